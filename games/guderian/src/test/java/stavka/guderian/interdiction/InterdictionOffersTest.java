package stavka.guderian.interdiction;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.GAME;
import static stavka.guderian.Field.GROUND;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.end;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Order;
import stavka.engine.play.Activity;
import stavka.engine.play.Orders;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.model.Interdictions;
import stavka.guderian.model.Ledger;

/** Which hexes are offered for a marker. */
class InterdictionOffersTest {
  @Test
  @Rule("13.2")
  void everyHexThatMayBeInterdictedIsOfferedAndNoOther() {
    Field field = at(8, Field.AXIS_INTERDICTION);
    Orders legal = GAME.legal(field.position());
    assertThat(legal.activity()).isEqualTo(Activity.SET_UP);
    List<Order> offered = field.choices();
    assertThat(offered).contains(end()).allMatch(legal::allows);
    long allowed =
        IntStream.range(0, GROUND.grid().size())
            .filter(hex -> legal.allows(new Interdict(hex)))
            .count();
    assertThat(allowed).isGreaterThan(100);
    assertThat(offered).hasSize((int) allowed + 1);
  }

  @Test
  @Rule("13.0")
  void aMarkerMayLieOnTheVeryFirstHexAndAllThreeAreKnown() {
    Field field =
        at(8, Field.SOVIET_MOVEMENT)
            .ledger(Ledger.FIRST_INTERDICTION, 1)
            .ledger(Ledger.FIRST_INTERDICTION + 1, 8)
            .ledger(Ledger.FIRST_INTERDICTION + 2, 9);
    assertThat(Interdictions.german(field.position()).toArray()).containsExactly(0, 7, 8);
  }
}
