package stavka.guderian.model;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.GROUND;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.next;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.hex.HexGrid;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;

/** The charts, cell by cell. */
class ChartsTest {
  private static final String TABLE =
      """
      A1 D1/A1 D1    D2    D2    D2    D2    De/A1 De    De    De    De
      A1 Eng   D1/A1 D1    D2    D2    D2    D2    De/A1 De    De    De
      A1 A1    D1/A1 D1/A1 D1    D2/A1 D2    D2    D2    De/A1 De    De
      A2 A1    Eng   D1/A1 D1/A1 D1    D2/A1 D2    D2    D2    De/A1 De
      Ae A2    A1    Eng   D1/A1 D1/A1 D1    D2/A1 D2    D2    D2    De
      Ae Ae    A2    A1    Eng   Eng   D1/A1 D1    D2/A1 D2    D2    D2
      """;

  @Test
  @Rule("9.5")
  void theCombatTableIsTheOneOfTheGame() {
    var table = THEATRE.charts().combatTable();
    assertThat(table.columns().stream().map(Object::toString))
        .containsExactly(
            "1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1", "9-1", "10-1");
    List<String> rows = TABLE.lines().toList();
    for (int die = 1; die <= 6; die++) {
      String[] row = rows.get(die - 1).split(" +");
      for (int column = 0; column < row.length; column++) {
        assertThat(table.result(column, die))
            .as(die + " in column " + column)
            .isEqualTo(row[column]);
      }
    }
  }

  @ParameterizedTest
  @Rule({"6.7", "6.12", "10.21"})
  @CsvSource({"clear, 2, 2, 2, 2", "forest, 2, 4, 4, 2", "swamp, 4, 4, 4, 4", "city, 2, 2, 2, 2"})
  void aHexCostsEachKindOfUnit(String terrain, int foot, int cavalry, int motorised, int leader) {
    TerrainChart chart = THEATRE.charts().terrain();
    assertThat(chart.enter(terrain, Gait.FOOT)).isEqualTo(foot);
    assertThat(chart.enter(terrain, Gait.CAVALRY)).isEqualTo(cavalry);
    assertThat(chart.enter(terrain, Gait.MOTORISED)).isEqualTo(motorised);
    assertThat(chart.enter(terrain, Gait.LEADER)).isEqualTo(leader);
  }

  @Test
  @Rule({"6.7", "10.21"})
  void aRoadCostsAPointOnFootAndHalfAPointOnWheels() {
    TerrainChart chart = THEATRE.charts().terrain();
    assertThat(chart.road(Gait.FOOT)).isEqualTo(2);
    assertThat(chart.road(Gait.CAVALRY)).isEqualTo(2);
    assertThat(chart.road(Gait.MOTORISED)).isEqualTo(1);
    assertThat(chart.road(Gait.LEADER)).isEqualTo(1);
  }

  @Test
  @Rule("6.7")
  void aRiverCostsAGermanTwoPointsAndASovietOneOnRoadsToo() {
    int found = 0;
    for (int hex = 0; hex < GROUND.grid().size(); hex++) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int to = next(hex, direction);
        if (to != HexGrid.NONE
            && THEATRE.map().linked("road", hex, direction)
            && GROUND.crossesRiver(hex, to)) {
          found++;
          assertThat(GROUND.bareSteps(Gait.MOTORISED, Side.AXIS).price(hex, direction))
              .isEqualTo(5);
          assertThat(GROUND.bareSteps(Gait.MOTORISED, Side.SOVIET).price(hex, direction))
              .isEqualTo(3);
          assertThat(GROUND.bareSteps(Gait.FOOT, Side.SOVIET).price(hex, direction)).isEqualTo(4);
        }
      }
    }
    assertThat(found).isPositive();
  }

  @ParameterizedTest
  @Rule({"15.1", "15.11"})
  @CsvSource({
    "vitebsk, 10",
    "orsha, 5",
    "mogilev, 5",
    "smolensk, 25",
    "roslavl, 10",
    "yelnya, 10",
    "rzhev, 5",
    "gzhatsk, 5",
    "vyazma, 15",
    "kaluga, 20"
  })
  void aPlaceIsWorthItsPoints(String id, int points) {
    assertThat(
            THEATRE.charts().places().stream()
                .filter(place -> place.id().equals(id))
                .map(Charts.Place::points))
        .containsExactly(points);
  }
}
