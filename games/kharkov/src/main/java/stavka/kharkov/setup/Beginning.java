package stavka.kharkov.setup;

import stavka.engine.position.Chance;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.position.Setting;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.KharkovPieces;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.model.SetUpPlace;

/**
 * The position before anyone sets up: what has one place only is there, the rest waits beside the
 * map.
 */
@Rule({"5.0", "5.11", "5.12", "10.31"})
public final class Beginning {
  private Beginning() {}

  /** Counters show their first face: full strength, untried, inactive. */
  public static Position begin(KharkovTheatre theatre, Setting setting, Chance chance) {
    Draft draft = Position.empty(setting, Box.COUNT, Ledger.SIZE, chance).edit();
    KharkovPieces pieces = theatre.pieces();
    for (int unit = 0; unit < pieces.count(); unit++) {
      SetUpPlace place = pieces.setUpPlace(unit);
      if (pieces.kind(unit) == Kind.REGIMENT) {
        draft.moveToBox(unit, Box.REGIMENTS);
      } else if (!place.onMap() && !place.arrives()) {
        draft.moveToBox(unit, pieces.reserveBox(place.reserves().first()));
      } else if (place.onMap() && place.choices().size() == 1) {
        draft.moveTo(unit, place.choices().first());
      }
    }
    draft.enter(Ledger.INFANTRY_REPLACEMENTS, pieces.replacementCounters(Kind.RIFLE));
    draft.enter(Ledger.TANK_REPLACEMENTS, pieces.replacementCounters(Kind.TANK));
    return draft.view();
  }
}
