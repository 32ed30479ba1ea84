package stavka.rostov.air;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.operational.game.PlainOrders;
import stavka.operational.model.Citations;

/** Every way in which a side's fighters can choose their enemies. */
@Rule("17.33")
final class EngageOrders extends PlainOrders {
  private final Citations cites;
  private final Pairing pairing;
  private final Position position;
  private final AirBattle battle;
  private final AirStaff staff;

  EngageOrders(
      Decision decision,
      Citations cites,
      Pairing pairing,
      Position position,
      AirBattle battle,
      AirStaff staff) {
    super(decision);
    this.cites = cites;
    this.pairing = pairing;
    this.position = position;
    this.battle = battle;
    this.staff = staff;
  }

  @Override
  protected @Nullable Objection objection(Order order) {
    return order instanceof Engage engage && pairing.allowed(position, battle, engage)
        ? null
        : cites.objection("engage-fighters-first");
  }

  @Override
  public void forEach(Consumer<? super Order> action) {
    pairing.all(position, battle).forEach(action);
  }

  @Override
  public Order sample(RandomGenerator random) {
    List<Engage> all = pairing.all(position, battle);
    return all.get(random.nextInt(all.size()));
  }

  @Override
  public Optional<Order> suggestion() {
    return Optional.of(staff.duel(pairing.all(position, battle)));
  }
}
