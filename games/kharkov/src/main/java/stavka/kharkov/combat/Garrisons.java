package stavka.kharkov.combat;

import stavka.engine.event.Noted;
import stavka.engine.position.Draft;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Ledger;

/** Garrisons that fall in combat. */
final class Garrisons {
  private final KharkovTheatre theatre;
  private final KharkovCasualties casualties;

  Garrisons(KharkovTheatre theatre, KharkovCasualties casualties) {
    this.theatre = theatre;
    this.casualties = casualties;
  }

  /**
   * The garrisons of attacked hexes in which no Axis unit stands are destroyed: those that were
   * alone, and those whose units were eliminated or have retreated.
   */
  @Rule({"15.3", "15.32", "15.33", "15.34"})
  void fallWhereAlone(Draft draft, Ints hexes) {
    for (int i = 0; i < hexes.size(); i++) {
      int hex = hexes.get(i);
      if (theatre.garrisoned(draft.view(), hex)
          && !casualties.anyCombatUnit(draft, Side.AXIS, hex)) {
        int bit = 1 << theatre.ground().cityIndex(hex);
        draft.enter(Ledger.GARRISONS_GONE, draft.ledger(Ledger.GARRISONS_GONE) | bit);
        draft.say(Noted.of("15.32", "garrison-falls", Detail.hex(hex)));
      }
    }
  }
}
