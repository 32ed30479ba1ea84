package stavka.kharkov.supply;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.event.Noted;
import stavka.engine.position.Draft;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.kharkov.TestBoard;
import stavka.kharkov.model.KharkovMarks;

class StavkaPlanTest {
  private static final String[] ALL = {
    "su-hq-6", "su-hq-28", "su-hq-57", "su-hq-9", "su-hq-37", "su-hq-38"
  };

  private final TestBoard board = TestBoard.open(5, 8);
  private final StavkaPlan plan = new StavkaPlan(board.theatre());

  @ParameterizedTest
  @CsvSource({
    "1, su-hq-6 su-hq-28",
    "2, su-hq-57",
    "3, ''",
    "4, ''",
    "5, su-hq-9 su-hq-37 su-hq-38",
    "6, ''"
  })
  @Rule({"10.32", "10.33", "10.34", "10.31"})
  void headquartersWakeAtTheStartOfTheirTurn(int turn, String awake) {
    Draft draft = board.position().turn(turn).place("0305", ALL).build().edit();
    plan.turnBegins(draft);
    for (String hq : ALL) {
      assertThat(draft.has(board.unit(hq), KharkovMarks.ACTIVE))
          .as(hq)
          .isEqualTo((" " + awake + " ").contains(" " + hq + " "));
    }
  }

  @Test
  @Rule("10.33")
  void aHeadquartersThatIsActiveAlreadyIsNotWokenAgain() {
    Draft draft = board.position().turn(2).place("0305", ALL).active("su-hq-57").build().edit();
    plan.turnBegins(draft);
    assertThat(draft.events()).isEmpty();
    assertThat(draft.has(board.unit("su-hq-57"), KharkovMarks.ACTIVE)).isTrue();
  }

  @Test
  @Rule({"10.17", "10.34"})
  void aDisplacedHeadquartersWaitsForItsRecoveryPhase() {
    Draft draft =
        board
            .position()
            .turn(5)
            .place("0305", ALL)
            .set(KharkovMarks.DISPLACED, "su-hq-9")
            .build()
            .edit();
    plan.turnBegins(draft);
    assertThat(draft.has(board.unit("su-hq-9"), KharkovMarks.ACTIVE)).isFalse();
    assertThat(draft.events())
        .contains(Noted.of("10.34", "hq-wakes", Detail.unit(board.unit("su-hq-37"))))
        .hasSize(2);
  }
}
