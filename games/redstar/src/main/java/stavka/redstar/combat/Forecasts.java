package stavka.redstar.combat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import stavka.engine.order.Attack;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Forecast;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.redstar.model.Marker;
import stavka.redstar.model.Pieces;
import stavka.redstar.model.Theatre;

/** The exact chances of a battle before it is declared, markers yet to be drawn included. */
@Rule({"6.2.2", "7.1.2", "7.8"})
final class Forecasts {
  private final Pieces pieces;
  private final Combatants combatants;
  private final Assessor assessor;
  private final AttackRules rules;
  private final Lottery lots;

  Forecasts(Theatre theatre, Combatants combatants, Assessor assessor, AttackRules rules) {
    this.pieces = theatre.pieces();
    this.combatants = combatants;
    this.assessor = assessor;
    this.rules = rules;
    this.lots = new Lottery(pieces);
  }

  Optional<Forecast> forecast(Position position, Order order) {
    return switch (order) {
      case Attack attack -> Optional.of(forecast(position, rules.assess(position, attack)));
      case Overrun overrun -> Optional.of(overrun(position, overrun));
      default -> Optional.empty();
    };
  }

  /** An overrun is judged from the hex next to its target. */
  private Forecast overrun(Position position, Overrun overrun) {
    Position there = position;
    if (!overrun.path().isEmpty()) {
      Draft draft = position.edit();
      overrun.units().each(unit -> draft.moveTo(unit, overrun.path().last()));
      there = draft.view();
    }
    Side side = pieces.side(overrun.units().first());
    BattlePlan plan =
        new BattlePlan(
            true, side, overrun.units(), Ints.of(overrun.target()), false, Ints.EMPTY, false);
    return forecast(there, assessor.assess(there, plan, Origins.of(there, overrun.units()), false));
  }

  private Forecast forecast(Position position, Assessment assessment) {
    Map<String, Double> results = new HashMap<>();
    Map<Integer, Double> columns = new HashMap<>();
    strengths(position, assessment)
        .forEach(
            (pair, chance) -> {
              if (assessment.hopeless(pair.attack(), pair.defence())) {
                results.merge(CombatResult.NO_EFFECT, chance, Double::sum);
                return;
              }
              int column = assessment.column(pair.attack(), pair.defence());
              columns.merge(column, chance, Double::sum);
              for (int die = 1; die <= Resolution.DIE; die++) {
                results.merge(assessment.result(column, die), chance / Resolution.DIE, Double::sum);
              }
            });
    List<Forecast.Outcome> outcomes = new ArrayList<>();
    results.forEach((result, chance) -> outcomes.add(new Forecast.Outcome(result, chance)));
    outcomes.sort(
        Comparator.comparingInt((Forecast.Outcome outcome) -> -favour(outcome.result()))
            .thenComparing(Forecast.Outcome::result));
    List<Forecast.ColumnChance> chances =
        columns.entrySet().stream()
            .sorted(Map.Entry.comparingByKey())
            .map(
                entry ->
                    new Forecast.ColumnChance(
                        assessment.table().columns().get(entry.getKey()).toString(),
                        entry.getValue()))
            .toList();
    return new Forecast(assessment.report(), outcomes, chances);
  }

  private static int favour(String result) {
    CombatResult outcome = CombatResult.of(result);
    return outcome.defender() - outcome.attacker();
  }

  private record Strengths(int attack, int defence) {}

  /** Only Soviet armies draw, so at most one side is unknown. */
  private Map<Strengths, Double> strengths(Position position, Assessment assessment) {
    Map<Strengths, Double> pairs = new HashMap<>();
    BattlePlan plan = assessment.plan();
    int attack = assessment.attack().total();
    int defence = assessment.defence().total();
    if (assessment.attack().unknown() > 0) {
      Ints unknown = unmarked(position, plan.units());
      lots.sums(position, unknown, Marker.Strength::attack, (u, v) -> attacking(position, u, v))
          .forEach((sum, p) -> pairs.merge(new Strengths(attack + sum, defence), p, Double::sum));
    } else if (assessment.defence().unknown() > 0) {
      lots.sums(
              position,
              unmarkedDefenders(position, plan),
              Marker.Strength::defence,
              (unit, value) -> defending(position, assessment, unit, value))
          .forEach(
              (sum, p) ->
                  pairs.merge(
                      new Strengths(attack, behindRiver(assessment, defence + sum)),
                      p,
                      Double::sum));
    } else {
      pairs.put(new Strengths(attack, defence), 1.0);
    }
    return pairs;
  }

  private Ints unmarked(Position position, Ints units) {
    return Ints.of(units.stream().filter(u -> pieces.unmarked(position, u)).toArray());
  }

  private Ints unmarkedDefenders(Position position, BattlePlan plan) {
    Ints units = Ints.EMPTY;
    for (int i = 0; i < plan.targets().size(); i++) {
      Ints there =
          unmarked(
              position,
              combatants.defenders(position, plan.attacker().enemy(), plan.targets().get(i)));
      for (int j = 0; j < there.size(); j++) {
        units = units.with(there.get(j));
      }
    }
    return units;
  }

  private int attacking(Position position, int unit, int value) {
    return assessor.attackHalved(position, unit) ? Assessor.half(value) : value;
  }

  private int defending(Position position, Assessment assessment, int unit, int value) {
    boolean halved = assessor.defenceHalved(position, unit);
    if (assessment.doubled()) {
      return halved ? value : 2 * value;
    }
    return halved ? Assessor.half(value) : value;
  }

  private int behindRiver(Assessment assessment, int defence) {
    return assessment.overRiver() ? defence + assessor.riverBonus(defence) : defence;
  }
}
