package stavka.operational.combat;

import java.util.List;
import stavka.engine.battle.Adjustment;
import stavka.engine.event.Fought;
import stavka.engine.position.BitField;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.model.Books;
import stavka.operational.model.Citations;
import stavka.operational.model.Marks;

/**
 * Fights a declared combat or overrun: reveal, strengths, odds, morale, die. What follows is the
 * battle frame's.
 */
@Rule(
    in = Books.KHARKOV,
    value = {"9.0", "7.0", "7.2"})
@Rule(
    in = Books.GUDERIAN,
    value = {"9.0", "9.4", "6.5"})
public final class Resolution {
  /** The result against a hex in which nobody proved to be left. */
  private static final String NOBODY_LEFT = "De";

  private final Assessor assessor;
  private final BattleStart battleStart;
  private final Citations cites;

  public Resolution(Assessor assessor, BattleStart battleStart, Citations cites) {
    this.assessor = assessor;
    this.battleStart = battleStart;
    this.cites = cites;
  }

  /**
   * Rolls for a combat or overrun, announces it and pushes the frame that carries out its result.
   * Support has been spent by then; an overrun's units stand next to their target.
   */
  public void fight(Draft draft, BattlePlan declared) {
    battleStart.declared(draft, declared);
    Position position = draft.view();
    Forces judged = assessor.muster().forces(position, declared);
    Ints from = hexesOf(position, declared.attackers());
    Ints shown = reveal(draft, judged.defenders(), reveal(draft, judged.attackers(), Ints.EMPTY));
    if (!declared.overrun()) {
      mark(draft, declared.attackers(), Marks.ATTACKED);
    }
    Ints left = battleStart.turnedOver(draft, declared, shown);
    BattlePlan plan = declared.withAttackers(left);
    Forces there = judged.without(unit -> !left.contains(unit), unit -> !draft.onMap(unit));
    if (there.attackers().isEmpty()) {
      draft.say(cites.noted("called-off"));
      return;
    }
    Forces forces = assessor.muster().judgedAgain(draft.view(), plan, there);
    if (!plan.overrun()) {
      plan.targets().each(hex -> mark(draft, draft.view().stack(hex), Marks.DEFENDED));
    }
    battleStart.engaged(draft, plan);
    if (forces.defenders().isEmpty()) {
      draft.say(cites.noted("nobody-left"));
      draft.push(new Battle(plan, from, NOBODY_LEFT, Battle.Step.DEFENDER, List.of()));
    } else {
      roll(draft, assessor.assess(draft.view(), plan, forces, true), from);
    }
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

  private void roll(Draft draft, Assessment before, Ints from) {
    BattlePlan plan = before.plan();
    int morale = rollMorale(draft, before);
    Assessment assessment =
        morale > 0 ? before.with(new Adjustment(morale, "morale", cites.rule("morale"))) : before;
    int column = assessment.column(morale);
    int die =
        draft.roll(
            assessment.table().die(),
            plan.overrun() ? "overrun" : "combat",
            cites.rule("combat-die"));
    String result = assessment.result(column, die);
    String rule = cites.rule(plan.overrun() ? "overrun" : "combat");
    draft.say(new Fought(assessment.report(), die, assessment.modified(die), result, rule));
    draft.push(new Battle(plan, from, result, Battle.Step.DEFENDER, List.of()));
  }

  private int rollMorale(Draft draft, Assessment assessment) {
    Shifts shifts = assessor.shifts();
    if (!shifts.rollsMorale(draft.turn(), assessment.plan())) {
      return 0;
    }
    int die = draft.roll(assessment.table().die(), "morale", cites.rule("morale"));
    return shifts.morale(draft.turn(), die);
  }

  /** Notes who has attacked or was attacked. */
  @Rule(in = Books.KHARKOV, value = "9.14")
  @Rule(in = Books.GUDERIAN, value = "9.14")
  private static void mark(Draft draft, Ints units, BitField how) {
    for (int i = 0; i < units.size(); i++) {
      draft.set(units.get(i), how);
    }
  }

  static Ints hexesOf(Position position, Ints units) {
    Ints hexes = Ints.EMPTY;
    for (int i = 0; i < units.size(); i++) {
      int hex = position.place(units.get(i));
      if (!hexes.contains(hex)) {
        hexes = hexes.with(hex);
      }
    }
    return hexes;
  }
}
