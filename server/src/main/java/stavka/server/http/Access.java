package stavka.server.http;

import io.javalin.http.Context;
import java.util.Optional;
import stavka.engine.table.Viewer;
import stavka.server.match.Asker;
import stavka.server.match.BotPlayers;
import stavka.server.match.Match;
import stavka.server.match.MatchMaker;
import stavka.server.match.Matches;
import stavka.server.match.Workshop;
import stavka.server.store.Store;

/** Lets those into a match who have one of its tokens. */
final class Access {
  private static final String SCHEME = "Bearer ";
  private static final int LONGEST_TOKEN = 64;
  private static final int LONGEST_ID = 32;

  private final Store store;
  private final MatchMaker maker;
  private final Matches matches;
  private final BotPlayers bots;
  private final RateLimit failures;

  /** Someone at a match. */
  record Seated(Match match, Viewer viewer, String token, Asker asker) {}

  /**
   * @param failures how many wrong tokens an address may show before it is told to wait
   */
  Access(Store store, MatchMaker maker, Matches matches, BotPlayers bots, RateLimit failures) {
    this.store = store;
    this.maker = maker;
    this.matches = matches;
    this.bots = bots;
    this.failures = failures;
  }

  /** Nothing is loaded for those who have no token of the match. */
  Seated open(Context ctx) {
    String id = ctx.pathParam("id");
    Optional<String> token = token(ctx);
    if (id.length() > LONGEST_ID) {
      throw unknown(ctx);
    }
    Optional<Match> known = matches.inMemory(id);
    boolean opens =
        token.isPresent()
            && (known.flatMap(match -> match.keys().seat(token.get())).isPresent()
                || maker.opened(token.get()).filter(id::equals).isPresent());
    if (!opens) {
      if (known.isEmpty() && store.match(id).isEmpty()) {
        throw unknown(ctx);
      }
      throw unauthorized(ctx);
    }
    Asker asker = Callers.asker(ctx, token.get());
    Match match = matches.find(id, asker).orElseThrow(() -> unknown(ctx));
    Optional<Viewer> viewer = match.keys().seat(token.get());
    if (viewer.isEmpty()) {
      // A seat was taken or got a new key on another server a moment ago.
      matches.changed(id);
      viewer = match.keys().seat(token.get());
    }
    if (viewer.isEmpty()) {
      throw unauthorized(ctx);
    }
    bots.wake(match);
    return new Seated(match, viewer.get(), token.get(), asker);
  }

  /** Has a long match read once, so that its chapters are there when it is opened. */
  void prepare(Context ctx, String id) {
    try {
      Optional<Match> _ = matches.find(id, Callers.asker(ctx, ""));
    } catch (Workshop.Full busy) {
      // Then whoever opens it waits for that.
    }
  }

  private Problem unknown(Context ctx) {
    punish(ctx);
    return Problem.notFound("there is no such match");
  }

  private Problem unauthorized(Context ctx) {
    punish(ctx);
    ctx.header("WWW-Authenticate", "Bearer");
    return new Problem(401, "unauthorized", "no token of this match was shown");
  }

  private static Optional<String> token(Context ctx) {
    String header = ctx.header("Authorization");
    return header == null
            || !header.startsWith(SCHEME)
            || header.length() > SCHEME.length() + LONGEST_TOKEN
        ? Optional.empty()
        : Optional.of(header.substring(SCHEME.length()).strip());
  }

  /**
   * Only requests that fail anyway are slowed down, so nobody can shut out those behind the same
   * address.
   */
  void punish(Context ctx) {
    if (!failures.take(Callers.of(ctx))) {
      throw RateLimit.problem();
    }
  }
}
