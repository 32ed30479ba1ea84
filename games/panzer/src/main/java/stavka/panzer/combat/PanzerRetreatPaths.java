package stavka.panzer.combat;

import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.combat.RetreatPaths;
import stavka.operational.model.Books;
import stavka.operational.model.Theatre;

/** The ways by which a unit may fall back. */
@Books.Kharkov({"9.61", "9.63", "9.64"})
@Books.Guderian({"9.71", "9.73", "9.74", "6.4"})
public record PanzerRetreatPaths(Theatre theatre, Customs customs) {
  private static final int VACANT = 0;
  private static final int FRIENDS = 1;
  private static final int LAST_RESORT = 2;

  /**
   * Every way in which a unit may fall back so far.
   *
   * @param gone those who have fallen back before it from the same combat: a stack may stay
   *     together
   */
  @Books.Kharkov("9.64")
  @Books.Guderian("9.73")
  public RetreatPaths of(Position position, int unit, int hexes, Ints gone) {
    Board board = theatre.board(position);
    int start = position.place(unit);
    return new RetreatPaths(
        theatre.grid(),
        (from, direction, to) ->
            open(position, board, unit, from, direction, to)
                ? resort(position, board, unit, to, gone)
                : RetreatPaths.CLOSED,
        customs::refuge,
        start,
        start,
        hexes);
  }

  /** Whether friends hold a hex, a garrison or units other than those of the same retreat. */
  @Books.Kharkov({"9.64", "9.65"})
  boolean hosted(Position position, Side side, int hex, Ints gone) {
    return theatre.garrisoned(position, side, hex)
        || position.anyOn(hex, unit -> theatre.pieces().combat(unit) && !gone.contains(unit));
  }

  /** Whether a step is free of enemies, their zones and full stacks. */
  @Books.Kharkov({"9.61", "9.63", "9.64", "8.1", "8.25", "6.3"})
  private boolean open(Position position, Board board, int unit, int from, int direction, int hex) {
    Side side = theatre.side(unit);
    return theatre.ground().passable(from, direction)
        && board.openToLine(side, hex)
        && !theatre.barred(position, side, hex)
        && (!theatre.pieces().combat(unit) || theatre.stacking().room(position, unit, hex));
  }

  /** How late a hex is thought of: a vacant one first, by units; attendants go anywhere. */
  private int resort(Position position, Board board, int unit, int hex, Ints gone) {
    Side side = theatre.side(unit);
    if (!theatre.pieces().combat(unit) || !hosted(position, side, hex, gone)) {
      return VACANT;
    }
    return customs.shunsZones() && board.inEnemyZone(side, hex) ? LAST_RESORT : FRIENDS;
  }
}
