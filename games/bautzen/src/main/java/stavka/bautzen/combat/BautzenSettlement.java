package stavka.bautzen.combat;

import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.Kind;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.combat.Battle;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.Forces;
import stavka.operational.combat.Party;
import stavka.operational.combat.Settlement;

/** From a result to what has to be settled. */
@Rule("9.5")
record BautzenSettlement(BautzenPieces pieces) implements Settlement {
  /** Noted of a battle in which both sides had armour. */
  static final int ARMOUR = 1;

  /** Noted of a battle whose defenders go back. */
  static final int RETREAT = 2;

  @Override
  public void begin(Draft draft, BattlePlan plan, Forces forces, Ints from, String result) {
    if (result.equals(BautzenResult.NOTHING)) {
      return;
    }
    Position position = draft.view();
    Ints defenders = position.stack(plan.targets().first()).filter(pieces::fights);
    boolean armour = armour(plan.attackers()) && armour(defenders);
    boolean retreat = BautzenResult.retreats(result);
    draft.push(
        Battle.of(
            plan,
            BautzenResult.of(result),
            (armour ? ARMOUR : 0) | (retreat ? RETREAT : 0),
            Party.of(plan.attacker(), plan.attackers(), position),
            Party.of(plan.attacker().enemy(), defenders, position)));
  }

  @Rule("11.2")
  private boolean armour(Ints units) {
    return units.any(unit -> pieces.is(unit, Kind.ARMOUR));
  }

  /** Who may lose the next step of a side: armour first where both sides had it. */
  @Rule({"11.1", "11.2"})
  Ints nextLoser(Position position, Battle battle) {
    Party party = battle.party();
    int left = party.units().stream().map(unit -> pieces.stepsLeft(position, unit)).sum();
    if (left <= party.owes()) {
      return Ints.of(party.units().first());
    }
    boolean first = (battle.noted() & ARMOUR) != 0 && party.lost() == 0;
    return first ? party.units().filter(unit -> pieces.is(unit, Kind.ARMOUR)) : party.units();
  }
}
