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
 * Those who have won follow up into what the enemy has left, units alone or whole stacks together
 * with who attends them.
 *
 * @param reach how far a unit may go, 0 for not at all
 * @param rule by which they are told to have advanced
 */
public record AdvanceUnits(
    Victors victors,
    AdvancePaths paths,
    Reach reach,
    Attendants attendants,
    EntryEffect effects,
    Asking asking,
    String rule)
    implements BattleStep {
  public static final Reply DONE = new Reply("done");

  /** Who has won. */
  public interface Victors {
    Side side(Position position, Battle battle);

    /** Those of the winning side who may follow up, whether they have done so or not. */
    Ints units(Position position, Battle battle);
  }

  /** How far a unit may go after a battle. */
  @FunctionalInterface
  public interface Reach {
    int of(Position position, Battle battle, int unit);
  }

  /** The side wins that has held its ground while the enemy has left his. */
  public AdvanceUnits(
      Function<Position, Board> boards,
      AdvancePaths paths,
      Reach reach,
      EntryEffect effects,
      Citations cites) {
    Asking asking = Asking.listed("choose-advance", cites);
    String rule = cites.rule("choose-advance");
    this(new GroundHeld(boards), paths, reach, Attendants.NONE, effects, asking, rule);
  }

  /** The side that has held its ground while the enemy left his; the attacker's if none has. */
  private record GroundHeld(Function<Position, Board> boards) implements Victors {
    @Override
    public Side side(Position position, Battle battle) {
      Board board = boards.apply(position);
      Party defender = battle.defender();
      boolean stormed =
          defender.grounds().any(hex -> !board.holds(defender.side(), hex))
              && !remaining(position, battle.attacker()).isEmpty();
      boolean attacks = stormed || remaining(position, defender).isEmpty();
      return (attacks ? battle.attacker() : defender).side();
    }

    @Override
    public Ints units(Position position, Battle battle) {
      return remaining(position, battle.party());
    }

    /** Those of a side who have stayed where they fought. */
    private static Ints remaining(Position position, Party party) {
      return party.units().filter(u -> !party.fled(u) && position.place(u) == party.origin(u));
    }
  }

  @Override
  public Battle begin(Position position, Battle battle) {
    return battle.begun(victors.side(position, battle), Ints.EMPTY);
  }

  private void list(Position position, Battle battle, Consumer<Order> action) {
    Ints able =
        victors
            .units(position, battle)
            .filter(unit -> !battle.acted().contains(unit) && reach.of(position, battle, unit) > 0);
    for (int i = 0; i < able.size(); i++) {
      list(position, battle, Ints.of(able.get(i)), action);
      Ints stack = stack(position, able, i);
      if (stack.size() > 1) {
        list(position, battle, stack, action);
      }
    }
  }

  private void list(Position position, Battle battle, Ints units, Consumer<Order> action) {
    int length = units.stream().map(unit -> reach.of(position, battle, unit)).min().orElseThrow();
    Ints goals = battle.party(battle.side().enemy()).grounds();
    paths.forEach(
        position, battle, units, goals, length, path -> action.accept(new Advance(units, path)));
  }

  /** All in the hex of the first of them and their attendants; nobody for any but the first. */
  private Ints stack(Position position, Ints units, int first) {
    int hex = position.place(units.get(first));
    Ints stack = units.filter(unit -> position.place(unit) == hex);
    return stack.first() == units.get(first)
        ? stack.plus(position.stack(hex).filter(attendants::attends))
        : Ints.EMPTY;
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
    return asking.of(position, battle, orders);
  }

  @Override
  public Battle carryOut(Draft draft, Battle battle, Order order) {
    if (!(order instanceof Advance(Ints units, Ints path))) {
      return battle.next();
    }
    int from = draft.place(units.first());
    for (int unit : units) {
      draft.moveTo(unit, path.last());
      effects.stepped(draft, unit, from, path.last());
    }
    draft.say(new Advanced(units, path, rule));
    effects.arrived(draft, battle.side(), units, from, path);
    return battle.acting(units);
  }
}
