package stavka.server.http;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import stavka.engine.event.Event;
import stavka.engine.order.Order;
import stavka.engine.play.Forecast;
import stavka.engine.play.Game;
import stavka.engine.play.Ruling;
import stavka.engine.position.Chance;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.position.ScriptedChance;
import stavka.engine.reason.Objection;
import stavka.engine.table.Viewer;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.formats.Node;
import stavka.formats.record.BadNotation;
import stavka.server.api.CheckJson;
import stavka.server.api.ChoicesJson;
import stavka.server.api.DangerJson;
import stavka.server.api.ForecastJson;
import stavka.server.api.ObjectionJson;
import stavka.server.api.UnitChoicesJson;
import stavka.server.api.ViewJson;
import stavka.server.json.JsonText;
import stavka.server.match.MatchRules;
import stavka.server.match.Situation;
import tools.jackson.databind.JsonNode;

/**
 * What would come of orders that nobody is told of. The match is not touched: each request names
 * all that was tried so far, and it is tried anew on a position that the viewer's side may be
 * facing, with dice of its own or dice that the player imagines.
 */
final class Trial {
  private static final int MOST_STEPS = 120;
  private static final int MOST_DICE = 64;

  /** Of the largest die of any game; one of fewer sides refuses what it does not have. */
  private static final int SIDES = 10;

  private final Situation now;
  private final MatchRules rules;
  private final Game game;
  private final long seed;
  private final List<Given> given = new ArrayList<>();
  private Position position;

  private record Given(Side side, Order order, List<Event> events) {}

  private Trial(Situation now, Viewer viewer, long seed) {
    this.now = now;
    this.rules = now.rules();
    this.game = rules.game();
    this.seed = seed;
    if (now.verdict().isPresent()) {
      throw new Problem(409, "over", "the match is over");
    }
    Side side = now.legal().decision().side();
    if (!viewer.plays(side)) {
      throw new Problem(403, "not-yours", "this decision is not for your seat");
    }
    this.position = game.imagine(now.position(), side, seed);
  }

  /**
   * @param body the seed, the steps (each an order, perhaps with the die it is to meet), and what
   *     is asked: choices, units, check, forecast, danger or answers; nothing for the view
   */
  static String answer(Situation now, Viewer viewer, JsonNode body) {
    Trial trial = new Trial(now, viewer, body.path("seed").asLong(1));
    JsonNode steps = body.path("steps");
    if (!steps.isArray() || steps.size() > MOST_STEPS) {
      throw Problem.malformed("'steps' should be a list of at most " + MOST_STEPS);
    }
    for (int i = 0; i < steps.size(); i++) {
      trial.step(steps.path(i));
    }
    return trial.asked(body);
  }

  private void step(JsonNode step) {
    Order order = read(step.path("order"));
    Draft draft = position.edit();
    int die = step.path("die").asInt(0);
    draft.setChance(die > 0 ? always(die) : Chance.seeded(seed + given.size() + 1));
    Position before = draft.view();
    Side side = game.decision(before).side();
    try {
      switch (game.submit(before, order)) {
        case Ruling.Accepted accepted -> {
          given.add(new Given(side, order, accepted.events()));
          position = accepted.position();
        }
        case Ruling.Refused refused -> throw refused(refused.objections());
      }
    } catch (IllegalStateException otherDice) {
      throw Problem.malformed("this order asks for other dice than the one imagined");
    }
  }

  private static Chance always(int die) {
    if (die > SIDES) {
      throw Problem.malformed("'die' should be from 1 to " + SIDES);
    }
    int[] rolls = new int[MOST_DICE];
    Arrays.fill(rolls, die);
    return new ScriptedChance(Ints.of(rolls));
  }

  private String asked(JsonNode body) {
    Situation then = new Situation(rules, position, now.orders() + given.size(), true, null, null);
    if (body.has("units")) {
      return UnitChoicesJson.text(then, units(body.path("units")));
    }
    if (body.has("check")) {
      return CheckJson.text(then, read(body.path("check")));
    }
    if (body.has("danger")) {
      int hex = hex(position, body.path("danger").asString(""));
      Side holder = position.setting().roster().side(position.top(hex));
      return DangerJson.text(rules, position, holder, hex);
    }
    if (body.has("answers")) {
      return Weighing.text(rules, position, answers(body.path("answers")), seed);
    }
    if (body.has("forecast")) {
      return forecast(then, read(body.path("forecast")));
    }
    return body.path("choices").asBoolean(false) ? ChoicesJson.text(then) : view(then);
  }

  private List<Order> answers(JsonNode answers) {
    if (!answers.isArray() || answers.size() != 2) {
      throw Problem.malformed("'answers' should be a list of two orders");
    }
    List<Order> orders = List.of(read(answers.path(0)), read(answers.path(1)));
    for (Order order : orders) {
      List<Objection> objections = game.legal(position).objections(order);
      if (!objections.isEmpty()) {
        throw refused(objections);
      }
    }
    return orders;
  }

  /** A hex of the map on which somebody stands. */
  static int hex(Position position, String name) {
    int hex = position.setting().map().hex(name);
    if (hex < 0 || position.vacant(hex)) {
      throw Problem.notFound("there is no such hex, or nobody stands on it");
    }
    return hex;
  }

  private Ints units(JsonNode names) {
    int most = ViewResource.MOST_UNITS;
    if (!names.isArray() || names.isEmpty() || names.size() > most) {
      throw Problem.malformed("'units' should be a list of one to " + most + " units");
    }
    Ints units = Ints.EMPTY;
    for (int i = 0; i < names.size(); i++) {
      if (!names.path(i).isString()) {
        throw Problem.malformed("'units' should be a list of texts");
      }
      int unit = ViewResource.unit(position, names.path(i).stringValue());
      units = units.contains(unit) ? units : units.with(unit);
    }
    return units;
  }

  private String forecast(Situation then, Order order) {
    List<Objection> objections = then.legal().objections(order);
    if (!objections.isEmpty()) {
      throw refused(objections);
    }
    Optional<Forecast> forecast = game.forecast(position, order);
    return ForecastJson.text(
        rules,
        forecast.orElseThrow(() -> Problem.malformed("only attacks and overruns have chances")));
  }

  private String view(Situation then) {
    return JsonText.object(
        out -> {
          out.writeName("view");
          out.writeRawValue(ViewJson.text(then, Viewer.BOTH));
          out.writeName("plays");
          out.writeStartArray();
          for (Given one : given) {
            out.writeStartObject();
            out.writeStringProperty("side", Node.written(one.side()));
            out.writeName("order");
            rules.notation().write(out, one.order());
            out.writeName("events");
            out.writeStartArray();
            for (Event event : rules.table().events(one.events(), Viewer.BOTH)) {
              rules.notation().write(out, event);
            }
            out.writeEndArray();
            out.writeEndObject();
          }
          out.writeEndArray();
        });
  }

  private Order read(JsonNode order) {
    try {
      return rules.notation().readOrder(order);
    } catch (BadNotation bad) {
      throw Problem.malformed(bad.reason());
    }
  }

  private Problem refused(List<Objection> objections) {
    return new Problem(
        422,
        "refused",
        "the rules do not allow it",
        out -> ObjectionJson.list(out, "objections", rules, objections));
  }
}
