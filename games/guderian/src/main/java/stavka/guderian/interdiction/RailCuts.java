package stavka.guderian.interdiction;

import stavka.engine.event.Noted;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.StepTable;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.guderian.model.GuderianMarks;
import stavka.guderian.model.GuderianPieces;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Ledger;

/**
 * The option of rail cuts: a German unit that stays a whole game turn in a railway hex cuts the
 * line there.
 */
@Rule("6.35")
public final class RailCuts {
  private final GuderianTheatre theatre;
  private final int markers;

  public RailCuts(GuderianTheatre theatre) {
    this.theatre = theatre;
    this.markers = theatre.limits().railCuts();
  }

  /** A railway without the hexes that are cut. */
  public static StepTable without(StepTable track, Position position) {
    if (position.ledger(Ledger.CUTS_MADE) == 0) {
      return track;
    }
    HexGrid grid = track.grid();
    return StepTable.of(
        grid,
        (from, direction, to) ->
            cutAt(position, from) || cutAt(position, to) ? 0 : track.price(from, direction),
        (from, direction, to) -> false);
  }

  public static boolean cutAt(Position position, int hex) {
    for (int i = 0; i < Ledger.MOST_CUTS; i++) {
      int cut = position.ledger(Ledger.FIRST_CUT + i);
      if (cut == 0 || cut == hex + 1) {
        return cut != 0;
      }
    }
    return false;
  }

  /** The end of a game turn; when all markers lie, the oldest cut gives way to a new one. */
  public void turnEnds(Draft draft) {
    if (draft.ledger(Ledger.RAIL_CUTS) == 0) {
      return;
    }
    GuderianPieces pieces = theatre.pieces();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.side(unit) == Side.AXIS && draft.onMap(unit)) {
        int hex = draft.place(unit);
        boolean stayed = draft.get(unit, GuderianMarks.STAYED) == hex + 1;
        if (stayed && theatre.ground().onRail(hex) && !cutAt(draft.view(), hex)) {
          int made = draft.ledger(Ledger.CUTS_MADE);
          draft.enter(Ledger.FIRST_CUT + made % markers, hex + 1);
          draft.enter(Ledger.CUTS_MADE, made + 1);
          draft.say(Noted.of("6.35", "rail-cut", Detail.hex(hex)));
        }
        draft.set(unit, GuderianMarks.STAYED, hex + 1);
      }
    }
  }
}
