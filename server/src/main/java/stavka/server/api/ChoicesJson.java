package stavka.server.api;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.play.Activity;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
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
    out.writeStringProperty("activity", Node.written(legal.activity()));
    switch (legal.activity()) {
      case ATTACK -> {
        targets(out);
        extras(out);
      }
      case MOVE -> extras(out);
      case SET_UP, ANSWER -> listed(out);
    }
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
    List<Orders.Target> told = legal.targets();
    out.writeName("targets");
    out.writeStartArray();
    if (told.isEmpty()) {
      probed(out);
    }
    told.forEach(target -> target(out, target.hex(), target.attackers(), target.support()));
    out.writeEndArray();
  }

  /** The same where everybody who may attack may do so alone. */
  private void probed(JsonGenerator out) {
    Map<Integer, List<Integer>> attackers = new TreeMap<>();
    Side side = legal.decision().side();
    for (int unit = 0; unit < position.counters(); unit++) {
      if (position.onMap(unit) && position.setting().roster().side(unit) == side) {
        for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
          int target = position.grid().neighbour(position.place(unit), direction);
          if (target != HexGrid.NONE
              && legal.allows(new Attack(Ints.of(unit), Ints.of(target), 0))) {
            attackers.computeIfAbsent(target, hex -> new ArrayList<>()).add(unit);
          }
        }
      }
    }
    attackers.forEach(
        (target, units) -> {
          Attack supported = new Attack(Ints.of(units.getFirst()), Ints.of(target), 1);
          Ints all = Ints.of(units.stream().mapToInt(Integer::intValue).toArray());
          target(out, target, all, legal.allows(supported) ? 1 : 0);
        });
  }

  private void target(JsonGenerator out, int target, Ints units, int support) {
    out.writeStartObject();
    out.writeStringProperty("hex", name(target));
    out.writeName("attackers");
    out.writeStartArray();
    units.each(unit -> out.writeString(position.counter(unit).id()));
    out.writeEndArray();
    out.writeNumberProperty("air", support);
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
