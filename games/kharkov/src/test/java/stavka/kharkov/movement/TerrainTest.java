package stavka.kharkov.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.rule.Rule;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPlay;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.Ledger;

/** What a step from 0202 to 0203 costs, in half points. */
class TerrainTest {
  private static TestPlay step(String unit, String ground, String side, String way) {
    TestBoard.Drawing drawing = TestBoard.draw(". . . . .\n . . " + ground + " . .\n. . . . .");
    if (!side.isEmpty()) {
      drawing.side(side, "0202-0203");
    }
    if (way.equals("road")) {
      drawing.road("0202", "0203");
    } else if (way.equals("rail")) {
      drawing.rail("0202", "0203");
    }
    TestBoard board = drawing.board();
    TestPosition position =
        board.position().place("0202", unit).ledger(Ledger.GARRISONS_GONE, 1).supplied();
    TestPlay play =
        unit.startsWith("su") ? TestPlay.soviet(board, position) : TestPlay.axis(board, position);
    return play;
  }

  private static int price(String unit, String ground, String side, String way) {
    TestPlay play = step(unit, ground, side, way);
    return play.give(play.march(unit, "0203")).price();
  }

  @ParameterizedTest
  @CsvSource({
    "de-79, 2, 2, 2", // infantry
    "de-108, 2, 2, 2", // light
    "de-1, 2, 2, 2", // mountain
    "de-454, 2, 2, 2", // security
    "ro-2, 2, 2, 2",
    "su-rd-76, 2, 2, 2",
    "su-gd-13, 2, 2, 2",
    "su-cd-14, 2, 2, 2", // cavalry pays as foot
    "su-reserve-6, 2, 2, 2", // a marker is infantry
    "de-3-pz-6, 2, 4, 1",
    "de-3-mr-3, 2, 4, 1",
    "su-tb-10, 2, 4, 1",
    "su-hq-6, 2, 2, 2"
  })
  @Rule({"6.3", "6.21", "6.72", "10.12"})
  void clearForestAndCityCostFootOneAndMotorisedOneTwoAndAHalf(
      String unit, int clear, int forest, int city) {
    assertThat(price(unit, ".", "", "")).isEqualTo(clear);
    assertThat(price(unit, "f", "", "")).isEqualTo(forest);
    assertThat(price(unit, "c", "", "")).isEqualTo(city);
  }

  @ParameterizedTest
  @CsvSource({
    "de-79, 4, 4",
    "su-cd-14, 4, 4",
    "su-hq-6, 4, 4",
    "de-3-pz-6, 6, 4",
    "su-tb-10, 6, 4",
  })
  @Rule({"6.3", "10.12"})
  void theDonetsAddsOneOnFootAndTwoToOthersARiverOneToAll(String unit, int donets, int river) {
    assertThat(price(unit, ".", "donets", "")).isEqualTo(donets);
    assertThat(price(unit, ".", "river", "")).isEqualTo(river);
  }

  @Test
  @Rule({"6.3", "6.21"})
  void hexAndHexsideAddUp() {
    assertThat(price("de-3-pz-6", "f", "river", "")).isEqualTo(6);
    assertThat(price("de-3-pz-6", "f", "donets", "")).isEqualTo(8);
    assertThat(price("de-79", "f", "donets", "")).isEqualTo(4);
  }

  @ParameterizedTest
  @CsvSource({"de-79, 2", "su-cd-14, 2", "su-hq-6, 1", "de-3-pz-6, 1", "su-tb-10, 1"})
  @Rule({"6.3", "6.21", "10.12"})
  void alongARoadFootPaysOneAndMotorisedUnitsAndHeadquartersAHalfWhateverTheGround(
      String unit, int road) {
    assertThat(price(unit, ".", "", "road")).isEqualTo(road);
    assertThat(price(unit, "f", "", "road")).isEqualTo(road);
    assertThat(price(unit, ".", "river", "road")).isEqualTo(road);
    assertThat(price(unit, ".", "donets", "road")).isEqualTo(road);
    assertThat(price(unit, ".", "dniepr", "road")).isEqualTo(road);
  }

  @Test
  @Rule({"6.3", "6.25"})
  void theDnieprIsCrossedByARoadOnly() {
    for (String way : new String[] {"", "rail"}) {
      TestPlay play = step("de-79", ".", "dniepr", way);
      assertThat(play.why(play.march("de-79", "0203"))).isEqualTo("6.25 dniepr");
      assertThat(play.offered()).doesNotContain(play.march("de-79", "0203"));
    }
  }

  @Test
  @Rule("6.46")
  void aRailwayChangesNothingForThoseNotOnATrainRiversIncluded() {
    assertThat(price("de-3-pz-6", ".", "", "rail")).isEqualTo(2);
    assertThat(price("de-3-pz-6", "f", "", "rail")).isEqualTo(4);
    assertThat(price("de-3-pz-6", ".", "river", "rail")).isEqualTo(4);
    assertThat(price("de-79", ".", "donets", "rail")).isEqualTo(4);
  }
}
