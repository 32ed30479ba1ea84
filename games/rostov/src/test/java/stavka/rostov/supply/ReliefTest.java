package stavka.rostov.supply;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Order;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.SupplyState;

class ReliefTest {
  private static final Relief SOVIET =
      new Relief(Field.THEATRE, Depot.LINES, Depot.COUNTERS, Side.SOVIET);
  private static final String FRONT = "C5927 C5928 C5929 D0131";

  /** The front before Melitopol and the garrison of Zaporozhye, all living on their reserves. */
  private static Field wanting() {
    Field azov = Field.azov();
    for (int hex : azov.hexes(FRONT + " C5815")) {
      azov.position()
          .stack(hex)
          .filter(Field.THEATRE.pieces()::combat)
          .each(unit -> azov.arrange(draft -> draft.set(unit, RostovMarks.SUPPLY, 2)));
    }
    return azov;
  }

  private static String answer(Field field, int supply, String hexes) {
    return Depot.answer(field, SOVIET, new Relieve(supply, field.hexes(hexes)));
  }

  @Test
  @Rule("6.53")
  void aColumnSuppliesHexesWithinFiveForATurnAndIsGone() {
    Field azov = wanting();
    int column = Depot.supplyAt(azov, "D0128");
    assertThat(answer(azov, column, FRONT)).isEqualTo("ok");
    assertThat(answer(azov, column, "C5815")).isEqualTo("relief-too-far");
    assertThat(answer(azov, column, "D0128")).isEqualTo("nothing-to-relieve");
    assertThat(answer(azov, column, "C5927 C5927")).isEqualTo("named-twice");
    assertThat(answer(azov, azov.unit("su-51"), FRONT)).isEqualTo("relief-who");
    assertThat(answer(azov, azov.unit("supply-axis-1"), FRONT)).isEqualTo("not-your-unit");
    assertThat(Depot.answer(azov, SOVIET, new Relieve(-1, azov.hexes(FRONT))))
        .isEqualTo("no-such-unit");
    assertThat(Depot.answer(azov, SOVIET, new Relieve(column, Ints.EMPTY)))
        .isEqualTo("relief-five");
    assertThat(Depot.answer(azov, SOVIET, new Relieve(column, Ints.of(-1))))
        .isEqualTo("no-such-hex");
    azov.arrange(draft -> SOVIET.carryOut(draft, new Relieve(column, azov.hexes(FRONT))));
    assertThat(SupplyState.of(azov.position(), azov.unit("su-51"))).isEqualTo(SupplyState.GENERAL);
    assertThat(SupplyState.of(azov.position(), azov.unit("su-296"))).isEqualTo(SupplyState.GENERAL);
    assertThat(SupplyState.of(azov.position(), azov.unit("su-274"))).isEqualTo(SupplyState.OUT);
    assertThat(azov.position().onMap(column)).isFalse();
  }

  @Test
  @Rule("6.53")
  void aCounterServesFiveHexesAtMost() {
    Field azov = wanting().place("D0129", "su-99").place("D0229", "su-130");
    azov.mark(RostovMarks.SUPPLY, 1, "su-99 su-130");
    int column = Depot.supplyAt(azov, "D0128");
    assertThat(answer(azov, column, FRONT + " D0129")).isEqualTo("ok");
    assertThat(answer(azov, column, FRONT + " D0129 D0229")).isEqualTo("relief-five");
  }

  @Test
  @Rule("6.53")
  void theLineToATemporarySourceHasFiveHexesInAnyWeather() {
    Field sumy = Field.sumy().alone().place("A4404", "supply-soviet-truck-1");
    sumy.place("A4904", "su-297")
        .place("A5004", "su-81")
        .mark(RostovMarks.SUPPLY, 1, "su-297 su-81");
    int column = sumy.unit("supply-soviet-truck-1");
    assertThat(answer(sumy, column, "A4904")).isEqualTo("ok");
    assertThat(answer(sumy, column, "A5004")).isEqualTo("relief-too-far");
  }

  @Test
  @Rule({"6.53", "6.82"})
  void aDumpBecomesAColumnAndServesOnceATurn() {
    Field azov = wanting();
    int dump = Depot.supplyAt(azov, "D0128");
    azov.arrange(draft -> draft.set(dump, RostovMarks.TURNED));
    azov.arrange(draft -> SOVIET.carryOut(draft, new Relieve(dump, azov.hexes("C5927"))));
    assertThat(azov.position().onMap(dump)).isTrue();
    assertThat(Field.THEATRE.pieces().dump(azov.position(), dump)).isFalse();
    assertThat(answer(azov, dump, "C5928")).isEqualTo("relief-served");
  }

  @Test
  @Rule("6.53")
  void reliefIsOfferedWhereSomebodyWantsIt() {
    List<Order> none = new ArrayList<>();
    SOVIET.forEach(Field.azov().position(), none::add);
    assertThat(none).isEmpty();
    Field azov = wanting();
    List<Order> orders = new ArrayList<>();
    SOVIET.forEach(azov.position(), orders::add);
    assertThat(orders).hasSizeGreaterThan(4);
    for (Order order : orders) {
      assertThat(SOVIET.objection(azov.position(), order)).isNull();
    }
  }

  @Test
  @Rule("6.53")
  void theStaffFeedsAsManyAsOneCounterCanAndNobodyForWhomAPointIsTooMuch() {
    Field azov = wanting();
    Relieve all = (Relieve) SOVIET.proposal(azov.position()).orElseThrow();
    assertThat(all.hexes()).isEqualTo(azov.hexes(FRONT));
    assertThat(Depot.answer(azov, SOVIET, all)).isEqualTo("ok");
    azov.arrange(draft -> SOVIET.carryOut(draft, all));
    assertThat(SOVIET.proposal(azov.position())).isNotEqualTo(Optional.of(all));
    Field few = Field.azov();
    Depot.supplyAt(few, "D0128");
    assertThat(SOVIET.proposal(few.position())).as("nobody hungers").isEmpty();
    few.arrange(draft -> draft.set(few.unit("su-51"), RostovMarks.SUPPLY, 2));
    assertThat(Field.THEATRE.pieces().defence(few.position(), few.unit("su-51"))).isLessThan(7);
    assertThat(SOVIET.proposal(few.position())).as("one division is not worth it").isEmpty();
  }

  @Test
  @Rule("6.53")
  void thePlayerChoosesTheHexesOfOnePointOneAfterTheOther() {
    Field azov = wanting().place("D0129", "su-99").place("D0229", "su-130");
    azov.mark(RostovMarks.SUPPLY, 1, "su-99 su-130");
    int column = Depot.supplyAt(azov, "D0128");
    assertThat(Depot.answer(azov, SOVIET, new RelieveAlso(azov.hex("D0229"))))
        .as("no point is spent yet")
        .isEqualTo("relief-five");
    azov.arrange(draft -> SOVIET.carryOut(draft, new Relieve(column, azov.hexes("D0229"))));
    assertThat(Depot.answer(azov, SOVIET, new RelieveAlso(azov.hex("C5815"))))
        .isEqualTo("relief-too-far");
    assertThat(Depot.answer(azov, SOVIET, new RelieveAlso(azov.hex("D0229"))))
        .isEqualTo("nothing-to-relieve");
    assertThat(Depot.answer(azov, SOVIET, new RelieveAlso(-1))).isEqualTo("no-such-hex");
    for (String hex : ("D0129 C5927 C5928 C5929").split(" ")) {
      RelieveAlso also = new RelieveAlso(azov.hex(hex));
      List<Order> listed = new ArrayList<>();
      SOVIET.forEach(azov.position(), listed::add);
      assertThat(listed).contains(also);
      azov.arrange(draft -> SOVIET.carryOut(draft, also));
    }
    assertThat(SupplyState.of(azov.position(), azov.unit("su-99"))).isEqualTo(SupplyState.GENERAL);
    assertThat(Depot.answer(azov, SOVIET, new RelieveAlso(azov.hex("D0131"))))
        .as("five hexes a point")
        .isEqualTo("relief-five");
  }
}
