package stavka.guderian.supply;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.open;
import static stavka.guderian.Field.unit;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.model.Ledger;
import stavka.operational.model.Marks;

class SupplyTest {
  private static final int HEX = open(h -> true);
  private final GuderianSupply supply = new GuderianSupply(THEATRE);

  private boolean supplied(Field field, String id) {
    return supply.supplied(field.position(), unit(id));
  }

  @Test
  @Rule({"11.2", "11.21", "11.22", "11.23", "10.31", "10.32", "11.24"})
  void aSovietUnitIsSuppliedThroughALeaderAndNeverStraightFromTheEdge() {
    int edge = hex("5910");
    Field alone =
        at(8, Field.SOVIET_COMBAT).place(edge, "su-rd-46").set(Marks.GRACE, 0, "su-rd-46");
    assertThat(supplied(alone, "su-rd-46")).isFalse();
    alone.place(edge, "su-koniev").set(Marks.GRACE, 0, "su-koniev");
    assertThat(supplied(alone, "su-koniev")).isTrue();
    assertThat(supplied(alone, "su-rd-46")).isTrue();
  }

  @Test
  @Rule({"6.64", "10.35"})
  void aDisruptedLeaderSuppliesAndCommandsNobody() {
    Field field =
        at(8, Field.SOVIET_COMBAT)
            .place(HEX, "su-rd-46 su-koniev")
            .set(Marks.GRACE, 0, "su-rd-46 su-koniev");
    assertThat(supply.commanded(field.position(), unit("su-rd-46"))).isTrue();
    field.set(Marks.DISRUPTED, 1, "su-koniev");
    assertThat(supply.commanded(field.position(), unit("su-rd-46"))).isFalse();
    assertThat(supplied(field, "su-rd-46")).isFalse();
  }

  @Test
  @Rule({"11.1", "11.11", "11.12", "11.13", "13.44"})
  void aGermanUnitIsSuppliedByTheRoadOf0120OrTheWestEdge() {
    Field west = at(8, Field.AXIS_COMBAT).place(hex("0320"), "de-5").set(Marks.GRACE, 0, "de-5");
    assertThat(supplied(west, "de-5")).isTrue();
    Field far = at(8, Field.AXIS_COMBAT).place(hex("5910"), "de-5").set(Marks.GRACE, 0, "de-5");
    assertThat(supplied(far, "de-5")).isTrue();
    far.place(hex("0120"), "su-rd-46");
    assertThat(supplied(far, "de-5")).isFalse();
    Field ring = at(8, Field.AXIS_COMBAT).place(HEX, "de-5").set(Marks.GRACE, 0, "de-5");
    String[] around = {"su-rd-46", "su-rd-152", "su-rd-129", "su-rd-38", "su-rd-127", "su-rd-134"};
    for (int i = 0; i < 6; i++) {
      ring.place(next(HEX, i), around[i]);
    }
    assertThat(supplied(ring, "de-5")).isFalse();
    Field marked =
        at(8, Field.AXIS_COMBAT)
            .place(hex("0320"), "de-5")
            .set(Marks.GRACE, 0, "de-5")
            .ledger(Ledger.SOVIET_INTERDICTION, hex("0320") + 1);
    assertThat(supplied(marked, "de-5")).isTrue();
  }

  @Test
  @Rule({"11.33", "11.34"})
  void arrivalsAreSuppliedForTheirPlayerTurnAndNobodyDiesOfHunger() {
    Field field = at(8, Field.SOVIET_COMBAT).place(HEX, "su-rd-46");
    assertThat(supplied(field, "su-rd-46")).isTrue();
    field.give(Field.end());
    assertThat(supplied(field, "su-rd-46")).isFalse();
    assertThat(field.gone("su-rd-46")).isFalse();
  }
}
