package stavka.rostov.overrun;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import stavka.engine.event.Retreated;
import stavka.engine.order.Lose;
import stavka.engine.order.Order;
import stavka.engine.order.Retreat;
import stavka.engine.play.Decision;
import stavka.engine.play.ListedOrders;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.movement.MovementParts;

/**
 * Settles an overrun: a step lost, then the overrun driven off, unit by unit, and the hex taken.
 */
@Rule({"11.43", "11.44"})
public final class OverrunStage implements Stage {
  private static final String RULE = "11.43";

  private final RostovPieces pieces;
  private final MovementParts parts;
  private final Fates fates;
  private final PushBack pushBack;

  OverrunStage(RostovPieces pieces, MovementParts parts, PushBack pushBack) {
    this.pieces = pieces;
    this.parts = parts;
    this.fates = parts.fates();
    this.pushBack = pushBack;
  }

  private static Overrunning overrun(Position position) {
    return (Overrunning) Objects.requireNonNull(position.frame());
  }

  private Side attacker(Overrunning overrun) {
    return pieces.side(overrun.units().first());
  }

  /** The enemies on the target, supply and bridges too. */
  private Ints there(Position position, Overrunning overrun) {
    Side enemy = attacker(overrun).enemy();
    return position.stack(overrun.target()).filter(unit -> pieces.side(unit) == enemy);
  }

  /** Who may lose a step: no supply nor bridges, and of those who failed Soviet cavalry first. */
  @Rule("11.43")
  private Ints losers(Position position, Overrunning overrun) {
    if (overrun.success()) {
      return there(position, overrun).filter(pieces::combat);
    }
    Ints left = overrun.units().filter(position::onMap);
    Ints riders = left.filter(pieces::cavalry);
    return riders.isEmpty() ? left : riders;
  }

  @Override
  public boolean proceed(Draft draft) {
    Overrunning overrun = overrun(draft.view());
    if (overrun.owes() > 0) {
      Ints losers = losers(draft.view(), overrun);
      if (losers.size() > 1) {
        return false;
      }
      losers.each(unit -> fates.cadre().lose(draft, unit, RULE));
      draft.replace(overrun.owing(losers.isEmpty() ? 0 : overrun.owes() - 1));
      return true;
    }
    if (!overrun.success()) {
      draft.pop();
      return true;
    }
    return drive(draft, overrun);
  }

  /** Goes on with driving off as long as there is nothing to choose. */
  @Rule("11.43")
  private boolean drive(Draft draft, Overrunning overrun) {
    Position position = draft.view();
    Ints there = there(position, overrun);
    for (int unit : there) {
      if (pushBack.stays(position, unit)) {
        fates.cadre().eliminate(draft, unit, RULE);
        return true;
      }
    }
    Ints fighting = there.filter(pieces::combat);
    if (fighting.isEmpty()) {
      there.each(column -> fates.cadre().eliminate(draft, column, RULE));
      draft.pop();
      RostovOverruns.enter(
          draft,
          parts.effects(),
          overrun.units(),
          overrun.from(),
          overrun.target(),
          overrun.spent());
      return true;
    }
    for (int unit : fighting) {
      if (pushBack.ways(position, unit, overrun.target()).isEmpty()) {
        fates.cadre().eliminate(draft, unit, RULE);
        return true;
      }
    }
    List<Order> choices = retreats(position, overrun);
    if (choices.size() > 1) {
      return false;
    }
    carryOut(draft, choices.getFirst());
    return true;
  }

  private List<Order> retreats(Position position, Overrunning overrun) {
    List<Order> orders = new ArrayList<>();
    for (int unit : there(position, overrun).filter(pieces::combat)) {
      for (Ints way : pushBack.ways(position, unit, overrun.target())) {
        orders.add(new Retreat(unit, way));
      }
    }
    return orders;
  }

  @Override
  public Orders orders(Position position) {
    Overrunning overrun = overrun(position);
    Side side = attacker(overrun);
    if (overrun.owes() == 0) {
      return new ListedOrders(
          new Decision(side, "push-back", RULE),
          retreats(position, overrun),
          Objection.of(RULE, "push-back-way"));
    }
    List<Order> orders = new ArrayList<>();
    losers(position, overrun).each(unit -> orders.add(new Lose(Ints.of(unit))));
    return new ListedOrders(
        new Decision(overrun.success() ? side.enemy() : side, "lose-steps", RULE),
        orders,
        Objection.of(RULE, "lose-so-many", Detail.number(overrun.owes())));
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    Overrunning overrun = overrun(draft.view());
    if (order instanceof Lose(Ints units)) {
      fates.cadre().lose(draft, units.first(), RULE);
      draft.replace(overrun.owing(overrun.owes() - 1));
    } else if (order instanceof Retreat(int unit, Ints path)) {
      drivenOff(draft, overrun, unit, path);
    }
  }

  /** A unit goes, and with the first that does the supply of its hex. */
  @Rule({"11.43", "11.44"})
  private void drivenOff(Draft draft, Overrunning overrun, int unit, Ints path) {
    Ints with = there(draft.view(), overrun).filter(each -> !pieces.combat(each));
    for (int each : Ints.of(unit).plus(with)) {
      draft.moveTo(each, path.last());
      draft.say(new Retreated(each, overrun.target(), path, RULE));
    }
    draft.set(unit, RostovMarks.OVERRUN);
    parts.levies().driven(draft, unit, path.last());
    parts.silent().fails(draft, unit);
    for (int hex : path) {
      parts.effects().entered(draft, pieces.side(unit), hex);
    }
  }
}
