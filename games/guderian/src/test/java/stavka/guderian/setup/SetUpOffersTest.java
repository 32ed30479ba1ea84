package stavka.guderian.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.GAME;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.play.Activity;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.operational.game.StandardSetUp;

class SetUpOffersTest {
  private static List<Order> offered(Orders legal) {
    List<Order> orders = new ArrayList<>();
    legal.forEach(orders::add);
    return orders;
  }

  @Test
  @Rule({"5.0", "5.1"})
  void theStandardSetUpIsOfferedAndEveryPlaceOfAUnitUntilAllStand() {
    Position position = GAME.setUp(GAME.scenario("campaign"), 1);
    Orders legal = GAME.legal(position);
    assertThat(legal.activity()).isEqualTo(Activity.SET_UP);
    assertThat(legal.suggestion()).contains(new StandardSetUp());
    List<Order> orders = offered(legal);
    assertThat(orders).contains(new StandardSetUp()).doesNotContain(new EndPhase());
    assertThat(orders).filteredOn(Place.class::isInstance).hasSizeGreaterThan(50);
    assertThat(orders).allMatch(legal::allows);
    Position laid = ((Ruling.Accepted) GAME.submit(position, new StandardSetUp())).position();
    Orders after = GAME.legal(laid);
    assertThat(after.suggestion()).contains(new EndPhase());
    assertThat(offered(after)).contains(new EndPhase()).allMatch(after::allows);
  }
}
