package stavka.rostov.air;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.game.PlainOrders;
import stavka.rostov.declaration.Recall;
import stavka.rostov.model.RostovTheatre;

/**
 * A side sends aircraft over hexes, face down, mission by mission; it may call them back until the
 * phase ends, and passes where it can send nobody.
 *
 * @param id of the phase, which is also what is to be decided
 */
@Rule({"13.12", "15.11", "17.21", "17.23", "17.24", "17.25"})
record MissionPhase(
    String id,
    Side side,
    MissionKind kind,
    String rule,
    RostovTheatre theatre,
    Squadrons squadrons,
    MissionChecks checks,
    MissionTargets targets,
    AirStaff staff)
    implements Stage {
  @Override
  public Orders orders(Position position) {
    return new Offered(position);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    switch (order) {
      case Fly fly -> fly.squadrons().each(unit -> squadrons.send(draft, unit, fly.hex()));
      case Recall(int hex) ->
          squadrons.over(draft.view(), side, hex).each(unit -> squadrons.recall(draft, unit));
      default -> Umpire.endStep(draft);
    }
  }

  @Override
  public boolean proceed(Draft draft) {
    boolean idle = idle(draft.view());
    if (idle) {
      Umpire.endStep(draft);
    }
    return idle;
  }

  /** Whether there is nothing to order: nobody flies, and nobody can be sent anywhere. */
  private boolean idle(Position position) {
    Ints ready = squadrons.idle(position, side);
    if (ready.isEmpty()) {
      return targets.under(position, side).isEmpty();
    }
    return targets.under(position, side).isEmpty()
        && targets
            .hexes(position, side, kind)
            .all(hex -> checks.able(position, side, kind, hex).isEmpty());
  }

  /** What may be ordered now. */
  private final class Offered extends PlainOrders.UntilEnded {
    private final Position position;

    Offered(Position position) {
      super(new Decision(side, id, rule));
      this.position = position;
    }

    @Override
    protected @Nullable Objection against(Order order) {
      return switch (order) {
        case Fly fly -> checks.objection(position, side, kind, fly);
        case Recall(int hex) ->
            hex >= 0 && hex < theatre.grid().size() && MissionChecks.flown(position, side, hex)
                ? null
                : theatre.cites().objection("fly-no-target", Detail.hex(hex));
        default -> Objection.of(rule, "not-now");
      };
    }

    @Override
    public void forEach(Consumer<? super Order> action) {
      forExtras(action);
      action.accept(new EndPhase());
    }

    @Override
    public void forExtras(Consumer<? super Order> action) {
      for (int hex : targets.hexes(position, side, kind)) {
        targets.groups(position, side, kind, hex).forEach(g -> action.accept(new Fly(g, hex)));
      }
      for (int hex : targets.under(position, side)) {
        joining(hex, action);
        action.accept(new Recall(hex));
      }
    }

    /**
     * One more of each type that could join a mission. Any mixture can be put together so, unit by
     * unit; to list all of them at once would be too much.
     */
    @Rule("17.21")
    private void joining(int hex, Consumer<? super Order> action) {
      for (int squadron : targets.oneOfEach(checks.able(position, side, kind, hex))) {
        Fly order = new Fly(Ints.of(squadron), hex);
        if (checks.objection(position, side, kind, order) == null) {
          action.accept(order);
        }
      }
    }

    /** Every second order at random ends the phase, so that play by it comes to an end. */
    @Override
    public Order sample(RandomGenerator random) {
      Ints hexes = targets.hexes(position, side, kind);
      if (hexes.isEmpty() || random.nextBoolean()) {
        return new EndPhase();
      }
      int hex = hexes.get(random.nextInt(hexes.size()));
      List<Ints> groups = targets.groups(position, side, kind, hex);
      return groups.isEmpty()
          ? new EndPhase()
          : new Fly(groups.get(random.nextInt(groups.size())), hex);
    }

    @Override
    public Optional<Order> suggestion() {
      return Optional.of(staff.mission(position, side, kind));
    }
  }
}
