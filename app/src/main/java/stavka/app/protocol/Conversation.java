package stavka.app.protocol;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.play.Scenario;
import stavka.engine.play.Verdict;
import stavka.engine.play.Wording;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.table.Table;
import stavka.engine.table.Viewer;
import stavka.engine.value.Side;
import stavka.formats.Node;
import stavka.formats.record.BadNotation;
import stavka.formats.record.MapDigest;
import stavka.formats.record.Notation;
import stavka.server.api.ObjectionJson;
import stavka.server.api.VerdictJson;
import stavka.server.match.Dice;
import stavka.server.match.MatchRules;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/** One match with an outside program: what it is told, what it asks, and how long it takes. */
final class Conversation {
  /** So many refusals and the match is lost. */
  static final int REFUSALS = 3;

  /** Far more orders than a side needs: one that gives more plays for time. */
  static final int ORDERS = 20_000;

  private static final long FAREWELL_MILLIS = 1000;
  private static final double SECOND = TimeUnit.SECONDS.toNanos(1);

  private final OutsideProgram program;
  private final TimeLimits limits;
  private long used;
  private long began;
  private long deadline;
  private int decisions;
  private int refusals;
  private @Nullable MatchRules rules;
  private boolean broken;

  Conversation(OutsideProgram program, TimeLimits limits) {
    this.program = program;
    this.limits = limits;
  }

  /** Greets the program and waits until it is ready. */
  void begin(Game game, Position position, Orders legal, RandomGenerator random, String version)
      throws Fault {
    MatchRules told = rules(game, position);
    rules = told;
    Side side = legal.decision().side();
    long seed = random.nextLong();
    startClock();
    say(Message.of("hello", out -> hello(out, told, side, seed, version)));
    Answers answers = new Answers(told, position, legal);
    while (true) {
      JsonNode message = hear();
      if (message.path("type").asString("").equals("ready")) {
        if (message.path("protocol").asInt(0) != Message.PROTOCOL) {
          throw broken("it is not ready for protocol " + Message.PROTOCOL);
        }
        stopClock();
        return;
      }
      question(answers, message, side);
    }
  }

  private static MatchRules rules(Game game, Position position) throws Fault {
    Optional<Table> table = game.table();
    if (table.isEmpty()) {
      throw new Fault(game.slug() + " shows nothing to outside programs");
    }
    // The seed and the true beginning are nobody's to know: what stands here is what the side sees.
    return new MatchRules(
        "",
        game,
        table.get(),
        game.scenario(position.setting().scenario()),
        Dice.seeded(0),
        "",
        "",
        position,
        Notation.of(game, position),
        Wording.of(game, position.setting()));
  }

  private void hello(JsonGenerator out, MatchRules told, Side side, long seed, String version) {
    Scenario scenario = told.scenario();
    out.writeNumberProperty("protocol", Message.PROTOCOL);
    out.writeStringProperty("stavka", version);
    out.writeStringProperty("game", told.game().slug());
    out.writeStringProperty("scenario", scenario.id());
    out.writeNumberProperty("turns", scenario.turns());
    out.writeStringProperty("side", Node.written(side));
    out.writeStringProperty("map", MapDigest.of(told.start().setting().map()));
    out.writeStringProperty("seed", Long.toString(seed));
    out.writeName("limits");
    out.writeStartObject();
    out.writeNumberProperty("order", limits.order());
    out.writeNumberProperty("match", limits.match());
    out.writeNumberProperty("line", LineInput.LONGEST);
    out.writeNumberProperty("refusals", REFUSALS);
    out.writeNumberProperty("orders", ORDERS);
    out.writeEndObject();
  }

  /** Asks for an order until there is one that may be given. */
  Order decide(Game game, Position position, Orders legal, RandomGenerator random) throws Fault {
    MatchRules known = Objects.requireNonNull(rules);
    Side side = legal.decision().side();
    Answers answers = new Answers(known, position, legal);
    if (decisions == ORDERS) {
      throw broken(ORDERS + " orders, and the match is not over");
    }
    int number = ++decisions;
    startClock();
    say(
        Message.of(
            "decide",
            out -> {
              out.writeNumberProperty("n", number);
              answers.view(out, number - 1, viewer(side));
              answers.choices(out, random);
              answers.objectives(out);
              clock(out);
            }));
    while (true) {
      JsonNode message = hear();
      switch (message.path("type").asString("")) {
        case "order" -> {
          Optional<Order> order = order(answers, message, number);
          if (order.isPresent()) {
            stopClock();
            return order.get();
          }
        }
        case "resign" -> throw broken("it resigned");
        default -> question(answers, message, side);
      }
    }
  }

  private static Viewer viewer(Side side) {
    return side == Side.AXIS ? Viewer.AXIS : Viewer.SOVIET;
  }

  private void clock(JsonGenerator out) {
    out.writeName("clock");
    out.writeStartObject();
    out.writeNumberProperty("order", limits.order());
    out.writeNumberProperty("match", Math.round(10 * (limits.match() - used / SECOND)) / 10.0);
    out.writeEndObject();
  }

  private Optional<Order> order(Answers answers, JsonNode message, int number) throws Fault {
    if (message.path("n").asInt(-1) != number) {
      refuse(message, "an order for decision " + number + " should say so in 'n'", List.of());
      return Optional.empty();
    }
    try {
      Order order = answers.order(message);
      List<Objection> objections = answers.objections(order);
      if (objections.isEmpty()) {
        return Optional.of(order);
      }
      MatchRules known = Objects.requireNonNull(rules);
      refuse(message, known.wording().say(objections, "en"), objections);
    } catch (BadNotation wrong) {
      refuse(message, wrong.reason(), List.of());
    }
    return Optional.empty();
  }

  private void question(Answers answers, JsonNode message, Side side) throws Fault {
    String type = message.path("type").asString("");
    if (type.equals("view") && mayAsk(message, side)) {
      say(Message.answer(message, "view", out -> answers.view(out, decisions, viewer(side))));
    } else if (type.equals("view")) {
      refuse(message, "what the other side sees is not yours to ask for", List.of());
    } else if (!Answers.QUESTIONS.contains(type)) {
      refuse(message, "there is no message '" + Message.shown(type) + "' here", List.of());
    } else {
      try {
        say(Message.answer(message, type, out -> answers.answer(out, message)));
      } catch (BadNotation wrong) {
        say(
            Message.answer(
                message, "fault", out -> out.writeStringProperty("reason", wrong.reason())));
      }
    }
  }

  private static boolean mayAsk(JsonNode message, Side side) {
    return message.path("as").asString(Node.written(side)).equals(Node.written(side));
  }

  private void refuse(JsonNode message, String reason, List<Objection> objections) throws Fault {
    refusals++;
    if (refusals == REFUSALS) {
      throw broken(
          REFUSALS + " refusals, the last: " + Message.shown(message.toString()) + ": " + reason);
    }
    say(
        Message.answer(
            message,
            "refused",
            out -> {
              out.writeNumberProperty("refusals", refusals);
              out.writeStringProperty("reason", reason);
              ObjectionJson.list(out, "objections", Objects.requireNonNull(rules), objections);
            }));
  }

  /** Tells how the match ended and lets the program go, by force if it lingers. */
  void end(@Nullable Verdict verdict) {
    MatchRules known = rules;
    if (broken || known == null) {
      program.close();
      return;
    }
    try {
      String farewell =
          Message.of(
              "end",
              out -> {
                out.writeName("verdict");
                VerdictJson.write(out, known, Optional.ofNullable(verdict));
              });
      program.send(farewell, System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(FAREWELL_MILLIS));
      program.finish(FAREWELL_MILLIS);
    } catch (Fault gone) {
      program.close();
    }
  }

  private void startClock() {
    began = System.nanoTime();
    double left = Math.min(limits.order(), limits.match() - used / SECOND);
    deadline = began + (long) (left * SECOND);
  }

  private void stopClock() {
    used += System.nanoTime() - began;
  }

  private void say(String message) throws Fault {
    try {
      program.send(message, deadline);
    } catch (Fault fault) {
      throw broken(fault.reason());
    }
  }

  private JsonNode hear() throws Fault {
    try {
      String line = program.receive(deadline);
      if (line == null) {
        throw tooSlow();
      }
      try {
        return Message.read(line);
      } catch (BadNotation garbage) {
        throw new Fault("it wrote '" + Message.shown(line) + "': " + garbage.reason());
      }
    } catch (Fault fault) {
      throw broken(fault.reason());
    }
  }

  private Fault tooSlow() {
    boolean wholeMatch = used / SECOND + limits.order() > limits.match();
    return new Fault(
        wholeMatch
            ? String.format(Locale.ROOT, "its %.4g s for the match are used up", limits.match())
            : String.format(Locale.ROOT, "no order within %.4g s", limits.order()));
  }

  private Fault broken(String reason) {
    broken = true;
    program.close();
    return new Fault(reason);
  }
}
