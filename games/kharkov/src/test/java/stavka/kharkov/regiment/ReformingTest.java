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
import stavka.kharkov.regiment.Reforming.Reform;
import stavka.operational.model.Marks;

class ReformingTest {
  private static final String R1 = "de-regiment-01";
  private static final String R2 = "de-regiment-02";
  private static final String R3 = "de-regiment-03";

  private final TestBoard board = TestBoard.open(5, 6);
  private final Reforming reforming = new Reforming(board.theatre());

  private TestPosition split() {
    return board.position().box(Box.REGIMENTS, "de-79", "de-108").place("0303", R1, R2, R3);
  }

  private Reform order(String division, String... regiments) {
    return new Reform(
        board.unit(division), Ints.of(Arrays.stream(regiments).mapToInt(board::unit).toArray()));
  }

  private Position reform(TestPosition position, Reform order) {
    assertThat(refusal(position, order)).isEmpty();
    Draft draft = position.build().edit();
    reforming.carryOut(draft, order);
    return draft.view();
  }

  private String refusal(TestPosition position, Reform order) {
    List<Objection> objections = reforming.objections(position.build(), order);
    return objections.isEmpty()
        ? ""
        : objections.getFirst().rule() + " " + objections.getFirst().code();
  }

  @ParameterizedTest
  @CsvSource({
    "de-79, 0 0 0, 9",
    "de-79, 1 1 1, 4",
    "de-79, 1 1, 2",
    "de-108, 1 0 0, 7",
    "de-108, 1 1, 3"
  })
  @Rule({"15.12", "15.11"})
  void regimentsInAHexBecomeTheDivisionOfTheirRow(String division, String faces, int strength) {
    String[] all = {R1, R2, R3};
    String[] each = faces.split(" ");
    TestPosition position = split();
    for (int i = 0; i < each.length; i++) {
      position.set(Marks.STEP, Integer.parseInt(each[i]), all[i]);
    }
    Position after = reform(position, order(division, Arrays.copyOf(all, each.length)));
    assertThat(after.place(board.unit(division))).isEqualTo(board.hex("0303"));
    assertThat(board.theatre().pieces().attack(after, board.unit(division))).isEqualTo(strength);
    assertThat(after.inBox(board.unit(R1), Box.REGIMENTS)).isTrue();
    assertThat(after.get(board.unit(R1), Marks.STEP)).isZero();
  }

  @Test
  @Rule("15.12")
  void onlyRegimentsInTheNumbersOfTheTableBecomeADivision() {
    assertThat(refusal(split(), order("de-79", R1, R2))).isEqualTo("15.11 regiments-do-not-make");
    assertThat(refusal(split(), order("de-108", R1, R2, R3)))
        .isEqualTo("15.11 regiments-do-not-make");
    assertThat(refusal(split().set(Marks.STEP, 1, R1), order("de-79", R1, R2, R3)))
        .isEqualTo("15.11 regiments-do-not-make");
    assertThat(refusal(split(), order("de-79"))).isEqualTo("15.12 no-units");
    assertThat(refusal(split(), order("de-79", R1, R1, R2))).isEqualTo("15.12 no-units");
  }

  @Test
  @Rule("15.12")
  void onlyADivisionThatWasSplitIsReformed() {
    assertThat(refusal(split(), order("de-294", R1, R2, R3))).isEqualTo("15.12 division-not-split");
    assertThat(refusal(split().box(Box.ELIMINATED, "de-79"), order("de-79", R1, R2, R3)))
        .isEqualTo("15.12 division-not-split");
    assertThat(refusal(split(), order("de-regiment-04", R1, R2, R3)))
        .isEqualTo("15.12 division-not-split");
  }

  @Test
  @Rule("15.12")
  void theRegimentsMustStandInOneHex() {
    assertThat(refusal(split().place("0304", R3), order("de-79", R1, R2, R3)))
        .isEqualTo("15.12 regiments-apart");
    assertThat(refusal(split(), order("de-79", R1, R2, "de-294")))
        .isEqualTo("15.12 not-a-regiment");
    assertThat(
            refusal(split(), order("de-79", "de-regiment-04", "de-regiment-05", "de-regiment-06")))
        .isEqualTo("15.12 regiments-apart");
  }

  @Test
  @Rule("15.12")
  void aDivisionReformedAfterARegimentMovedDoesNotMoveAgain() {
    Position moved = reform(split().set(Marks.MOVED, R2), order("de-79", R1, R2, R3));
    assertThat(moved.has(board.unit("de-79"), Marks.MOVED)).isTrue();
    Position fresh =
        reform(split().set(KharkovMarks.ORIGIN, 9, R1, R2, R3), order("de-79", R1, R2, R3));
    assertThat(fresh.has(board.unit("de-79"), Marks.MOVED)).isFalse();
    assertThat(fresh.get(board.unit("de-79"), KharkovMarks.ORIGIN)).isEqualTo(9);
  }

  @Test
  @Rule("15.12")
  void aDivisionIsAsBadlyOffAsTheWorstOfItsRegiments() {
    Position position =
        reform(
            split()
                .set(Marks.DISRUPTED, R1)
                .set(KharkovMarks.BEGAN_IN_ZONE, R3)
                .set(Marks.SUPPLIED, R1, R2)
                .set(Marks.GRACE, 6, R1, R2)
                .set(Marks.GRACE, 5, R3),
            order("de-79", R1, R2, R3));
    int division = board.unit("de-79");
    assertThat(position.has(division, Marks.DISRUPTED)).isTrue();
    assertThat(position.has(division, KharkovMarks.BEGAN_IN_ZONE)).isTrue();
    assertThat(position.has(division, Marks.SUPPLIED)).isFalse();
    assertThat(position.get(division, Marks.GRACE)).isEqualTo(5);
  }

  @Test
  @Rule("15.13")
  void divisionsAreReformedInAnEnemyZoneToo() {
    assertThat(refusal(split().place("0304", "su-rd-76"), order("de-79", R1, R2, R3))).isEmpty();
  }

  @Test
  @Rule("15.12")
  void everyDivisionThatCanBeReformedIsListed() {
    Position position = split().set(Marks.STEP, 1, R2, R3).box(Box.REGIMENTS, "de-294").build();
    List<Order> orders = new ArrayList<>();
    reforming.forEach(position, orders::add);
    assertThat(orders)
        .containsExactlyInAnyOrder(
            order("de-79", R2, R3), order("de-294", R2, R3), order("de-108", R2, R3))
        .allMatch(order -> reforming.objections(position, order).isEmpty());
  }
}
