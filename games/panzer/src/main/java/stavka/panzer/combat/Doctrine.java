package stavka.panzer.combat;

import stavka.operational.board.EntryEffect;
import stavka.operational.combat.Assessor;
import stavka.operational.combat.Attendants;
import stavka.operational.combat.BattleStart;
import stavka.operational.model.Citations;
import stavka.operational.model.Pieces;
import stavka.operational.model.Theatre;

/** What a game fills in for its combat: the strategies that the shared machinery asks. */
public record Doctrine(
    Theatre theatre,
    Assessor assessor,
    BattleStart battleStart,
    Customs customs,
    Attendants attendants,
    PanzerCasualties casualties,
    EntryEffect entryEffect) {
  Pieces pieces() {
    return theatre.pieces();
  }

  Citations cites() {
    return theatre.cites();
  }
}
