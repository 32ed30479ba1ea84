package stavka.redstar.staff;

import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.supply.Supply.Relief;
import stavka.redstar.supply.Supply.Withdraw;

/**
 * Depots that serve nobody far behind the front are withdrawn, to come back near it; those that are
 * cut off feed the units around them.
 */
record DepotCare(RedStarTheatre theatre, Staff staff) {
  /** Turns until a withdrawn depot comes back. */
  private static final int ABSENCE = 4;

  /** Steps in need that are worth a depot for four turns. */
  private static final double WORTH_RELIEF = 7;

  /** What a depot may still serve and be withdrawn all the same. */
  private static final double IDLE = 0.5;

  /** Further from the enemy than a depot drives while another would be away. */
  private static final int FAR_BEHIND = 14;

  /** What an order is worth; a depot that may still leave later serves before it does. */
  double worth(Position position, Order order, Decision decision) {
    boolean lastChance =
        decision.code().equals("choose-late-depots")
            || position.ledger(Ledger.DEPOTS_LEAVE_EARLY) != 0;
    return switch (order) {
      case Relief(int depot) ->
          staff.depot(position, depot).relief(position.place(depot)) - WORTH_RELIEF;
      case Withdraw(int depot) when lastChance -> withdrawal(position, depot);
      default -> -1;
    };
  }

  private double withdrawal(Position position, int depot) {
    int hex = position.place(depot);
    boolean returns = position.turn() + ABSENCE < theatre.campaign(position).lastTurn();
    int behind = staff.scene(position).distance(Side.SOVIET, hex);
    if (!returns || behind < FAR_BEHIND) {
      return -1;
    }
    return IDLE - staff.depot(position, depot).use(hex);
  }
}
