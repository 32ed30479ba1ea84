package stavka.server.http;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import stavka.server.api.MatchJson;
import stavka.server.json.JsonText;
import stavka.server.match.Lobby;
import tools.jackson.databind.JsonNode;

/** The list of one's own matches. */
final class LobbyResource {
  private static final int MOST_TOKENS = 200;
  private static final int LONGEST_TOKEN = 64;

  private final Lobby lobby;

  LobbyResource(Lobby lobby) {
    this.lobby = lobby;
  }

  /** Tokens that open nothing are passed over. */
  void lobby(Context ctx) {
    JsonNode tokens = Body.object(ctx).path("tokens");
    if (!tokens.isArray() || tokens.size() > MOST_TOKENS) {
      throw Problem.malformed("'tokens' should be a list of at most " + MOST_TOKENS);
    }
    Map<String, List<Integer>> places = new LinkedHashMap<>();
    for (int i = 0; i < tokens.size(); i++) {
      JsonNode token = tokens.path(i);
      if (token.isString() && token.stringValue().length() <= LONGEST_TOKEN) {
        places.computeIfAbsent(token.stringValue(), key -> new ArrayList<>()).add(i);
      }
    }
    List<Lobby.Line> lines = lobby.lines(List.copyOf(places.keySet()), Callers.asker(ctx, ""));
    Reply.json(
        ctx,
        JsonText.of(
            out -> {
              out.writeStartArray();
              for (Lobby.Line line : lines) {
                for (int place : places.getOrDefault(line.token(), List.of())) {
                  MatchJson.lobby(out, place, line);
                }
              }
              out.writeEndArray();
            }));
  }
}
