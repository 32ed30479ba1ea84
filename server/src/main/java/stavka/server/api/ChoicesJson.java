package stavka.server.api;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.play.Activity;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.formats.Node;
import stavka.server.json.JsonText;
import stavka.server.match.MatchRules;
import stavka.server.match.Situation;
import tools.jackson.core.JsonGenerator;

/** What is open now beside moving single units. */
public final class ChoicesJson {
  private final MatchRules rules;
  private final Position position;
  private final Orders legal;

  private ChoicesJson(Situation situation) {
    this.rules = situation.rules();
    this.position = situation.position();
    this.legal = situation.legal();
  }

  public static String text(Situation situation) {
    return situation.verdict().isPresent()
        ? JsonText.object(out -> out.writeBooleanProperty("end", false))
        : JsonText.object(new ChoicesJson(situation)::write);
  }

  private void write(JsonGenerator out) {
    out.writeStringProperty("activity", activity(legal));
    List<Objection> duties = legal.duties();
    if (!duties.isEmpty()) {
      ObjectionJson.list(out, "duties", rules, duties);
    }
    if (legal.declares()) {
      targets(out);
      extras(out);
      ending(out);
      return;
    }
    switch (legal.activity()) {
      case ATTACK -> {
        targets(out);
        extras(out);
      }
      case MOVE -> extras(out);
      case SET_UP, ANSWER -> listed(out);
    }
    ending(out);
  }

  /** What kind of choice is open; attacks that are announced are a kind of their own. */
  static String activity(Orders legal) {
    return legal.declares() ? "declare" : Node.written(legal.activity());
  }

  private void ending(JsonGenerator out) {
    List<Objection> objections = legal.objections(new EndPhase());
    out.writeBooleanProperty("end", objections.isEmpty());
    ObjectionJson.list(out, "objections", rules, objections);
  }

  private void extras(JsonGenerator out) {
    List<Order> extras = new ArrayList<>();
    legal.forExtras(extras::add);
    orders(out, extras);
  }

  /** Hexes that can be attacked, each with all who can. */
  private void targets(JsonGenerator out) {
    out.writeName("targets");
    out.writeStartArray();
    legal.targets().forEach(target -> target(out, target));
    out.writeEndArray();
  }

  private void target(JsonGenerator out, Orders.Target target) {
    out.writeStartObject();
    out.writeStringProperty("hex", name(target.hex()));
    out.writeName("attackers");
    out.writeStartArray();
    target.attackers().each(unit -> out.writeString(position.counter(unit).id()));
    out.writeEndArray();
    out.writeNumberProperty("air", target.support());
    if (!target.supporters().isEmpty()) {
      CheckJson.names(out, "supporters", position, target.supporters());
    }
    if (!target.helpers().isEmpty()) {
      CheckJson.names(out, "helpers", position, target.helpers());
    }
    if (legal.declares()) {
      CheckJson.forms(out, rules, legal.formsOf(target.attackers(), Ints.of(target.hex())));
    }
    if (!target.together().isEmpty()) {
      GamesJson.strings(out, "together", target.together().stream().mapToObj(this::name).toList());
    }
    out.writeEndObject();
  }

  /** Single placements by unit, and everything else, or everything where they are answers. */
  private void listed(JsonGenerator out) {
    Map<Integer, List<Integer>> places = new LinkedHashMap<>();
    List<Order> others = new ArrayList<>();
    boolean settingUp = legal.activity() == Activity.SET_UP;
    legal.forEach(
        order -> {
          boolean single = order instanceof Place place && place.units().size() == 1;
          if (order instanceof Place place && single) {
            places.computeIfAbsent(place.units().first(), u -> new ArrayList<>()).add(place.hex());
          }
          if (!single || !settingUp) {
            others.add(order);
          }
        });
    if (!places.isEmpty()) {
      out.writeName("places");
      out.writeStartArray();
      places.forEach(
          (unit, hexes) -> {
            out.writeStartObject();
            out.writeStringProperty("unit", position.counter(unit).id());
            GamesJson.strings(out, "hexes", hexes.stream().map(this::name).toList());
            out.writeEndObject();
          });
      out.writeEndArray();
    }
    orders(out, others);
  }

  private void orders(JsonGenerator out, List<Order> orders) {
    out.writeName("orders");
    out.writeStartArray();
    orders.forEach(order -> rules.notation().write(out, order));
    out.writeEndArray();
  }

  private String name(int hex) {
    return position.setting().map().name(hex);
  }
}
