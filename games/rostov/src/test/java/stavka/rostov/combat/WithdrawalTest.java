package stavka.rostov.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.War;
import stavka.rostov.model.Weather;

/** How a staff that thinks ahead leads the beaten back. */
class WithdrawalTest {
  private static final String GUARDS = "su-1-gmr su-tb-1 su-gmi-4";

  private static Field beaten(String... ring) {
    Field field = Field.sumy().alone().weather(Weather.CLEAR).place("A5116", GUARDS);
    field.at(49, "axis-combat");
    field.place("A5016", "de-168").place("A5015", "de-299").place("A5017", "de-62");
    String[] more = {"de-9-pz-10", "de-9-pz-11", "de-10-mot-20", "de-10-mot-41"};
    for (int i = 0; i < ring.length; i++) {
      field.place(ring[i], more[i]);
    }
    Cells.settled(field, Side.AXIS, new Cells.Case("de-168", "A5116", 0, ""), "-/R");
    return field;
  }

  private static FallBack chosen(Field field) {
    Position position = field.position();
    Orders legal = Field.GAME.legal(position);
    assertThat(legal.decision().code()).isEqualTo("retreat-units");
    return (FallBack) Field.GAME.advice().considered(position, legal).orElseThrow();
  }

  private static double chance(Field field, Ints units, String path) {
    return War.COMBAT.passage(field.position(), units, field.hexes(path));
  }

  @Test
  @Rule({"16.4", "16.46"})
  void whoCanGoBackOutOfEnemyZonesDoesSoThoughTheStepIsPaidLater() {
    Field field = beaten();
    FallBack way = chosen(field);
    assertThat(way.units().toArray()).containsExactlyInAnyOrder(field.units(GUARDS).toArray());
    assertThat(War.COMBAT.passage(field.position(), way.units(), way.path())).isEqualTo(1);
    Orders legal = Field.GAME.legal(field.position());
    assertThat(legal.allows(new FallBack(way.units(), field.hexes("A5115 A5215")))).isTrue();
    assertThat(Field.GAME.advice().counsel(field.position(), legal)).isEmpty();
  }

  @Test
  @Rule("16.46")
  void theChanceToPassAZoneIsThatOfItsDie() {
    Field field = beaten();
    // Three or less: all motorised and rough ground take two off; guns add three and cannot drive.
    Ints motorised = field.units("su-1-gmr su-tb-1");
    double open = chance(field, motorised, "A5115 A5215");
    double laden = chance(field, field.units(GUARDS), "A5115 A5215");
    assertThat(open).isEqualTo(0.5);
    assertThat(laden).isEqualTo(0.1);
  }

  @Test
  @Rule("16.46")
  void whereEveryWayCrossesAZoneGunsGoByThemselves() {
    Field field = beaten("A5214", "A5318");
    field.place("A5417", "de-10-mot-20").place("A5415", "de-10-mot-41");
    Orders legal = Field.GAME.legal(field.position());
    boolean[] free = {false};
    legal.forEach(
        order ->
            free[0] |=
                order instanceof FallBack going
                    && !going.path().isEmpty()
                    && War.COMBAT.passage(field.position(), going.units(), going.path()) == 1);
    assertThat(free[0]).isFalse();
    assertThat(chosen(field).units()).isEqualTo(field.units("su-gmi-4"));
  }
}
