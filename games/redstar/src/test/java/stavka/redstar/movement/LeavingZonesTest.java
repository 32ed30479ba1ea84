package stavka.redstar.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.march;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Moved;
import stavka.engine.rule.Rule;
import stavka.redstar.Field;
import stavka.redstar.model.SupplyState;

/** What it takes those to leave an enemy zone who may not enter one alone. */
final class LeavingZonesTest {
  private static final String AXIS = "axis-movement";
  private static final String SOVIET = "soviet-movement";

  private static Field at(int turn, String step) {
    return Field.at(turn, step).watched();
  }

  private static int cost(Field field) {
    return field.events().stream()
        .filter(Moved.class::isInstance)
        .map(event -> ((Moved) event).halfPoints())
        .reduce((first, second) -> second)
        .orElseThrow();
  }

  @Test
  @Rule({"3.4.1", "5.0.6", "3.4.3"})
  void whoCannotEnterAZoneAlonePaysToLeaveOneAllTheSame() {
    for (String alone : new String[] {"su-hq-1", "su-zhukov"}) {
      String step = alone.equals("su-hq-1") ? SOVIET : "soviet-leaders";
      Field field = at(1, step).place("1219", alone).place("1220", "de-inf-1");
      field.place("1124", "su-leader-2");
      assertThat(field.why(march(alone, "1218 1217 1216 1215"))).isEqualTo("3.2 too-far");
      field.give(march(alone, "1218"));
      assertThat(cost(field)).as(alone).isEqualTo(8);
      Field escorted = at(1, step).place("1219", alone + " su-1a").place("1220", "de-inf-1");
      escorted.place("1124", "su-leader-2").give(march(alone, "1218"));
      assertThat(cost(escorted)).as(alone).isEqualTo(8);
    }
    for (String alone : new String[] {"de-depot-1", "de-base-1"}) {
      String step = alone.equals("de-depot-1") ? AXIS : "axis-air-bases";
      Field field = at(1, step).place("1001", "de-base-2").place("1219", alone);
      field.place("1220", "su-1a").give(march(alone, "1218"));
      assertThat(cost(field)).as(alone).isEqualTo(8);
    }
  }

  @Test
  @Rule({"3.4.2", "5.0.7", "3.4.3"})
  void aLoneHeadquartersGoesFromZoneToZoneNoMoreThanOthersDo() {
    Field field = at(1, SOVIET).place("1219", "su-hq-1").place("1220", "de-inf-1");
    field.place("1119", "su-1a");
    assertThat(field.why(march("su-hq-1", "1119"))).isEqualTo("3.4.2 zone-to-zone");
    assertThat(field.why(march("su-hq-1", "1218"))).isEmpty();
    assertThat(field.choices()).doesNotContain(march("su-hq-1", "1119"));
    // Nor may it come back to the zone it was left in.
    assertThat(field.why(march("su-hq-1", "1218 1219 1319"))).isEqualTo("3.4.3 needs-escort");
  }

  @Test
  @Rule({"3.3.6", "3.4.1", "5.0.6"})
  void siegeArtilleryLeavesAZoneForAllItsThreePoints() {
    Field field = at(1, AXIS).place("1010", "de-siege").place("1011", "su-1a");
    assertThat(field.why(march("de-siege", "1009 1008"))).isEqualTo("3.2 too-far");
    assertThat(field.choices()).contains(march("de-siege", "1009"));
    field.give(march("de-siege", "1009"));
    assertThat(cost(field)).isEqualTo(6);
    Field escorted = at(1, AXIS).place("1010", "de-siege de-inf-1").place("1011", "su-1a");
    escorted.give(march("de-siege", "1009"));
    assertThat(cost(escorted)).isEqualTo(6);
    Field hungry = at(1, AXIS).place("1010", "de-siege").place("1011", "su-1a");
    hungry.supply(SupplyState.LACK, "de-siege");
    assertThat(hungry.why(march("de-siege", "1009"))).isEqualTo("3.2 too-far");
  }
}
