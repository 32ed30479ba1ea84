package stavka.redstar.control;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.at;
import static stavka.redstar.Field.hex;
import static stavka.redstar.Field.hexes;
import static stavka.redstar.Field.units;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.model.Marks;
import stavka.redstar.Field;
import stavka.redstar.Told;

/** What is told of places that change hands, one by one along a way. */
final class ControlToldTest {
  private static final Control CONTROL = new Control(Field.THEATRE);

  private static Field came(Field field, Side side, String ids, String path) {
    CONTROL.came(field.edit(), side, units(ids), hexes(path));
    return field.take();
  }

  @Test
  @Rule({"9.0.1", "9.0.3"})
  void everyPlaceOnTheWayIsTakenOnceAndTold() {
    Field field = at(1, "axis-movement").place("0308", "de-inf-1");
    came(field, Side.AXIS, "de-inf-1", "0306 0307 0308");
    assertThat(Told.by(field)).containsExactly("9.0.3 axis-takes 0306", "9.0.3 axis-takes 0308");
    came(field, Side.AXIS, "de-inf-1", "0306 0308");
    assertThat(Told.by(field)).hasSize(2);
    came(field.place("0306", "su-1a"), Side.SOVIET, "su-1a", "0306");
    assertThat(Told.by(field)).last().isEqualTo("9.0.3 soviet-takes 0306");
    assertThat(CONTROL.holder(field.position(), "odessa")).isEqualTo(Side.SOVIET);
    assertThat(CONTROL.holder(field.position(), "sevastopol")).isEqualTo(Side.AXIS);
    assertThat(CONTROL.holder(field.position(), "tuapse")).isEqualTo(Side.SOVIET);
  }

  @Test
  @Rule({"9.0.3", "5.0.3"})
  void weakKampfgruppenTakeTogetherOnTheWayAndWithOneThatWaitsAtItsEnd() {
    Field alone = weak().place("0306", "de-kg-inf-1");
    assertThat(Told.by(came(alone, Side.AXIS, "de-kg-inf-1", "0308 0306"))).isEmpty();
    Field both = weak().place("0306", "de-kg-inf-1 de-kg-inf-2");
    assertThat(Told.by(came(both, Side.AXIS, "de-kg-inf-1 de-kg-inf-2", "0308 0306")))
        .containsExactly("9.0.3 axis-takes 0308", "9.0.3 axis-takes 0306");
    // The one that joins another takes the hex on which it does, not those it passed.
    Field joins = weak().place("0306", "de-kg-inf-1 de-kg-inf-2");
    assertThat(Told.by(came(joins, Side.AXIS, "de-kg-inf-1", "0308 0306")))
        .containsExactly("9.0.3 axis-takes 0306");
  }

  private static Field weak() {
    return at(1, "axis-movement").set(Marks.STEP, 1, "de-kg-inf-1 de-kg-inf-2");
  }

  @Test
  @Rule({"9.0", "9.0.1"})
  void placesAreKnownByTheirHexAndTheirName() {
    assertThat(CONTROL.placeAt(hex("1020"))).isEqualTo(CONTROL.required("moscow"));
    assertThat(CONTROL.placeAt(hex("1021"))).isNegative();
    org.assertj.core.api.Assertions.assertThatThrownBy(() -> CONTROL.required("berlin"))
        .hasMessageContaining("berlin");
  }
}
