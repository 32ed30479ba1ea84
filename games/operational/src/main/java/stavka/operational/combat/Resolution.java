package stavka.operational.combat;

import java.util.List;
import stavka.engine.battle.Adjustment;
import stavka.engine.event.Fought;
import stavka.engine.event.Noted;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.value.Ints;
import stavka.operational.model.Citations;

/**
 * Fights a declared combat or overrun: reveal, strengths, odds, dice. Its settlement takes over
 * then.
 *
 * @param nobodyLeft the result against a hex in which nobody proved to be left
 */
public record Resolution(
    Assessor assessor,
    BattleStart battleStart,
    Settlement settlement,
    String nobodyLeft,
    Citations cites) {
  /**
   * Rolls for a combat or overrun, announces it and lets its settlement begin. Support has been
   * spent by then; an overrun's units stand next to their target.
   */
  public void fight(Draft draft, BattlePlan declared) {
    battleStart.declared(draft, declared);
    Position position = draft.view();
    Forces judged = assessor.muster().forces(position, declared);
    Ints from = hexesOf(position, declared.attackers());
    Ints shown = reveal(draft, judged.defenders(), reveal(draft, judged.attackers(), Ints.EMPTY));
    Ints left = battleStart.turnedOver(draft, declared, shown);
    BattlePlan plan = declared.withAttackers(left);
    Forces there = judged.without(unit -> !left.contains(unit), unit -> !draft.onMap(unit));
    if (there.attackers().isEmpty()) {
      draft.say(cites.noted("called-off"));
      return;
    }
    Forces forces = assessor.muster().judgedAgain(draft.view(), plan, there);
    battleStart.engaged(draft, plan);
    String result =
        forces.defenders().isEmpty()
            ? nobodyLeft(draft)
            : result(draft, assessor.assess(draft.view(), plan, forces, true));
    settlement.begin(draft, plan, forces, from, result);
  }

  private String nobodyLeft(Draft draft) {
    draft.say(cites.noted("nobody-left"));
    return nobodyLeft;
  }

  /** Turns over those who are untried. */
  private Ints reveal(Draft draft, List<Contribution> parts, Ints before) {
    Ints shown = before;
    for (Contribution part : parts) {
      if (part.shown()
          && assessor.strengths().cups().draw(draft, part.unit(), cites.rule("revealed"))) {
        shown = shown.with(part.unit());
      }
    }
    return shown;
  }

  private String result(Draft draft, Assessment before) {
    BattlePlan plan = before.plan();
    String outside =
        assessor
            .tables()
            .outside(before.table(), before.attack().total(), before.defence().total());
    if (outside != null) {
      Detail target = Detail.hex(plan.targets().first());
      draft.say(Noted.of(cites.rule("combat-die"), "attack-too-weak", target));
      return outside;
    }
    int morale = rollMorale(draft, before);
    Assessment assessment =
        morale > 0 ? before.with(new Adjustment(morale, "morale", cites.rule("morale"))) : before;
    int die =
        draft.roll(
            assessment.table().die(),
            plan.overrun() ? "overrun" : "combat",
            cites.rule("combat-die"));
    String result = assessment.result(assessment.column(morale), die);
    String rule = cites.rule(plan.overrun() ? "overrun" : "combat");
    draft.say(new Fought(assessment.report(), die, assessment.modified(die), result, rule));
    return result;
  }

  private int rollMorale(Draft draft, Assessment assessment) {
    Shifts shifts = assessor.shifts();
    if (!shifts.rollsMorale(draft.turn(), assessment.plan())) {
      return 0;
    }
    int die = draft.roll(assessment.table().die(), "morale", cites.rule("morale"));
    return shifts.morale(draft.turn(), die);
  }

  static Ints hexesOf(Position position, Ints units) {
    return Ints.of(units.stream().map(position::place).distinct().toArray());
  }
}
