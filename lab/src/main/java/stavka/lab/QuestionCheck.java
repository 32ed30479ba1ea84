package stavka.lab;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Attack;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Activity;
import stavka.engine.play.Journey;
import stavka.engine.play.Orders;
import stavka.engine.play.PricedOverrun;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;

/**
 * Judges what a player's page is told about units: all that they can do, and nothing that they
 * cannot.
 */
final class QuestionCheck {
  private final AnswerCheck answers;

  private record Goal(String mode, int hex) {}

  QuestionCheck(AnswerCheck answers) {
    this.answers = answers;
  }

  /** Asks all there is to ask about a unit, and about those of its side that it stands with. */
  void ask(Position position, Orders legal, int unit) {
    boolean still = moves(legal, Ints.of(unit));
    boolean idle = overruns(legal, Ints.of(unit)) && still;
    if (legal.declares()) {
      forms(legal, unit);
    } else if (legal.activity() == Activity.ATTACK) {
      idle = attacks(position, legal, unit) && idle;
    }
    if (idle) {
      legal.whyIdle(Ints.of(unit)).ifPresent(answers::objection);
    }
    if (position.onMap(unit)) {
      Ints stack = position.stack(position.place(unit));
      moves(legal, stack);
      overruns(legal, stack);
    }
  }

  private boolean moves(Orders legal, Ints units) {
    Set<Goal> told = new HashSet<>();
    for (Journey journey : legal.movesOf(units)) {
      Move move = journey.move();
      answers.allowed(legal, move, "a move told of units");
      named(move.units(), units, move);
      if (journey.halfPoints() < Journey.UNPRICED) {
        throw new NonConformance(move + " costs " + journey.halfPoints());
      }
      told.add(new Goal(move.mode(), move.path().last()));
    }
    legal.forUnit(
        units.first(),
        order -> {
          if (order instanceof Move move
              && move.units().equals(units)
              && !told.contains(new Goal(move.mode(), move.path().last()))) {
            throw new NonConformance(move + " is listed, but not told of its units");
          }
        });
    return told.isEmpty();
  }

  private boolean overruns(Orders legal, Ints units) {
    List<PricedOverrun> told = legal.overrunsOf(units);
    Set<Overrun> all = new HashSet<>();
    for (PricedOverrun priced : told) {
      Overrun overrun = priced.overrun();
      answers.allowed(legal, overrun, "an overrun told of units");
      named(overrun.units().with(overrun.by()), units, overrun);
      if (priced.halfPoints() < 0 || !all.add(overrun)) {
        throw new NonConformance(overrun + " is told twice or costs " + priced.halfPoints());
      }
    }
    legal.forUnit(
        units.first(),
        order -> {
          if (order instanceof Overrun overrun
              && overrun.units().equals(units)
              && !all.contains(overrun)) {
            throw new NonConformance(overrun + " is listed, but not told of its units");
          }
        });
    return told.isEmpty();
  }

  private boolean attacks(Position position, Orders legal, int unit) {
    Ints one = Ints.of(unit);
    Ints told = legal.attacksOf(one);
    told.each(hex -> answers.allowed(legal, new Attack(one, Ints.of(hex), 0), "an attack told"));
    Ints targets = Ints.EMPTY;
    for (Orders.Target target : legal.targets()) {
      if (target.attackers().contains(unit)) {
        targets = targets.with(target.hex());
        support(legal, one, target);
      }
    }
    for (int i = 0; i < HexGrid.DIRECTIONS && position.onMap(unit); i++) {
      int hex = position.grid().neighbour(position.place(unit), i);
      if (hex != HexGrid.NONE
          && legal.allows(new Attack(one, Ints.of(hex), 0))
          && !(told.contains(hex) && targets.contains(hex))) {
        throw new NonConformance(
            position.counter(unit).id() + " may attack " + hex + ", but that is not told");
      }
    }
    return told.isEmpty();
  }

  /** What can be named in support of a unit is told of its target, and may be named. */
  private void support(Orders legal, Ints one, Orders.Target target) {
    Ints hexes = target.together().isEmpty() ? Ints.of(target.hex()) : target.together();
    Orders.Support support = legal.supportOf(one, hexes);
    if (!support.proposed().all(support.possible()::contains)
        || !support.possible().all(target.helpers()::contains)) {
      throw new NonConformance(
          support + " of " + one + " against " + hexes + ", but of all it is " + target.helpers());
    }
    if (legal.allows(new Attack(one, hexes, 0))) {
      Attack supported = new Attack(one, hexes, 0, support.proposed());
      answers.allowed(legal, supported, "an attack with the support proposed");
    }
  }

  /** The forms of a declaration may be ordered, and name the unit. */
  private void forms(Orders legal, int unit) {
    Ints one = Ints.of(unit);
    for (Orders.Target target : legal.targets()) {
      if (target.attackers().contains(unit)) {
        legal
            .formsOf(one, Ints.of(target.hex()))
            .forEach(order -> answers.allowed(legal, order, "a form of a declaration"));
      }
    }
  }

  private static void named(Ints named, Ints units, Order order) {
    if (!units.all(named::contains)) {
      throw new NonConformance(order + " is told of " + units);
    }
  }
}
