package stavka.redstar.combat;

import static stavka.engine.reason.Detail.hex;

import stavka.engine.event.Fought;
import stavka.engine.event.Noted;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.Assessment;
import stavka.operational.combat.Assessor;
import stavka.operational.combat.BattlePlan;
import stavka.redstar.loss.Fate;
import stavka.redstar.loss.Toll;
import stavka.redstar.markers.MarkerCups;
import stavka.redstar.model.Marks;
import stavka.redstar.model.Pieces;
import stavka.redstar.model.Theatre;

/** From the declaration of a battle to the result of its die. */
@Rule({"7.1.2", "8.0.3"})
final class Resolution implements Fight {
  private final Pieces pieces;
  private final Combatants combatants;
  private final Assessor assessor;
  private final MarkerCups cups;
  private final Toll toll;
  private final Fate fate;

  Resolution(
      Theatre theatre,
      Combatants combatants,
      Assessor assessor,
      MarkerCups cups,
      Toll toll,
      Fate fate) {
    this.pieces = theatre.pieces();
    this.combatants = combatants;
    this.assessor = assessor;
    this.cups = cups;
    this.toll = toll;
    this.fate = fate;
  }

  @Override
  public void fight(Draft draft, BattlePlan plan) {
    Side enemy = plan.attacker().enemy();
    Ints defenders = Ints.EMPTY;
    for (int i = 0; i < plan.targets().size(); i++) {
      Ints there = combatants.defenders(draft.view(), enemy, plan.targets().get(i));
      for (int j = 0; j < there.size(); j++) {
        defenders = defenders.with(there.get(j));
      }
    }
    plan.attackers().each(unit -> cups.draw(draft, unit, "6.2.2"));
    defenders.each(unit -> cups.draw(draft, unit, "6.2.2"));
    Position position = draft.view();
    Party attacker =
        Party.of(plan.attacker(), plan.attackers(), origins(position, plan.attackers()));
    Party defender = Party.of(enemy, defenders, origins(position, defenders));
    boolean streets = streets(position, plan);
    CombatResult outcome = outcome(draft, plan);
    if (!plan.overrun()) {
      plan.attackers().each(unit -> draft.set(unit, Marks.ATTACKED));
      defenders.each(unit -> draft.set(unit, Marks.DEFENDED));
    }
    if (outcome.defender() > 0) {
      removeGuests(draft, plan, defender);
    }
    draft.push(
        Battle.of(
            plan,
            outcome.obligatory(),
            outcome.annihilated(),
            streets,
            attacker.owing(outcome.attacker()),
            defender.owing(outcome.defender())));
  }

  /** The hexes that units stand on, in their order. */
  private static Ints origins(Position position, Ints units) {
    return Ints.of(units.stream().map(position::place).toArray());
  }

  /** An attack that turns out below the worst column has no effect. */
  @Rule("7.1.2")
  private CombatResult outcome(Draft draft, BattlePlan plan) {
    Assessment assessment = assessor.fought(draft.view(), plan);
    if (assessment.hopeless()) {
      draft.say(Noted.of("7.1.2", "attack-too-weak", hex(plan.targets().first())));
      return CombatResult.of(CombatResult.NO_EFFECT);
    }
    int die = draft.roll(assessment.table().die(), plan.overrun() ? "overrun" : "combat", "7.1.2");
    int column = assessment.column(0);
    String result = assessment.result(column, die);
    draft.say(new Fought(assessment.report(), die, assessment.modified(die), result, "7.8.2"));
    return CombatResult.of(result);
  }

  /** Most of the attackers' steps are motorised and they go for a major city. */
  @Rule("7.4.4")
  private boolean streets(Position position, BattlePlan plan) {
    if (plan.targets().stream().noneMatch(target -> combatants.stronghold(position, target))) {
      return false;
    }
    int motorised = 0;
    int all = 0;
    for (int i = 0; i < plan.attackers().size(); i++) {
      int steps = toll.steps(position, plan.attackers().get(i));
      all += steps;
      motorised += pieces.motorised(plan.attackers().get(i)) ? steps : 0;
    }
    return 2 * motorised > all;
  }

  /** Those who had fled to a hex that now suffers are lost, and count for nothing. */
  @Rule("7.14.3")
  private void removeGuests(Draft draft, BattlePlan plan, Party defender) {
    for (int i = 0; i < plan.targets().size(); i++) {
      Ints there = combatants.present(draft.view(), defender.side(), plan.targets().get(i));
      there.each(
          unit -> {
            if (draft.has(unit, Marks.GUEST) && !defender.units().contains(unit)) {
              fate.eliminate(draft, unit, "7.14.3");
            }
          });
    }
  }
}
