package stavka.server.http;

import io.javalin.http.Context;
import stavka.ai.review.Review;
import stavka.engine.table.Viewer;
import stavka.server.api.ReviewJson;
import stavka.server.http.Access.Seated;
import stavka.server.match.Match;
import stavka.server.match.MatchRules;
import stavka.server.match.Reviews;
import stavka.server.match.Situation;

/** What a match turned on. */
final class ReviewResource {
  private final Access access;
  private final Reviews reviews;

  ReviewResource(Access access, Reviews reviews) {
    this.access = access;
    this.reviews = reviews;
  }

  private static String text(MatchRules rules, Review review) {
    return ReviewJson.text(rules.game(), rules.start().setting().map(), review);
  }

  /** What is to be expected is advice: while a match is played, only a hot seat gets it. */
  void review(Context ctx) {
    Seated seated = access.open(ctx);
    Match match = seated.match();
    boolean over = match.look(Situation::verdict).isPresent();
    if (!over && seated.viewer() != Viewer.BOTH) {
      throw new Problem(403, "secret", "a review is advice: wait for the match's end");
    }
    if (match.look(now -> now.position().turn() == 0)) {
      throw new Problem(409, "too-early", "nothing has happened yet");
    }
    Reviews.Work work = reviews.of(match, seated.asker());
    Reply.json(
        ctx,
        work.review()
            .map(review -> text(match.rules(), review))
            .orElseGet(() -> ReviewJson.working(work.done(), work.total())));
  }
}
