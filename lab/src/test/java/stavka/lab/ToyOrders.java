package stavka.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** What a side may do in its phase of the toy game. */
record ToyOrders(Position position, Side side) implements Orders {

  @Override
  public Decision decision() {
    return new Decision(side, "move", "1.0");
  }

  @Override
  public List<Objection> objections(Order order) {
    return switch (order) {
      case EndPhase end -> List.of();
      case Move move -> toMove(move);
      case Attack attack -> toAttack(attack);
      default -> no("not-now");
    };
  }

  private List<Objection> toMove(Move move) {
    if (move.units().size() != 1 || move.path().size() != 1) {
      return no("one-unit", Detail.number(move.units().size()));
    }
    if (!move.mode().equals("march")) {
      return no("unknown-mode");
    }
    int to = move.path().first();
    if (!position.vacant(to)) {
      return no("occupied", Detail.hex(to));
    }
    return toUse(move.units().first(), to);
  }

  private List<Objection> toAttack(Attack attack) {
    if (attack.units().size() != 1 || attack.targets().size() != 1) {
      return no("one-unit", Detail.number(attack.units().size()));
    }
    int target = attack.targets().first();
    int enemy = position.top(target);
    if (enemy < 0 || position.setting().roster().side(enemy) == side) {
      return no("no-enemy", Detail.hex(target));
    }
    if (attack.support() != 0 || !attack.supporters().isEmpty()) {
      return no("support");
    }
    return toUse(attack.units().first(), target);
  }

  private List<Objection> toUse(int unit, int hex) {
    if (position.setting().roster().side(unit) != side) {
      return no("not-yours", Detail.unit(unit));
    }
    if (!position.onMap(unit)) {
      return no("not-here", Detail.unit(unit));
    }
    if (position.has(unit, ToyGame.SPENT)) {
      return no("spent", Detail.unit(unit));
    }
    if (!position.grid().adjacent(position.place(unit), hex)) {
      return no("too-far", Detail.unit(unit), Detail.hex(hex));
    }
    return List.of();
  }

  private static List<Objection> no(String code, Detail... details) {
    return List.of(Objection.of("1.0", code, details));
  }

  @Override
  public void forEach(Consumer<? super Order> action) {
    action.accept(new EndPhase());
    for (int unit = 0; unit < position.counters(); unit++) {
      for (int i = 0; position.onMap(unit) && i < HexGrid.DIRECTIONS; i++) {
        int hex = position.grid().neighbour(position.place(unit), i);
        if (hex != HexGrid.NONE) {
          Order march = new Move(Ints.of(unit), Ints.of(hex), "march");
          Order attack = new Attack(Ints.of(unit), Ints.of(hex), 0);
          for (Order order : List.of(march, attack)) {
            if (allows(order)) {
              action.accept(order);
            }
          }
        }
      }
    }
  }

  @Override
  public void forUnit(int unit, Consumer<? super Order> action) {
    forEach(
        order -> {
          boolean names =
              switch (order) {
                case Move move -> move.units().contains(unit);
                case Attack attack -> attack.units().contains(unit);
                default -> false;
              };
          if (names) {
            action.accept(order);
          }
        });
  }

  @Override
  public Order sample(RandomGenerator random) {
    List<Order> all = new ArrayList<>();
    forEach(all::add);
    return all.get(random.nextInt(all.size()));
  }
}
