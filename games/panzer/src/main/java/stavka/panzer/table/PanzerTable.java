package stavka.panzer.table;

import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import stavka.engine.counter.Step;
import stavka.engine.position.BitField;
import stavka.engine.position.Draft;
import stavka.engine.position.OpenState.Figures;
import stavka.engine.position.Position;
import stavka.engine.table.Overlay;
import stavka.engine.table.Overlay.Spot;
import stavka.engine.value.Side;
import stavka.operational.model.Marks;
import stavka.operational.model.Pieces;
import stavka.operational.model.Theatre;
import stavka.operational.movement.March;
import stavka.operational.movement.MovePhase;
import stavka.operational.supply.Supply;
import stavka.operational.table.BoardOverlays;
import stavka.operational.table.OpenCounters;
import stavka.operational.table.ViewMaker.Moving;

/** What both games lay on the table in the same way. */
public final class PanzerTable {
  private PanzerTable() {}

  /**
   * Counters with the marks of both games; a game adds its own.
   *
   * @param read what boxes of the game depend on
   */
  public static OpenCounters counters(Pieces pieces, Supply supply, BitField... read) {
    return new OpenCounters((unit, word) -> figures(pieces, unit, word), read)
        .marked("moved", Marks.MOVED)
        .marked("fought", Marks.ATTACKED)
        .marked("disrupted", Marks.DISRUPTED)
        .instantly(
            "unsupplied",
            (position, unit) ->
                position.turn() > 0 && pieces.combat(unit) && !supply.supplied(position, unit))
        .marked("untried", pieces::untried, Marks.STEP, Marks.DRAWN)
        .marked("guest", Marks.GUEST);
  }

  /** Nothing but its movement is known of an untried unit or printed on a headquarters. */
  private static Figures figures(Pieces pieces, int unit, long word) {
    int movement = pieces.movement(unit, word);
    if (!pieces.combat(unit) || pieces.untried(unit, word)) {
      return new Figures(null, null, movement);
    }
    Step face = pieces.face(unit, word);
    return new Figures(face.attack(), face.defence(), movement);
  }

  public static Moving moving(Pieces pieces) {
    return new Moving(
        Map.of(
            MovePhase.SOVIET,
            Side.SOVIET,
            MovePhase.AXIS,
            Side.AXIS,
            MovePhase.MECHANISED,
            Side.AXIS),
        (position, unit) -> pieces.halfPoints(position, unit) / 2);
  }

  /**
   * Where a unit could march to if its phase began now: all of it from its hex, or nowhere from an
   * enemy zone.
   *
   * @param supplied whether a unit has its full allowance
   */
  public static Overlay threat(
      Theatre theatre, March march, Position position, int unit, IntPredicate supplied) {
    Side side = theatre.side(unit);
    int start = position.place(unit);
    if (theatre.board(position).inEnemyZone(side, start)) {
      return new Overlay(List.of(new Spot(start, 0, side)), List.of());
    }
    Draft draft = position.edit();
    draft.set(unit, Marks.SUPPLIED, supplied.test(unit) ? 1 : 0);
    return BoardOverlays.reach(march.field(draft.view(), unit, start, 0), side);
  }
}
