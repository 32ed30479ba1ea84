package stavka.guderian.interdiction;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.end;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.next;

import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Order;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.PlainMap;
import stavka.guderian.model.Ledger;

/** What is proposed to a player in a hurry, and drawn for one who plays at random. */
class UsualMarkersTest {
  private static final int FIRST = hex("2010");
  private static final int SECOND = hex("2020");
  private static final int EAST = hex("4510");
  private static final Guderian PLAIN =
      new PlainMap()
          .line("rail", FIRST, next(FIRST, 3), next(next(FIRST, 3), 3))
          .line("rail", SECOND, next(SECOND, 3))
          .line("rail", EAST, next(EAST, 3))
          .game();

  private static Field field() {
    return Field.of(PLAIN, 8, Field.AXIS_INTERDICTION);
  }

  private static Optional<Order> proposed(Field field) {
    return PLAIN.legal(field.position()).suggestion();
  }

  private static int north(int hex, int steps) {
    int at = hex;
    for (int i = 0; i < steps; i++) {
      at = next(at, 0);
    }
    return at;
  }

  private static int south(int hex, int steps) {
    int at = hex;
    for (int i = 0; i < steps; i++) {
      at = next(at, 3);
    }
    return at;
  }

  private static int hexOf(Optional<Order> proposed) {
    return ((Interdict) proposed.orElseThrow()).hex();
  }

  @Test
  @Rule("13.1")
  void theRailwayOnTheWayOfMostSovietUnitsToAPlaceThatScoresIsProposed() {
    Field one = field().place(north(FIRST, 4), "su-rd-46");
    assertThat(hexOf(proposed(one))).isIn(FIRST, south(FIRST, 1), south(FIRST, 2));
    Field more =
        field()
            .place(north(FIRST, 4), "su-rd-46")
            .place(south(SECOND, 5), "su-rd-152")
            .place(south(SECOND, 6), "su-rd-129");
    assertThat(hexOf(proposed(more))).isIn(SECOND, south(SECOND, 1));
    assertThat(proposed(field())).contains(end());
  }

  @Test
  @Rule({"13.1", "13.2"})
  void theNextMarkerGoesElsewhereAndNoneWhereNoneMayLie() {
    Field field =
        field()
            .place(north(FIRST, 4), "su-rd-46")
            .place(south(SECOND, 5), "su-rd-152")
            .place(south(SECOND, 6), "su-rd-129");
    field.ledger(Ledger.FIRST_INTERDICTION, SECOND + 1);
    assertThat(hexOf(proposed(field))).isIn(FIRST, south(FIRST, 1), south(FIRST, 2));
    Field east = field().place(north(EAST, 4), "su-rd-38");
    assertThat(proposed(east)).contains(end());
  }

  @Test
  @Rule({"13.1", "13.42"})
  void aGermanWhoPlaysAtRandomLaysAllHisMarkersAndASovietOneKeepsHisMostly() {
    SplittableRandom random = new SplittableRandom(4);
    Field soviet = Field.of(PLAIN, 8, Field.SOVIET_INTERDICTION);
    int kept = 0;
    for (int i = 0; i < 200; i++) {
      assertThat(PLAIN.legal(field().position()).sample(random)).isInstanceOf(Interdict.class);
      kept += PLAIN.legal(soviet.position()).sample(random).equals(end()) ? 1 : 0;
    }
    assertThat(kept).isBetween(110, 190);
    assertThat(PLAIN.legal(soviet.position()).suggestion()).contains(end());
  }
}
