package stavka.rostov.arrival;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.losses.LossTracks;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.Timetable;
import stavka.rostov.sequence.Proposing;

/**
 * Special groups, which come or stay for points: the Soviets' each by a reserve result, those of
 * the Axis at will while they are open.
 */
@Rule({"8.3", "8.31", "8.32"})
public final class Groups implements ExtraOrder, Proposing {
  private final RostovTheatre theatre;
  private final LossTracks tracks;
  private final Side side;
  private final LentWings wings;

  /**
   * @param side who calls them in the phase that offers this
   */
  public Groups(RostovTheatre theatre, LossTracks tracks, Side side) {
    this.theatre = theatre;
    this.tracks = tracks;
    this.side = side;
    this.wings = new LentWings(theatre, side);
  }

  /** Whether a group was called, by its number in the scenario. */
  static boolean called(Position position, int number) {
    return (position.ledger(RostovLedger.GROUPS) & 1 << number) != 0;
  }

  private List<Timetable.Group> all(Position position) {
    return theatre.plan(position).schedule().groups();
  }

  @Override
  public boolean handles(Order order) {
    return order instanceof CallUp;
  }

  @Override
  @Rule({"8.31", "8.32"})
  public @Nullable Objection objection(Position position, Order order) {
    int number = number(position, ((CallUp) order).group());
    if (number < 0 || !open(position, number)) {
      return theatre.cites().objection("group-closed");
    }
    return side == Side.SOVIET && position.ledger(RostovLedger.RESERVE) == 0
        ? theatre.cites().objection("group-no-reserve")
        : null;
  }

  private int number(Position position, String id) {
    List<Timetable.Group> all = all(position);
    for (int number = 0; number < all.size(); number++) {
      if (all.get(number).id().equals(id)) {
        return number;
      }
    }
    return -1;
  }

  /** Whether a group may be called on this turn, and would bring or keep somebody. */
  private boolean open(Position position, int number) {
    Timetable.Group group = all(position).get(number);
    return group.side() == side
        && !called(position, number)
        && position.turn() >= group.from()
        && position.turn() <= group.to()
        && (group.units().any(unit -> position.inBox(unit, Box.COMING))
            || group.stay().any(position::onMap)
            || wings.any(position, group));
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    int number = number(draft.view(), ((CallUp) order).group());
    Timetable.Group group = all(draft.view()).get(number);
    draft.enter(RostovLedger.GROUPS, draft.ledger(RostovLedger.GROUPS) | 1 << number);
    if (side == Side.SOVIET) {
      draft.add(RostovLedger.RESERVE, -1);
    }
    for (int unit : group.units()) {
      if (draft.view().inBox(unit, Box.COMING)) {
        draft.moveToBox(unit, Box.DUE);
      }
    }
    wings.come(draft, group);
    draft.say(theatre.cites().noted("group-called", Detail.word("group-" + group.id())));
    tracks.score(draft, side == Side.SOVIET ? group.cost() : -group.cost(), "points-groups");
  }

  /** Aircraft that were lent for some turns go when these are over. */
  @Rule({"8.3", "8.72"})
  public void settle(Draft draft) {
    List<Timetable.Group> all = all(draft.view());
    int last = draft.ledger(RostovLedger.LOAN);
    for (int number = 0; last > 0 && draft.turn() > last && number < all.size(); number++) {
      if (called(draft.view(), number) && all.get(number).side() == side) {
        wings.leave(draft, all.get(number));
      }
    }
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    for (Timetable.Group group : all(position)) {
      CallUp order = new CallUp(group.id());
      if (objection(position, order) == null) {
        action.accept(order);
      }
    }
  }

  /**
   * The cheapest of the Soviets', since a reserve result is lost with the turn; none of the Axis.
   */
  @Override
  public Optional<Order> proposal(Position position) {
    @Nullable Order best = null;
    int least = Integer.MAX_VALUE;
    for (Timetable.Group group : all(position)) {
      CallUp order = new CallUp(group.id());
      if (side == Side.SOVIET && group.cost() < least && objection(position, order) == null) {
        least = group.cost();
        best = order;
      }
    }
    return Optional.ofNullable(best);
  }
}
