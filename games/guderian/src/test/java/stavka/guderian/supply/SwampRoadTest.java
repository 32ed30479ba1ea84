package stavka.guderian.supply;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.GROUND;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.hex;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.formats.Change;
import stavka.formats.GameFiles;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.model.Gait;
import stavka.guderian.model.Ledger;

/**
 * Through the swamps of 1006 and 1107 leads the road from 0501 to Velizh. Lines follow it there and
 * do not leave it.
 */
class SwampRoadTest {
  /** A game in which German lines go so many hexes to the road, and nowhere else. */
  private static Guderian toRoad(int hexes) {
    return new Guderian(
        GameFiles.beside(Guderian.class)
            .with(
                List.of(
                    new Change("charts", "supply.road_hexes", "" + hexes),
                    new Change("charts", "supply.points", "0"))));
  }

  private static boolean supplied(Guderian game, Field field, String hex) {
    return new GuderianSupply(game.theatre())
        .german(field.position())
        .supplies(Gait.FOOT, GROUND.map().hex(hex));
  }

  @ParameterizedTest
  @Rule({"11.13", "11.11"})
  @ValueSource(strings = {"1106", "1007"})
  void noGermanLineJoinsTheRoadInASwamp(String beside) {
    assertThat(supplied(toRoad(1), at(8, Field.AXIS_COMBAT), beside)).isFalse();
    assertThat(supplied(toRoad(2), at(8, Field.AXIS_COMBAT), beside)).isTrue();
    assertThat(supplied(toRoad(1), at(8, Field.AXIS_COMBAT), "1206")).isTrue();
  }

  @ParameterizedTest
  @Rule({"11.13", "11.11"})
  @ValueSource(strings = {"1006", "1107", "0906"})
  void germanLinesFollowTheRoadThroughASwamp(String onRoad) {
    assertThat(supplied(toRoad(0), at(8, Field.AXIS_COMBAT), onRoad)).isTrue();
  }

  @Test
  @Rule({"13.44", "11.13"})
  void noGermanLineJoinsTheRoadUnderASovietMarker() {
    Field field = at(8, Field.AXIS_COMBAT).ledger(Ledger.SOVIET_INTERDICTION, hex("1207") + 1);
    assertThat(supplied(toRoad(1), field, "1207")).isTrue();
    assertThat(supplied(toRoad(1), field, "1206")).isFalse();
    assertThat(supplied(toRoad(1), at(8, Field.AXIS_COMBAT), "1206")).isTrue();
  }

  @ParameterizedTest
  @Rule({"11.12", "11.13"})
  @EnumSource(names = {"FOOT", "CAVALRY", "MOTORISED"})
  void linesToTheWestEdgePassSwampsByRoadAloneAndMayBeginInThem(Gait gait) {
    Field field = at(8, Field.AXIS_COMBAT).place(hex("0120"), "su-rd-46");
    GermanLines lines = new GuderianSupply(THEATRE).german(field.position());
    int begun = 0;
    int passed = 0;
    for (int hex = 0; hex < GROUND.grid().size(); hex++) {
      Ints line = lines.line(gait, hex);
      assertThat(lines.supplies(gait, hex)).isEqualTo(!line.isEmpty());
      begun += !line.isEmpty() && GROUND.endsLines(hex) ? 1 : 0;
      for (int i = 1; i < line.size() - 1; i++) {
        if (GROUND.endsLines(line.get(i))) {
          assertThat(road(line.get(i - 1), line.get(i)) && road(line.get(i), line.get(i + 1)))
              .as("%s by %s", THEATRE.map().name(hex), THEATRE.map().name(line.get(i)))
              .isTrue();
          passed++;
        }
      }
    }
    assertThat(begun).isPositive();
    assertThat(passed).isPositive();
  }

  private static boolean road(int from, int to) {
    return THEATRE.map().linked("road", from, GROUND.grid().direction(from, to));
  }

  @Test
  @Rule({"11.24", "11.13", "11.21"})
  void aLeadersLineDoesNotLeaveTheRoadInASwamp() {
    // The zone of 1306 shuts the way round the swamp, by 1206.
    Field field =
        at(8, Field.SOVIET_COMBAT).place(hex("1207"), "su-kachalov").place(hex("1306"), "de-5");
    var lines = new GuderianSupply(THEATRE).soviet(field.position());
    assertThat(lines.commandedBy(hex("1006"))).isNotZero();
    assertThat(lines.commandedBy(hex("1106"))).isZero();
  }

  @Test
  @Rule({"11.24", "11.21"})
  void aLeaderInASwampCommandsFromThere() {
    Field field = at(8, Field.SOVIET_COMBAT).place(hex("1107"), "su-kachalov");
    var lines = new GuderianSupply(THEATRE).soviet(field.position());
    assertThat(lines.commandedBy(hex("1106"))).isNotZero();
    assertThat(lines.commandedBy(hex("1105"))).isNotZero();
  }
}
