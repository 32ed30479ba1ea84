package stavka.rostov.supply;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Noted;
import stavka.engine.position.Draft;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.Weather;

class SourcesTest {
  private static boolean source(Field field, Side side, String hex) {
    return Depot.LINES.source(field.position(), side, field.hex(hex));
  }

  /** Every edge that feeds a side is the enemy's. */
  private static Field edgesLost(Field field, Side side) {
    return field.arrange(
        draft ->
            Field.THEATRE
                .plan(field.position())
                .supplies()
                .sources()
                .of(side)
                .each(
                    hex -> draft.put(hex, RostovLayers.HOLDER, RostovLayers.holder(side.enemy()))));
  }

  @Test
  @Rule({"3.13", "6.51", "6.52"})
  void edgesThatTheScenarioNamesAreSourcesWhileTheirSideHoldsThem() {
    Field sumy = Field.sumy();
    assertThat(source(sumy, Side.AXIS, "A3608")).isTrue();
    assertThat(source(sumy, Side.AXIS, "A3610")).isFalse();
    assertThat(source(sumy, Side.SOVIET, "A3608")).isFalse();
    sumy.arrange(draft -> draft.put(sumy.hex("A3608"), RostovLayers.HOLDER, RostovLayers.SOVIET));
    assertThat(source(sumy, Side.AXIS, "A3608")).isFalse();
  }

  @Test
  @Rule("6.51")
  void aSovietMajorCityIsASourceUntilItIsCutOff() {
    Field azov = Field.azov().alone().place("C5815", "su-274");
    azov.place("C5914", "de-13-pz-66").place("C5816", "de-13-pz-93");
    assertThat(source(azov, Side.SOVIET, "C5815")).as("by the bridge to C5715").isTrue();
    azov.place("C5715", "hu-1-mot");
    assertThat(source(azov, Side.SOVIET, "C5815")).isFalse();
    assertThat(Depot.wanting(azov)).contains("su-274");
    assertThat(Depot.LINES.cutOff(azov.position())).hasSize(1);
    azov.arrange(Depot.JUDGE::judge);
    assertThat(azov.position().get(azov.unit("su-274"), RostovMarks.SUPPLY)).isEqualTo(1);
  }

  @Test
  @Rule("6.51")
  void citiesThatAreCutOffTogetherDoNotFeedEachOther() {
    Field azov = Field.azov().alone();
    assertThat(source(azov, Side.SOVIET, "D2612")).isTrue();
    assertThat(source(azov, Side.SOVIET, "D2613")).isTrue();
    edgesLost(azov, Side.SOVIET);
    assertThat(source(azov, Side.SOVIET, "D2612")).isFalse();
    assertThat(source(azov, Side.SOVIET, "C5815")).isFalse();
    azov.arrange(draft -> draft.put(azov.hex("D2807"), RostovLayers.HOLDER, RostovLayers.SOVIET));
    assertThat(source(azov, Side.SOVIET, "D2613")).isTrue();
    assertThat(source(azov, Side.SOVIET, "C5815")).isTrue();
  }

  @Test
  @Rule("6.51")
  void aMajorCityThatTheAxisHoldsIsNoSourceOfEitherSide() {
    Field azov = Field.azov();
    assertThat(source(azov, Side.SOVIET, "C5706")).isFalse();
    assertThat(source(azov, Side.AXIS, "C5706")).isFalse();
  }

  @Test
  @Rule("6.52")
  void aBaseIsNoSource() {
    Field azov = edgesLost(Field.azov().alone().place("C5706", "de-base-2 de-flak-4"), Side.AXIS);
    assertThat(Depot.wanting(azov)).contains("de-base-2").contains("de-flak-4");
  }

  @Test
  @Rule("6.54")
  void shipsFeedThreeUnitsOfAPortThatIsCutOffByLand() {
    Field azov = Field.azov().alone().place("D1630", "su-136-mtn su-96-mtn su-99 su-30-mtn");
    assertThat(Depot.wanting(azov)).isEmpty();
    azov.place("D1629", "de-170").place("D1729", "de-1-geb").place("D1529", "de-4-geb");
    assertThat(Depot.reaches(azov, Side.SOVIET, "D1630")).isFalse();
    assertThat(Depot.wanting(azov).split(" ")).filteredOn(id -> id.startsWith("su")).hasSize(1);
    Field lost = azov.arrange(draft -> draft.put(azov.hex("D2425"), RostovLayers.HOLDER, 1));
    lost.arrange(draft -> draft.put(lost.hex("D3922"), RostovLayers.HOLDER, 1));
    lost.arrange(draft -> draft.put(lost.hex("D4424"), RostovLayers.HOLDER, 1));
    lost.arrange(draft -> draft.put(lost.hex("C5438"), RostovLayers.HOLDER, 1));
    assertThat(Depot.wanting(lost).split(" ")).filteredOn(id -> id.startsWith("su")).hasSize(4);
  }

  @Test
  @Rule("6.54")
  void noShipsSailOnAFrozenSea() {
    Field azov = Field.azov().alone().place("D1630", "su-136-mtn").frozen(true);
    azov.place("D1629", "de-170").place("D1729", "de-1-geb").place("D1529", "de-4-geb");
    assertThat(Depot.wanting(azov)).contains("su-136-mtn");
    assertThat(Depot.wanting(azov.frozen(false))).doesNotContain("su-136-mtn");
  }

  @Test
  @Rule("6.54")
  void shipsFeedThoseNearestToThePort() {
    Field azov = Field.azov().alone().place("D1630", "su-136-mtn su-296 su-99");
    azov.place("D1629", "su-4");
    surround(azov, azov.hexes("D1629 D1630"), 1);
    assertThat(azov.unit("su-4")).isNotEqualTo(azov.unit("su-99"));
    assertThat(Depot.LINES.supplied(azov.position(), azov.unit("su-4"))).isFalse();
    assertThat(Depot.LINES.supplied(azov.position(), azov.unit("su-99"))).isTrue();
    azov.arrange(draft -> draft.moveToBox(azov.unit("su-99"), 0));
    assertThat(Depot.LINES.supplied(azov.position(), azov.unit("su-4"))).isTrue();
  }

  /** The same with all railways cut but those east of Mariupol. */
  private static Field railsCut(Field field) {
    int mariupol = Field.THEATRE.grid().column(field.hex("D2425"));
    return field.arrange(
        draft -> {
          for (int hex = 0; hex < Field.THEATRE.grid().size(); hex++) {
            if (Field.THEATRE.grid().column(hex) < mariupol && Field.THEATRE.ground().onRail(hex)) {
              draft.put(hex, RostovLayers.GAUGE, RostovLayers.CUT);
            }
          }
        });
  }

  private static long hungry(Field field) {
    return Arrays.stream(Depot.wanting(field).split(" ")).filter(id -> id.startsWith("su")).count();
  }

  @Test
  @Rule("6.54")
  void aPortWithALandLineOfItsOwnFeedsByShipThoseWhoHaveNone() {
    Field azov = railsCut(Field.azov().alone().weather(Weather.RAIN));
    azov.place("D0530", "su-136-mtn su-96-mtn su-99 su-30-mtn");
    assertThat(Depot.reaches(azov, Side.SOVIET, "D1630")).as("the port").isTrue();
    assertThat(Depot.reaches(azov, Side.SOVIET, "D0530")).as("its units").isFalse();
    assertThat(hungry(azov)).as("three of four").isEqualTo(1);
    azov.arrange(
        draft ->
            azov.hexes("D2425 D3922 D4424 C5438")
                .each(port -> draft.put(port, RostovLayers.HOLDER, RostovLayers.AXIS)));
    assertThat(Depot.reaches(azov, Side.SOVIET, "D1630")).isTrue();
    assertThat(hungry(azov)).as("no other port").isEqualTo(4);
  }

  @Test
  @Rule({"6.51", "6.54"})
  void shipsSailToAPortFromAnotherThatALandLineReaches() {
    Field azov = Field.azov();
    Ports ports = new Ports(Field.THEATRE.ground());
    Ints all = azov.hexes("D1630 D2425");
    int berdyansk = all.first();
    assertThat(ports.fed(all, port -> false)).isEqualTo(Ints.EMPTY);
    assertThat(ports.fed(all, port -> port == berdyansk)).isEqualTo(azov.hexes("D2425"));
    assertThat(ports.fed(all, port -> true)).isEqualTo(all);
  }

  /** Axis units on all land so far from some hexes. */
  private static void surround(Field field, Ints hexes, int distance) {
    int unit = 0;
    for (int hex = 0; hex < Field.THEATRE.grid().size(); hex++) {
      int at = hex;
      boolean ring =
          Field.THEATRE.ground().land(hex)
              && hexes.any(centre -> Field.THEATRE.grid().distance(at, centre) == distance)
              && hexes.all(centre -> Field.THEATRE.grid().distance(at, centre) >= distance);
      if (ring) {
        while (Field.THEATRE.pieces().side(unit) != Side.AXIS
            || !Field.THEATRE.pieces().combat(unit)
            || Field.THEATRE.pieces().zoneless(unit)) {
          unit++;
        }
        int next = unit++;
        field.arrange(draft -> draft.moveTo(next, at));
      }
    }
  }

  @Test
  @Rule({"6.51", "6.54"})
  void aCityThatAPortFedByShipsReachesIsNotCutOff() {
    Field rostov = Field.redeemed().alone().frozen(false).weather(Weather.CLEAR);
    rostov.arrange(
        draft ->
            rostov
                .hexes("D4821 D4822 D4424 D3922")
                .each(hex -> draft.put(hex, RostovLayers.HOLDER, RostovLayers.SOVIET)));
    surround(rostov, rostov.hexes("D4623"), 4);
    assertThat(Depot.reaches(rostov, Side.SOVIET, "D3922")).isTrue();
    assertThat(source(rostov, Side.SOVIET, "D4822")).isTrue();
    rostov.arrange(draft -> draft.put(rostov.hex("D3922"), RostovLayers.HOLDER, RostovLayers.AXIS));
    assertThat(source(rostov, Side.SOVIET, "D4822")).isFalse();
  }

  @Test
  @Rule({"6.51", "6.52"})
  void someEdgesAreSourcesOnceASideHoldsThem() {
    Field pocket = Field.of("kiev-pocket");
    int edge = Field.THEATRE.plan(pocket.position()).supplies().later().getFirst().hexes().first();
    pocket.arrange(draft -> draft.put(edge, RostovLayers.HOLDER, RostovLayers.SOVIET));
    assertThat(Depot.LINES.source(pocket.position(), Side.AXIS, edge)).isFalse();
    pocket.alone().arrange(draft -> draft.put(edge, RostovLayers.HOLDER, RostovLayers.AXIS));
    assertThat(Depot.LINES.source(pocket.position(), Side.AXIS, edge)).isTrue();
    pocket.turn(35);
    assertThat(Depot.LINES.source(pocket.position(), Side.AXIS, edge)).isFalse();
  }

  private static SeaSupply.Fed way(int unit, int port) {
    return new SeaSupply.Fed(unit, port);
  }

  @Test
  @Rule("6.54")
  void whereTwoPortsReachTheSameUnitsAsManyAsPossibleAreFed() {
    List<SeaSupply.Fed> ways =
        List.of(way(1, 10), way(2, 10), way(3, 10), way(4, 10), way(1, 20), way(5, 10));
    assertThat(SeaSupply.assigned(ways, 3))
        .containsExactlyInAnyOrder(way(1, 20), way(2, 10), way(3, 10), way(4, 10));
    assertThat(SeaSupply.assigned(List.of(way(1, 10), way(2, 10)), 1)).containsExactly(way(1, 10));
  }

  @Test
  @Rule("6.54")
  void theLogNamesThePortThatFeedsAUnit() {
    Field azov = Field.azov().alone().place("D1630", "su-136-mtn");
    azov.place("D1629", "de-170").place("D1729", "de-1-geb").place("D1529", "de-4-geb");
    Draft draft = azov.position().edit();
    Depot.JUDGE.judge(draft);
    assertThat(draft.events())
        .contains(
            Noted.of(
                "6.54",
                "fed-by-port",
                Detail.unit(azov.unit("su-136-mtn")),
                Detail.hex(azov.hex("D1630"))));
  }
}
