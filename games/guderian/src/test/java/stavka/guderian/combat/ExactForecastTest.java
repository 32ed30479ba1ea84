package stavka.guderian.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.assist;
import static stavka.guderian.Field.attack;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.unit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntBinaryOperator;
import org.junit.jupiter.api.Test;
import stavka.engine.battle.CombatTable;
import stavka.engine.order.Order;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.PlainMap;
import stavka.operational.model.Marks;
import stavka.operational.model.Value;

/**
 * Forecasts against all ordered draws of two untried divisions that fight under unlike conditions.
 */
class ExactForecastTest {
  private static final int TARGET = hex("3010");
  private static final int HEX = next(TARGET, 3);
  private static final int FOREST = next(TARGET, 4);
  private static final Guderian PLAIN = new PlainMap().terrain("forest", FOREST).game();
  private static final CombatTable TABLE = THEATRE.charts().combatTable();
  private static final int GERMAN = 9;

  private static List<Value> counters() {
    List<Value> counters = new ArrayList<>();
    for (Value value : THEATRE.pieces().cup(THEATRE.pieces().cupOf(unit("su-rd-46")))) {
      for (int i = 0; i < value.count(); i++) {
        counters.add(value);
      }
    }
    return counters;
  }

  /** A column for each draw, or none where there is no combat. */
  private interface Columns {
    int of(Value first, Value second);
  }

  private static void same(Field field, Order order, Columns columns) {
    List<Value> counters = counters();
    double each = 1.0 / counters.size() / (counters.size() - 1);
    Map<String, Double> expected = new TreeMap<>();
    for (int i = 0; i < counters.size(); i++) {
      for (int k = 0; k < counters.size(); k++) {
        int column = i == k ? -1 : columns.of(counters.get(i), counters.get(k));
        if (column >= 0) {
          expected.merge(TABLE.columns().get(column).toString(), each, Double::sum);
        }
      }
    }
    Map<String, Double> told = new TreeMap<>();
    field.forecast(order).columns().forEach(one -> told.put(one.column(), one.chance()));
    assertThat(told.keySet()).isEqualTo(expected.keySet());
    expected.forEach(
        (column, chance) ->
            assertThat(told.get(column)).as(column).isCloseTo(chance, within(1e-9)));
  }

  private static Columns attacks(IntBinaryOperator strength, int defence) {
    return (first, second) -> {
      int attack = strength.applyAsInt(first.attack(), second.attack());
      return attack == 0 ? -1 : TABLE.column(attack, defence);
    };
  }

  private static Columns defences(int attack, IntBinaryOperator strength) {
    return (first, second) -> {
      int defence = strength.applyAsInt(first.defence(), second.defence());
      return defence == 0 ? -1 : TABLE.column(attack, defence);
    };
  }

  @Test
  @Rule({"10.36", "12.2"})
  void aLeaderHelpsOneOfTwo() {
    Field field =
        Field.of(PLAIN, 8, Field.SOVIET_COMBAT)
            .place(TARGET, "de-5")
            .place(HEX, "su-rd-46 su-rd-152 su-koniev");
    field.give(attack("su-rd-46 su-rd-152 su-koniev", TARGET));
    Columns helped = attacks((first, second) -> first + Math.min(5, first) + second, GERMAN);
    same(field, assist("su-koniev", "su-rd-46"), helped);
    same(field, assist("su-koniev", "su-rd-152"), helped);
  }

  @Test
  @Rule({"11.32", "12.2"})
  void oneOfTwoDefendersIsOutOfSupply() {
    Field field =
        Field.of(PLAIN, 8, Field.AXIS_COMBAT)
            .place(HEX, "de-5 de-35")
            .place(TARGET, "su-rd-46 su-rd-152")
            .set(Marks.GRACE, 0, "su-rd-46");
    same(
        field,
        attack("de-5 de-35", TARGET),
        defences(
            2 * GERMAN, (first, second) -> (first == 0 ? 0 : Math.max(1, first / 2)) + second));
  }

  @Test
  @Rule({"9.31", "9.23", "12.2"})
  void oneOfTwoDefendersStandsInAForest() {
    Field field =
        Field.of(PLAIN, 8, Field.AXIS_COMBAT)
            .place(HEX, "de-5 de-35")
            .place(TARGET, "su-rd-46")
            .place(FOREST, "su-rd-152");
    same(
        field,
        attack("de-5 de-35", TARGET, FOREST),
        defences(2 * GERMAN, (first, second) -> 2 * first + second));
  }
}
