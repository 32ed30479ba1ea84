package stavka.rostov.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import stavka.engine.play.Forecast;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.combat.BattleForecaster;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.Cup;
import stavka.operational.combat.Cups;
import stavka.rostov.declaration.Declarations;
import stavka.rostov.declaration.Declared;
import stavka.rostov.declaration.RetreatOrder;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovTheatre;

/**
 * The exact chances of an attack: over everything that unknown defenders may turn out to be, and
 * over either order where one lies sealed, since nobody can tell which it is.
 */
@Rule({"14.32", "15.54", "15.81"})
record RostovForecaster(
    RostovTheatre theatre,
    Combatants combatants,
    Cups cups,
    Declarations declarations,
    BattleForecaster each) {
  Forecast forecast(Position position, BattlePlan plan) {
    Declared declared = declarations.at(position, plan.targets().first());
    boolean sealed = declared != null && declared.ordered();
    if (!sealed && known(position, plan)) {
      return each.of(position, plan);
    }
    Sums sums = new Sums();
    if (sealed) {
      for (RetreatOrder order : List.of(RetreatOrder.HOLD, RetreatOrder.FURTHER)) {
        turnUp(position, new Stances(RetreatOrder.NONE, order).with(plan), 0.5, sums);
      }
    } else {
      turnUp(position, plan, 1, sums);
    }
    return sums.forecast(each.of(position, plan), theatre);
  }

  /** Whether somebody defends, and nobody of them is unknown: then there is nothing to sum up. */
  private boolean known(Position position, BattlePlan plan) {
    Ints defenders = combatants.defenders(position, plan);
    return !defenders.isEmpty() && !defenders.any(unit -> cups.untried(position, unit));
  }

  /** Every value the next unknown defender may have; who proves to be nothing is not there. */
  @Rule("15.54")
  private void turnUp(Position position, BattlePlan plan, double chance, Sums sums) {
    Ints defenders = combatants.defenders(position, plan);
    Ints unknown = defenders.filter(unit -> cups.untried(position, unit));
    if (unknown.isEmpty()) {
      sums.add(defenders.isEmpty() ? null : each.of(position, plan), chance);
      return;
    }
    int unit = unknown.first();
    Cup cup = cups.left(position, cups.cupOf(unit));
    for (int i = 0; i < cup.size(); i++) {
      if (cup.left(i) > 0) {
        Draft draft = position.edit();
        draft.set(unit, RostovMarks.VALUE, i + 1);
        if (cup.value(i).defence() == 0) {
          draft.moveToBox(unit, Box.CADRE);
        }
        turnUp(draft.view(), plan, chance * cup.left(i) / cup.total(), sums);
      }
    }
  }

  /** Chances as they add up. */
  private static final class Sums {
    private final Map<String, Double> results = new TreeMap<>(RostovResult.BEST_FIRST);
    private final Map<String, Double> columns = new TreeMap<>();

    void add(@Nullable Forecast forecast, double chance) {
      if (forecast == null) {
        results.merge(RostovResult.NOTHING, chance, Double::sum);
        return;
      }
      forecast
          .outcomes()
          .forEach(one -> results.merge(one.result(), chance * one.chance(), Double::sum));
      forecast
          .columns()
          .forEach(one -> columns.merge(one.column(), chance * one.chance(), Double::sum));
    }

    Forecast forecast(Forecast shown, RostovTheatre theatre) {
      List<Forecast.Outcome> outcomes = new ArrayList<>();
      results.forEach((result, chance) -> outcomes.add(new Forecast.Outcome(result, chance)));
      List<Forecast.ColumnChance> reached = new ArrayList<>();
      theatre
          .charts()
          .combat()
          .table()
          .columns()
          .forEach(
              odds -> {
                Double chance = columns.get(odds.toString());
                if (chance != null) {
                  reached.add(new Forecast.ColumnChance(odds.toString(), chance));
                }
              });
      return new Forecast(shown.report(), outcomes, reached);
    }
  }
}
