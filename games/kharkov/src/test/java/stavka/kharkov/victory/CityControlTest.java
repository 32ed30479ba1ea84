package stavka.kharkov.victory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.supply.KharkovSupply;

class CityControlTest {
  private static final String DRAWING = ". . . . . . . .\n. . c c . . . .\n. . . . . . . .";

  private final TestBoard board = TestBoard.draw(DRAWING).region("kharkov", "0203", "0204").board();
  private final TestBoard withRoad =
      TestBoard.draw(DRAWING)
          .region("kharkov", "0203", "0204")
          .road("0201", "0202", "0203", "0204")
          .board();

  private static CityControl control(TestBoard board) {
    return new CityControl(board.theatre(), new KharkovSupply(board.theatre()));
  }

  private boolean axis(TestPosition position) {
    return control(board).axis(position.build(), "kharkov");
  }

  private boolean soviet(TestPosition position) {
    return control(board).soviet(position.build(), "kharkov");
  }

  @Test
  @Rule("17.11")
  void theAxisControlsACityWhoseGarrisonsAllStand() {
    assertThat(axis(board.position())).isTrue();
    assertThat(soviet(board.position())).isFalse();
  }

  @Test
  @Rule("17.11")
  void aCityOfWhichSovietUnitsWereLastInOneHexIsNotTheAxisS() {
    assertThat(
            axis(
                board
                    .position()
                    .ledger(Ledger.GARRISONS_GONE, 2)
                    .ledger(Ledger.CITIES_ENTERED, 2)
                    .ledger(Ledger.CITIES_SOVIET, 2)))
        .isFalse();
  }

  @Test
  @Rule("17.11")
  void aHexWithoutGarrisonThatTheAxisWasLastInMustBeSupplied() {
    TestPosition retaken =
        board.position().ledger(Ledger.GARRISONS_GONE, 3).ledger(Ledger.CITIES_ENTERED, 3);
    assertThat(axis(retaken)).isFalse();
    Position byRoad =
        withRoad
            .position()
            .ledger(Ledger.GARRISONS_GONE, 3)
            .ledger(Ledger.CITIES_ENTERED, 3)
            .build();
    assertThat(control(withRoad).axis(byRoad, "kharkov")).isTrue();
  }

  @Test
  @Rule("17.11")
  void hexesAreJudgedOneByOne() {
    TestPosition oneGarrison =
        board.position().ledger(Ledger.GARRISONS_GONE, 2).ledger(Ledger.CITIES_ENTERED, 2);
    assertThat(axis(oneGarrison)).isTrue();
    assertThat(axis(oneGarrison.ledger(Ledger.CITIES_SOVIET, 2))).isFalse();
  }

  @Test
  @Rule("17.12")
  void theSovietsControlACityInAllOfWhoseHexesTheyWereLast() {
    TestPosition both =
        board
            .position()
            .ledger(Ledger.GARRISONS_GONE, 3)
            .ledger(Ledger.CITIES_ENTERED, 3)
            .ledger(Ledger.CITIES_SOVIET, 3);
    assertThat(soviet(both)).isTrue();
    assertThat(soviet(both.ledger(Ledger.CITIES_SOVIET, 1))).isFalse();
  }

  @Test
  @Rule("17.12")
  void aCityCutOffFromTheEastEdgeIsNotTheSoviets() {
    TestPosition cut =
        board
            .position()
            .ledger(Ledger.GARRISONS_GONE, 3)
            .ledger(Ledger.CITIES_ENTERED, 3)
            .ledger(Ledger.CITIES_SOVIET, 3)
            .place("0203", "su-rd-76")
            .place("0204", "su-rd-227")
            .place("0206", "de-79");
    assertThat(soviet(cut)).isFalse();
    assertThat(axis(cut)).isFalse();
  }
}
