package stavka.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import stavka.engine.order.Advance;
import stavka.engine.order.Attack;
import stavka.engine.order.Lose;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.order.Place;
import stavka.engine.order.Retreat;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;

/** Orders with one number in them that names no counter or no hex. */
public final class SpoiltOrders {
  private static final int SEED = 5;

  private SpoiltOrders() {}

  /** An order that may be given, with one unit or hex after the other made a wrong number. */
  private static List<Order> spoilt(Order order, int unit, int hex) {
    List<Order> wrong = new ArrayList<>();
    switch (order) {
      case Move(Ints units, Ints path, String mode) -> {
        wrong.add(new Move(units.with(unit), path, mode));
        wrong.add(new Move(Ints.of(unit), path, mode));
        wrong.add(new Move(units, path.with(hex), mode));
        wrong.add(new Move(units, Ints.of(hex), mode));
      }
      case Overrun(Ints units, Ints path, int target, int by) -> {
        wrong.add(new Overrun(Ints.of(unit), path, target, by));
        wrong.add(new Overrun(units, Ints.of(hex), target, by));
        wrong.add(new Overrun(units, path, hex, by));
      }
      case Attack(Ints units, Ints targets, int support, Ints _) -> {
        wrong.add(new Attack(units.with(unit), targets, support));
        wrong.add(new Attack(Ints.of(unit), targets, support));
        wrong.add(new Attack(units, targets.with(hex), support));
        wrong.add(new Attack(units, Ints.of(hex), support));
        wrong.add(new Attack(units, targets, -1));
        wrong.add(new Attack(units, targets, support, Ints.of(unit)));
      }
      case Advance(Ints units, Ints path) -> {
        wrong.add(new Advance(Ints.of(unit), path));
        wrong.add(new Advance(units, Ints.of(hex)));
      }
      case Retreat(int who, Ints path) -> {
        wrong.add(new Retreat(unit, path));
        wrong.add(new Retreat(who, Ints.of(hex)));
      }
      case Place(Ints units, int place) -> {
        wrong.add(new Place(Ints.of(unit), place));
        wrong.add(new Place(units, hex));
      }
      case Lose lose -> wrong.add(new Lose(lose.units().with(unit)));
      default -> {}
    }
    return wrong;
  }

  /** Spoils every order of a match at random and fails if one is accepted; how many were tried. */
  public static int refusedIn(Game game, int decisions) {
    Position position = game.setUp(game.scenarios().getFirst(), SEED);
    SplittableRandom random = new SplittableRandom(SEED);
    int tried = 0;
    for (int i = 0; i < decisions && game.verdict(position).isEmpty(); i++) {
      Orders legal = game.legal(position);
      Order order = legal.suggestion().orElseGet(() -> legal.sample(random));
      for (int sign = 0; sign < 2; sign++) {
        int unit = sign == 0 ? -1 : position.counters();
        int hex = sign == 0 ? -1 : position.grid().size();
        for (Order wrong : spoilt(order, unit, hex)) {
          assertThat(game.submit(position, wrong))
              .as("%s", wrong)
              .isInstanceOf(Ruling.Refused.class);
          tried++;
        }
      }
      position = ((Ruling.Accepted) game.submit(position, order)).position();
    }
    return tried;
  }
}
