package stavka.kharkov.movement;

import static stavka.engine.play.Detail.hex;
import static stavka.engine.play.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.play.Objection;
import stavka.engine.play.Side;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Board;
import stavka.kharkov.model.Ground;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.State;
import stavka.kharkov.model.Theatre;

/** German units leave an enemy zone for three points, one hex, before they go on. */
@Rule({"6.6", "6.61", "6.63", "6.64"})
public final class Disengagement {
  /** Three points in halves, for the whole step. */
  public static final int PRICE = 6;

  private final Theatre theatre;
  private final Ground ground;
  private final Pieces pieces;
  private final Allowance allowance;

  public Disengagement(Theatre theatre) {
    this.theatre = theatre;
    this.ground = theatre.ground();
    this.pieces = theatre.pieces();
    this.allowance = new Allowance(pieces);
  }

  /** Why units cannot disengage to a hex, or null. */
  public @Nullable Objection objection(Position position, PhaseRole role, Ints units, Ints path) {
    if (role != PhaseRole.AXIS_INITIAL) {
      return Objection.of("6.61", "disengage-phase");
    }
    if (position.turn() == 1) {
      return Objection.of("6.64", "disengage-turn-one");
    }
    for (int i = 0; i < units.size(); i++) {
      int unit = units.get(i);
      if (!pieces.isGerman(unit)) {
        return Objection.of("6.6", "disengage-german", unit(unit));
      }
      if (!position.onMap(unit) || !position.has(unit, State.BEGAN_IN_ZONE)) {
        return Objection.of("6.61", "disengage-not-in-zone", unit(unit));
      }
      if (allowance.halfPoints(position, unit) < PRICE) {
        return Objection.of("6.6", "disengage-points", unit(unit));
      }
    }
    return path.size() == 1
        ? step(position, position.place(units.first()), path.first())
        : Objection.of("6.62", "disengage-one-hex");
  }

  private @Nullable Objection step(Position position, int from, int to) {
    int direction =
        to < 0 || to >= ground.grid().size() ? HexGrid.NONE : ground.grid().direction(from, to);
    if (direction == HexGrid.NONE) {
      return Objection.of("6.0", "not-adjacent", hex(from), hex(to));
    }
    Board board = Board.of(theatre, position);
    if (board.holds(Side.SOVIET, to)) {
      return Objection.of("6.22", "enemy-there", hex(to));
    }
    if (board.inEnemyZone(Side.AXIS, to)) {
      return Objection.of("6.61", "disengage-into-zone", hex(to));
    }
    if (ground.crosses(from, direction, Ground.DONETS)) {
      return Objection.of("6.64", "disengage-donets", hex(to));
    }
    return ground.passable(from, direction)
        ? null
        : Objection.of("6.64", "dniepr", hex(from), hex(to));
  }
}
