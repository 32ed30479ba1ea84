package stavka.operational.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import stavka.engine.counter.Roster;
import stavka.engine.order.Order;
import stavka.engine.order.Reply;
import stavka.engine.order.Retreat;
import stavka.engine.play.Orders;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.operational.board.Stacking;
import stavka.operational.model.Citations;

/**
 * Stacks that a retreat has made too large: some may go on by a hex, the rest falls to the game's
 * rule of excess.
 *
 * @param movable who can be pushed on
 * @param pushed told of a unit that makes room
 */
public record MakeRoom(
    RetreatUnits retreat,
    Roster roster,
    Stacking stacking,
    IntPredicate movable,
    Pushed pushed,
    Citations cites)
    implements BattleStep {
  static final Reply DONE = new Reply("done");

  /** Told of a unit before it makes room. */
  @FunctionalInterface
  public interface Pushed {
    void pushes(Draft draft, Battle battle, int unit);
  }

  /** The hexes that the retreating side has crowded. */
  @Override
  public Battle begin(Position position, Battle battle) {
    Party party = battle.party();
    Ints hexes =
        Resolution.hexesOf(position, party.fled())
            .filter(hex -> stacking.over(position, party.side(), hex));
    return battle.begun(party.side(), hexes);
  }

  /** Every step by which a crowded stack may be relieved. */
  private void list(Position position, Battle battle, Consumer<Order> action) {
    for (int hex : battle.crowded().filter(h -> stacking.over(position, battle.side(), h))) {
      for (int unit : position.stack(hex)) {
        if (roster.side(unit) == battle.side()
            && !battle.acted().contains(unit)
            && movable.test(unit)) {
          retreat
              .ways()
              .of(position, battle, unit, origin(position, battle.party(), unit), 1)
              .forEach(path -> action.accept(new Retreat(unit, path)));
        }
      }
    }
  }

  /** Those who fought go on away from where they did; their hosts from where they stand. */
  private static int origin(Position position, Party party, int unit) {
    return party.units().contains(unit) ? party.origin(unit) : position.place(unit);
  }

  @Override
  public @Nullable Battle proceed(Draft draft, Battle battle) {
    boolean[] any = {false};
    list(draft.view(), battle, order -> any[0] = true);
    return any[0] ? null : finish(draft, battle);
  }

  @Override
  public Orders orders(Position position, Battle battle) {
    List<Order> orders = new ArrayList<>();
    list(position, battle, orders::add);
    orders.add(DONE);
    return Asking.listed("make-room", cites).of(position, battle, orders);
  }

  @Override
  public Battle carryOut(Draft draft, Battle battle, Order order) {
    if (!(order instanceof Retreat push)) {
      return finish(draft, battle);
    }
    pushed.pushes(draft, battle, push.unit());
    return retreat.retreat(draft, battle, push).acting(Ints.of(push.unit()));
  }

  private Battle finish(Draft draft, Battle battle) {
    Ints over = Ints.EMPTY;
    boolean touched = !battle.crowded().isEmpty() || !battle.acted().isEmpty();
    for (int unit = 0; unit < roster.size() && touched; unit++) {
      if (draft.onMap(unit) && roster.side(unit) == battle.side()) {
        int hex = draft.place(unit);
        boolean here = battle.crowded().contains(hex) || battle.acted().contains(unit);
        if (here && !over.contains(hex) && stacking.over(draft.view(), battle.side(), hex)) {
          over = over.with(hex);
        }
      }
    }
    if (!over.isEmpty()) {
      draft.push(new Excess(battle.side(), over));
    }
    return battle.next();
  }
}
