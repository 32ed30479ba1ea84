package stavka.redstar.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.at;
import static stavka.redstar.Field.strategic;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.operational.model.Marks;
import stavka.redstar.Field;
import stavka.redstar.model.SupplyState;

final class StrategicTest {
  private static final String AXIS = "axis-strategic";
  private static final String ALONG = "1003 1004 1005 1006 1007 1008 1009";

  @Test
  @Rule({"3.5", "3.5.1", "3.5.2", "3.5.3", "3.1.10"})
  void farFromTheEnemyAUnitGoesTwentyFiveHexesWhateverTheGround() {
    Field field = at(1, AXIS).place("1002", "de-pz-1 de-depot-1 de-inf-1");
    field.give(strategic("de-pz-1", ALONG));
    assertThat(field.where("de-pz-1")).isEqualTo("1009");
    assertThat(field.has("de-pz-1", Marks.MOVED)).isTrue();
    StringBuilder there = new StringBuilder();
    for (int i = 0; i < 13; i++) {
      there.append(i == 0 ? "1003 1002" : " 1003 1002");
    }
    assertThat(field.why(strategic("de-inf-1", there.toString()))).isEqualTo("3.5.3 too-far");
  }

  @Test
  @Rule({"3.5.3", "11.1.1", "12.2.5"})
  void fourHexesAreKeptFromEveryEnemyCounter() {
    for (String enemy : new String[] {"su-1a", "su-part-1", "su-fac-1", "su-zhukov", "su-hq-1"}) {
      Field field = at(1, AXIS).place("1002", "de-inf-1").place("1010", enemy);
      assertThat(field.why(strategic("de-inf-1", "1003 1004 1005 1006"))).as(enemy).isEmpty();
      assertThat(field.why(strategic("de-inf-1", "1003 1004 1005 1006 1007")))
          .as(enemy)
          .isEqualTo("3.5.3 enemy-near");
    }
    Field fleet = at(1, "soviet-strategic").place("1022", "su-1a").place("1018", "de-fleet-1");
    assertThat(fleet.why(strategic("su-1a", "1021"))).isEqualTo("3.5.3 enemy-near");
    Field start =
        at(1, AXIS).place("1007", "de-inf-1").place("1002", "de-inf-2").place("1010", "su-1a");
    assertThat(start.why(strategic("de-inf-1", "1006"))).isEqualTo("3.5.3 enemy-near");
  }

  @Test
  @Rule({"3.5.3", "10.6.1", "10.7.1", "10.8.1"})
  void onlyUnitsInFullSupplyGo() {
    for (SupplyState state :
        new SupplyState[] {SupplyState.NONE, SupplyState.LACK, SupplyState.EMERGENCY}) {
      Field field = at(1, AXIS).place("1002", "de-inf-1 de-inf-2").supply(state, "de-inf-1");
      assertThat(field.why(strategic("de-inf-1", "1003"))).isEqualTo("3.5.3 strategic-unsupplied");
    }
  }

  @Test
  @Rule("3.5.3")
  void theWayLeadsThroughHexesInWhichTheUnitIsSupplied() {
    Field field = at(1, AXIS).place("1008", "de-inf-1");
    assertThat(field.why(strategic("de-inf-1", "1009"))).isEmpty();
    assertThat(field.why(strategic("de-inf-1", "1009 1010"))).isEqualTo("3.5.3 no-supply-there");
    // Back in supply at the end, but not on the way.
    assertThat(field.why(strategic("de-inf-1", "1009 1010 1009")))
        .isEqualTo("3.5.3 no-supply-there");
  }

  @Test
  @Rule({"3.5.3", "13.0.2"})
  void basesNeverGoAndDepotsInMudOnly() {
    Field field = at(1, AXIS).place("1002", "de-depot-1 de-inf-1");
    assertThat(field.why(strategic("de-depot-1", "1003"))).isEqualTo("3.5.3 depots-in-mud-only");
    Field mud = at(7, AXIS).place("1002", "de-depot-1");
    assertThat(mud.why(strategic("de-depot-1", "1003"))).isEmpty();
    Field base = at(1, AXIS).place("1002", "de-base-1 de-inf-1");
    assertThat(base.why(strategic("de-base-1", "1003"))).isEqualTo("2.0 not-now");
  }

  @Test
  @Rule({"3.5.4", "3.5.3"})
  void theStraitToTheCrimeaIsCrossedAndOtherWaterIsNot() {
    Field field = at(1, "soviet-strategic").place("0608", "su-1a").place("0408", "su-hq-1");
    assertThat(field.why(strategic("su-1a", "0508"))).isEmpty();
    Field lake = at(1, "soviet-strategic").place("1617", "su-1a");
    assertThat(lake.why(strategic("su-1a", "1618"))).isEqualTo("3.3.4 impassable");
    Field ice = at(8, "soviet-strategic").place("1615", "su-1a su-1t").place("1014", "su-hq-1");
    assertThat(ice.why(strategic("su-1a", "1616"))).isEmpty();
    assertThat(ice.why(strategic("su-1t", "1616"))).isEqualTo("3.3.4 impassable");
  }

  @Test
  @Rule({"3.5.2", "3.5.5"})
  void armourMayGoStrategicallyInBothPhases() {
    Field first = at(1, AXIS).place("1002", "de-pz-1").give(strategic("de-pz-1", "1003 1004"));
    assertThat(first.where("de-pz-1")).isEqualTo("1004");
    Field again = at(1, "armour-strategic").place("1004", "de-pz-1 de-inf-1");
    assertThat(again.why(strategic("de-inf-1", "1005"))).isEqualTo("2.0 not-now");
    assertThat(again.why(strategic("de-pz-1", "1005"))).isEmpty();
    Field moved = at(1, "armour-strategic").place("1004", "de-pz-1 de-pz-2");
    moved.set(Marks.MOVED, 1, "de-pz-1");
    assertThat(moved.why(strategic("de-pz-1", "1005"))).isEqualTo("3.2 has-moved");
  }

  @Test
  @Rule({"3.5.3", "3.2"})
  void leadersGoStrategicallyTooAndThenMoveNoMore() {
    Field field = at(1, "soviet-strategic").place("1024", "su-1a").place("1022", "su-zhukov");
    field.give(strategic("su-zhukov", "1021 1020 1019"));
    assertThat(field.where("su-zhukov")).isEqualTo("1019");
    assertThat(field.has("su-zhukov", Marks.MOVED)).isTrue();
  }

  @Test
  @Rule("3.3.6")
  void siegeArtilleryGoesStrategicallyAlongRails() {
    Field field = at(1, AXIS).place("1002", "de-siege");
    assertThat(field.why(strategic("de-siege", "1102"))).isEqualTo("3.3.6 rails-only");
    assertThat(field.why(strategic("de-siege", "1003 1004 1005"))).isEmpty();
  }

  @Test
  @Rule({"11.2.3", "3.5.3"})
  void securityDivisionsKeepTheirOwnDistanceToo() {
    Field field = at(1, AXIS).place("1002", "de-sec-1").place("1010", "su-1a");
    assertThat(field.why(strategic("de-sec-1", "1003 1004 1005"))).isEmpty();
    assertThat(field.why(strategic("de-sec-1", "1003 1004 1005 1006")))
        .isEqualTo("11.2.3 security-too-near");
  }
}
