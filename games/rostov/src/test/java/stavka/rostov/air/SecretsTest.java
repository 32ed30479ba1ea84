package stavka.rostov.air;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovLedger;

class SecretsTest {
  private static final Squadrons SQUADRONS = new Squadrons(Field.THEATRE);

  /** The Axis sends one unit over each headquarters; which, is all that differs. */
  private static Skies raids(String over40, String over21) {
    return Skies.withTwoJu87().fly(over40, "A5512").fly(over21, "A5618");
  }

  private static Map<String, String> flights(Position position, Side side) {
    Map<String, String> flights = new TreeMap<>();
    for (int unit : SQUADRONS.of(side)) {
      int hex = SQUADRONS.over(position, unit);
      if (hex >= 0) {
        flights.put(Field.THEATRE.roster().get(unit).id(), Field.THEATRE.map().name(hex));
      }
    }
    return flights;
  }

  @Test
  @Rule("17.25")
  void whatIsToldOfMissionsIsTheSameWhoeverFliesThemUntilTheyAreShown() {
    Skies one = raids("de-ju-87-1", "de-dummy-1").end();
    Skies other = raids("de-dummy-1", "de-ju-87-2").end();
    assertThat(one.play().events()).isEqualTo(other.play().events());
    assertThat(one.play().choices()).isEqualTo(other.play().choices());
    assertThat(one.play().legal().suggestion()).isEqualTo(other.play().legal().suggestion());
    one.dice(1, 1, 1, 1).end();
    other.dice(1, 1, 1, 1).end();
    assertThat(one.play().events()).isNotEqualTo(other.play().events());
  }

  @Test
  @Rule("17.25")
  void whatASideImaginesDoesNotDependOnWhatTheEnemyHasSentWhere() {
    Skies one = raids("de-ju-87-1", "de-dummy-1").end();
    Skies other = raids("de-dummy-1", "de-ju-87-2").end();
    for (int seed = 0; seed < 40; seed++) {
      Position first = Field.GAME.imagine(one.position(), Side.SOVIET, seed);
      Position second = Field.GAME.imagine(other.position(), Side.SOVIET, seed);
      assertThat(first).isEqualTo(second);
      for (String hex : List.of("A5512", "A5618")) {
        assertThat(first.at(one.hex(hex), RostovLayers.AXIS_MISSION)).isEqualTo(1);
        assertThat(SQUADRONS.over(first, Side.AXIS, one.hex(hex)).size()).isEqualTo(1);
      }
    }
  }

  @Test
  @Rule("17.25")
  void everyReadyUnitMayBeTheOneThatFliesAndTheOwnerKnowsHisOwn() {
    Skies skies = raids("de-ju-87-1", "de-dummy-1").end();
    List<String> thought = new ArrayList<>();
    for (int seed = 0; seed < 200; seed++) {
      Position soviet = Field.GAME.imagine(skies.position(), Side.SOVIET, seed);
      flights(soviet, Side.AXIS).forEach((id, hex) -> thought.add(thought.contains(id) ? "" : id));
      Position axis = Field.GAME.imagine(skies.position(), Side.AXIS, seed);
      assertThat(flights(axis, Side.AXIS))
          .isEqualTo(Map.of("de-ju-87-1", "A5512", "de-dummy-1", "A5618"));
    }
    assertThat(thought)
        .contains("de-bf-109f-1", "de-ju-87-1", "de-ju-87-2", "de-he-111-1", "de-dummy-1");
  }

  @Test
  @Rule({"17.23", "17.25"})
  void inInterceptionOnlyFightersAndDummiesAreImagined() {
    Skies skies = raids("de-ju-87-1", "de-dummy-1").end().fly("su-dummy-1", "A5512");
    for (int seed = 0; seed < 60; seed++) {
      Position axis = Field.GAME.imagine(skies.position(), Side.AXIS, seed);
      assertThat(flights(axis, Side.SOVIET).keySet())
          .hasSize(1)
          .isSubsetOf("su-dummy-1", "su-i-16-1", "su-mig-3-1");
    }
  }

  @Test
  @Rule({"17.25", "17.31"})
  void whatHasBeenShownIsImaginedAsItIs() {
    Skies skies = Skies.withTwoJu87();
    skies.fly("de-bf-109f-1", "A5512").fly("de-ju-87-1", "A5618").end();
    skies.fly("su-mig-3-1", "A5512").end();
    assertThat(skies.play().decision()).isEqualTo("air-roles");
    for (int seed = 0; seed < 40; seed++) {
      Map<String, String> seen =
          flights(Field.GAME.imagine(skies.position(), Side.SOVIET, seed), Side.AXIS);
      assertThat(seen).hasSize(2).containsEntry("de-bf-109f-1", "A5512");
    }
  }

  @Test
  @Rule("17.25")
  void noEntryOfTheLedgerThatTellsWhoFliesIsEverTold() {
    Skies skies = Skies.sumy();
    int before = skies.play().events().size();
    skies
        .play()
        .give(new Fly(skies.play().units("de-he-111-1 de-ju-87-1 de-dummy-1"), skies.hex("A5512")));
    assertThat(skies.play().events()).hasSize(before + 1);
    assertThat(skies.position().ledger(RostovLedger.FLIGHTS)).isZero();
  }
}
