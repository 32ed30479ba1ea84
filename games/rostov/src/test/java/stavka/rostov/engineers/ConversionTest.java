package stavka.rostov.engineers;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.rostov.engineers.Site.WORKS;
import static stavka.rostov.engineers.Site.end;
import static stavka.rostov.engineers.Site.gauge;
import static stavka.rostov.engineers.Site.give;
import static stavka.rostov.engineers.Site.why;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Order;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.Weather;
import stavka.rostov.supply.Depot;

class ConversionTest {
  /** Turn 49: railheads at Dnepropetrovsk (C5706), Kremenchug, Kherson, Kiev and Romny. */
  private static Field kharkov() {
    return Field.of("to-kharkov").turn(49).weather(Weather.CLEAR);
  }

  private static Convert convert(Field field, String path) {
    return new Convert(field.hexes(path));
  }

  @Test
  @Rule({"19.11", "19.21", "19.23"})
  void aRailheadGoesForwardForAPointAHexAndTrainsRunThereAtOnce() {
    Field kharkov = kharkov();
    assertThat(WORKS.conversion().left(kharkov.position())).isEqualTo(8);
    assertThat(Depot.LINES.joined(kharkov.position(), Side.AXIS, kharkov.hex("C5804"))).isFalse();
    give(kharkov, Side.AXIS, convert(kharkov, "C5705 C5805 C5804"));
    assertThat(WORKS.conversion().left(kharkov.position())).isEqualTo(5);
    assertThat(gauge(kharkov, "C5804")).isEqualTo(RostovLayers.AXIS_GAUGE);
    assertThat(Depot.LINES.joined(kharkov.position(), Side.AXIS, kharkov.hex("C5804"))).isTrue();
    assertThat(Depot.LINES.joined(kharkov.position(), Side.SOVIET, kharkov.hex("C5804"))).isFalse();
    end(kharkov, Side.AXIS);
    assertThat(WORKS.conversion().left(kharkov.position())).isEqualTo(8);
  }

  @Test
  @Rule({"19.21", "19.22"})
  void inRainEveryHexCostsTwoAndARailheadTakesFour() {
    Field rain = kharkov().weather(Weather.RAIN);
    assertThat(why(rain, Side.AXIS, convert(rain, "C5705 C5805 C5804")))
        .isEqualTo("19.22 convert-too-many");
    give(rain, Side.AXIS, convert(rain, "C5705 C5805"));
    assertThat(rain.position().ledger(RostovLedger.CONVERTED)).isEqualTo(4);
    Field clear = kharkov();
    assertThat(why(clear, Side.AXIS, convert(clear, "C5705 C5805 C5804 C5903"))).isEmpty();
    assertThat(why(clear, Side.AXIS, convert(clear, "C5607 C5608 C5508 C5509 C5410")))
        .isEqualTo("19.22 convert-too-many");
  }

  @Test
  @Rule("19.21")
  void aHexOfMarshCostsTwo() {
    Field pocket = Field.of("kiev-pocket").turn(36);
    assertThat(why(pocket, Side.AXIS, convert(pocket, "A2434 A2533 A2532 A2632")))
        .isEqualTo("19.22 convert-too-many");
    give(pocket, Side.AXIS, convert(pocket, "A2434 A2533 A2532"));
    assertThat(WORKS.conversion().left(pocket.position())).isEqualTo(2);
    assertThat(offered(pocket)).doesNotContain("A2434 A2533 A2532").contains("A0521 A0621");
  }

  private static List<String> offered(Field field) {
    List<String> paths = new ArrayList<>();
    WORKS
        .conversion()
        .forEach(field.position(), order -> paths.add(field.way(((Convert) order).path())));
    return paths;
  }

  @Test
  @Rule({"19.13", "19.23"})
  void withoutGapsAndABranchWaitsForTheNextPhase() {
    Field kharkov = kharkov();
    assertThat(why(kharkov, Side.AXIS, convert(kharkov, "C5805"))).isEqualTo("19.13 convert-gap");
    assertThat(why(kharkov, Side.AXIS, convert(kharkov, "C5705 C5804")))
        .isEqualTo("19.13 convert-gap");
    assertThat(why(kharkov, Side.AXIS, convert(kharkov, "C5706")))
        .isEqualTo("19.21 convert-not-rail");
    assertThat(why(kharkov, Side.AXIS, convert(kharkov, "C5704")))
        .isEqualTo("19.21 convert-not-rail");
    assertThat(why(kharkov, Side.AXIS, new Convert(Ints.EMPTY))).isEqualTo("10.4 no-path");
    give(kharkov, Side.AXIS, convert(kharkov, "C5705"));
    assertThat(why(kharkov, Side.AXIS, convert(kharkov, "C5805"))).isEqualTo("19.23 convert-fresh");
    give(kharkov, Side.AXIS, convert(kharkov, "C5806"));
    end(kharkov, Side.AXIS);
    assertThat(why(kharkov, Side.AXIS, convert(kharkov, "C5805"))).isEmpty();
  }

  @Test
  @Rule("19.22")
  void pointsAreLimitedAndNotKept() {
    Field kharkov = kharkov();
    give(kharkov, Side.AXIS, convert(kharkov, "C5705 C5805 C5804 C5903"));
    give(kharkov, Side.AXIS, convert(kharkov, "C5607 C5608 C5508"));
    assertThat(why(kharkov, Side.AXIS, convert(kharkov, "C5806 C5906")))
        .isEqualTo("19.21 convert-no-points");
    give(kharkov, Side.AXIS, convert(kharkov, "C5806"));
    Field pocket = Field.of("kiev-pocket").turn(36);
    assertThat(WORKS.conversion().left(pocket.position())).isEqualTo(6);
    assertThat(WORKS.conversion().left(Field.azov().turn(49).position())).isZero();
    assertThat(WORKS.conversion().left(kharkov().turn(51).position())).isEqualTo(6);
  }

  @Test
  @Rule({"19.21", "18.11"})
  void notInAnEnemyZoneUnlessHeldNorPastFortificationsNorCutOff() {
    Field kharkov = kharkov().place("C5905", "su-255");
    assertThat(why(kharkov, Side.AXIS, convert(kharkov, "C5806 C5906")))
        .isEqualTo("19.21 convert-zone");
    kharkov.place("C5906", "de-198");
    assertThat(why(kharkov, Side.AXIS, convert(kharkov, "C5806 C5906"))).isEmpty();
    kharkov.arrange(
        draft -> draft.put(kharkov.hex("C5906"), RostovLayers.FORTS, RostovLayers.SOVIET_FORT));
    assertThat(why(kharkov, Side.AXIS, convert(kharkov, "C5806 C5906")))
        .isEqualTo("18.11 convert-fort");
    Field held = kharkov().place("C5805", "su-255");
    assertThat(why(held, Side.AXIS, convert(held, "C5705 C5805")))
        .isEqualTo("19.21 convert-cut-off");
  }

  /** Before Dnepropetrovsk both bridges are down in the Kiev Pocket. */
  @Test
  @Rule({"19.13", "23.22"})
  void noRailwayGoesOnAcrossABridgeThatIsDown() {
    Field kharkov = kharkov();
    int city = kharkov.hex("C5706");
    int direction = Field.THEATRE.grid().direction(city, kharkov.hex("C5705"));
    kharkov.arrange(draft -> draft.put(city, RostovLayers.BLOWN, 1 << direction));
    assertThat(why(kharkov, Side.AXIS, convert(kharkov, "C5705"))).isEqualTo("19.13 convert-gap");
  }

  @Test
  @Rule({"19.21", "19.4"})
  void aCutHexIsConvertedAgainAndARailwayBehindTheCutIsNoRailhead() {
    Field kharkov = kharkov();
    give(kharkov, Side.AXIS, convert(kharkov, "C5705 C5805 C5804"));
    end(kharkov, Side.AXIS);
    kharkov.arrange(draft -> draft.put(kharkov.hex("C5805"), RostovLayers.GAUGE, RostovLayers.CUT));
    assertThat(why(kharkov, Side.AXIS, convert(kharkov, "C5903"))).isEqualTo("19.13 convert-gap");
    give(kharkov, Side.AXIS, convert(kharkov, "C5805"));
    assertThat(why(kharkov, Side.AXIS, convert(kharkov, "C5903"))).isEmpty();
  }

  @Test
  @Rule("19.23")
  void theStaffTakesTheRailwayToMostTroopsUntilNoPointIsLeft() {
    Field kharkov = kharkov();
    int orders = 0;
    Optional<Order> next = WORKS.conversion().proposal(kharkov.position());
    while (next.isPresent()) {
      give(kharkov, Side.AXIS, next.get());
      next = WORKS.conversion().proposal(kharkov.position());
      orders++;
    }
    assertThat(orders).isBetween(2, 8);
    assertThat(WORKS.conversion().left(kharkov.position())).isZero();
    assertThat(gauge(kharkov, "C5903")).isEqualTo(RostovLayers.AXIS_GAUGE);
  }

  @Test
  @Rule("6.92")
  void aBaseWorksFromTheSupplyPhaseAfterTheRailwayHasComeToIt() {
    Field campaign = Field.of("kiev-to-rostov").turn(28);
    int base = campaign.unit("de-base-2");
    assertThat(campaign.where("de-base-2")).isEqualTo("C2704");
    assertThat(campaign.position().has(base, RostovMarks.TURNED)).isFalse();
    campaign.arrange(Depot.section(hex -> false)::begin);
    assertThat(campaign.position().has(base, RostovMarks.TURNED)).isFalse();
    give(campaign, Side.AXIS, convert(campaign, "C2406 C2505 C2605 C2704"));
    campaign.arrange(Depot.section(hex -> false)::begin);
    assertThat(campaign.position().has(base, RostovMarks.TURNED)).isTrue();
  }
}
