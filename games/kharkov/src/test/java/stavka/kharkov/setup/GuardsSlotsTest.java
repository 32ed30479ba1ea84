package stavka.kharkov.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.kharkov.RealTheatre.THEATRE;
import static stavka.kharkov.RealTheatre.hex;
import static stavka.kharkov.RealTheatre.unit;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Placed;
import stavka.engine.order.Place;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** Guards divisions that change places: on a full hex, and as the record tells it. */
class GuardsSlotsTest {
  private static final String FRONT = "0313";

  private final SetUpTable soviet = new SetUpTable(Side.SOVIET);

  @BeforeEach
  void oneIsOnTheFront() {
    soviet.give(FRONT, "su-gd-13");
  }

  private void fill() {
    for (int unit = 0; unit < THEATRE.pieces().count(); unit++) {
      Place order = new Place(Ints.of(unit), hex(FRONT));
      boolean fits =
          THEATRE.pieces().side(unit) == Side.SOVIET
              && THEATRE.pieces().kind(unit).combat()
              && !THEATRE.pieces().setUpPlace(unit).chosen()
              && soviet.refusal(order).isEmpty();
      if (fits) {
        soviet.give(order);
      }
    }
  }

  private int standing() {
    return THEATRE.board(soviet.position()).units(Side.SOVIET, hex(FRONT));
  }

  @Test
  @Rule({"5.3", "8.1"})
  void onAFullHexAnotherTakesThePlaceOfTheOneThatIsThere() {
    fill();
    int limit = THEATRE.stacking().limit(Side.SOVIET, hex(FRONT));
    assertThat(standing()).isEqualTo(limit);
    soviet.give(FRONT, "su-gd-14");
    assertThat(soviet.where("su-gd-14")).isEqualTo(FRONT);
    assertThat(standing()).isEqualTo(limit);
  }

  @Test
  @Rule({"5.3", "8.1"})
  void onAHexThatOthersHaveFilledItFindsNoRoom() {
    soviet.give("0413", "su-gd-13");
    fill();
    assertThat(soviet.refusal(SetUpTable.place(FRONT, "su-gd-13"))).isEqualTo("8.1 too-many");
    assertThat(soviet.refusal(SetUpTable.place(FRONT, "su-gd-14"))).isEqualTo("8.1 too-many");
  }

  @Test
  @Rule("5.3")
  void bothPlacesOfAnExchangeAreTold() {
    soviet.events().clear();
    soviet.give("0413", "su-gd-14");
    assertThat(soviet.events())
        .containsExactly(
            new Placed(Ints.of(unit("su-gd-14")), hex("0413"), "5.3"),
            new Placed(Ints.of(unit("su-gd-13")), -1, "5.3"));
  }

  @Test
  @Rule("5.3")
  void whoComesFromAReserveSendsTheOtherThereAndBack() {
    soviet.give("0409", "su-gd-14");
    soviet.events().clear();
    soviet.give("0409", "su-gd-13");
    assertThat(soviet.events()).contains(new Placed(Ints.of(unit("su-gd-14")), hex(FRONT), "5.3"));
  }
}
