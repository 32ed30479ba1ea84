package stavka.guderian.model;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.unit;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.counter.Counter;
import stavka.engine.counter.Step;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.guderian.model.Schedule.Army;
import stavka.operational.model.Value;

/** The counters and when they come, as the sources have them. */
class OrderOfBattleTest {
  private static final GuderianPieces PIECES = THEATRE.pieces();

  private static long count(Kind kind) {
    return IntStream.range(0, PIECES.count()).filter(unit -> PIECES.kind(unit) == kind).count();
  }

  @Test
  @Rule({"3.5", "12.1"})
  void thereAreAsManyValuesAsCountersOfAKind() {
    assertThat(count(Kind.RIFLE)).isEqualTo(78);
    assertThat(count(Kind.TANK)).isEqualTo(10);
    assertThat(count(Kind.MECH)).isEqualTo(10);
    assertThat(count(Kind.LEADER)).isEqualTo(15);
    assertThat(count(Kind.INFANTRY)).isEqualTo(18);
    for (Kind kind : List.of(Kind.RIFLE, Kind.TANK, Kind.MECH)) {
      assertThat(PIECES.cup(kind.ordinal()).stream().mapToInt(Value::count).sum())
          .isEqualTo((int) count(kind));
    }
  }

  @ParameterizedTest
  @Rule({"9.63", "9.62", "10.24"})
  @CsvSource({
    "de-5, 9-7 4-7 2-7 1-7",
    "de-7-pz-25, 4-10 2-10",
    "de-7-pg-6, 2-10 1-10",
    "de-14-mr-11, 3-10 2-10",
    "de-gd, 4-10 2-10",
    "de-cav-1, 4-5 2-5",
    "su-koniev, 0-10"
  })
  void aCounterHasItsSteps(String id, String steps) {
    assertThat(
            THEATRE.roster().get(unit(id)).steps().stream()
                .map(step -> step.attack() + "-" + step.movement())
                .collect(Collectors.joining(" ")))
        .isEqualTo(steps);
    assertThat(THEATRE.roster().get(unit("su-rd-46")).steps()).containsExactly(new Step(0, 0, 6));
  }

  @ParameterizedTest
  @Rule({"10.1", "10.21"})
  @CsvSource({
    "su-lukin, 3",
    "su-remezov, 4",
    "su-kachalov, 2",
    "su-khomenko, 3",
    "su-maslennikov, 3",
    "su-rakutin, 2",
    "su-yershakov, 3",
    "su-gerasimenko, 2",
    "su-kurochkin, 4",
    "su-koniev, 5",
    "su-dolmatov, 2",
    "su-vishnevsky, 2",
    "su-onuprienko, 2",
    "su-zakharkin, 3",
    "su-rokossovsky, 5"
  })
  void aLeaderHasOneRatingForRadiusHelpAndDefence(String id, int rating) {
    assertThat(PIECES.radius(unit(id))).isEqualTo(rating);
    assertThat(THEATRE.roster().get(unit(id)).steps()).containsExactly(new Step(0, rating, 10));
  }

  @ParameterizedTest
  @Rule("5.1")
  @CsvSource({
    "army-24, 5, 1, 1",
    "army-16, 6, 0, 1",
    "army-19, 4, 0, 1",
    "army-13, 7, 1, 4",
    "army-20, 6, 4, 8"
  })
  void anArmyBeginsWithItsDivisions(String id, int rifle, int armoured, int hexes) {
    Army army =
        PIECES.schedule().armies().stream()
            .filter(candidate -> candidate.id().equals(id))
            .findFirst()
            .orElseThrow();
    assertThat(army.rifle()).isEqualTo(rifle);
    assertThat(army.armoured()).isEqualTo(armoured);
    assertThat(army.hexes().size()).isEqualTo(hexes);
    assertThat(army.dice()).isEqualTo(id.equals("army-16") || id.equals("army-19"));
    assertThat(army.marches()).isEqualTo(id.equals("army-13") || id.equals("army-20"));
  }

  @Test
  @Rule({"16.1", "16.0"})
  void sovietDivisionsArriveAsScheduled() {
    assertThat(
            PIECES.schedule().arrivals().stream()
                .map(a -> a.turn() + a.entry().substring(4) + " " + a.rifle() + "+" + a.armoured()))
        .containsExactlyInAnyOrder(
            "1-x 6+0",
            "1-v 5+0",
            "2-w 3+1",
            "2-x 4+0",
            "3-z 5+2",
            "3-x 4+0",
            "4-x 5+1",
            "5-x 4+1",
            "6-x 4+0",
            "7-x 4+0",
            "8-x 4+0",
            "9-x 4+0",
            "10-x 4+0",
            "11-x 4+0");
  }

  @Test
  @Rule({"16.2", "16.0"})
  void germanUnitsArriveAsScheduled() {
    Map<String, Integer> arrivals = new TreeMap<>();
    for (Counter counter : THEATRE.roster().all()) {
      if (counter.side() == Side.AXIS) {
        int turn = PIECES.schedule().turns().get(counter.index());
        String entry = PIECES.schedule().entries().get(counter.index());
        arrivals.merge(turn + entry.substring(4), 1, Integer::sum);
      }
    }
    Map<String, Integer> expected = new TreeMap<>();
    expected.put("1-c", 3 * 3 + 2 * 2);
    expected.put("2-a", 2 + 3 + 1);
    expected.put("2-b", 2);
    expected.put("3-d", 3);
    expected.put("3-e", 2 + 3 * 3 + 3 + 1);
    expected.put("3-h", 2 * 3 + 2 + 1);
    expected.put("5-e", 3);
    expected.put("6-e", 2);
    expected.put("7-e", 4);
    expected.put("8-f", 2);
    expected.put("9-g", 2);
    assertThat(arrivals).isEqualTo(expected);
  }

  @Test
  @Rule({"12.1", "12.3"})
  void theRifleValuesIncludeTheWorthless() {
    List<Value> cup = PIECES.cup(Kind.RIFLE.ordinal());
    assertThat(cup).contains(new Value(9, 8, 1), new Value(8, 8, 2), new Value(3, 4, 6));
    assertThat(cup).contains(new Value(0, 1, 2), new Value(0, 0, 7));
    assertThat(PIECES.cup(Kind.TANK.ordinal())).contains(new Value(0, 0, 3), new Value(7, 7, 1));
    assertThat(PIECES.cup(Kind.MECH.ordinal())).contains(new Value(8, 8, 3), new Value(1, 1, 1));
  }
}
