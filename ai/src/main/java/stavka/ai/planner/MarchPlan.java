package stavka.ai.planner;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Orders;
import stavka.engine.play.Side;
import stavka.engine.position.Position;

/** The moves of one movement phase, worked out as it opens. */
final class MarchPlan {
  private final int turn;
  private final int phase;
  private final Side side;
  private final Deque<Order> orders = new ArrayDeque<>();
  private boolean overrun;

  private MarchPlan(Position position, Side side) {
    this.turn = position.turn();
    this.phase = position.phase();
    this.side = side;
  }

  static MarchPlan make(Lore lore, Position position, Orders legal, Style style) {
    Side side = legal.decision().side();
    MarchPlan plan = new MarchPlan(position, side);
    Picture picture = new Picture(lore, position, side, style);
    Muster muster = new Muster(picture, legal);
    GoalField goals = new GoalField(picture);
    Layout layout = new Layout(picture);
    for (Block block : muster.blocks) {
      if (block.orders.isEmpty() && block.mayStay) {
        layout.put(block, block.from);
      }
    }
    Overrun rush = Rush.best(picture, goals, layout, muster);
    if (rush != null) {
      plan.orders.add(rush);
      plan.overrun = true;
      return plan;
    }
    Command command = new Command(picture, muster.staffs);
    if (picture.insight.battleFollows(position)) {
      // Those who cannot move are on the map already, but an attack may still count on them.
      Layout free = new Layout(picture);
      Strikes strikes =
          new Strikes(
              picture,
              goals,
              free,
              muster.blocks,
              (block, hex, target) -> command.leads(block.units[0], hex));
      strikes.commit();
    }
    Layout settled = new Layout(picture);
    for (Block block : muster.blocks) {
      if (block.post < 0 && block.orders.isEmpty() && block.mayStay) {
        block.post = block.from;
      }
      if (block.post >= 0) {
        settled.put(block, block.post);
      }
    }
    Goals shared = new Goals(picture);
    shared.assign(muster.blocks);
    new Posts(picture, goals, shared, settled, command).assign(muster.blocks);
    new Staffs(picture, settled, muster.blocks).assign(muster.staffs);
    List<Block> everyone = new ArrayList<>(muster.blocks);
    everyone.addAll(muster.staffs);
    everyone.sort((a, b) -> Boolean.compare(b.target >= 0, a.target >= 0));
    for (Block block : everyone) {
      plan.orders.addAll(block.marching());
    }
    return plan;
  }

  /** Whether it was made for the phase a position is in, and nothing has upset it. */
  boolean serves(Position position, Side who) {
    return !(overrun && orders.isEmpty())
        && turn == position.turn()
        && phase == position.phase()
        && side == who;
  }

  /** The next order of the plan that may be given; null when it is carried out. */
  @Nullable Order next(Orders legal) {
    int tries = orders.size();
    for (int i = 0; i < tries; i++) {
      Order order = orders.removeFirst();
      if (legal.allows(order)) {
        return order;
      }
      orders.addLast(order);
    }
    orders.clear();
    Order end = new EndPhase();
    return legal.allows(end) ? end : null;
  }
}
