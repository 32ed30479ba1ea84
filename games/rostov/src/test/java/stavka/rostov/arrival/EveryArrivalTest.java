package stavka.rostov.arrival;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stavka.engine.order.Move;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.rostov.Field;
import stavka.rostov.model.Box;
import stavka.rostov.model.Timetable;
import stavka.testkit.ScriptedPlay;

/** Whoever arrives in a scenario can come onto the map on his turn, if the front has not moved. */
class EveryArrivalTest {
  private static final Schedule SCHEDULE = new Schedule(Field.THEATRE);

  private static boolean enters(ScriptedPlay play, Timetable.Arrival arrival, int unit) {
    for (int hex : arrival.hexes()) {
      for (String mode : List.of("march", "rail")) {
        if (play.why(new Move(Ints.of(unit), Ints.of(hex), mode)).isEmpty()) {
          return true;
        }
      }
    }
    return false;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "battle-on-the-sea-of-azov",
        "kiev-pocket",
        "to-rostov",
        "to-kharkov",
        "kiev-to-rostov"
      })
  @Rule({"8.11", "8.12", "8.14", "8.21"})
  void everyUnitOfTheListsHasAWayOntoTheMap(String scenario) {
    List<String> shut = new ArrayList<>();
    Field field = Field.of(scenario);
    for (Timetable.Arrival arrival : Field.THEATRE.plan(scenario).schedule().arrivals()) {
      field.turn(arrival.turn()).arrange(SCHEDULE::receive);
      String side = arrival.side().name().toLowerCase(Locale.ROOT);
      ScriptedPlay play = field.play(arrival.turn(), side + "-movement");
      for (int unit : arrival.units()) {
        if (play.position().inBox(unit, Box.DUE) && !enters(play, arrival, unit)) {
          shut.add(arrival.turn() + " " + Field.THEATRE.roster().get(unit).id());
        }
      }
    }
    assertThat(shut).isEmpty();
  }
}
