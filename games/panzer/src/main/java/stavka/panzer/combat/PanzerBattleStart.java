package stavka.panzer.combat;

import stavka.engine.position.BitField;
import stavka.engine.position.Draft;
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
@Books.Kharkov("9.14")
@Books.Guderian("9.14")
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
  @Books.Kharkov({"9.14", "9.65"})
  public void phaseEnds(Draft draft) {
    draft.clearAll(Marks.ATTACKED, Marks.DEFENDED, Marks.GUEST);
    own.phaseEnds(draft);
  }

  private static void mark(Draft draft, Ints units, BitField how) {
    units.each(unit -> draft.set(unit, how));
  }
}
