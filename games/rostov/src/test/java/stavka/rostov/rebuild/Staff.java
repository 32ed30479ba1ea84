package stavka.rostov.rebuild;

import stavka.engine.order.Order;
import stavka.engine.reason.Objection;
import stavka.engine.value.Side;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.Field;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.supply.Depot;
import stavka.rostov.zones.RostovZones;

/** Replacements on the shipped map. */
final class Staff {
  static final RebuildSection REBUILD =
      new RebuildSection(Field.THEATRE, RostovZones.of(Field.THEATRE), Depot.LINES, Depot.FATES);

  private Staff() {}

  private static ExtraOrder offers(Side side, Order order) {
    return (order instanceof TurnIn || order instanceof Exchange || order instanceof Resupply
            ? REBUILD.orders(side)
            : REBUILD.engineers(side))
        .stream().filter(extra -> extra.handles(order)).findFirst().orElseThrow();
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

  /** A side's engineer phase ends, and for the Soviets the turn. */
  static Field end(Field field, Side side) {
    field.arrange(draft -> REBUILD.finish(draft, side));
    return side == Side.AXIS
        ? field
        : field
            .turn(field.position().turn() + 1)
            .arrange(draft -> REBUILD.endTurn(draft))
            .arrange(draft -> REBUILD.beginTurn(draft))
            .arrange(draft -> draft.enter(RostovLedger.NKVD, 0));
  }

  static Field men(Field field, Side side, int points) {
    return field.arrange(draft -> draft.enter(RostovLedger.of(RostovLedger.TYPE_I, side), points));
  }

  static Field arms(Field field, Side side, int points) {
    return field.arrange(draft -> draft.enter(RostovLedger.of(RostovLedger.TYPE_A, side), points));
  }

  static int men(Field field, Side side) {
    return field.position().ledger(RostovLedger.of(RostovLedger.TYPE_I, side));
  }
}
