package stavka.app.bench.server;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import stavka.app.bench.server.TableClient.Reply;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A match that is played over the API by someone who takes what it offers, at random. */
public final class ApiMatch {
  private static final String END = "{\"type\":\"end-phase\"}";
  private static final int TRIES = 6;

  private final String id;
  private final JsonNode tokens;
  private final SplittableRandom random;

  private ApiMatch(String id, JsonNode tokens, SplittableRandom random) {
    this.id = id;
    this.tokens = tokens;
    this.random = random;
  }

  public static ApiMatch create(TableClient client, boolean hotSeat, SplittableRandom random)
      throws IOException {
    Reply reply =
        client.post("/api/matches", "", "{\"game\":\"kharkov\",\"hotSeat\":" + hotSeat + "}");
    if (reply.status() != 201) {
      throw new TableClient.Refusal(reply);
    }
    ObjectNode tokens = (ObjectNode) reply.json().path("tokens");
    JsonNode invitation = reply.json().path("invitation");
    if (!invitation.isMissingNode()) {
      Reply taken =
          client.post("/api/invitations", "", "{\"invitation\":" + invitation.path("token") + "}");
      if (taken.status() != 200) {
        throw new TableClient.Refusal(taken);
      }
      tokens.setAll((ObjectNode) taken.json().path("tokens"));
    }
    return new ApiMatch(reply.json().path("id").stringValue(), tokens, random);
  }

  public String id() {
    return id;
  }

  public String token(String seat) {
    return tokens
        .path(tokens.has("both") && !seat.equals("spectator") ? "both" : seat)
        .asString("");
  }

  public String path(String rest) {
    return "/api/matches/" + id + rest;
  }

  /** An order that may be given in a view, as JSON. */
  public String choose(TableClient client, JsonNode view) throws IOException {
    JsonNode decision = view.path("decision");
    String token = token(decision.path("side").stringValue());
    return switch (decision.path("activity").stringValue()) {
      case "set-up" -> suggestion(client, token);
      case "move" -> move(client, view, token);
      case "attack" -> attack(client, token);
      default -> any(client.read(path("/choices"), token).path("orders")).toString();
    };
  }

  private String suggestion(TableClient client, String token) throws IOException {
    return client.read(path("/view"), token).path("suggestion").toString();
  }

  private String move(TableClient client, JsonNode view, String token) throws IOException {
    List<String> units = new ArrayList<>();
    boolean soviet = view.path("decision").path("side").stringValue().equals("soviet");
    for (JsonNode unit : view.path("units")) {
      String name = unit.path("id").stringValue();
      if (name.startsWith("su-") == soviet && !unit.path("marks").toString().contains("moved")) {
        units.add(name);
      }
    }
    for (int i = 0; i < TRIES && !units.isEmpty() && random.nextInt(20) != 0; i++) {
      String unit = units.get(random.nextInt(units.size()));
      JsonNode moves = client.read(path("/unit/" + unit), token).path("moves");
      if (!moves.isEmpty()) {
        JsonNode move = any(moves);
        return "{\"type\":\"move\",\"units\":[\""
            + unit
            + "\"],\"path\":"
            + move.path("path")
            + ",\"mode\":"
            + move.path("mode")
            + "}";
      }
    }
    return END;
  }

  private String attack(TableClient client, String token) throws IOException {
    JsonNode targets = client.read(path("/choices"), token).path("targets");
    if (targets.isEmpty() || random.nextInt(8) == 0) {
      return END;
    }
    JsonNode target = any(targets);
    return "{\"type\":\"attack\",\"units\":"
        + target.path("attackers")
        + ",\"targets\":["
        + target.path("hex")
        + "],\"support\":0}";
  }

  private JsonNode any(JsonNode list) {
    return list.path(random.nextInt(list.size()));
  }

  public Reply submit(TableClient client, int after, String side, String order) throws IOException {
    return client.post(
        path("/orders"), token(side), "{\"after\":" + after + ",\"order\":" + order + "}");
  }
}
