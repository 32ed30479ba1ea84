package stavka.kharkov.model;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.board.Board;

/** Whose a hex is as the front runs in a position, wherever it ran on 12 May. */
@Rule({"16.22", "17.24"})
public record FrontOfTheMoment(Board board) {
  public FrontOfTheMoment(KharkovTheatre theatre, Position position) {
    this(theatre.board(position));
  }

  /**
   * Whether a hex is part of the Axis front or its rear: units or a garrison stand there, or it
   * lies in an Axis zone and is free of Soviet counters.
   */
  public boolean axis(int hex) {
    return board.holds(Side.AXIS, hex)
        || (board.inZoneOf(Side.AXIS, hex) && !board.holds(Side.SOVIET, hex));
  }

  /** Whether a hex is the Soviet side's: a counter stands there, or only Soviet zones cover it. */
  public boolean soviet(int hex) {
    return board.holds(Side.SOVIET, hex) || (board.inZoneOf(Side.SOVIET, hex) && !axis(hex));
  }
}
