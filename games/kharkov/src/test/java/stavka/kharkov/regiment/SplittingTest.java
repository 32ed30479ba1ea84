package stavka.kharkov.regiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.regiment.Entrenching.Entrench;
import stavka.kharkov.regiment.Splitting.Split;
import stavka.operational.model.Marks;

class SplittingTest {
  private final TestBoard board = TestBoard.open(5, 6);
  private final Splitting splitting = new Splitting(board.theatre());

  private Position split(Position position, String division) {
    Split order = new Split(board.unit(division));
    assertThat(splitting.objections(position, order)).isEmpty();
    Draft draft = position.edit();
    splitting.carryOut(draft, order);
    return draft.view();
  }

  private String refusal(TestPosition position, String division) {
    List<Objection> objections =
        splitting.objections(position.build(), new Split(board.unit(division)));
    return objections.isEmpty()
        ? ""
        : objections.getFirst().rule() + " " + objections.getFirst().code();
  }

  @ParameterizedTest
  @CsvSource({
    "de-79, 0, 2 2 2",
    "de-79, 1, 1 1 1",
    "de-79, 2, 1 1",
    "de-108, 0, 1 2 2",
    "de-108, 1, 1 1"
  })
  @Rule("15.11")
  void aDivisionBecomesTheRegimentsOfItsRow(String division, int step, String regiments) {
    Position position =
        split(
            board.position().place("0303", division).set(Marks.STEP, step, division).build(),
            division);
    int[] strengths =
        position.stack(board.hex("0303")).stream()
            .map(unit -> board.theatre().pieces().attack(position, unit))
            .sorted()
            .toArray();
    assertThat(strengths)
        .containsExactly(Arrays.stream(regiments.split(" ")).mapToInt(Integer::parseInt).toArray());
    assertThat(position.inBox(board.unit(division), Box.REGIMENTS)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"de-79, 3", "de-108, 2"})
  @Rule("15.11")
  void aDivisionDownToOneIsNotSplit(String division, int step) {
    assertThat(
            refusal(
                board.position().place("0303", division).set(Marks.STEP, step, division), division))
        .isEqualTo("15.11 too-weak-to-split");
  }

  @ParameterizedTest
  @CsvSource({"de-1", "de-454", "ro-2", "de-3-pz-6", "su-rd-76", "de-regiment-01"})
  @Rule({"15.1", "15.11"})
  void noOtherUnitIsSplit(String unit) {
    assertThat(refusal(board.position().place("0303", unit), unit)).isEqualTo("15.11 cannot-split");
  }

  @Test
  @Rule("15.11")
  void aDivisionThatHasMovedIsNotSplit() {
    assertThat(refusal(board.position().place("0303", "de-79").set(Marks.MOVED, "de-79"), "de-79"))
        .isEqualTo("15.11 has-moved");
    assertThat(refusal(board.position(), "de-79")).isEqualTo("15.11 not-on-map");
  }

  @Test
  @Rule({"15.11", "15.13"})
  void theRegimentsTakeOverWhatHoldsOfTheirDivisionAndMayMove() {
    Position position =
        split(
            board
                .position()
                .place("0303", "de-79")
                .place("0304", "su-rd-76")
                .set(Marks.SUPPLIED, "de-79")
                .set(Marks.DISRUPTED, "de-79")
                .set(KharkovMarks.BEGAN_IN_ZONE, "de-79")
                .set(Marks.GRACE, 6, "de-79")
                .set(KharkovMarks.ORIGIN, 15, "de-79")
                .set(Marks.MOVED, "de-regiment-01")
                .set(KharkovMarks.ENTRENCHED, "de-regiment-01")
                .build(),
            "de-79");
    int regiment = board.unit("de-regiment-01");
    assertThat(position.has(regiment, Marks.SUPPLIED)).isTrue();
    assertThat(position.has(regiment, Marks.DISRUPTED)).isTrue();
    assertThat(position.has(regiment, KharkovMarks.BEGAN_IN_ZONE)).isTrue();
    assertThat(position.get(regiment, Marks.GRACE)).isEqualTo(6);
    assertThat(position.get(regiment, KharkovMarks.ORIGIN)).isEqualTo(15);
    assertThat(position.has(regiment, Marks.MOVED)).isFalse();
    assertThat(position.has(regiment, KharkovMarks.ENTRENCHED)).isFalse();
    assertThat(position.has(board.unit("de-79"), Marks.DISRUPTED)).isFalse();
  }

  @Test
  @Rule({"15.13", "8.1"})
  void stackingHoldsAtTheMomentOfSplitting() {
    assertThat(refusal(board.position().place("0303", "de-79", "de-294"), "de-79"))
        .isEqualTo("15.13 too-many");
    TestPosition weak = board.position().place("0303", "de-79", "de-294", "ro-hq-6");
    assertThat(refusal(weak.set(Marks.STEP, 2, "de-79"), "de-79")).isEmpty();
  }

  @Test
  @Rule("15.15")
  void noDivisionIsSplitWhenTooFewRegimentCountersAreLeft() {
    TestPosition position = board.position().place("0303", "de-79").place("0403", "de-294");
    for (int i = 1; i <= 13; i++) {
      position.box(Box.ELIMINATED, "de-regiment-%02d".formatted(i));
    }
    assertThat(refusal(position, "de-79")).isEqualTo("15.15 too-few-regiments");
    assertThat(refusal(position.set(Marks.STEP, 2, "de-294"), "de-294")).isEmpty();
  }

  @Test
  @Rule("15.1")
  void everyDivisionThatCanBeSplitIsListed() {
    Position position =
        board.position().place("0303", "de-79", "de-1").place("0403", "de-108").build();
    List<Order> orders = new ArrayList<>();
    splitting.forEach(position, orders::add);
    assertThat(orders).containsExactly(new Split(board.unit("de-108")));
    assertThat(splitting.handles(orders.getFirst())).isTrue();
    assertThat(splitting.handles(new Entrench(0))).isFalse();
    assertThat(splitting.objections(position, new Split(-1)).getFirst())
        .isEqualTo(Objection.of("15.11", "no-such-unit"));
    assertThat(position.stack(board.hex("0303")))
        .isEqualTo(Ints.of(board.unit("de-1"), board.unit("de-79")));
  }
}
