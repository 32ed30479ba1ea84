package stavka.redstar.partisan;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.at;
import static stavka.redstar.Field.end;
import static stavka.redstar.Field.hex;
import static stavka.redstar.Field.march;
import static stavka.redstar.Field.put;
import static stavka.redstar.Field.unit;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.redstar.Field;
import stavka.redstar.model.Box;
import stavka.redstar.model.RedStarMarks;

final class PartisanTest {
  private static Field due() {
    return at(2, "partisan-arrival")
        .watched()
        .box(Box.TRACK, "su-part-1 su-part-2")
        .set(RedStarMarks.DUE, 2, "su-part-1")
        .set(RedStarMarks.DUE, 3, "su-part-2");
  }

  @Test
  @Rule({"11.0", "11.1", "11.1.2", "15.2.1"})
  void partisansThatAreDueMustBePlaced() {
    Field field = due();
    assertThat(field.why(end())).isEqualTo("15.2.1 partisans-cannot-wait");
    assertThat(field.why(put("su-part-2", "1515"))).isEqualTo("11.1.2 not-due");
    field.give(put("su-part-1", "1515"));
    assertThat(field.where("su-part-1")).isEqualTo("1515");
    assertThat(field.where("su-part-2")).isEqualTo("track");
  }

  @Test
  @Rule({"11.1.3", "11.2.2", "11.2"})
  void theyHideInTheSovietUnionAwayFromSecurityDivisions() {
    Field field = due().place("1315", "de-sec-1").place("1518", "de-inf-1").place("1617", "su-1a");
    assertThat(field.why(put("su-part-1", "1003"))).isEqualTo("11.1.3 not-in-soviet-union");
    assertThat(field.why(put("su-part-1", "1518"))).isEqualTo("11.1.3 axis-there");
    assertThat(field.why(put("su-part-1", "1515"))).isEqualTo("11.2.2 secured");
    assertThat(field.why(put("su-part-1", "1615"))).isEmpty();
    // Enemy zones do not matter.
    assertThat(field.why(put("su-part-1", "1519"))).isEmpty();
    field.place("1615", "su-part-2");
    assertThat(field.why(put("su-part-1", "1615"))).isEqualTo("11.1.3 partisan-there");
  }

  @Test
  @Rule({"11.1.8", "11.1.6", "11.1.4"})
  void theyFleeFromAxisUnitsThatEnterTheirHex() {
    Field field = at(2, "axis-movement").watched().place("1213", "de-inf-1");
    field.place("1214", "su-part-1").give(march("de-inf-1", "1214 1215"));
    assertThat(field.decision()).isEqualTo("choose-refuge");
    assertThat(field.why(put("su-part-1", "1219"))).isEqualTo("11.1.8 no-refuge");
    assertThat(field.why(put("su-part-1", "1215"))).isEqualTo("11.1.8 no-refuge");
    field.give(put("su-part-1", "1218"));
    assertThat(field.where("su-part-1")).isEqualTo("1218");
    assertThat(field.where("de-inf-1")).isEqualTo("1215");
  }

  @Test
  @Rule({"11.1.8", "11.2.1"})
  void theyFleeFromSecurityDivisionsWithinTwoHexes() {
    Field field = at(2, "axis-movement").watched().place("1211", "de-sec-1");
    field.place("1215", "su-part-1").give(march("de-sec-1", "1212"));
    assertThat(field.where("su-part-1")).isEqualTo("1215");
    Field near = at(2, "axis-movement").watched().place("1211", "de-sec-1");
    near.place("1215", "su-part-1").give(march("de-sec-1", "1212 1213"));
    assertThat(near.decision()).isEqualTo("choose-refuge");
    assertThat(near.why(put("su-part-1", "1214"))).isEqualTo("11.1.8 no-refuge");
    // Infantry next to them does not disturb them.
    Field infantry = at(2, "axis-movement").watched().place("1211", "de-inf-1");
    infantry.place("1213", "su-part-1").give(march("de-inf-1", "1212"));
    assertThat(infantry.where("su-part-1")).isEqualTo("1213");
    assertThat(infantry.decision()).isEqualTo("choose-march");
  }

  @Test
  @Rule("11.1.8")
  void withoutARefugeTheyAreLost() {
    Field field = at(2, "axis-movement").watched().place("1924", "de-inf-1 de-depot-1");
    field.place("2024", "su-part-1").place("1820", "de-sec-1").place("2021", "de-sec-2");
    // In the corner of the map Axis counters fill what the security divisions leave open.
    String[] fillers = {
      "de-pz-1",
      "de-pz-2",
      "de-pz-3",
      "de-kg-pz-1",
      "de-kg-pz-2",
      "de-inf-2",
      "de-inf-3",
      "de-inf-4",
      "de-kg-inf-1",
      "de-kg-inf-2",
      "de-kg-inf-3",
      "de-mtn-1",
      "de-kg-mtn-1",
      "de-kg-mtn-2",
      "it-1",
      "it-8",
      "hu-1",
      "ro-1",
      "ro-3",
      "fi-1"
    };
    Hideouts hideouts = new Hideouts(Field.THEATRE);
    int partisan = unit("su-part-1");
    int used = 0;
    for (int hex = 0; hex < Field.GROUND.grid().size(); hex++) {
      boolean near = Field.GROUND.grid().distance(hex, hex("2024")) <= 4;
      if (near
          && hex != hex("2024")
          && hideouts.objection(field.position(), partisan, hex) == null) {
        field.place(Field.THEATRE.map().name(hex), fillers[used++]);
      }
    }
    assertThat(used).isPositive();
    field.give(march("de-inf-1", "2024"));
    assertThat(field.where("su-part-1")).isEqualTo("eliminated");
  }

  @Test
  @Rule({"11.2.1", "15.2.2"})
  void securityDivisionsArriveAwayFromThem() {
    Field field = at(2, "axis-arrivals").watched().box(Box.TRACK, "de-sec-1");
    field.set(RedStarMarks.DUE, 2, "de-sec-1").place("1006", "su-part-1");
    assertThat(field.why(put("de-sec-1", "1003"))).isEqualTo("15.2.2 site-too-near");
    field.give(put("de-sec-1", "1002"));
    assertThat(field.where("de-sec-1")).isEqualTo("1002");
    assertThat(field.where("su-part-1")).isEqualTo("1006");
  }
}
