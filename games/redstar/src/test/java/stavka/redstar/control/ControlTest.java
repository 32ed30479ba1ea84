package stavka.redstar.control;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.march;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.model.Marks;
import stavka.redstar.Field;

final class ControlTest {
  private static final Control CONTROL = new Control(Field.THEATRE);

  private static Field at(int turn, String step) {
    return Field.at(turn, step).watched();
  }

  private static Side holder(Field field, String place) {
    return CONTROL.holder(field.position(), place);
  }

  @Test
  @Rule({"9.0", "9.0.1", "9.0.2"})
  void onTurnOneTheAxisHoldsItsOwnLands() {
    Field field = at(1, "axis-movement");
    for (String place : new String[] {"konigsberg", "helsinki", "bucharest", "constanta"}) {
      assertThat(holder(field, place)).as(place).isEqualTo(Side.AXIS);
    }
    for (String place : new String[] {"moscow", "odessa", "murmansk", "kharkov"}) {
      assertThat(holder(field, place)).as(place).isEqualTo(Side.SOVIET);
    }
  }

  @Test
  @Rule("9.0.3")
  void aUnitThatExertsAZoneTakesAPlaceAndItStaysTaken() {
    Field field = at(1, "axis-movement").place("1412", "de-inf-1 de-pz-1");
    field.give(march("de-pz-1", "1413 1414"));
    assertThat(holder(field, "kharkov")).isEqualTo(Side.AXIS);
    Field soviet = at(1, "soviet-movement").control("kharkov", Side.AXIS).place("1412", "su-1a");
    soviet.give(march("su-1a", "1413"));
    assertThat(holder(soviet, "kharkov")).isEqualTo(Side.SOVIET);
  }

  @Test
  @Rule({"9.0.3", "11.2.5", "9.0.4", "11.1.7", "12.2.6"})
  void othersDoNotTakeIt() {
    for (String id : new String[] {"de-sec-1", "de-depot-1"}) {
      Field field = at(1, "axis-movement").place("1412", id + " de-inf-1");
      field.give(march(id, "1413"));
      assertThat(holder(field, "kharkov")).as(id).isEqualTo(Side.SOVIET);
    }
    Field rider = at(1, "soviet-movement").control("kharkov", Side.AXIS);
    rider.place("1412", "su-gc-1").give(march("su-gc-1", "1413"));
    assertThat(holder(rider, "kharkov")).isEqualTo(Side.AXIS);
    for (String id : new String[] {"su-part-1", "de-fleet-1"}) {
      Field field = at(1, "axis-movement");
      boolean axis = id.startsWith("de");
      field.control("kharkov", axis ? Side.SOVIET : Side.AXIS);
      CONTROL.came(
          field.edit(), axis ? Side.AXIS : Side.SOVIET, Field.units(id), Field.hexes("1413"));
      field.take();
      assertThat(holder(field, "kharkov")).isEqualTo(axis ? Side.SOVIET : Side.AXIS);
    }
  }

  @Test
  @Rule({"9.0.3", "5.0.3"})
  void twoWeakKampfgruppenTakeItTogether() {
    Field field = at(1, "axis-movement").place("1412", "de-kg-inf-1").place("1411", "de-kg-inf-2");
    field.set(Marks.STEP, 1, "de-kg-inf-1 de-kg-inf-2");
    field.give(march("de-kg-inf-1", "1413"));
    assertThat(holder(field, "kharkov")).isEqualTo(Side.SOVIET);
    field.give(march("de-kg-inf-2", "1412 1413"));
    assertThat(holder(field, "kharkov")).isEqualTo(Side.AXIS);
  }
}
