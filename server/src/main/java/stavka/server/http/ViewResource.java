package stavka.server.http;

import io.javalin.http.Context;
import java.util.Locale;
import java.util.Optional;
import stavka.engine.position.Position;
import stavka.engine.table.Overlay;
import stavka.engine.table.Viewer;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.server.api.ChoicesJson;
import stavka.server.api.DangerJson;
import stavka.server.api.LegalJson;
import stavka.server.api.MatchJson;
import stavka.server.api.OutlookJson;
import stavka.server.api.OverlayJson;
import stavka.server.api.PlayJson;
import stavka.server.api.UnitChoicesJson;
import stavka.server.api.ViewJson;
import stavka.server.http.Access.Seated;
import stavka.server.match.MatchRules;
import stavka.server.match.Situation;
import stavka.server.match.Workshop;
import tools.jackson.databind.JsonNode;

/** What a seat may see of its match, and do in it. */
final class ViewResource {
  static final int MOST_UNITS = 12;
  private static final int LISTED = 100;
  private static final int MOST_LISTED = 1000;

  private final Access access;
  private final Workshop replays;

  /**
   * @param replays where matches are looked back on
   */
  ViewResource(Access access, Workshop replays) {
    this.access = access;
    this.replays = replays;
  }

  void head(Context ctx) {
    Seated seated = access.open(ctx);
    Reply.json(
        ctx,
        seated.match().look(now -> MatchJson.head(now, seated.viewer(), seated.match().keys())));
  }

  void view(Context ctx) {
    Seated seated = access.open(ctx);
    Viewer viewer = seated.viewer();
    int at = Body.query(ctx, "at", -1);
    Optional<String> view =
        ctx.queryParam("at") == null
            ? Optional.of(seated.match().look(now -> ViewJson.text(now, viewer)))
            : replays.call(
                seated.asker(),
                () -> seated.match().lookBack(at, then -> ViewJson.text(then, viewer)));
    Reply.json(ctx, view.orElseThrow(() -> Problem.notFound("the match has not so many orders")));
  }

  void outlook(Context ctx) {
    Seated seated = access.open(ctx);
    int at = Body.query(ctx, "at", -1);
    Optional<String> outlook =
        ctx.queryParam("at") == null
            ? Optional.of(seated.match().look(OutlookJson::text))
            : replays.call(seated.asker(), () -> seated.match().lookBack(at, OutlookJson::text));
    Reply.json(
        ctx, outlook.orElseThrow(() -> Problem.notFound("the match has not so many orders")));
  }

  /** What would come of orders that are given to nobody. */
  void trial(Context ctx) {
    Seated seated = access.open(ctx);
    JsonNode body = Body.object(ctx);
    // Many orders may be tried: nobody waits for the match meanwhile.
    Situation now = seated.match().look(Situation::aside);
    Reply.json(ctx, replays.call(seated.asker(), () -> Trial.answer(now, seated.viewer(), body)));
  }

  /** What the staff would order in the rest of the phase. */
  void proposal(Context ctx) {
    Seated seated = access.open(ctx);
    Situation now = seated.match().look(Situation::aside);
    Proposal.Extent extent =
        Body.query(ctx, "marches", 0) == 1 ? Proposal.Extent.MARCHES : Proposal.Extent.ROUTINE;
    Reply.json(
        ctx, replays.call(seated.asker(), () -> Proposal.answer(now, seated.viewer(), extent)));
  }

  /** What the other side could do to a hex when it next moves and fights. */
  void danger(Context ctx) {
    Seated seated = access.open(ctx);
    String name = ctx.pathParam("hex");
    Feared feared = seated.match().look(now -> feared(now, seated.viewer(), name));
    Reply.json(
        ctx,
        replays.call(
            seated.asker(),
            () -> DangerJson.text(feared.rules(), feared.position(), feared.side(), feared.hex())));
  }

  /** A position of one's own that can be asked without holding the match. */
  private record Feared(MatchRules rules, Position position, Side side, int hex) {}

  private static Feared feared(Situation now, Viewer viewer, String name) {
    if (now.verdict().isPresent()) {
      throw new Problem(409, "over", "the match is over");
    }
    int hex = Trial.hex(now.position(), name);
    Side side = now.position().setting().roster().side(now.position().top(hex));
    if (!viewer.plays(side)) {
      throw new Problem(403, "not-yours", "these units are not of your seat");
    }
    Position imagined = now.rules().game().imagine(now.position(), side, Situation.IMAGINED);
    return new Feared(now.rules(), imagined, side, hex);
  }

  void history(Context ctx) {
    Seated seated = access.open(ctx);
    int from = Math.max(1, Body.query(ctx, "from", 1));
    Reply.json(
        ctx,
        replays.call(
            seated.asker(), () -> PlayJson.history(seated.match(), from - 1, seated.viewer())));
  }

  void points(Context ctx) {
    Seated seated = access.open(ctx);
    Reply.json(ctx, replays.call(seated.asker(), () -> MatchJson.points(seated.match())));
  }

  void choices(Context ctx) {
    Seated seated = access.open(ctx);
    Reply.json(ctx, seated.match().look(now -> ChoicesJson.text(now.seenBy(seated.viewer()))));
  }

  /** The legal orders, for the seat that decides: a count of each type and a sample. */
  void legal(Context ctx) {
    Seated seated = access.open(ctx);
    int limit = Body.query(ctx, "limit", LISTED);
    if (limit < 0 || limit > MOST_LISTED) {
      throw Problem.malformed("'limit' should be from 0 to " + MOST_LISTED);
    }
    String name = ctx.queryParam("unit");
    Situation now = seated.match().look(position -> position.aside().seenBy(seated.viewer()));
    if (now.verdict().isPresent()) {
      throw new Problem(409, "over", "the match is over");
    }
    if (!seated.viewer().plays(now.legal().decision().side())) {
      throw new Problem(403, "not-yours", "this decision is not for your seat");
    }
    int unit = name == null ? -1 : unit(now.position(), name);
    Reply.json(ctx, replays.call(seated.asker(), () -> LegalJson.text(now, unit, limit)));
  }

  /** What one unit can do, or several that stand together, named with commas between. */
  void unit(Context ctx) {
    Seated seated = access.open(ctx);
    String names = ctx.pathParam("unit");
    Reply.json(
        ctx,
        seated
            .match()
            .look(
                now ->
                    UnitChoicesJson.text(
                        now.seenBy(seated.viewer()), units(now.position(), names))));
  }

  private static Ints units(Position position, String names) {
    Ints units = Ints.EMPTY;
    for (String name : names.split(",", MOST_UNITS + 1)) {
      int unit = unit(position, name);
      units = units.contains(unit) ? units : units.with(unit);
    }
    return units;
  }

  static int unit(Position position, String name) {
    int unit = position.setting().roster().index(name);
    if (unit < 0) {
      throw Problem.notFound("there is no such unit");
    }
    return unit;
  }

  void overlay(Context ctx) {
    Seated seated = access.open(ctx);
    Overlay.Kind kind = kind(ctx.pathParam("kind"));
    String name = ctx.queryParam("unit");
    if (kind == Overlay.Kind.THREAT && name == null) {
      throw Problem.malformed("'unit' is missing");
    }
    Reply.json(
        ctx,
        seated
            .match()
            .look(
                now -> {
                  int unit = name == null ? -1 : unit(now.position(), name);
                  return OverlayJson.text(now.rules(), overlay(now, seated.viewer(), kind, unit));
                }));
  }

  private static Overlay overlay(Situation now, Viewer viewer, Overlay.Kind kind, int unit) {
    return now.rules().table().overlay(now.position(), viewer, kind, unit);
  }

  private static Overlay.Kind kind(String name) {
    for (Overlay.Kind kind : Overlay.Kind.values()) {
      if (kind.name().toLowerCase(Locale.ROOT).equals(name)) {
        return kind;
      }
    }
    throw Problem.notFound("there is no such overlay");
  }
}
