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

  @Test
  @Rule("13.1")
  void theRailwayHexWithTheMostSovietUnitsWithinTwoHexesIsProposed() {
    Field field =
        field()
            .place(north(FIRST, 2), "su-rd-46")
            .place(north(SECOND, 2), "su-rd-152 su-rd-129")
            .place(hex("3020"), "su-rd-38 su-rd-127 su-rd-134");
    assertThat(proposed(field)).contains(new Interdict(SECOND));
    Field near = field().place(FIRST, "su-rd-46");
    assertThat(proposed(near)).contains(new Interdict(FIRST));
    Field far = field().place(north(FIRST, 3), "su-rd-46");
    assertThat(proposed(far)).contains(end());
    assertThat(proposed(field())).contains(end());
  }

  @Test
  @Rule({"13.1", "13.2"})
  void notWhereAMarkerIsNearNorWhereNoneMayLie() {
    Field field =
        field()
            .place(FIRST, "su-rd-46 su-rd-152")
            .place(SECOND, "su-rd-129")
            .place(EAST, "su-rd-38 su-rd-127 su-rd-134");
    assertThat(proposed(field)).contains(new Interdict(FIRST));
    field.ledger(Ledger.FIRST_INTERDICTION, north(FIRST, 1) + 1);
    assertThat(proposed(field)).contains(new Interdict(next(next(FIRST, 3), 3)));
    field.ledger(Ledger.FIRST_INTERDICTION, FIRST + 1);
    assertThat(proposed(field)).contains(new Interdict(SECOND));
    field.ledger(Ledger.HELD_PLACES, 1 << Field.THEATRE.charts().place("smolensk"));
    assertThat(proposed(field)).contains(new Interdict(EAST));
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
