package stavka.ai.planner;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Facts;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Side;

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

  static MarchPlan make(
      GameKnowledge lore, Position position, Orders legal, Style style, boolean concerts) {
    Side side = legal.decision().side();
    MarchPlan plan = new MarchPlan(position, side);
    SituationMap picture = new SituationMap(lore, position, side, style);
    Muster muster = new Muster(picture, legal);
    GoalField goals = new GoalField(picture);
    Layout layout = new Layout(picture);
    for (Block block : muster.blocks) {
      if (block.orders.isEmpty() && block.mayStay) {
        layout.fix(block);
      }
    }
    Command command = new Command(picture, muster.staffs);
    if (position.turn() == lore.turns) {
      new Finale(picture, goals, layout).assign(muster.blocks);
    }
    new Sentries(picture, layout).assign(muster.blocks);
    new Garrisons(picture, goals, layout, command).assign(muster.blocks);
    List<Overrun> rush = new Rush(picture, goals, layout).best(muster.freeOverruns());
    if (!rush.isEmpty()) {
      plan.orders.addAll(rush);
      plan.overrun = true;
      return plan;
    }
    if (concerts && picture.facts.battleFollows(position)) {
      new Strikes(
              picture,
              goals,
              layout,
              muster.blocks,
              (block, hex, target) -> command.leads(block.units[0], hex))
          .commit();
    }
    for (Block block : muster.blocks) {
      if (block.fixed && block.post < 0) {
        block.post = block.from;
      }
    }
    Goals shared = new Goals(picture);
    shared.assign(muster.blocks);
    new Posts(picture, goals, shared, layout, command).assign(muster.blocks);
    muster.staffs.removeIf(staff -> picture.advice.echelon(staff.units[0]) > 0);
    new Staffs(picture, layout, muster.blocks).assign(muster.staffs);
    List<Block> everyone = new ArrayList<>(muster.blocks);
    everyone.addAll(muster.staffs);
    everyone.sort((a, b) -> Boolean.compare(b.target >= 0, a.target >= 0));
    for (Block block : everyone) {
      plan.orders.addAll(block.marching());
    }
    return plan;
  }

  /** Whether it was made for the phase a position is in. */
  boolean serves(Position position, Side who) {
    return turn == position.turn() && phase == position.phase() && side == who;
  }

  /** Whether the phase is to be planned anew when it is carried out: overruns come first. */
  boolean opening() {
    return overrun;
  }

  /** The next order of the plan that may be given; null when it is carried out. */
  @Nullable Order next(Facts facts, Position position, Orders legal) {
    int tries = orders.size();
    for (int i = 0; i < tries; i++) {
      Order order = orders.removeFirst();
      if (legal.allows(order) && fits(facts, position, order)) {
        return order;
      }
      orders.addLast(order);
    }
    orders.clear();
    return null;
  }

  /** A game may let a hex be too full until a phase ends; those in the way may yet leave it. */
  private static boolean fits(Facts facts, Position position, Order order) {
    return !(order instanceof Move move) || facts.fits(position, move.units(), move.path().last());
  }
}
