package stavka.server.api;

import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.play.Activity;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.server.json.JsonText;
import stavka.server.match.MatchRules;
import stavka.server.match.Situation;
import tools.jackson.core.JsonGenerator;

/**
 * Objections to an order. Of an attack in the making, also what is left to choose: the counters
 * that its units can name in their support, or the forms in which it can be announced.
 */
public final class CheckJson {
  private CheckJson() {}

  public static String text(Situation now, Order order) {
    return JsonText.object(out -> write(out, now, order));
  }

  private static void write(JsonGenerator out, Situation now, Order order) {
    MatchRules rules = now.rules();
    Orders legal = now.legal();
    ObjectionJson.list(out, "objections", rules, legal.objections(order));
    OrderParts parts = OrderParts.of(order);
    if (parts.units() == null || parts.hexes() == null) {
      return;
    }
    if (legal.declares()) {
      forms(out, rules, legal.formsOf(parts.units(), parts.hexes()));
    } else if (legal.activity() == Activity.ATTACK) {
      Orders.Support support = legal.supportOf(parts.units(), parts.hexes());
      if (!support.equals(Orders.Support.NONE)) {
        names(out, "supporters", now.position(), support.proposed());
        names(out, "helpers", now.position(), support.possible());
      }
    }
  }

  static void forms(JsonGenerator out, MatchRules rules, List<Order> forms) {
    out.writeName("forms");
    out.writeStartArray();
    forms.forEach(form -> rules.notation().write(out, form));
    out.writeEndArray();
  }

  static void names(JsonGenerator out, String name, Position position, Ints units) {
    GamesJson.strings(
        out, name, units.stream().mapToObj(unit -> position.counter(unit).id()).toList());
  }

  /** The units and hexes that an order names; null where it names no list of them. */
  private record OrderParts(@Nullable Ints units, @Nullable Ints hexes) {
    static OrderParts of(Order order) {
      return new OrderParts(OrderUnits.listed(order), OrderUnits.hexes(order));
    }
  }
}
