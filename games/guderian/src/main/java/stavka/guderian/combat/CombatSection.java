package stavka.guderian.combat;

import stavka.engine.rule.Rule;
import stavka.guderian.model.Theatre;
import stavka.guderian.supply.Supply;
import stavka.panzer.combat.Attendants;
import stavka.panzer.combat.ColumnShifts;
import stavka.panzer.combat.Doctrine;
import stavka.panzer.combat.Fighting;
import stavka.panzer.movement.Footfall;

/** Section 9 of the book, with what sections 10 and 12 say of combat, put together. */
@Rule({"9.0", "9.5"})
public final class CombatSection extends Fighting {
  private final Losses losses;

  public CombatSection(Theatre theatre, Supply supply, Footfall footfall) {
    this(theatre, supply, footfall, new Losses(theatre));
  }

  private CombatSection(Theatre theatre, Supply supply, Footfall footfall, Losses losses) {
    super(
        new AttackLimits(theatre, supply),
        new Doctrine(
            theatre,
            theatre.charts().combatTable(),
            new Strengths(theatre, supply),
            ColumnShifts.NONE,
            new Opening(theatre, losses),
            new Outcome(),
            Attendants.NONE,
            losses,
            footfall));
    this.losses = losses;
  }

  public Losses losses() {
    return losses;
  }
}
