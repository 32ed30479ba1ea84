package stavka.guderian.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.attack;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.unit;
import static stavka.guderian.combat.LeaderTest.ticket;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import stavka.engine.battle.CombatTable;
import stavka.engine.order.Attack;
import stavka.engine.play.Forecast;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.PlainMap;
import stavka.guderian.model.Kind;
import stavka.operational.model.Value;

/** A river doubles the defence only if all cross it who are left to attack. */
class RiverTest {
  private static final int TARGET = hex("3010");
  private static final int WET = next(TARGET, 0);
  private static final int DRY = next(TARGET, 2);
  private static final int OTHER = next(TARGET, 4);
  private static final Guderian PLAIN = new PlainMap().river(WET, TARGET).game();
  private static final CombatTable TABLE = THEATRE.charts().combatTable();
  private static final int GERMAN = 9;

  /** A known division across the river, and one that nobody has tried on the near side. */
  private static Field field(int... dice) {
    return Field.of(PLAIN, 8, Field.SOVIET_COMBAT, dice)
        .place(TARGET, "de-5")
        .place(WET, "su-rd-46 su-koniev")
        .known("su-rd-46", 9, 8)
        .place(DRY, "su-rd-152");
  }

  @Test
  @Rule({"9.32", "12.3"})
  void whenTheOnlyOneOnTheNearSideProvesWorthlessTheRiverCounts() {
    Field gone = field(ticket(0, 0), 1).give(attack("su-rd-46 su-rd-152", TARGET));
    assertThat(gone.gone("su-rd-152")).isTrue();
    assertThat(gone.fought().report().defence().total()).isEqualTo(2 * GERMAN);
    Field idle = field(ticket(0, 1), 1).give(attack("su-rd-46 su-rd-152", TARGET));
    assertThat(idle.fought().report().defence().total()).isEqualTo(2 * GERMAN);
    Field worthy = field(ticket(1, 1), 1).give(attack("su-rd-46 su-rd-152", TARGET));
    assertThat(worthy.fought().report().defence().total()).isEqualTo(GERMAN);
    assertThat(worthy.fought().report().attack().total()).isEqualTo(10);
  }

  @Test
  @Rule({"9.32", "12.3"})
  void ifWhoCrossesProvesWorthlessTheRiverDoesNotCount() {
    Field field =
        Field.of(PLAIN, 8, Field.SOVIET_COMBAT, ticket(0, 0), 1)
            .place(TARGET, "de-5")
            .place(WET, "su-rd-152")
            .place(DRY, "su-rd-46 su-koniev")
            .known("su-rd-46", 9, 8);
    field.give(attack("su-rd-46 su-rd-152", TARGET));
    assertThat(field.fought().report().defence().total()).isEqualTo(GERMAN);
  }

  private static List<Value> rifles() {
    return THEATRE.pieces().cup(THEATRE.pieces().cupOf(unit("su-rd-46")));
  }

  private static List<Value> tanks() {
    return THEATRE.pieces().cup(THEATRE.pieces().cupOf(tank()));
  }

  private static int tank() {
    int unit = 0;
    while (THEATRE.pieces().kind(unit) != Kind.TANK) {
      unit++;
    }
    return unit;
  }

  /** Every counter of a cup but one of 9-8, which is on show. */
  private static List<Integer> attacks(List<Value> cup) {
    List<Integer> attacks = new ArrayList<>();
    for (Value value : cup) {
      int left = value.attack() == 9 && value.defence() == 8 ? value.count() - 1 : value.count();
      for (int i = 0; i < left; i++) {
        attacks.add(value.attack());
      }
    }
    return attacks;
  }

  private static void add(Map<String, Double> chances, int attack, boolean river, double chance) {
    int column = TABLE.column(attack, river ? 2 * GERMAN : GERMAN);
    chances.merge(TABLE.columns().get(column).toString(), chance, Double::sum);
  }

  private static void same(Field field, Attack attack, Map<String, Double> expected) {
    List<Forecast.ColumnChance> columns = field.forecast(attack).columns();
    Map<String, Double> told = new TreeMap<>();
    columns.forEach(column -> told.put(column.column(), column.chance()));
    assertThat(told.keySet()).isEqualTo(expected.keySet());
    expected.forEach(
        (column, chance) ->
            assertThat(told.get(column)).as(column).isCloseTo(chance, within(1e-9)));
  }

  @Test
  @Rule({"9.32", "12.2"})
  void theForecastWeighsThatHeMayProveWorthless() {
    List<Integer> cup = attacks(rifles());
    Map<String, Double> expected = new TreeMap<>();
    for (int drawn : cup) {
      add(expected, 9 + drawn, drawn == 0, 1.0 / cup.size());
    }
    same(field(), attack("su-rd-46 su-rd-152", TARGET), expected);
  }

  @Test
  @Rule({"9.32", "12.2"})
  void theForecastIsExactForTwoHexesOnTheNearSide() {
    List<Integer> cup = attacks(rifles());
    double each = 1.0 / cup.size() / (cup.size() - 1);
    Map<String, Double> expected = new TreeMap<>();
    for (int first = 0; first < cup.size(); first++) {
      for (int second = 0; second < cup.size(); second++) {
        if (first != second) {
          int drawn = cup.get(first) + cup.get(second);
          add(expected, 9 + drawn, drawn == 0, each);
        }
      }
    }
    Field field = field().place(OTHER, "su-rd-129");
    same(field, attack("su-rd-46 su-rd-152 su-rd-129", TARGET), expected);
  }

  @Test
  @Rule({"9.32", "12.2"})
  void theForecastIsExactForDivisionsOfTwoKindsInOneHex() {
    List<Integer> cup = attacks(rifles());
    List<Integer> tanks = attacks(tanks());
    Map<String, Double> expected = new TreeMap<>();
    for (int rifle : cup) {
      for (int tank : tanks) {
        double chance = 1.0 / cup.size() / tanks.size();
        add(expected, 9 + rifle + tank, rifle + tank == 0, chance);
      }
    }
    String armour = THEATRE.roster().get(tank()).id();
    same(field().place(DRY, armour), attack("su-rd-46 su-rd-152 " + armour, TARGET), expected);
  }

  @Test
  @Rule({"9.32", "9.23"})
  void twoHexesAttackedTogetherAreJudgedEachForItself() {
    Guderian game = new PlainMap().river(WET, TARGET).game();
    int second = next(TARGET, 1);
    Field field =
        Field.of(game, 8, Field.SOVIET_COMBAT, ticket(0, 0), 1)
            .place(TARGET, "de-5")
            .place(second, "de-35")
            .place(WET, "su-rd-46 su-koniev")
            .known("su-rd-46", 9, 8)
            .place(DRY, "su-rd-152 su-lukin");
    field.give(attack("su-rd-46 su-rd-152", TARGET, second));
    assertThat(field.fought().report().defence().total()).isEqualTo(3 * GERMAN);
  }
}
