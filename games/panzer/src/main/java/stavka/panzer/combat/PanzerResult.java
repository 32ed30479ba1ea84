package stavka.panzer.combat;

import stavka.engine.position.Draft;
import stavka.engine.value.Ints;
import stavka.operational.combat.Battle;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.CombatResult;
import stavka.operational.combat.Forces;
import stavka.operational.combat.Party;
import stavka.operational.combat.SideResult;
import stavka.operational.model.Books;

/** The results of the table, read. */
@Books.Kharkov({"9.55", "9.56", "9.58", "9.59"})
@Books.Guderian({"9.64", "9.65", "9.66", "9.67"})
public final class PanzerResult {
  /** Both sides lose a step, and nobody retreats. */
  private static final CombatResult ENGAGED =
      new CombatResult(new SideResult(1, false, false), new SideResult(1, false, false));

  private PanzerResult() {}

  /** Reads a result as the table writes it: the defender's part, a stroke, the attacker's. */
  public static CombatResult of(String text) {
    if (text.equals("Eng")) {
      return ENGAGED;
    }
    int stroke = text.indexOf('/');
    String first = stroke < 0 ? text : text.substring(0, stroke);
    String second = stroke < 0 ? "" : text.substring(stroke + 1);
    String defender = first.startsWith("D") ? first : "";
    String attacker = first.startsWith("A") ? first : second;
    return new CombatResult(side(attacker), side(defender));
  }

  /** From a result to its battle, in which {@link StruckUnits} names whom it falls on. */
  static void begin(Draft draft, BattlePlan plan, Forces forces, Ints from, String result) {
    Party attacker = Party.of(plan.attacker(), plan.attackers(), draft.view());
    draft.push(
        Battle.of(
            plan,
            of(result),
            0,
            Party.of(attacker.side(), attacker.units(), attacker.origins(), from),
            Party.of(plan.attacker().enemy(), Ints.EMPTY, Ints.EMPTY, plan.targets())));
  }

  private static SideResult side(String part) {
    if (part.isEmpty()) {
      return SideResult.NOTHING;
    }
    return part.endsWith("e")
        ? SideResult.ELIMINATED
        : new SideResult(part.charAt(1) - '0', true, false);
  }

  static boolean engaged(CombatResult result) {
    return result.equals(ENGAGED);
  }
}
