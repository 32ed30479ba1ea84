package stavka.rostov.air;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.game.PlainOrders;
import stavka.operational.model.Citations;

/** Any of some fighters may fire. */
@Rule("17.31")
final class RoleOrders extends PlainOrders {
  private final Citations cites;
  private final Ints choosing;

  RoleOrders(Decision decision, Citations cites, Ints choosing) {
    super(decision);
    this.cites = cites;
    this.choosing = choosing;
  }

  @Override
  protected @Nullable Objection objection(Order order) {
    return order instanceof Roles(Ints firing)
            && !firing.hasDuplicates()
            && firing.all(choosing::contains)
        ? null
        : cites.objection("roles-fighters");
  }

  @Override
  public void forEach(Consumer<? super Order> action) {
    for (int set = 0; set < 1 << choosing.size(); set++) {
      action.accept(new Roles(subset(set)));
    }
  }

  private Ints subset(int set) {
    return choosing.filter(unit -> (set & 1 << choosing.indexOf(unit)) != 0);
  }

  @Override
  public Order sample(RandomGenerator random) {
    return new Roles(subset(random.nextInt(1 << choosing.size())));
  }

  /** It is only asked where an enemy is there to be fired at. */
  @Override
  public Optional<Order> suggestion() {
    return Optional.of(new Roles(choosing));
  }
}
