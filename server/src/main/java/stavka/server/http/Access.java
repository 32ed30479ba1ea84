package stavka.server.http;

import io.javalin.http.Context;
import java.util.Optional;
import stavka.engine.table.Viewer;
import stavka.server.match.BotPlayers;
import stavka.server.match.Match;
import stavka.server.match.Matches;

/** Lets those into a match who have one of its tokens. */
final class Access {
  private static final String SCHEME = "Bearer ";
  private static final int LONGEST_TOKEN = 64;
  private static final int LONGEST_ID = 32;

  private final Matches matches;
  private final BotPlayers bots;
  private final RateLimit failures;

  /** Someone at a match. */
  record Seated(Match match, Viewer viewer) {}

  /**
   * @param failures how many wrong tokens an address may show before it is told to wait
   */
  Access(Matches matches, BotPlayers bots, RateLimit failures) {
    this.matches = matches;
    this.bots = bots;
    this.failures = failures;
  }

  Seated open(Context ctx) {
    String id = ctx.pathParam("id");
    Optional<Match> match = id.length() > LONGEST_ID ? Optional.empty() : matches.find(id);
    if (match.isEmpty()) {
      punish(ctx);
      throw Problem.notFound("there is no such match");
    }
    Optional<Viewer> viewer = token(ctx).flatMap(match.get().keys()::seat);
    if (viewer.isEmpty()) {
      punish(ctx);
      ctx.header("WWW-Authenticate", "Bearer");
      throw new Problem(401, "unauthorized", "no token of this match was shown");
    }
    bots.wake(match.get());
    return new Seated(match.get(), viewer.get());
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
  private void punish(Context ctx) {
    if (!failures.take(ctx.ip())) {
      throw RateLimit.problem();
    }
  }
}
