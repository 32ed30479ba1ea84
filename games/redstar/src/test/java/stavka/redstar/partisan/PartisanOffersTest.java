package stavka.redstar.partisan;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.at;
import static stavka.redstar.Field.end;
import static stavka.redstar.Field.hex;
import static stavka.redstar.Field.march;
import static stavka.redstar.Field.put;
import static stavka.redstar.Field.unit;
import static stavka.redstar.Field.units;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.redstar.Field;
import stavka.redstar.Offers;
import stavka.redstar.Told;
import stavka.redstar.air.AirSection.Retire;
import stavka.redstar.model.Box;
import stavka.redstar.model.RedStarMarks;

/** What partisans are offered, and what is told of them. */
final class PartisanOffersTest {
  private static Stream<Place> places(String... ids) {
    return Stream.of(ids).flatMap(id -> Offers.hexes().mapToObj(hex -> new Place(units(id), hex)));
  }

  private static Field due() {
    return at(4, "partisan-arrival", 6, 6, 6, 6)
        .watched()
        .box(Box.TRACK, "su-part-1 su-part-2 su-1a")
        .set(RedStarMarks.DUE, 4, "su-part-1 su-1a")
        .set(RedStarMarks.DUE, 5, "su-part-2")
        .place("1315", "de-sec-1")
        .place("1709", "de-fleet-1");
  }

  @Test
  @Rule({"11.1.2", "11.1.3", "11.2.2"})
  void partisansAreOfferedEveryHideoutInTheSovietUnion() {
    Field field = due();
    List<Order> offered = Offers.exactly(field, places("su-part-1", "su-part-2", "su-1a"));
    Offers.sameByUnit(field);
    assertThat(field.choices()).doesNotContain(end());
    assertThat(offered)
        .contains(put("su-part-1", "1605"), put("su-part-1", "1312"))
        .doesNotContain(put("su-part-1", "1313"), put("su-part-1", "1004"));
    // An air fleet is an Axis counter too.
    assertThat(field.why(put("su-part-1", "1709"))).isEqualTo("11.1.3 axis-there");
    assertThat(Field.GAME.decision(field.position()).side()).isEqualTo(Side.SOVIET);
    for (Ints units : List.of(Ints.EMPTY, units("su-part-1 su-part-2"), Ints.of(-1))) {
      assertThat(field.why(new Place(units, hex("1605")))).isEqualTo("11.1.2 one-partisan");
    }
    assertThat(field.why(new Retire(unit("de-base-1")))).isEqualTo("11.1.2 one-partisan");
    for (int hex : new int[] {-1, Field.GROUND.grid().size(), hex("0110")}) {
      assertThat(field.why(new Place(units("su-part-1"), hex)))
          .isEqualTo("11.1.3 not-in-soviet-union");
    }
    assertThat(field.why(put("su-1a", "1605"))).isEqualTo("11.1.2 not-due");
    field.give(put("su-part-1", "1605"));
    assertThat(Told.by(field)).startsWith("11.1.2 placed su-part-1 1605");
  }

  @Test
  @Rule({"11.1.2", "15.2.1"})
  void whoIsNotDueCausesNoStep() {
    Field later = due().set(RedStarMarks.DUE, 5, "su-part-1").settle();
    assertThat(later.decision()).isNotEqualTo("choose-partisans");
    assertThat(later.where("su-part-1")).isEqualTo("track");
    Field early = due().set(RedStarMarks.DUE, 3, "su-part-1").settle();
    assertThat(early.decision()).isEqualTo("choose-partisans");
  }

  private static Field march1214() {
    return at(2, "axis-movement")
        .watched()
        .place("1213", "de-inf-1")
        .place("1214", "su-part-1")
        .place("1014", "su-part-2");
  }

  @Test
  @Rule("11.1.8")
  void everyRefugeWithinFourHexesIsOfferedAndTheFlightIsTold() {
    Field field = march1214().give(march("de-inf-1", "1214"));
    Offers.exactly(field, places("su-part-1"));
    assertThat(field.choices())
        .contains(put("su-part-1", "1218"), put("su-part-1", "1614"))
        .doesNotContain(
            put("su-part-1", "1219"), put("su-part-1", "1214"), put("su-part-1", "1014"));
    assertThat(Field.GAME.decision(field.position()).side()).isEqualTo(Side.SOVIET);
    field.give(put("su-part-1", "1218"));
    assertThat(Told.by(field)).containsExactly("11.1.8 placed su-part-1 1218");
    assertThat(field.decision()).isEqualTo("choose-march");
  }

  @Test
  @Rule({"11.1.8", "11.2.1"})
  void allWhomAMarchDisturbsFleeOneAfterTheOtherAndAirFleetsDisturbNobody() {
    Field field = march1214().place("1215", "su-part-2");
    field.give(march("de-inf-1", "1214 1215 1216"));
    assertThat(field.decision()).isEqualTo("choose-refuge");
    field.give(put("su-part-2", "1412"));
    assertThat(field.decision()).isEqualTo("choose-refuge");
    field.give(put("su-part-1", "1413"));
    assertThat(field.decision()).isEqualTo("choose-march");
    Partisans partisans = new Partisans(Field.THEATRE, Field.fate());
    for (String id : new String[] {"de-fleet-1", "su-1a"}) {
      Field still = march1214();
      Side side = id.startsWith("de") ? Side.AXIS : Side.SOVIET;
      partisans.came(still.edit(), side, units(id), Field.hexes("1214"));
      assertThat(still.take().decision()).isEqualTo("choose-march");
    }
    // Of two who come along the second may be the security division.
    Field both = at(2, "axis-movement").watched().place("1211", "de-inf-1 de-sec-1");
    both.place("1214", "su-part-1").give(march("de-inf-1 de-sec-1", "1212"));
    assertThat(both.decision()).isEqualTo("choose-refuge");
  }
}
