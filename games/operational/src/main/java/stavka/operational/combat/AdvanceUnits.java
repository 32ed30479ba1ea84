package stavka.operational.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Advanced;
import stavka.engine.order.Advance;
import stavka.engine.order.Order;
import stavka.engine.order.Reply;
import stavka.engine.play.Orders;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.board.EntryEffect;
import stavka.operational.model.Citations;

/**
 * Those who have held their ground follow up into what the enemy has left, units alone or whole
 * stacks together.
 *
 * @param reach how far a unit may go, 0 for not at all
 */
public record AdvanceUnits(
    Function<Position, Board> boards,
    AdvancePaths paths,
    Reach reach,
    EntryEffect effects,
    Citations cites)
    implements BattleStep {
  private static final Reply DONE = new Reply("done");

  /** How far a unit may go after a battle. */
  @FunctionalInterface
  public interface Reach {
    int of(Position position, Battle battle, int unit);
  }

  /** The side that has held its ground while the enemy left his; the attacker's if none has. */
  @Override
  public Battle begin(Position position, Battle battle) {
    boolean stormed =
        !vacated(position, battle.defender()).isEmpty()
            && !remaining(position, battle.attacker()).isEmpty();
    boolean attacks = stormed || remaining(position, battle.defender()).isEmpty();
    Side victor = (attacks ? battle.attacker() : battle.defender()).side();
    return battle.begun(victor, Ints.EMPTY);
  }

  /** Those of a side who have stayed where they fought. */
  private static Ints remaining(Position position, Party party) {
    return party
        .units()
        .filter(u -> !party.fled().contains(u) && position.place(u) == party.origin(u));
  }

  /** The hexes a side has left, by retreat or by dying. */
  private Ints vacated(Position position, Party party) {
    Board board = boards.apply(position);
    return party.grounds().filter(hex -> !board.holds(party.side(), hex));
  }

  private void list(Position position, Battle battle, Consumer<Order> action) {
    Party winners = battle.party();
    Ints goals = vacated(position, battle.party(winners.side().enemy()));
    Ints able =
        remaining(position, winners)
            .filter(unit -> !battle.acted().contains(unit) && reach.of(position, battle, unit) > 0);
    for (int i = 0; i < able.size(); i++) {
      list(position, battle, Ints.of(able.get(i)), goals, action);
      Ints stack = stack(position, able, i);
      if (stack.size() > 1) {
        list(position, battle, stack, goals, action);
      }
    }
  }

  private void list(
      Position position, Battle battle, Ints units, Ints goals, Consumer<Order> action) {
    int length = Integer.MAX_VALUE;
    for (int i = 0; i < units.size(); i++) {
      length = Math.min(length, reach.of(position, battle, units.get(i)));
    }
    paths.forEach(position, units, goals, length, path -> action.accept(new Advance(units, path)));
  }

  private static Ints stack(Position position, Ints units, int first) {
    Ints stack = Ints.EMPTY;
    for (int i = 0; i < units.size(); i++) {
      if (position.place(units.get(i)) == position.place(units.get(first))) {
        if (i < first) {
          return Ints.EMPTY;
        }
        stack = stack.with(units.get(i));
      }
    }
    return stack;
  }

  @Override
  public @Nullable Battle proceed(Draft draft, Battle battle) {
    boolean[] any = {false};
    list(draft.view(), battle, order -> any[0] = true);
    return any[0] ? null : battle.next();
  }

  @Override
  public Orders orders(Position position, Battle battle) {
    List<Order> orders = new ArrayList<>();
    list(position, battle, orders::add);
    orders.add(DONE);
    return BattleStage.listed(battle, "choose-advance", cites.rule("choose-advance"), orders);
  }

  @Override
  public Battle carryOut(Draft draft, Battle battle, Order order) {
    if (!(order instanceof Advance(Ints units, Ints path))) {
      return battle.next();
    }
    units.each(unit -> draft.moveTo(unit, path.last()));
    draft.say(new Advanced(units, path, cites.rule("choose-advance")));
    effects.came(draft, battle.side(), units, path);
    return battle.acting(units);
  }
}
