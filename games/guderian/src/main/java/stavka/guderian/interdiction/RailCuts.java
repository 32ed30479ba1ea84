package stavka.guderian.interdiction;

import java.util.function.IntPredicate;
import stavka.engine.event.Noted;
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
public record RailCuts(GuderianTheatre theatre) {
  /** A railway without the hexes that are cut. */
  public static StepTable without(StepTable track, Position position) {
    if (position.ledger(Ledger.CUTS_MADE) == 0) {
      return track;
    }
    return without(track, hex -> cutAt(position, hex));
  }

  /** A railway without hexes at which it is cut. */
  static StepTable without(StepTable track, IntPredicate cut) {
    return StepTable.of(
        track.grid(),
        (from, direction, to) -> cut.test(from) || cut.test(to) ? 0 : track.price(from, direction));
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
          draft.enter(Ledger.FIRST_CUT + made % theatre.limits().railCuts(), hex + 1);
          draft.enter(Ledger.CUTS_MADE, made + 1);
          draft.say(Noted.of("6.35", "rail-cut", Detail.hex(hex)));
        }
        draft.set(unit, GuderianMarks.STAYED, hex + 1);
      }
    }
  }
}
