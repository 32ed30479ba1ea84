package stavka.redstar.model;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.hex;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.model.Marks;
import stavka.redstar.Field;

final class ZoneTest {
  private static boolean zone(Field field, Side side, String hex) {
    return Field.THEATRE.board(field.position()).inZoneOf(side, hex(hex));
  }

  @Test
  @Rule({"5.0", "5.0.1"})
  void aUnitExertsItsZoneOverTheSixHexesAround() {
    Field field = Field.at(1, "axis-movement").place("1218", "de-pz-1");
    int around = 0;
    for (int hex = 0; hex < Field.GROUND.grid().size(); hex++) {
      boolean covered = Field.THEATRE.board(field.position()).inZoneOf(Side.AXIS, hex);
      assertThat(covered).isEqualTo(Field.GROUND.grid().adjacent(hex, hex("1218")));
      around += covered ? 1 : 0;
    }
    assertThat(around).isEqualTo(6);
  }

  @Test
  @Rule({"5.0.2", "11.1.5", "11.2.4", "15.6.1", "14.1.2"})
  void theListedUnitsExertNone() {
    String[] without = {
      "de-sec-1",
      "de-depot-1",
      "de-siege",
      "de-base-1",
      "de-fleet-1",
      "ro-hq",
      "su-gc-1",
      "su-part-1",
      "su-zhukov",
      "su-hq-1",
      "su-fac-1",
      "su-port"
    };
    for (String id : without) {
      Field field = Field.at(1, "axis-movement").place("1218", id);
      assertThat(zone(field, Side.AXIS, "1318")).as(id).isFalse();
      assertThat(zone(field, Side.SOVIET, "1318")).as(id).isFalse();
    }
    for (String id : new String[] {"su-1a", "su-rc-1", "su-mc-1", "su-par-1", "su-mar-1"}) {
      Field field = Field.at(1, "axis-movement").place("1218", id);
      assertThat(zone(field, Side.SOVIET, "1318")).as(id).isTrue();
    }
  }

  @Test
  @Rule("5.0.2")
  void armiesOfTheAxisExertZones() {
    for (String id : new String[] {"it-8", "ro-3"}) {
      Field field = Field.at(1, "axis-movement").place("1218", id);
      assertThat(zone(field, Side.AXIS, "1318")).as(id).isTrue();
    }
  }

  @Test
  @Rule("5.0.3")
  void weakKampfgruppenExertAZoneInPairs() {
    Field one = Field.at(1, "axis-movement").place("1218", "de-kg-inf-1");
    assertThat(zone(one, Side.AXIS, "1318")).isTrue();
    one.set(Marks.STEP, 1, "de-kg-inf-1");
    assertThat(zone(one, Side.AXIS, "1318")).isFalse();
    one.place("1218", "de-kg-inf-2").set(Marks.STEP, 1, "de-kg-inf-2");
    assertThat(zone(one, Side.AXIS, "1318")).isTrue();
    Field mountain = Field.at(1, "axis-movement").place("1218", "de-kg-mtn-1");
    mountain.set(Marks.STEP, 1, "de-kg-mtn-1");
    assertThat(zone(mountain, Side.AXIS, "1318")).isTrue();
  }

  @Test
  @Rule({"5.0.5", "3.3.4", "3.3.5", "13.0.3"})
  void zonesDoNotCrossWaterButForSovietFootOverIce() {
    assertThat(zone(Field.at(1, "axis-movement").place("1617", "su-1a"), Side.SOVIET, "1618"))
        .isFalse();
    assertThat(zone(Field.at(1, "axis-movement").place("1615", "su-1a"), Side.SOVIET, "1616"))
        .isFalse();
    assertThat(zone(Field.at(8, "axis-movement").place("1615", "su-1a"), Side.SOVIET, "1616"))
        .isTrue();
    assertThat(zone(Field.at(8, "axis-movement").place("1615", "su-1t"), Side.SOVIET, "1616"))
        .isFalse();
    assertThat(zone(Field.at(8, "axis-movement").place("1615", "de-inf-1"), Side.AXIS, "1616"))
        .isFalse();
    assertThat(zone(Field.at(8, "axis-movement").place("1617", "su-1a"), Side.SOVIET, "1618"))
        .isFalse();
    assertThat(zone(Field.at(1, "axis-movement").place("0708", "de-inf-1"), Side.AXIS, "0608"))
        .isTrue();
  }
}
