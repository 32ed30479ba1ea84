package stavka.rostov.staff;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.SupplyState;
import stavka.rostov.model.Weather;

/** Whom a staff expects to come to the help of a hex it attacks. */
class ReservesTest {
  private static final Reserves RESERVES = new Reserves(Field.THEATRE);

  private static Field field() {
    Field field = Field.sumy().alone().weather(Weather.CLEAR);
    return field.place("A5016", "de-9-pz-r9").place("A5116", "su-297");
  }

  private static @Nullable Position sent(Field field) {
    return RESERVES.sent(field.position(), Side.SOVIET, field.hex("A5016"));
  }

  @Test
  @Rule("14.1")
  void motorisedUnitsTwoHexesOffComeTheStrongestFirstAndAtMostTwo() {
    Field field = field().place("A4816", "de-9-pz-33 de-9-pz-10 de-9-pz-11");
    Position met = sent(field);
    assertThat(met).isNotNull();
    assertThat(met.place(field.unit("de-9-pz-33"))).isEqualTo(field.hex("A5016"));
    assertThat(met.stack(field.hex("A5016")).size()).isEqualTo(3);
    assertThat(field.where("de-9-pz-33")).isEqualTo("A4816");
  }

  @Test
  @Rule({"14.11", "6.72"})
  void nobodyComesOnFootFromFarUnsuppliedOrOutOfAZone() {
    assertThat(sent(field())).isNull();
    assertThat(sent(field().place("A4816", "de-299"))).isNull();
    assertThat(sent(field().place("A4616", "de-9-pz-33"))).isNull();
    Field hungry = field().place("A4816", "de-9-pz-33");
    assertThat(sent(hungry)).isNotNull();
    hungry.mark(RostovMarks.SUPPLY, SupplyState.OUT.ordinal(), "de-9-pz-33");
    assertThat(sent(hungry)).isNull();
    assertThat(sent(field().place("A4816", "de-9-pz-33").place("A4715", "su-81"))).isNull();
  }
}
