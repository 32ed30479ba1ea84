package stavka.kharkov.combat;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.battle.Adjustment;
import stavka.engine.battle.CombatTable;
import stavka.engine.play.Side;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Charts;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.Theatre;

/** From strengths to a column of the table, and what changes the die. */
final class Shifts {
  private final CombatTable table;
  private final Charts charts;
  private final Pieces pieces;
  private final Strengths strengths;

  Shifts(Theatre theatre, Strengths strengths) {
    this.charts = theatre.charts();
    this.table = charts.combatTable();
    this.pieces = theatre.pieces();
    this.strengths = strengths;
  }

  /** The shifts that are known before morale: armour and air. */
  List<Adjustment> beforeMorale(BattlePlan plan, Muster muster) {
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
  private int armour(Muster muster) {
    return (anyArmour(muster.attackers()) ? 1 : 0) - (anyArmour(muster.defenders()) ? 1 : 0);
  }

  private boolean anyArmour(List<Part> parts) {
    for (Part part : parts) {
      if (pieces.kind(part.unit()).armour()) {
        return true;
      }
    }
    return false;
  }

  @Rule({"13.11", "13.14"})
  private static void addAir(BattlePlan plan, List<Adjustment> shifts) {
    if (plan.attackerAir() > 0) {
      shifts.add(new Adjustment(plan.attackerAir(), "air-attacker", "13.14"));
    }
    if (plan.defenderAir() > 0) {
      shifts.add(new Adjustment(-plan.defenderAir(), "air-defender", "13.14"));
    }
  }

  /** Whether an attack rolls for Soviet morale. */
  @Rule({"9.81", "9.84", "7.21"})
  boolean rollsMorale(int turn, BattlePlan plan) {
    return !plan.overrun() && plan.attacker() == Side.SOVIET && charts.moraleRolls(turn);
  }

  @Rule({"9.83", "9.85"})
  int morale(int turn, int die) {
    return charts.morale(turn, die);
  }

  /** The column of bare strengths, brought within the table. */
  @Rule({"9.0", "9.4", "9.83"})
  int base(int attack, int defence) {
    return table.column(attack, defence);
  }

  /**
   * A column after armour and air, then after morale; what would lead beyond the table is lost each
   * time.
   */
  @Rule({"9.82", "9.83"})
  int shifted(int base, List<Adjustment> beforeMorale, int morale) {
    int sum = 0;
    for (Adjustment shift : beforeMorale) {
      sum += shift.amount();
    }
    return table.shifted(table.shifted(base, sum), morale);
  }

  /**
   * One more on the die if every attacker attacks across a river, at least one of them across a
   * minor one.
   */
  @Rule("9.33")
  List<Adjustment> dieChanges(Position position, BattlePlan plan) {
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

  int columns() {
    return table.columns().size();
  }

  String name(int column) {
    return table.columns().get(column).toString();
  }

  /** The result on a column; a 7 is read as 6. */
  @Rule("9.4")
  String result(int column, int die) {
    return table.result(column, die);
  }
}
