package stavka.redstar.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.march;
import static stavka.redstar.movement.MarchTest.AXIS;
import static stavka.redstar.movement.MarchTest.SOVIET;
import static stavka.redstar.movement.MarchTest.at;
import static stavka.redstar.movement.MarchTest.cost;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.redstar.Field;

/** Marches into, through and out of enemy zones. */
final class ZoneMarchTest {
  @Test
  @Rule({"3.4", "3.4.1", "5.0.6"})
  void aZoneIsEnteredFreelyAndLeftForThreePoints() {
    Field field = at(1, AXIS).place("1217", "de-inf-1").place("1220", "su-1a");
    field.give(march("de-inf-1", "1218 1219"));
    assertThat(cost(field)).isEqualTo(4);
    Field leaving = at(1, AXIS).place("1219", "de-inf-1").place("1220", "su-1a");
    assertThat(leaving.why(march("de-inf-1", "1218 1217"))).isEqualTo("3.2 too-far");
    leaving.give(march("de-inf-1", "1218"));
    assertThat(cost(leaving)).isEqualTo(8);
  }

  @Test
  @Rule({"3.4.1", "3.3.5", "5.0.8", "13.0.3"})
  void inSnowSovietUnitsLeaveForTwo() {
    Field snow = at(8, SOVIET).place("1219", "su-1a").place("1220", "de-inf-1");
    snow.give(march("su-1a", "1218 1217"));
    assertThat(cost(snow)).isEqualTo(8);
    Field summer = at(1, SOVIET).place("1219", "su-1a").place("1220", "de-inf-1");
    assertThat(summer.why(march("su-1a", "1218 1217"))).isEqualTo("3.2 too-far");
    Field axis = at(8, AXIS).place("1219", "de-inf-1").place("1220", "su-1a");
    assertThat(axis.why(march("de-inf-1", "1218 1217"))).isEqualTo("3.2 too-far");
  }

  @Test
  @Rule({"3.4.2", "5.0.6", "5.0.7", "3.2", "15.6.4", "13.0.3"})
  void onlyGermanArmourAndCavalryInSnowGoFromZoneToZone() {
    Field panzer = at(1, AXIS).place("1119", "de-pz-1 de-inf-1").place("1120", "su-1a");
    panzer.place("1220", "su-2a");
    assertThat(panzer.why(march("de-inf-1", "1219"))).isEqualTo("3.4.2 zone-to-zone");
    // A friend in the hex does not cancel the zone for this.
    panzer.place("1219", "de-kg-inf-1");
    assertThat(panzer.why(march("de-inf-1", "1219"))).isEqualTo("3.4.2 zone-to-zone");
    panzer.give(march("de-pz-1", "1219"));
    assertThat(cost(panzer)).isEqualTo(8);
    Field rider = at(8, SOVIET).place("1119", "su-gc-1 su-1a").place("1120", "de-inf-1");
    rider.place("1220", "de-inf-2");
    assertThat(rider.why(march("su-1a", "1219"))).isEqualTo("3.4.2 zone-to-zone");
    rider.give(march("su-gc-1", "1219"));
    assertThat(cost(rider)).isEqualTo(6);
    Field summer = at(1, SOVIET).place("1119", "su-gc-1").place("1120", "de-inf-1");
    summer.place("1220", "de-inf-2");
    assertThat(summer.why(march("su-gc-1", "1219"))).isEqualTo("3.4.2 zone-to-zone");
  }

  @Test
  @Rule({"3.4.3", "5.0.4", "3.3.6"})
  void headquartersAndTheirLikeEnterZonesOnlyWhereAFriendCancelsThem() {
    Field field = at(1, SOVIET).place("1219", "su-hq-1").place("1221", "de-inf-1");
    assertThat(field.why(march("su-hq-1", "1220"))).isEqualTo("3.4.3 needs-escort");
    field.place("1220", "su-gc-1");
    assertThat(field.why(march("su-hq-1", "1220"))).isEqualTo("3.4.3 needs-escort");
    field.place("1220", "su-1a");
    assertThat(field.why(march("su-hq-1", "1220"))).isEmpty();
    Field axis = at(1, AXIS).place("1009", "de-siege de-depot-1").place("1011", "su-1a");
    assertThat(axis.why(march("de-siege", "1010"))).isEqualTo("3.4.3 needs-escort");
    assertThat(axis.why(march("de-depot-1", "1010"))).isEqualTo("3.4.3 needs-escort");
    axis.place("1010", "de-inf-1");
    assertThat(axis.why(march("de-siege", "1010"))).isEmpty();
  }

  @Test
  @Rule("11.2.3")
  void securityDivisionsKeepFourHexesFromSovietUnits() {
    Field field = at(1, AXIS).place("1210", "de-sec-1").place("1218", "su-1a");
    assertThat(field.why(march("de-sec-1", "1211 1212 1213"))).isEmpty();
    assertThat(field.why(march("de-sec-1", "1211 1212 1213 1214")))
        .isEqualTo("11.2.3 security-too-near");
    Field partisans = at(1, AXIS).place("1210", "de-sec-1").place("1216", "su-part-1");
    assertThat(partisans.why(march("de-sec-1", "1211 1212 1213 1214"))).isEmpty();
    Field near = at(1, AXIS).place("1215", "de-sec-1").place("1218", "su-1a");
    assertThat(near.why(march("de-sec-1", "1214"))).isEqualTo("11.2.3 security-too-near");
    assertThat(near.why(march("de-sec-1", "1214 1213"))).isEmpty();
  }
}
