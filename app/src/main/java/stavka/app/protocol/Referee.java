package stavka.app.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import stavka.ai.catalogue.Bots;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.play.Game;
import stavka.engine.play.Ruling;
import stavka.engine.play.Scenario;
import stavka.engine.play.Verdict;
import stavka.engine.position.Position;
import stavka.engine.table.Viewer;
import stavka.engine.value.Side;
import stavka.formats.Node;
import stavka.formats.record.BadNotation;
import stavka.formats.record.MapDigest;
import stavka.server.api.ObjectionJson;
import stavka.server.api.VerdictJson;
import stavka.server.match.Dice;
import stavka.server.match.MatchRules;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/**
 * Lets an outside program drive Stavka: set a match up, look at it as either side, ask what is
 * legal and what it would come to, give orders for both sides, and take the record.
 */
public final class Referee {
  private final Game game;
  private final String version;
  private @Nullable RefereedMatch match;

  /**
   * @param game one that has a table
   */
  public Referee(Game game, String version) {
    this.game = game;
    this.version = version;
  }

  /** Answers every line, until there are no more or one says {@code quit}. */
  public void run(InputStream in, PrintWriter out) throws IOException {
    LineInput lines = new LineInput(in);
    boolean goesOn = true;
    while (goesOn) {
      String answer;
      try {
        String line = lines.next();
        if (line == null) {
          return;
        }
        JsonNode request = Message.read(line);
        goesOn = !request.path("type").asString("").equals("quit");
        answer = answer(request);
      } catch (Fault | BadNotation wrong) {
        answer = fault(wrong);
        goesOn = wrong instanceof BadNotation;
      }
      out.println(answer);
      out.flush();
    }
  }

  private static String fault(Exception wrong) {
    return Message.of("fault", out -> out.writeStringProperty("reason", wrong.getMessage()));
  }

  private String answer(JsonNode request) {
    String type = request.path("type").asString("");
    try {
      return Message.answer(request, type, out -> fields(out, type, request));
    } catch (BadNotation wrong) {
      return Message.answer(
          request, "fault", out -> out.writeStringProperty("reason", wrong.reason()));
    }
  }

  private void fields(JsonGenerator out, String type, JsonNode request) {
    switch (type) {
      case "hello" -> hello(out);
      case "quit" -> {}
      case "new" -> begin(out, request);
      case "view" -> at().answers().view(out, at().count(), viewer(request));
      case "submit" -> submit(out, request);
      case "back" -> back(out, request);
      case "bot" -> bot(out, request);
      case "record" -> at().record(out, request, version);
      default -> at().answers().answer(out, request);
    }
  }

  private RefereedMatch at() {
    if (match == null) {
      throw new BadNotation("there is no match yet: ask for a 'new' one");
    }
    return match;
  }

  private void hello(JsonGenerator out) {
    out.writeNumberProperty("protocol", Message.PROTOCOL);
    out.writeStringProperty("stavka", version);
    out.writeStringProperty("game", game.slug());
    out.writeName("scenarios");
    out.writeStartArray();
    game.scenarios().forEach(scenario -> out.writeString(scenario.id()));
    out.writeEndArray();
    out.writeName("bots");
    out.writeStartArray();
    Bots.names().forEach(out::writeString);
    out.writeEndArray();
  }

  private void begin(JsonGenerator out, JsonNode request) {
    List<Scenario> scenarios = game.scenarios();
    String id = request.path("scenario").asString(scenarios.getFirst().id());
    if (scenarios.stream().noneMatch(scenario -> scenario.id().equals(id))) {
      throw new BadNotation("unknown scenario '" + Message.shown(id) + "'");
    }
    String axis = request.path("axis").asString("axis");
    String soviet = request.path("soviet").asString("soviet");
    MatchRules rules =
        MatchRules.of("", game, id, Map.of(), Dice.seeded(seed(request)), axis, soviet);
    match = new RefereedMatch(rules);
    out.writeStringProperty("scenario", id);
    out.writeStringProperty("seed", Long.toString(rules.seed()));
    out.writeNumberProperty("turns", rules.scenario().turns());
    out.writeStringProperty("map", MapDigest.of(rules.start().setting().map()));
    state(out);
  }

  private static long seed(JsonNode request) {
    JsonNode seed = request.path("seed");
    try {
      return seed.isIntegralNumber() && seed.canConvertToLong()
          ? seed.longValue()
          : Long.parseLong(seed.asString("1"));
    } catch (NumberFormatException wrong) {
      throw new BadNotation("'seed' should be a whole number of 64 bits");
    }
  }

  /** Where the match stands: how many orders, and who must choose or how it ended. */
  private void state(JsonGenerator out) {
    RefereedMatch now = at();
    Optional<Verdict> verdict = now.verdict();
    out.writeNumberProperty("orders", now.count());
    out.writeNumberProperty("turn", now.now().turn());
    out.writeName("decision");
    if (verdict.isPresent()) {
      out.writeNull();
    } else {
      Decision decision = game.decision(now.now());
      out.writeStartObject();
      out.writeStringProperty("side", Node.written(decision.side()));
      out.writeStringProperty("code", decision.code());
      out.writeStringProperty("rule", decision.rule());
      out.writeEndObject();
    }
    out.writeName("verdict");
    VerdictJson.write(out, now.rules(), verdict);
  }

  private static Viewer viewer(JsonNode request) {
    String as = request.path("as").asString("both");
    for (Viewer viewer : Viewer.values()) {
      if (Node.written(viewer).equals(as)) {
        return viewer;
      }
    }
    throw new BadNotation("'as' should be axis, soviet, both or spectator");
  }

  private void submit(JsonGenerator out, JsonNode request) {
    RefereedMatch now = at();
    Order order = now.answers().order(request);
    switch (game.submit(now.now(), order)) {
      case Ruling.Refused refused -> {
        out.writeBooleanProperty("accepted", false);
        ObjectionJson.list(out, "objections", now.rules(), refused.objections());
      }
      case Ruling.Accepted accepted -> {
        now.add(order, accepted);
        out.writeBooleanProperty("accepted", true);
        out.writeName("events");
        out.writeStartArray();
        accepted.events().forEach(event -> now.rules().notation().write(out, event));
        out.writeEndArray();
      }
    }
    state(out);
  }

  /** Takes orders back, to where the match stood after so many. */
  private void back(JsonGenerator out, JsonNode request) {
    RefereedMatch now = at();
    int to = request.path("to").asInt(-1);
    if (to < 0 || to > now.count()) {
      throw new BadNotation("'to' should be a number of orders up to " + now.count());
    }
    now.back(to);
    state(out);
  }

  /** What one of Stavka's own bots would order; it is shown what its side may see. */
  private void bot(JsonGenerator out, JsonNode request) {
    RefereedMatch now = at();
    String name = request.path("bot").asString("");
    if (now.verdict().isPresent()) {
      throw new BadNotation("the match is over");
    }
    Side side = game.decision(now.now()).side();
    Position seen = game.imagine(now.now(), side, now.random().nextLong());
    Order order =
        Bots.find(name)
            .orElseThrow(() -> new BadNotation("unknown bot '" + Message.shown(name) + "'"))
            .seat()
            .choose(game, seen, game.legal(seen), now.random());
    out.writeName("order");
    now.rules().notation().write(out, order);
  }
}
