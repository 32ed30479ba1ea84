package stavka.rostov.air;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import stavka.engine.rule.Rule;
import stavka.engine.table.Overlay;
import stavka.engine.table.Overlay.Kind;
import stavka.engine.table.Table;
import stavka.engine.table.Viewer;
import stavka.engine.value.Ints;
import stavka.rostov.Field;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovMarks;

class AirReachTest {
  private static final Table TABLE = Field.GAME.table().orElseThrow();

  private static Skies pocket() {
    return Skies.begun("kiev-pocket").until("axis-interdiction");
  }

  private static Overlay reach(Skies skies, Viewer viewer, String squadron) {
    return TABLE.overlay(skies.position(), viewer, Kind.THREAT, skies.unit(squadron));
  }

  private static Ints open(Skies skies, String squadron) {
    return Ints.of(
        reach(skies, Viewer.BOTH, squadron).hexes().stream().mapToInt(Overlay.Spot::hex).toArray());
  }

  /** Each mission with its rule and whether it comes next. */
  private static List<String> ranges(Skies skies, String squadron) {
    return reach(skies, Viewer.BOTH, squadron).lines().stream().map(AirReachTest::text).toList();
  }

  private static String text(Overlay.Line line) {
    assertThat(line.why()).isNotNull();
    return "%s %s %b".formatted(line.why().rule(), line.why().code(), line.ok());
  }

  @ParameterizedTest
  @ValueSource(strings = {"de-ju-87-1", "de-bf-109f-1", "de-ju-88-1", "de-dummy-1"})
  @Rule({"13.13", "17.21", "17.22"})
  void overTheKievPocketAHexIsShownIfAndOnlyIfTheUnitMayBeSentThere(String squadron) {
    Skies skies = pocket().ready("de-he-111-1 de-he-111-2 de-he-111-3").fly("de-bf-110-1", "A2103");
    skies.fly("de-he-111-1 de-he-111-2 de-he-111-3", "A2003");
    Ints open = open(skies, squadron);
    Ints sent = Ints.EMPTY;
    for (int hex = 0; hex < Field.THEATRE.grid().size(); hex++) {
      if (skies.play().why(new Fly(skies.play().units(squadron), hex)).isEmpty()) {
        sent = sent.with(hex);
      }
    }
    assertThat(open).isEqualTo(sent);
    assertThat(open.contains(skies.hex("A2003"))).as("three fly there").isFalse();
    assertThat(open.contains(skies.hex("A2103"))).as("one flies there").isTrue();
  }

  @Test
  @Rule({"13.13", "17.22", "17.24"})
  void eachMissionTellsHowFarAUnitFliesOverTheKievPocket() {
    Skies skies = pocket();
    assertThat(ranges(skies, "de-ju-88-1"))
        .containsExactly("13.13 range-interdiction true", "17.24 range-support false");
    assertThat(ranges(skies, "su-i-16-1"))
        .containsExactly("17.23 range-interception true", "17.24 range-support false");
    assertThat(ranges(skies, "su-il-2-1")).containsExactly("17.24 range-support false");
    int area = 0;
    for (int hex = 0; hex < Field.THEATRE.grid().size(); hex++) {
      area += Field.THEATRE.board(skies.position()).inPlay(hex) ? 1 : 0;
    }
    Ints bomber = range(skies, "de-ju-88-1");
    Ints dives = range(skies, "de-ju-87-1");
    Ints attacks = range(skies, "su-il-2-1");
    assertThat(bomber.size()).isEqualTo(area);
    assertThat(dives.size()).isBetween(area / 2, area - 20);
    assertThat(dives.contains(skies.hex("A2003"))).isTrue();
    assertThat(dives.contains(skies.hex("B0422"))).isFalse();
    assertThat(attacks.contains(skies.hex("B0422"))).isTrue();
    assertThat(attacks.contains(skies.hex("C0105"))).isFalse();
  }

  /** The hexes in range of a unit's last mission. */
  private static Ints range(Skies skies, String squadron) {
    return reach(skies, Viewer.BOTH, squadron).lines().getLast().hexes();
  }

  @Test
  @Rule({"17.23", "17.24", "22.25"})
  void fightersAreShownTheRaidsToMeetAndAfterDeclarationTheAttacks() {
    Skies raided = Skies.sumy().fly("de-he-111-1", "A5512").end();
    assertThat(open(raided, "su-i-16-1")).isEqualTo(raided.play().hexes("A5512"));
    assertThat(open(raided, "su-il-2-1")).isEqualTo(Ints.EMPTY);
    Skies attacked = Skies.attacked();
    assertThat(open(attacked, "de-ju-87-1")).isEqualTo(attacked.play().hexes("A5212"));
    assertThat(open(attacked, "su-il-2-1")).isEqualTo(attacked.play().hexes("A5212"));
    attacked.play().mark(RostovMarks.TURNED, 1, "su-hq-40a");
    assertThat(open(attacked, "su-il-2-1")).isEqualTo(Ints.EMPTY);
    assertThat(open(attacked, "de-ju-87-1")).isEqualTo(attacked.play().hexes("A5212"));
  }

  @Test
  @Rule("17.13")
  void whoIsNotReadyIsSentNowhereAndWhoIsOutOfPlayHasNoRange() {
    Skies skies = Skies.sumy().box(Box.DAMAGED, "de-he-111-1");
    assertThat(open(skies, "de-he-111-1")).isEqualTo(Ints.EMPTY);
    assertThat(ranges(skies, "de-he-111-1")).hasSize(2);
    assertThat(ranges(skies, "de-bf-109f-2")).isEmpty();
    assertThat(reach(skies, Viewer.BOTH, "supply-axis-2").lines()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(Viewer.class)
  @Rule("17.25")
  void theReachOfAnAirUnitDoesNotTellWhetherItFlies(Viewer viewer) {
    Skies one = Skies.withTwoJu87().fly("de-ju-87-1", "A5512").fly("de-dummy-1", "A5618").end();
    Skies other = Skies.withTwoJu87().fly("de-dummy-1", "A5512").fly("de-ju-87-2", "A5618").end();
    for (String squadron : List.of("de-ju-87-1", "de-ju-87-2", "de-dummy-1", "su-i-16-1")) {
      assertThat(reach(one, viewer, squadron)).isEqualTo(reach(other, viewer, squadron));
      assertThat(ranges(one, squadron)).isNotEmpty();
    }
  }
}
