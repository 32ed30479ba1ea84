package stavka.kharkov.regiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.regiment.Entrenching.Entrench;
import stavka.operational.model.Marks;

class EntrenchingTest {
  private static final String REGIMENT = "de-regiment-01";

  private final TestBoard board = TestBoard.open(5, 6);
  private final Entrenching entrenching = new Entrenching(board.theatre());

  private TestPosition regiment() {
    return board.position().place("0303", REGIMENT);
  }

  private String refusal(TestPosition position, String unit) {
    List<Objection> objections =
        entrenching.objections(position.build(), new Entrench(board.unit(unit)));
    return objections.isEmpty()
        ? ""
        : objections.getFirst().rule() + " " + objections.getFirst().code();
  }

  @Test
  @Rule({"15.2", "15.21"})
  void aRegimentThatHasNotMovedEntrenchesAndThenStays() {
    assertThat(refusal(regiment(), REGIMENT)).isEmpty();
    Draft draft = regiment().build().edit();
    entrenching.carryOut(draft, new Entrench(board.unit(REGIMENT)));
    assertThat(draft.has(board.unit(REGIMENT), KharkovMarks.ENTRENCHED)).isTrue();
    assertThat(draft.has(board.unit(REGIMENT), Marks.MOVED)).isTrue();
    assertThat(refusal(regiment().set(KharkovMarks.ENTRENCHED, REGIMENT), REGIMENT))
        .isEqualTo("15.21 already-entrenched");
  }

  @Test
  @Rule("15.21")
  void aRegimentThatHasMovedDoesNotEntrench() {
    assertThat(refusal(regiment().set(Marks.MOVED, REGIMENT), REGIMENT))
        .isEqualTo("15.21 has-moved");
    assertThat(refusal(board.position(), REGIMENT)).isEqualTo("15.21 not-on-map");
  }

  @Test
  @Rule("15.21")
  void onlyInfantryRegimentsEntrench() {
    assertThat(refusal(board.position().place("0303", "de-79"), "de-79"))
        .isEqualTo("15.21 not-a-regiment");
    assertThat(refusal(board.position().place("0303", "de-3-mr-3"), "de-3-mr-3"))
        .isEqualTo("15.21 not-a-regiment");
  }

  @Test
  @Rule("15.22")
  void aRegimentEntrenchesAloneInItsHex() {
    assertThat(refusal(regiment().place("0303", "de-regiment-02"), REGIMENT))
        .isEqualTo("15.22 not-alone");
    assertThat(refusal(regiment().place("0303", "de-regiment-02"), "de-regiment-02"))
        .isEqualTo("15.22 not-alone");
  }

  @Test
  @Rule({"15.22", "7.35"})
  void aDisruptedRegimentDoesNotEntrench() {
    assertThat(refusal(regiment().set(Marks.DISRUPTED, REGIMENT), REGIMENT))
        .isEqualTo("7.35 disrupted-digs-not");
  }

  @Test
  @Rule("15.22")
  void aRegimentWithoutSupplyEntrenches() {
    assertThat(refusal(regiment().set(Marks.SUPPLIED, 0, REGIMENT), REGIMENT)).isEmpty();
  }

  @Test
  @Rule("15.2")
  void everyRegimentThatCanEntrenchIsListed() {
    List<Order> orders = new ArrayList<>();
    entrenching.forEach(
        regiment().place("0404", "de-regiment-02", "de-regiment-03").build(), orders::add);
    assertThat(orders).containsExactly(new Entrench(board.unit(REGIMENT)));
  }
}
