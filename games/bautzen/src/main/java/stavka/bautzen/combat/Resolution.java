package stavka.bautzen.combat;

import static stavka.engine.reason.Detail.hex;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import stavka.bautzen.model.BautzenMarks;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Kind;
import stavka.bautzen.supply.ColumnUse;
import stavka.engine.event.Fought;
import stavka.engine.play.Forecast;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** Fights an attack that has been declared. */
@Rule("9.5")
final class Resolution {
  private static final String DIE = "combat-die";

  private final BautzenTheatre theatre;
  private final BautzenPieces pieces;
  private final ColumnUse columns;
  private final Assessor assessor;

  Resolution(BautzenTheatre theatre, ColumnUse columns, Assessor assessor) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.columns = columns;
    this.assessor = assessor;
  }

  /** The attacker names his support; the defender is asked if he has any. */
  @Rule({"7.2.2", "9.1"})
  void declare(Draft draft, BattlePlan plan) {
    plan.units().each(unit -> draft.set(unit, BautzenMarks.FOUGHT));
    draft.put(plan.target(), BautzenMarks.ATTACKED, 1);
    columns.spend(draft, plan.support());
    Ints defenders = assessor.muster().defenders(draft.view(), plan.target());
    if (columns.columns(draft.view(), plan.side().enemy(), defenders).isEmpty()) {
      fight(draft, plan);
    } else {
      draft.push(new Answering(plan));
    }
  }

  /** Rolls the die and lays out what has to be settled, the attacker's losses on top. */
  void fight(Draft draft, BattlePlan plan) {
    Position before = draft.view();
    Assessor.Assessment assessment = assessor.assess(before, plan);
    if (assessment.hopeless()) {
      draft.say(theatre.cites().noted("attack-too-weak", hex(plan.target())));
      return;
    }
    String rule = theatre.cites().rule(DIE);
    int die = draft.roll(assessor.dice(), DIE, rule);
    String code = assessor.result(assessment.column(), die);
    draft.say(new Fought(assessment.report(), die, die, code, rule));
    Side enemy = plan.side().enemy();
    Ints defenders = assessor.muster().defenders(before, plan.target());
    boolean armour = armour(plan.units()) && armour(defenders);
    BautzenResult result = BautzenResult.of(code);
    int lost = result.eliminated() ? Integer.MAX_VALUE : result.defender();
    draft.push(new AdvanceUnits(plan.side(), plan.target(), plan.units()));
    Ints beaten = result.retreat() ? defenders : Ints.EMPTY;
    draft.push(new RetreatUnits(enemy, plan.target(), beaten, Ints.EMPTY));
    draft.push(new TakeLosses(enemy, defenders, lost, armour));
    draft.push(new TakeLosses(plan.side(), plan.units(), result.attacker(), armour));
  }

  private boolean armour(Ints units) {
    return units.any(unit -> pieces.is(unit, Kind.ARMOUR));
  }

  /** The exact chances of an attack that the defender does not answer. */
  Forecast forecast(Position position, BattlePlan plan) {
    Assessor.Assessment assessment = assessor.assess(position, plan);
    return new Forecast(
        assessment.report(),
        outcomes(assessment.column()),
        List.of(new Forecast.ColumnChance(assessment.report().column(), 1)));
  }

  /** The chance of each result of a column, the best for the attacker first. */
  List<Forecast.Outcome> outcomes(int column) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    for (int die = assessor.dice(); die >= 1; die--) {
      counts.merge(assessor.result(column, die), 1, Integer::sum);
    }
    List<Forecast.Outcome> outcomes = new ArrayList<>();
    counts.forEach(
        (result, count) ->
            outcomes.add(new Forecast.Outcome(result, (double) count / assessor.dice())));
    return outcomes;
  }
}
