package stavka.rostov.supply;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Order;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.SupplyState;

class BasesTest {
  private static final Bases BASES = new Bases(Field.THEATRE, Depot.LINES, Depot.FATES);

  private static String answer(Field field, String unit) {
    return Depot.answer(field, BASES, new GiveUp(field.unit(unit)));
  }

  /** The base behind the lower Dnieper with Soviets around it. */
  private static Field cutOff() {
    return Field.azov()
        .place("C3927", "su-96-mtn")
        .place("C3829", "su-99")
        .place("C4029", "su-30-mtn")
        .arrange(Depot.JUDGE::judge);
  }

  @Test
  @Rule({"6.91", "6.92"})
  void aBaseDoesNotMoveHasAStepAZoneAndDefends() {
    Field azov = Field.azov();
    int base = azov.unit("de-base-2");
    assertThat(Field.THEATRE.pieces().movement(base, azov.position().word(base))).isZero();
    assertThat(Field.THEATRE.pieces().defence(azov.position(), base)).isEqualTo(1);
    assertThat(Field.THEATRE.pieces().stack(base)).isEqualTo(1);
    assertThat(Field.THEATRE.faces().steps(azov.position(), base)).isEqualTo(1);
    Field alone = Field.azov().alone().place("C3928", "de-base-3");
    assertThat(Field.THEATRE.board(alone.position()).inZoneOf(Side.AXIS, alone.hex("C3927")))
        .isTrue();
  }

  @Test
  @Rule("6.94")
  void aBaseThatIsLostNeverComesBack() {
    Field azov = Field.azov();
    azov.arrange(
        draft -> Depot.FATES.eliminated().eliminate(draft, azov.unit("de-base-2"), "6.94"));
    assertThat(azov.where("de-base-2")).isEqualTo("box 8");
  }

  @Test
  @Rule("6.95")
  void onlyABaseWithoutALineIsGivenUp() {
    assertThat(answer(Field.azov(), "de-base-3")).isEqualTo("base-supplied");
    assertThat(answer(cutOff(), "de-base-3")).isEqualTo("ok");
    assertThat(answer(cutOff(), "de-170")).isEqualTo("base-who");
    assertThat(answer(cutOff(), "su-99")).isEqualTo("not-your-unit");
    assertThat(answer(Field.sumy(), "de-base-3")).isEqualTo("not-on-map");
    List<Order> offered = new ArrayList<>();
    BASES.forEach(cutOff().position(), offered::add);
    assertThat(offered).containsExactly(new GiveUp(cutOff().unit("de-base-3")));
  }

  @Test
  @Rule({"6.83", "6.95"})
  void aBaseGivenUpLeavesItsStaffAndADump() {
    Field azov = cutOff();
    azov.arrange(draft -> BASES.carryOut(draft, new GiveUp(azov.unit("de-base-3"))));
    assertThat(azov.where("de-base-3")).isEqualTo("box 8");
    assertThat(azov.where("de-sub-1")).isEqualTo("C3928");
    assertThat(SupplyState.of(azov.position(), azov.unit("de-sub-1")))
        .isEqualTo(SupplyState.EMERGENCY);
    int supply = azov.unit("supply-axis-5");
    assertThat(azov.where("supply-axis-5")).isEqualTo("C3928");
    assertThat(azov.position().has(supply, RostovMarks.TURNED)).isTrue();
    assertThat(azov.position().ledger(RostovLedger.POINTS)).isZero();
  }
}
