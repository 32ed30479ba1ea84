package stavka.server.http;

import io.javalin.http.Context;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import stavka.engine.table.Viewer;
import stavka.engine.value.Side;
import stavka.formats.Node;
import stavka.formats.record.BadNotation;
import stavka.server.api.MatchJson;
import stavka.server.http.Access.Seated;
import stavka.server.json.JsonText;
import stavka.server.match.SeatOffice;
import stavka.server.match.SeatOffice.Taking;
import stavka.server.match.Tokens;
import stavka.server.store.StoredInvitation;
import tools.jackson.databind.JsonNode;

/** Invitations, new keys, and what the sides add to the dice. */
final class SeatsResource {
  private static final int LONGEST_TOKEN = 64;
  private static final int LONGEST_SECRET = 128;
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'").withZone(ZoneOffset.UTC);

  private final Access access;
  private final SeatOffice office;
  private final Callers callers;

  SeatsResource(Access access, SeatOffice office, Callers callers) {
    this.access = access;
    this.office = office;
    this.callers = callers;
  }

  /** Sits down. */
  void take(Context ctx) {
    JsonNode body = Body.object(ctx);
    String invitation = Body.text(body, "invitation", LONGEST_TOKEN);
    if (invitation.isEmpty()) {
      throw Problem.malformed("'invitation' is missing");
    }
    String name = PlayerName.in(body);
    String secret = Body.text(body, "secret", LONGEST_SECRET);
    switch (office.take(invitation, name, secret, PlayerName::isSame)) {
      case Taking.Taken taken -> {
        String base = callers.base(ctx);
        Reply.json(ctx, MatchJson.taken(taken, base, Callers.isLocal(base)));
      }
      case Taking.Unknown() -> {
        access.punish(ctx);
        throw new Problem(404, "no-invitation", "there is no such invitation, or it was withdrawn");
      }
      case Taking.SameName() ->
          throw Problem.malformed("'name' is your opponent's: choose another");
      case Taking.Used(long at) ->
          throw new Problem(
              410,
              "invitation-used",
              "this invitation was taken on " + time(at) + ": whoever sent it can see by whom");
      case Taking.Lapsed(long at) ->
          throw new Problem(
              410,
              "invitation-lapsed",
              "this invitation lapsed on " + time(at) + ": ask for another");
    }
  }

  private static String time(long millis) {
    return TIME.format(Instant.ofEpochMilli(millis));
  }

  /** A new invitation in the place of one that went astray. */
  void invite(Context ctx) {
    Seated seated = access.open(ctx);
    Viewer other = seated.viewer() == Viewer.AXIS ? Viewer.SOVIET : Viewer.AXIS;
    if (seated.viewer() != Viewer.AXIS && seated.viewer() != Viewer.SOVIET) {
      throw new Problem(403, "not-yours", "only a player can invite another");
    }
    if (!seated.match().rules().player(side(other)).equals("human")) {
      throw new Problem(409, "taken", "a bot has that seat");
    }
    String token = Tokens.token();
    Optional<StoredInvitation> invitation = office.invite(seated.match(), other, token);
    if (invitation.isEmpty()) {
      throw new Problem(409, "taken", "that seat is taken");
    }
    String base = callers.base(ctx);
    Reply.json(
        ctx,
        JsonText.object(
            out ->
                MatchJson.invitation(
                    out,
                    Node.written(other),
                    token,
                    invitation.get().until(),
                    base,
                    Callers.isLocal(base))));
  }

  private static Side side(Viewer viewer) {
    return viewer == Viewer.AXIS ? Side.AXIS : Side.SOVIET;
  }

  /** A new key for one's own seat: the old one opens nothing any more. */
  void rekey(Context ctx) {
    Seated seated = access.open(ctx);
    if (seated.viewer() == Viewer.SPECTATOR) {
      throw new Problem(403, "not-yours", "a spectator's link belongs to many");
    }
    String token =
        office
            .rekey(seated.match(), seated.token())
            .orElseThrow(() -> new Problem(409, "stale", "this key has just been changed"));
    String base = callers.base(ctx);
    String link = base + "/m/" + seated.match().rules().id() + "#" + token;
    Reply.json(
        ctx,
        JsonText.object(
            out -> {
              out.writeStringProperty("token", token);
              out.writeStringProperty("link", link);
            }));
  }

  /**
   * A new link for spectators in the place of the one there was, which opens nothing any more; or
   * none, if it is only to be withdrawn.
   */
  void spectators(Context ctx) {
    Seated seated = access.open(ctx);
    if (seated.viewer() == Viewer.SPECTATOR) {
      throw new Problem(403, "not-yours", "only a player decides who may watch");
    }
    boolean withdraw = Body.flag(Body.object(ctx), "withdraw");
    Optional<String> token = office.changeSpectators(seated.match(), withdraw);
    String start = callers.base(ctx) + "/m/" + seated.match().rules().id() + "#";
    Reply.json(
        ctx,
        JsonText.object(
            out ->
                token.ifPresent(
                    fresh -> {
                      out.writeStringProperty("token", fresh);
                      out.writeStringProperty("link", start + fresh);
                    })));
  }

  /** What one's side adds to the dice, to which it had committed itself. */
  void secret(Context ctx) {
    Seated seated = access.open(ctx);
    if (seated.viewer() != Viewer.AXIS && seated.viewer() != Viewer.SOVIET) {
      throw new Problem(403, "not-yours", "only a player adds to the dice");
    }
    String secret = Body.text(Body.object(ctx), "secret", LONGEST_SECRET);
    try {
      boolean added = office.reveal(seated.match(), seated.viewer(), secret);
      Reply.json(ctx, JsonText.object(out -> out.writeBooleanProperty("added", added)));
    } catch (BadNotation wrong) {
      throw Problem.malformed(wrong.reason());
    }
  }
}
