package stavka.panzer.combat;

import stavka.engine.position.BitField;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.BattleStart;
import stavka.operational.model.Books;
import stavka.operational.model.Marks;

/**
 * Notes for the rest of the phase who has attacked and who was attacked.
 *
 * @param own what else a game does when a combat begins
 */
@Rule(in = Books.KHARKOV, value = "9.14")
@Rule(in = Books.GUDERIAN, value = "9.14")
record PanzerBattleStart(BattleStart own) implements BattleStart {
  @Override
  public void declared(Draft draft, BattlePlan plan) {
    own.declared(draft, plan);
  }

  @Override
  public Ints turnedOver(Draft draft, BattlePlan plan, Ints shown) {
    if (!plan.overrun()) {
      mark(draft, plan.attackers(), Marks.ATTACKED);
    }
    return own.turnedOver(draft, plan, shown);
  }

  @Override
  public void engaged(Draft draft, BattlePlan plan) {
    if (!plan.overrun()) {
      plan.targets().each(hex -> mark(draft, draft.view().stack(hex), Marks.DEFENDED));
    }
    own.engaged(draft, plan);
  }

  /** With the phase ends what was noted for it, guests included. */
  @Override
  @Rule(
      in = Books.KHARKOV,
      value = {"9.14", "9.65"})
  public void phaseEnds(Draft draft) {
    draft.clearAll(Marks.ATTACKED, Marks.DEFENDED, Marks.GUEST);
    own.phaseEnds(draft);
  }

  private static void mark(Draft draft, Ints units, BitField how) {
    for (int i = 0; i < units.size(); i++) {
      draft.set(units.get(i), how);
    }
  }
}
