package stavka.lab.offered;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.lab.options.OrderOptions;

/**
 * Compares the orders that are accepted with those that are offered, position by position of a
 * match: whatever the umpire accepts, a player must be able to give.
 */
public final class OfferedCheck {
  private static final int CHANGES = 4;
  private static final int INVENTIONS = 2;

  private final Game game;
  private final RandomGenerator random;
  private final Function<Order, String> text;
  private final Variations variations;
  private final OfferedTally tally = new OfferedTally();

  /**
   * @param text writes an order for the report, with the place in the match
   */
  public OfferedCheck(Game game, RandomGenerator random, Function<Order, String> text) {
    this.game = game;
    this.random = random;
    this.text = text;
    this.variations = new Variations(random);
  }

  public OfferedTally tally() {
    return tally;
  }

  /** The orders that a position offered, one of each option, and accepted variations of them. */
  public record Look(List<Order> offered, List<Order> accepted) {}

  /** Lists what a position offers. */
  public Offer list(Position position, Orders legal) {
    return new Offer(game, position, legal, random);
  }

  /**
   * Varies the orders that a position offers and keeps what is accepted.
   *
   * @param allows asks the umpire
   */
  public Look vary(Position position, Orders legal, Offer offer, Predicate<Order> allows) {
    List<Order> examples = List.copyOf(offer.examples());
    examples.forEach(variations::learn);
    NearbyIds ids = new NearbyIds(position, legal.decision().side(), random);
    List<Order> accepted = new ArrayList<>();
    for (Order example : examples) {
      for (int i = 0; i < CHANGES; i++) {
        judge(variations.change(example, position, ids, offer), allows, offer, position, accepted);
      }
    }
    for (Class<? extends Order> type : game.orderTypes()) {
      for (int i = 0; i < INVENTIONS; i++) {
        judge(variations.invent(type, position, ids, offer), allows, offer, position, accepted);
      }
    }
    tally.offers(offer.options());
    return new Look(examples, accepted);
  }

  private void judge(
      @Nullable Order order,
      Predicate<Order> allows,
      Offer offer,
      Position position,
      List<Order> accepted) {
    if (order == null || !allows.test(order)) {
      return;
    }
    accepted.add(order);
    String example = text.apply(order);
    OrderOptions.of(order, position).forEach(option -> tally.accepts(option, example));
    offer.strange(order).forEach(option -> tally.accepts(option, example));
  }
}
