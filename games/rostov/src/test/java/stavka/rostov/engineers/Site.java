package stavka.rostov.engineers;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.order.Order;
import stavka.engine.reason.Objection;
import stavka.engine.value.Side;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.Field;
import stavka.rostov.command.Headquarters;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.supply.Depot;

/** Works on the shipped map. */
final class Site {
  static final EngineerSection WORKS =
      new EngineerSection(
          Field.THEATRE, Depot.LINES, Depot.FORTS, Depot.PONTOONS, new Headquarters(Field.THEATRE));

  private Site() {}

  private static ExtraOrder offers(Side side, Order order) {
    return WORKS.orders(side).stream()
        .filter(extra -> extra.handles(order))
        .findFirst()
        .orElseThrow();
  }

  /** What the extras that handle an order list. */
  static List<Order> listed(Field field, Side side, Order order) {
    List<Order> listed = new ArrayList<>();
    offers(side, order).forEach(field.position(), listed::add);
    return listed;
  }

  /** "rule code" of what is said against an order; empty if it may be given. */
  static String why(Field field, Side side, Order order) {
    Objection objection = offers(side, order).objection(field.position(), order);
    return objection == null ? "" : objection.rule() + " " + objection.code();
  }

  /** Gives an order that must be allowed. */
  static Field give(Field field, Side side, Order order) {
    String why = why(field, side, order);
    if (!why.isEmpty()) {
      throw new AssertionError(order + " is refused: " + why);
    }
    return field.arrange(draft -> offers(side, order).carryOut(draft, order));
  }

  /** A side's engineer phase ends. */
  static Field end(Field field, Side side) {
    return field.arrange(draft -> WORKS.finish(draft, side));
  }

  static int fort(Field field, String hex) {
    return field.position().at(field.hex(hex), RostovLayers.FORTS);
  }

  static int gauge(Field field, String hex) {
    return field.position().at(field.hex(hex), RostovLayers.GAUGE);
  }
}
