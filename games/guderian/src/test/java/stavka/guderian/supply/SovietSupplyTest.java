package stavka.guderian.supply;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.GROUND;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.open;
import static stavka.guderian.Field.unit;

import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexGrid;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.model.Ledger;
import stavka.operational.model.Marks;

class SovietSupplyTest {
  private static final int HEX = open(h -> true);
  private final GuderianSupply supply = new GuderianSupply(THEATRE);

  private static Field led(int hex, String leader, int at) {
    return at(8, Field.SOVIET_COMBAT)
        .place(hex, leader)
        .place(at, "su-rd-46")
        .set(Marks.GRACE, 0, leader + " su-rd-46");
  }

  private boolean supplied(Field field, String id) {
    return supply.supplied(field.position(), unit(id));
  }

  @Test
  @Rule({"11.21", "10.31", "10.1"})
  void aUnitIsSuppliedAsFarAsTheLeadersRatingAndNoFurther() {
    int two = next(next(HEX, 0), 0);
    int three = next(two, 0);
    assertThat(supplied(led(HEX, "su-kachalov", two), "su-rd-46")).isTrue();
    assertThat(supplied(led(HEX, "su-kachalov", three), "su-rd-46")).isFalse();
    assertThat(supplied(led(HEX, "su-lukin", three), "su-rd-46")).isTrue();
  }

  @Test
  @Rule("10.32")
  void aLeaderSuppliesAnyNumber() {
    Field field = led(HEX, "su-koniev", HEX);
    String[] others = {"su-rd-152", "su-rd-129", "su-rd-38", "su-rd-127", "su-rd-134", "su-rd-158"};
    for (int i = 0; i < 6; i++) {
      field.place(next(HEX, i), others[i]).set(Marks.GRACE, 0, others[i]);
    }
    for (String other : others) {
      assertThat(supplied(field, other)).isTrue();
    }
  }

  @Test
  @Rule({"11.22", "11.23", "11.33"})
  void aLeaderWhoIsCutOffSuppliesNobodyAndNobodyDies() {
    Field field = led(HEX, "su-koniev", HEX);
    assertThat(supplied(field, "su-koniev")).isTrue();
    String[] ring = {"de-5", "de-35", "de-161", "de-6", "de-26", "de-263"};
    for (int i = 0; i < 6; i++) {
      field.place(next(HEX, i), ring[i]);
    }
    assertThat(supplied(field, "su-koniev")).isFalse();
    assertThat(supplied(field, "su-rd-46")).isFalse();
    assertThat(supply.commanded(field.position(), unit("su-rd-46"))).isTrue();
    assertThat(field.gone("su-rd-46")).isFalse();
  }

  @Test
  @Rule({"11.24", "8.15"})
  void zonesShutTheLineToALeaderUnlessAFriendStandsInThem() {
    int two = next(next(HEX, 0), 0);
    Field field = led(HEX, "su-kachalov", two);
    field.place(next(next(HEX, 0), 1), "de-5").place(next(next(HEX, 0), 5), "de-6");
    assertThat(supplied(field, "su-rd-46")).isFalse();
    field.place(next(HEX, 0), "su-rd-152");
    assertThat(supplied(field, "su-rd-46")).isTrue();
  }

  @Test
  @Rule({"6.4", "11.24"})
  void linesPassTheFarWestThoughUnitsDoNot() {
    Field field = at(3, Field.SOVIET_COMBAT).place(hex("0310"), "su-koniev");
    assertThat(supply.soviet(field.position()).commandedBy(hex("0110"))).isNotZero();
  }

  @Test
  @Rule({"13.3", "13.32"})
  void germanMarkersDoNothingToSovietSupply() {
    Field field = led(HEX, "su-kachalov", next(next(HEX, 0), 0));
    for (int i = 0; i < 3; i++) {
      field.ledger(Ledger.FIRST_INTERDICTION + i, next(HEX, i == 0 ? 0 : i == 1 ? 1 : 5) + 1);
    }
    assertThat(supplied(field, "su-rd-46")).isTrue();
  }

  @Test
  @Rule({"11.24", "6.7"})
  void aCommandLineEndsInASwampUnlessARoadLeadsThrough() {
    int ends = 0;
    for (int swamp = 0; swamp < GROUND.grid().size(); swamp++) {
      if (!GROUND.endsLines(swamp) || GROUND.onRoad(swamp)) {
        continue;
      }
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int from = next(swamp, direction);
        int beyond = next(swamp, HexGrid.opposite(direction));
        if (from != HexGrid.NONE
            && beyond != HexGrid.NONE
            && GROUND.passable(from, HexGrid.opposite(direction))) {
          Field field = at(8, Field.SOVIET_COMBAT).place(from, "su-kachalov");
          assertThat(supply.soviet(field.position()).commandedBy(swamp)).isNotZero();
          ends += supply.soviet(field.position()).commandedBy(beyond) == 0 ? 1 : 0;
        }
      }
    }
    assertThat(ends).isPositive();
  }
}
