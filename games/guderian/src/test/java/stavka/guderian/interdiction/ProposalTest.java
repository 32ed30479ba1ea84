package stavka.guderian.interdiction;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.guderian.Guderian;

/** What the game proposes to a German who does not know where to begin. */
class ProposalTest {
  @Test
  @Rule({"13.1", "13.3"})
  void theFirstMarkerIsProposedAheadOfTheSovietArmiesNotInACorner() {
    Guderian game = new Guderian();
    Position position = game.setUp(game.scenario("campaign"), 1);
    Orders legal = game.legal(position);
    while (!legal.decision().code().equals("interdict")) {
      Order order = legal.suggestion().orElse(new EndPhase());
      position = ((Ruling.Accepted) game.submit(position, order)).position();
      legal = game.legal(position);
    }
    Interdict proposed = (Interdict) legal.suggestion().orElseThrow();
    HexGrid grid = position.grid();
    int nearest = Integer.MAX_VALUE;
    int ahead = 0;
    for (int unit = 0; unit < position.counters(); unit++) {
      if (position.onMap(unit) && position.setting().roster().side(unit) == Side.SOVIET) {
        int distance = grid.distance(position.place(unit), proposed.hex());
        nearest = Math.min(nearest, distance);
        ahead += distance <= 9 ? 1 : 0;
      }
    }
    assertThat(nearest).isGreaterThanOrEqualTo(1);
    assertThat(ahead).isGreaterThan(3);
    assertThat(grid.column(proposed.hex())).isGreaterThanOrEqualTo(2);
    assertThat(grid.row(proposed.hex())).isPositive();
  }
}
