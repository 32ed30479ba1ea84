package stavka.guderian.arrival;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.GROUND;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.march;
import static stavka.guderian.Field.unit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.event.Moved;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;

/** Who comes by road pays the road's price, and a road comes in at four hexes only. */
class RoadEntryTest {
  @ParameterizedTest
  @Rule({"14.3", "6.7"})
  @CsvSource({
    "0120, 1, 2",
    "0501, 1, 2",
    "5907, 1, 2",
    "5915, 1, 2", // a road leaves the map
    "0601, 2, 2", // a road hex of the edge, but the road goes on along it
    "0119, 2, 2",
    "0112, 4, 2",
    "5906, 4, 2"
  })
  void onlyWhereARoadLeavesTheMapIsItsPricePaid(String entry, int motorised, int foot) {
    var position = at(3, Field.AXIS_MOVEMENT).position();
    assertThat(GROUND.entryPrice(position, unit("de-7-pz-25"), hex(entry))).isEqualTo(motorised);
    assertThat(GROUND.entryPrice(position, unit("de-5"), hex(entry))).isEqualTo(foot);
  }

  @Test
  @Rule({"14.3", "16.2"})
  void aPanzerRegimentEntersByTheMinskRoadForHalfAPoint() {
    Field field = at(3, Field.AXIS_MOVEMENT).give(march("de-17-pz-39", hex("0120")));
    assertThat(field.events())
        .filteredOn(Moved.class::isInstance)
        .extracting(event -> ((Moved) event).halfPoints())
        .containsExactly(1);
  }
}
