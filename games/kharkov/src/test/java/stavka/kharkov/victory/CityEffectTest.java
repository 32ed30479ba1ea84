package stavka.kharkov.victory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Scored;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.TestBoard;
import stavka.kharkov.model.Ledger;

class CityEffectTest {
  private final TestBoard board = TestBoard.draw(". . . .\n. c c .\n. . . .").board();
  private final CityEffect cities = new CityEffect(board.theatre());
  private final Draft draft = board.position().build().edit();

  @Test
  @Rule("17.21")
  void aSovietUnitThatEntersACityHexScoresSixPointsAtOnce() {
    cities.entered(draft, Side.SOVIET, board.hex("0202"));
    assertThat(draft.ledger(Ledger.SOVIET_POINTS)).isEqualTo(6);
    assertThat(draft.events()).containsExactly(new Scored(Side.SOVIET, 6, "city-hex", "17.21"));
  }

  @Test
  @Rule("17.22")
  void aCityHexScoresOnceEvenWhenItIsLostAndRetaken() {
    cities.entered(draft, Side.SOVIET, board.hex("0202"));
    cities.entered(draft, Side.AXIS, board.hex("0202"));
    cities.entered(draft, Side.SOVIET, board.hex("0202"));
    assertThat(draft.ledger(Ledger.SOVIET_POINTS)).isEqualTo(6);
  }

  @Test
  @Rule("17.22")
  void eachHexOfACityScores() {
    cities.entered(draft, Side.SOVIET, board.hex("0202"));
    cities.entered(draft, Side.SOVIET, board.hex("0203"));
    assertThat(draft.ledger(Ledger.SOVIET_POINTS)).isEqualTo(12);
    assertThat(draft.ledger(Ledger.CITIES_ENTERED)).isEqualTo(3);
  }

  @Test
  @Rule({"17.11", "17.12"})
  void theLastSideInACityHexIsRemembered() {
    cities.entered(draft, Side.SOVIET, board.hex("0203"));
    assertThat(draft.ledger(Ledger.CITIES_SOVIET)).isEqualTo(2);
    cities.entered(draft, Side.AXIS, board.hex("0203"));
    assertThat(draft.ledger(Ledger.CITIES_SOVIET)).isZero();
    assertThat(draft.ledger(Ledger.CITIES_ENTERED)).isEqualTo(2);
  }

  @Test
  @Rule("17.21")
  void axisUnitsAndOtherHexesScoreNothing() {
    cities.entered(draft, Side.AXIS, board.hex("0202"));
    cities.entered(draft, Side.SOVIET, board.hex("0201"));
    assertThat(draft.ledger(Ledger.SOVIET_POINTS)).isZero();
    assertThat(draft.events()).isEmpty();
  }
}
