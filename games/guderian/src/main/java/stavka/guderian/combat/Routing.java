package stavka.guderian.combat;

import java.util.Optional;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Order;
import stavka.engine.order.Retreat;
import stavka.engine.play.Orders;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.guderian.model.Charts;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.supply.GuderianSupply;
import stavka.operational.board.Board;
import stavka.operational.combat.Battle;
import stavka.operational.combat.RetreatUnits;
import stavka.panzer.combat.PanzerRetreatPaths;

/** Where a player sends beaten enemies whose ways he chooses: where they are worst off. */
@Rule("9.72")
public record Routing(GuderianTheatre theatre, GuderianSupply supply, PanzerRetreatPaths paths) {
  private static final double LOST = 10;
  private static final double CUT_OFF = 4;
  private static final double GUEST_IN_REACH = 2;
  private static final double COVER = 1.5;
  private static final double PLACE = 3;
  private static final double FAR_FROM_HOME = 0.3;
  private static final double NEAR_US = 0.4;
  private static final int NEAR = 2;

  public Routing(GuderianTheatre theatre, GuderianSupply supply) {
    this(theatre, supply, new PanzerRetreatPaths(theatre, new GuderianCustoms()));
  }

  /** The retreat, of those that may be ordered, that hurts the side that retreats most. */
  public Optional<Order> worst(Position position, Orders legal, Battle battle) {
    return legal.best(
        order -> order instanceof Retreat retreat ? harm(position, battle, retreat) : 0);
  }

  private double harm(Position position, Battle battle, Retreat retreat) {
    Draft draft = position.edit();
    draft.moveTo(retreat.unit(), retreat.path().last());
    Position after = draft.view();
    return lost(after, battle, retreat.unit()) * LOST
        + (supply.supplies(position, retreat.unit(), retreat.path().last()) ? 0 : CUT_OFF)
        + stand(position, battle.side(), retreat.path().last());
  }

  /** Those who find no way any more, the strong above all. */
  private int lost(Position after, Battle battle, int gone) {
    Ints pending = RetreatUnits.pending(battle);
    return pending.stream()
        .filter(unit -> unit != gone && !paths.of(after, unit, battle.distance(), Ints.EMPTY).any())
        .map(unit -> 1 + theatre.pieces().defence(after, unit))
        .sum();
  }

  /** How badly a side's unit stands on a hex: uncovered, far from home and in our reach. */
  private double stand(Position position, Side side, int hex) {
    HexGrid grid = theatre.ground().grid();
    Board board = theatre.board(position);
    double harm = -COVER * (theatre.ground().defenceFactor(hex) - 1);
    int fromHome = side == Side.AXIS ? grid.column(hex) : grid.columns() - 1 - grid.column(hex);
    harm += FAR_FROM_HOME * fromHome;
    for (int other = 0; other < grid.size(); other++) {
      if (board.holds(side.enemy(), other) && grid.distance(hex, other) <= NEAR) {
        harm += NEAR_US;
      }
    }
    if (board.holds(side, hex) && board.inEnemyZone(side, hex)) {
      harm += GUEST_IN_REACH;
    }
    for (Charts.Place place : theatre.charts().places()) {
      harm -= place.hexes().contains(hex) ? PLACE : 0;
    }
    return harm;
  }
}
