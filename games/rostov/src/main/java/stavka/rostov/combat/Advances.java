package stavka.rostov.combat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Advanced;
import stavka.engine.order.Advance;
import stavka.engine.order.Order;
import stavka.engine.order.Reply;
import stavka.engine.play.Decision;
import stavka.engine.play.ListedOrders;
import stavka.engine.play.Orders;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.EntryEffect;
import stavka.operational.combat.Battle;
import stavka.operational.combat.BattleStep;
import stavka.operational.combat.Party;
import stavka.rostov.cups.Hometown;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.zones.Entering;

/** Attackers go into a hex that was left: one hex, whatever zones lie there, within the limit. */
@Rule({"16.5", "16.51", "16.52", "16.53", "16.54", "16.55"})
record Advances(RostovTheatre theatre, Entering entering, Hometown home, EntryEffect effects)
    implements BattleStep {
  static final Reply DONE = new Reply("done");

  @Override
  public Battle begin(Position position, Battle battle) {
    return Settling.of(battle, battle.attacker().side());
  }

  /** Those who may still advance: who fought, is no gun, and was not ordered to go farther back. */
  @Rule({"16.41", "16.52", "22.81"})
  private Ints able(Position position, Battle battle) {
    Party party = battle.attacker();
    if (Aftermath.of(battle).attackersFurther()) {
      return Ints.EMPTY;
    }
    return battle
        .plan()
        .attackers()
        .filter(
            unit ->
                position.onMap(unit)
                    && party.units().contains(unit)
                    && !party.fled(unit)
                    && !position.has(unit, RostovMarks.GARRISON)
                    && !battle.acted().contains(unit));
  }

  private List<Order> offered(Position position, Battle battle) {
    List<Order> orders = new ArrayList<>();
    Ints able = able(position, battle);
    Side enemy = battle.defender().side();
    for (int hex : battle.plan().targets()) {
      if (theatre.board(position).holds(enemy, hex)) {
        continue;
      }
      for (int unit : able) {
        Ints stack = able.filter(other -> position.place(other) == position.place(unit));
        add(position, Ints.of(unit), hex, orders);
        if (stack.size() > 1 && stack.first() == unit) {
          add(position, stack, hex, orders);
        }
      }
    }
    return orders;
  }

  @Rule({"16.5", "16.53", "16.54", "22.64"})
  private void add(Position position, Ints units, int hex, List<Order> orders) {
    boolean enters =
        units.all(
            unit ->
                theatre.grid().adjacent(position.place(unit), hex)
                    && home.lets(position, unit, hex)
                    && entering.able(position, unit, position.place(unit), hex));
    if (enters && theatre.stacking().fits(position, units, hex)) {
      orders.add(new Advance(units, Ints.of(hex)));
    }
  }

  @Override
  public @Nullable Battle proceed(Draft draft, Battle battle) {
    return offered(draft.view(), battle).isEmpty() ? battle.next() : null;
  }

  @Override
  public Orders orders(Position position, Battle battle) {
    List<Order> orders = offered(position, battle);
    orders.add(DONE);
    return new ListedOrders(
        new Decision(battle.side(), "advance-or-stay", theatre.cites().rule("advance-or-stay")),
        orders,
        theatre.cites().objection("advance-off-path"));
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
    draft.say(new Advanced(units, path, theatre.cites().rule("advance-or-stay")));
    effects.arrived(draft, battle.side(), units, from, path);
    return Settling.acted(battle, units);
  }
}
