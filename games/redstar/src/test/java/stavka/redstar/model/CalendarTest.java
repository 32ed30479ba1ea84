package stavka.redstar.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.formats.GameFiles;
import stavka.formats.map.HexMapJson;
import stavka.redstar.RedStar;

/** The shipped turn track and charts. */
final class CalendarTest {
  private static final GameFiles FILES = GameFiles.beside(RedStar.class);
  private static final RedStarTheatre THEATRE =
      TheatreFiles.read(
          HexMapJson.read(FILES.json("map.json")).map(),
          FILES.yaml("charts.yaml"),
          FILES.yaml("order-of-battle.yaml"),
          FILES.yaml("scenarios.yaml"));

  @Test
  @Rule({"1.3", "13.0.1", "13.0.4", "13.0.5"})
  void fortyTurnsOfClearMudAndSnow() {
    Calendar calendar = THEATRE.calendar();
    assertThat(calendar.turns()).hasSize(40);
    for (int turn = 1; turn <= 40; turn++) {
      boolean snow =
          (turn >= 8 && turn <= 11) || (turn >= 22 && turn <= 25) || (turn >= 36 && turn <= 39);
      assertThat(calendar.weather(turn).freezes()).as("turn " + turn).isEqualTo(snow);
      assertThat(calendar.winterModifier(turn)).isEqualTo(snow ? (turn <= 11 ? 3 : 1) : 0);
    }
    assertThat(calendar.weather(7)).isEqualTo(Weather.MUD);
    assertThat(calendar.weather(12)).isEqualTo(Weather.MUD);
  }

  @Test
  @Rule({"1.4", "18.0.1", "4.0.3", "4.0.5"})
  void theSixScenariosStandWithinTheRules() {
    assertThat(THEATRE.campaigns())
        .extracting(ScenarioPlan::number)
        .containsExactly(1, 2, 3, 4, 5, 6);
    for (ScenarioPlan campaign : THEATRE.campaigns()) {
      campaign
          .setUp()
          .forEach(
              (hex, units) -> {
                assertThat(THEATRE.ground().land(hex))
                    .as(campaign.id() + " " + THEATRE.map().name(hex))
                    .isTrue();
                int points = units.stream().map(THEATRE.pieces()::stackingPoints).sum();
                boolean axis =
                    THEATRE.pieces().side(units.first()) == stavka.engine.value.Side.AXIS;
                assertThat(points)
                    .as(campaign.id() + " " + THEATRE.map().name(hex))
                    .isLessThanOrEqualTo(axis ? 14 : 2);
              });
    }
  }

  @Test
  @Rule({"2.0", "10.9.2", "18.1"})
  void theScenariosTheBookNumbersAreAsItSays() {
    int baku = THEATRE.charts().places().get(THEATRE.charts().place("baku")).hex();
    for (ScenarioPlan campaign : THEATRE.campaigns()) {
      boolean tested = !Set.of(2, 3, 5, 6).contains(campaign.number());
      assertThat(campaign.attritionFirst()).as(campaign.id()).isEqualTo(tested);
      boolean inPlay = campaign.area().isEmpty() || THEATRE.map().region(campaign.area()).has(baku);
      assertThat(inPlay).as(campaign.id()).isEqualTo(Set.of(3, 4, 6).contains(campaign.number()));
    }
  }

  @Test
  @Rule({"3.3.4", "3.5.4", "7.4.2"})
  void theHexesTheBookNamesLieAsItSays() {
    int west = THEATRE.map().hex("6115");
    int middle = THEATRE.map().hex("6116");
    int east = THEATRE.map().hex("6117");
    var grid = THEATRE.ground().grid();
    assertThat(THEATRE.ground().barred(west, grid.direction(west, middle))).isTrue();
    assertThat(THEATRE.ground().majorRiver(middle, grid.direction(middle, east))).isTrue();
    int crimea = THEATRE.map().hex("1724");
    int mainland = THEATRE.map().hex("1824");
    assertThat(THEATRE.ground().causeway(crimea, grid.direction(crimea, mainland))).isTrue();
  }
}
