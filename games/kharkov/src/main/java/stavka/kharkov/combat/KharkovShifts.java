package stavka.kharkov.combat;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.battle.Adjustment;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovTheatre;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.Contribution;
import stavka.operational.combat.Forces;
import stavka.operational.combat.Shifts;

/** What moves the column beside the odds, and what changes the die. */
record KharkovShifts(KharkovTheatre theatre, KharkovMuster strengths) implements Shifts {
  /** Armour and air. */
  @Override
  public List<Adjustment> known(Position position, BattlePlan plan, Forces muster) {
    List<Adjustment> shifts = new ArrayList<>(3);
    int armour = armour(muster);
    if (armour != 0) {
      shifts.add(new Adjustment(armour, "armour", "9.9"));
    }
    addAir(plan, shifts);
    return shifts;
  }

  /** One column for the side that has armour when the other has none. */
  @Rule({"9.9", "7.21"})
  private int armour(Forces muster) {
    return (anyArmour(muster.attackers()) ? 1 : 0) - (anyArmour(muster.defenders()) ? 1 : 0);
  }

  private boolean anyArmour(List<Contribution> parts) {
    for (Contribution part : parts) {
      if (part.unit() >= 0 && theatre.pieces().kind(part.unit()).armour()) {
        return true;
      }
    }
    return false;
  }

  @Rule({"13.11", "13.14"})
  private static void addAir(BattlePlan plan, List<Adjustment> shifts) {
    if (plan.attackerSupport() > 0) {
      shifts.add(new Adjustment(plan.attackerSupport(), "air-attacker", "13.14"));
    }
    if (plan.defenderSupport() > 0) {
      shifts.add(new Adjustment(-plan.defenderSupport(), "air-defender", "13.14"));
    }
  }

  /** Whether an attack rolls for Soviet morale. */
  @Override
  @Rule({"9.81", "9.84", "7.21"})
  public boolean rollsMorale(int turn, BattlePlan plan) {
    return !plan.overrun() && plan.attacker() == Side.SOVIET && theatre.charts().moraleRolls(turn);
  }

  @Override
  @Rule({"9.83", "9.85"})
  public int morale(int turn, int die) {
    return theatre.charts().morale(turn, die);
  }

  /**
   * One more on the die if every attacker attacks across a river, at least one of them across a
   * minor one.
   */
  @Override
  @Rule("9.33")
  public List<Adjustment> dieChanges(Position position, BattlePlan plan) {
    boolean minor = false;
    for (int i = 0; i < plan.attackers().size(); i++) {
      int from = position.place(plan.attackers().get(i));
      boolean acrossMinor = strengths.acrossMinorRiver(from, plan.targets());
      if (!acrossMinor && !strengths.acrossMajorRiver(from, plan.targets())) {
        return List.of();
      }
      minor |= acrossMinor;
    }
    return minor ? List.of(new Adjustment(1, "across-minor-river", "9.33")) : List.of();
  }
}
