package stavka.panzer.combat;

import stavka.engine.battle.CombatTable;
import stavka.panzer.model.Campaign;
import stavka.panzer.model.Footfall;

/** What a game fills in for its combat: the strategies that the shared machinery asks. */
public record Doctrine(
    Campaign campaign,
    CombatTable table,
    Mustering mustering,
    ColumnShifts shifts,
    Onset onset,
    Customs customs,
    Attendants attendants,
    Toll toll,
    Footfall footfall,
    OverrunEnd overrunEnd) {}
