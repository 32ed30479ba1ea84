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
  void a_soviet_unit_that_enters_a_city_hex_scores_six_points_at_once() {
    cities.entered(draft, Side.SOVIET, board.hex("0202"));
    assertThat(draft.ledger(Ledger.SOVIET_POINTS)).isEqualTo(6);
    assertThat(draft.events()).containsExactly(new Scored(Side.SOVIET, 6, "city-hex", "17.21"));
  }

  @Test
  @Rule("17.22")
  void a_city_hex_scores_once_even_when_it_is_lost_and_retaken() {
    cities.entered(draft, Side.SOVIET, board.hex("0202"));
    cities.entered(draft, Side.AXIS, board.hex("0202"));
    cities.entered(draft, Side.SOVIET, board.hex("0202"));
    assertThat(draft.ledger(Ledger.SOVIET_POINTS)).isEqualTo(6);
  }

  @Test
  @Rule("17.22")
  void each_hex_of_a_city_scores() {
    cities.entered(draft, Side.SOVIET, board.hex("0202"));
    cities.entered(draft, Side.SOVIET, board.hex("0203"));
    assertThat(draft.ledger(Ledger.SOVIET_POINTS)).isEqualTo(12);
    assertThat(draft.ledger(Ledger.CITIES_ENTERED)).isEqualTo(3);
  }

  @Test
  @Rule({"17.11", "17.12"})
  void the_last_side_in_a_city_hex_is_remembered() {
    cities.entered(draft, Side.SOVIET, board.hex("0203"));
    assertThat(draft.ledger(Ledger.CITIES_SOVIET)).isEqualTo(2);
    cities.entered(draft, Side.AXIS, board.hex("0203"));
    assertThat(draft.ledger(Ledger.CITIES_SOVIET)).isZero();
    assertThat(draft.ledger(Ledger.CITIES_ENTERED)).isEqualTo(2);
  }

  @Test
  @Rule("17.21")
  void axis_units_and_other_hexes_score_nothing() {
    cities.entered(draft, Side.AXIS, board.hex("0202"));
    cities.entered(draft, Side.SOVIET, board.hex("0201"));
    assertThat(draft.ledger(Ledger.SOVIET_POINTS)).isZero();
    assertThat(draft.events()).isEmpty();
  }
}
