package stavka.app.protocol;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.move.MoveField;
import stavka.engine.order.Order;
import stavka.engine.play.Activity;
import stavka.engine.play.Advice;
import stavka.engine.play.Forecast;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.table.Viewer;
import stavka.engine.value.Ints;
import stavka.formats.record.BadNotation;
import stavka.server.api.ForecastJson;
import stavka.server.api.GamesJson;
import stavka.server.api.KitJson;
import stavka.server.api.ObjectionJson;
import stavka.server.api.ViewJson;
import stavka.server.match.MatchRules;
import stavka.server.match.Situation;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/** Answers what may be asked of a position; whoever has it in hand may know all that it says. */
final class Answers {
  static final List<String> QUESTIONS =
      List.of("map", "kit", "rules", "legal", "reach", "check", "forecast");

  /** How many orders come unasked, and how many by one question at most. */
  private static final int FIRST_PAGE = 200;

  private static final int LARGEST_PAGE = 1000;

  /** How many orders are drawn where there are too many to list unasked. */
  private static final int SAMPLES = 16;

  private final MatchRules rules;
  private final Position position;
  private final @Nullable Orders legal;

  /**
   * @param legal null when the match is over
   */
  Answers(MatchRules rules, Position position, @Nullable Orders legal) {
    this.rules = rules;
    this.position = position;
    this.legal = legal;
  }

  /**
   * Writes the fields of the answer to a question.
   *
   * @throws BadNotation if it cannot be answered
   */
  void answer(JsonGenerator out, JsonNode question) {
    switch (question.path("type").asString("")) {
      case "map" -> raw(out, "map", rules.table().map());
      case "kit" -> raw(out, "kit", KitJson.text(rules.game(), rules.table().kit()));
      case "rules" -> raw(out, "rules", GamesJson.rules(rules.game().rulebook()));
      case "legal" -> legal(out, question);
      case "reach" -> reach(out, question);
      case "check" -> ObjectionJson.list(out, "objections", rules, objections(order(question)));
      case "forecast" -> forecast(out, order(question));
      default -> throw new BadNotation("there is no such question");
    }
  }

  /** What one side sees, as the server shows it to a seat. */
  void view(JsonGenerator out, int orders, Viewer viewer) {
    Situation situation = new Situation(rules, position, orders, true, null, null);
    raw(out, "view", ViewJson.text(situation, viewer));
  }

  private static void raw(JsonGenerator out, String name, String json) {
    out.writeName(name);
    out.writeRawValue(json.strip().replace('\n', ' '));
  }

  /** What comes with a decision: all orders, the first of many, or a sample of far too many. */
  void choices(JsonGenerator out, RandomGenerator random) {
    out.writeName("legal");
    out.writeStartObject();
    Orders orders = orders();
    if (orders.activity() == Activity.MOVE) {
      out.writeName("orders");
      out.writeStartArray();
      for (int i = 0; i < SAMPLES; i++) {
        rules.notation().write(out, orders.sample(random));
      }
      out.writeEndArray();
      out.writeBooleanProperty("complete", false);
    } else {
      page(out, orders::forEach, 0, FIRST_PAGE);
    }
    out.writeEndObject();
  }

  /** What the side should go for, or hold. */
  void objectives(JsonGenerator out) {
    out.writeName("objectives");
    out.writeStartArray();
    for (Advice.Objective objective :
        rules.game().advice().objectives(position, orders().decision().side())) {
      out.writeStartObject();
      out.writeStringProperty("hex", position.setting().map().name(objective.hex()));
      out.writeNumberProperty("worth", objective.worth());
      out.writeEndObject();
    }
    out.writeEndArray();
  }

  private void legal(JsonGenerator out, JsonNode question) {
    Orders orders = orders();
    int from = number(question, "from", 0, Integer.MAX_VALUE);
    int limit = number(question, "limit", FIRST_PAGE, LARGEST_PAGE);
    if (question.has("unit")) {
      int unit = unit(question.path("unit"));
      page(out, action -> orders.forUnit(unit, action), from, limit);
    } else {
      page(out, orders::forEach, from, limit);
    }
  }

  private void page(
      JsonGenerator out, Consumer<Consumer<? super Order>> each, int from, int limit) {
    int[] count = {0};
    out.writeName("orders");
    out.writeStartArray();
    each.accept(
        order -> {
          int number = count[0]++;
          if (number >= from && number - from < limit) {
            rules.notation().write(out, order);
          }
        });
    out.writeEndArray();
    out.writeNumberProperty("total", count[0]);
    out.writeBooleanProperty("complete", from == 0 && count[0] <= limit);
  }

  private void reach(JsonGenerator out, JsonNode question) {
    JsonNode named = question.path("units");
    if (!named.isArray() || named.isEmpty()) {
      throw new BadNotation("'units' should be a list of counters");
    }
    int[] units = new int[named.size()];
    for (int i = 0; i < units.length; i++) {
      units[i] = unit(named.path(i));
    }
    String mode = question.path("mode").asString("march");
    Optional<MoveField> reach = orders().reach(Ints.of(units), mode);
    out.writeName("hexes");
    out.writeStartArray();
    if (reach.isPresent()) {
      MoveField field = reach.get();
      for (int i = field.firstGoal(); i < field.size(); i++) {
        out.writeStartObject();
        out.writeStringProperty("hex", position.setting().map().name(field.hex(i)));
        out.writeNumberProperty("cost", field.cost(field.hex(i)));
        out.writeEndObject();
      }
    }
    out.writeEndArray();
  }

  private void forecast(JsonGenerator out, Order order) {
    List<Objection> objections = objections(order);
    Optional<Forecast> forecast =
        objections.isEmpty() ? rules.game().forecast(position, order) : Optional.empty();
    if (forecast.isPresent()) {
      raw(out, "forecast", ForecastJson.text(rules, forecast.get()));
    } else {
      out.writeNullProperty("forecast");
    }
    ObjectionJson.list(out, "objections", rules, objections);
  }

  List<Objection> objections(Order order) {
    return orders().objections(order);
  }

  /**
   * The order a message holds.
   *
   * @throws BadNotation if there is none that could be one of this match
   */
  Order order(JsonNode message) {
    return rules.notation().readOrder(message.path("order"));
  }

  private Orders orders() {
    if (legal == null) {
      throw new BadNotation("the match is over");
    }
    return legal;
  }

  private int unit(JsonNode named) {
    int unit = named.isString() ? position.setting().roster().index(named.stringValue()) : -1;
    if (unit < 0) {
      throw new BadNotation("there is no such counter");
    }
    return unit;
  }

  private static int number(JsonNode question, String field, int usual, int highest) {
    JsonNode value = question.path(field);
    if (value.isMissingNode()) {
      return usual;
    }
    if (!value.isIntegralNumber() || !value.canConvertToInt() || value.intValue() < 0) {
      throw new BadNotation("'" + field + "' should be a whole number of 0 or more");
    }
    return Math.min(value.intValue(), highest);
  }
}
