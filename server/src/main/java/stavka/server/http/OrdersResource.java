package stavka.server.http;

import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import stavka.engine.order.Order;
import stavka.engine.play.Forecast;
import stavka.engine.reason.Objection;
import stavka.engine.table.Viewer;
import stavka.formats.record.BadNotation;
import stavka.server.api.CheckJson;
import stavka.server.api.ForecastJson;
import stavka.server.api.ObjectionJson;
import stavka.server.api.PlayJson;
import stavka.server.http.Access.Seated;
import stavka.server.json.JsonText;
import stavka.server.match.Answer;
import stavka.server.match.BotPlayers;
import stavka.server.match.Match;
import stavka.server.match.MatchRules;
import stavka.server.match.Matches;
import stavka.server.match.Situation;
import stavka.server.store.StoreFailure;
import tools.jackson.databind.JsonNode;

/** Orders: checked, foretold, given and taken back. */
final class OrdersResource {
  private final Access access;
  private final Matches matches;
  private final BotPlayers bots;
  private final Meters meters;

  OrdersResource(Access access, Matches matches, BotPlayers bots, Meters meters) {
    this.access = access;
    this.matches = matches;
    this.bots = bots;
    this.meters = meters;
  }

  void check(Context ctx) {
    Seated seated = access.open(ctx);
    JsonNode order = Body.order(Body.object(ctx));
    Reply.json(
        ctx,
        seated.match().look(now -> check(now.seenBy(seated.viewer()), read(now.rules(), order))));
  }

  private static String check(Situation now, Order order) {
    open(now);
    return CheckJson.text(now, order);
  }

  private static List<Objection> objections(Situation now, Order order) {
    open(now);
    return now.legal().objections(order);
  }

  private static void open(Situation now) {
    if (now.verdict().isPresent()) {
      throw new Problem(409, "over", "the match is over");
    }
  }

  void forecast(Context ctx) {
    Seated seated = access.open(ctx);
    JsonNode order = Body.order(Body.object(ctx));
    Reply.json(
        ctx,
        seated
            .match()
            .look(now -> forecast(now.seenBy(seated.viewer()), read(now.rules(), order))));
  }

  private static String forecast(Situation now, Order order) {
    List<Objection> objections = objections(now, order);
    if (!objections.isEmpty()) {
      throw refused(now.rules(), objections);
    }
    Optional<Forecast> forecast = now.rules().game().forecast(now.position(), order);
    return ForecastJson.text(
        now.rules(),
        forecast.orElseThrow(() -> Problem.malformed("only attacks and overruns have chances")));
  }

  void submit(Context ctx) {
    Seated seated = access.open(ctx);
    JsonNode body = Body.object(ctx);
    int after = Body.number(body, "after");
    JsonNode order = Body.order(body);
    long began = System.nanoTime();
    Match match = seated.match();
    Answer answer =
        safely(match, () -> match.submit(seated.viewer(), after, rules -> read(rules, order)));
    meters.answered(answer, System.nanoTime() - began);
    reply(ctx, match, seated.viewer(), answer);
    bots.wake(match);
  }

  void undo(Context ctx) {
    Seated seated = access.open(ctx);
    int after = Body.number(Body.object(ctx), "after");
    Match match = seated.match();
    Answer answer = safely(match, () -> match.undo(seated.viewer(), after));
    reply(ctx, match, seated.viewer(), answer);
  }

  /** When the store fails, nobody knows what it holds: the match is read anew. */
  private Answer safely(Match match, Supplier<Answer> work) {
    try {
      return work.get();
    } catch (StoreFailure failed) {
      matches.forget(match.rules().id());
      throw failed;
    }
  }

  private static void reply(Context ctx, Match match, Viewer viewer, Answer answer) {
    switch (answer) {
      case Answer.Done(var play) -> Reply.json(ctx, PlayJson.receipt(match, play, viewer));
      case Answer.Undone(int orders) ->
          Reply.json(ctx, JsonText.object(out -> out.writeNumberProperty("n", orders)));
      case Answer.Stale(int orders) ->
          throw new Problem(
              409,
              "stale",
              "the match is at order " + orders,
              out -> out.writeNumberProperty("orders", orders));
      case Answer.NotYours() ->
          throw new Problem(403, "not-yours", "this decision is not for your seat");
      case Answer.Refused(var objections) -> throw refused(match.rules(), objections);
      case Answer.Fixed(String reason) -> throw new Problem(409, "no-undo", reason);
      case Answer.Waiting(String reason) -> throw new Problem(409, "waiting", reason);
      case Answer.Broken(String reason) -> throw new Problem(409, "broken", reason);
    }
  }

  private static Problem refused(MatchRules rules, List<Objection> objections) {
    return new Problem(
        422,
        "refused",
        "the rules do not allow it",
        out -> ObjectionJson.list(out, "objections", rules, objections));
  }

  private static Order read(MatchRules rules, JsonNode order) {
    try {
      return rules.notation().readOrder(order);
    } catch (BadNotation bad) {
      throw Problem.malformed(bad.reason());
    }
  }
}
