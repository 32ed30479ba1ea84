package stavka.server.http;

import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Every route there is, in the order in which they are tried. */
public final class Routes {
  /**
   * @param path with its parameters in braces
   */
  public record Route(HandlerType method, String path, Handler handler) {}

  private final List<Route> all;

  Routes(
      GamesResource games,
      MatchesResource matches,
      LobbyResource lobby,
      SeatsResource seats,
      ViewResource view,
      OrdersResource orders,
      StreamResource stream,
      RecordResource record,
      ReviewResource review,
      StatusResource status,
      PageResource page) {
    this.all =
        List.of(
            get("/api/openapi.json", status::describe),
            get("/api/games", games::list),
            get("/api/bots", games::bots),
            get("/api/games/{game}/map", games::map),
            get("/api/games/{game}/sheet", games::sheet),
            get("/api/games/{game}/terrain", games::terrain),
            get("/api/games/{game}/rules", games::rules),
            get("/api/games/{game}/provenance", games::provenance),
            get("/api/games/{game}/kit", games::kit),
            get("/api/games/{game}/reasons", games::reasons),
            get("/api/games/{game}/briefings", games::briefings),
            get("/api/games/{game}/tour", games::tour),
            post("/api/matches", matches::create),
            post("/api/lobby", lobby::lobby),
            post("/api/invitations", seats::take),
            post("/api/records", record::upload),
            get("/api/matches/{id}", view::head),
            get("/api/matches/{id}/view", view::view),
            get("/api/matches/{id}/history", view::history),
            get("/api/matches/{id}/stream", stream::stream),
            get("/api/matches/{id}/unit/{unit}", view::unit),
            get("/api/matches/{id}/choices", view::choices),
            get("/api/matches/{id}/legal", view::legal),
            post("/api/matches/{id}/check", orders::check),
            post("/api/matches/{id}/forecast", orders::forecast),
            post("/api/matches/{id}/orders", orders::submit),
            post("/api/matches/{id}/undo", orders::undo),
            post("/api/matches/{id}/trial", view::trial),
            get("/api/matches/{id}/proposal", view::proposal),
            get("/api/matches/{id}/overlay/{kind}", view::overlay),
            get("/api/matches/{id}/danger/{hex}", view::danger),
            get("/api/matches/{id}/points", view::points),
            get("/api/matches/{id}/outlook", view::outlook),
            get("/api/matches/{id}/record", record::download),
            get("/api/matches/{id}/review", review::review),
            post("/api/matches/{id}/invitation", seats::invite),
            post("/api/matches/{id}/key", seats::rekey),
            post("/api/matches/{id}/spectators", seats::spectators),
            post("/api/matches/{id}/secret", seats::secret),
            get("/health", status::ready),
            get("/health/live", status::live),
            get("/health/ready", status::ready),
            get("/metrics", status::metrics),
            get("/", page::index),
            get("/m/{id}", page::index),
            get("/join", page::index),
            get("/<path>", page::file));
  }

  public List<Route> all() {
    return all;
  }

  /** What a path can be asked for, as a list for a header. */
  String allowed(String path) {
    Set<String> methods = new TreeSet<>();
    for (Route route : all) {
      boolean fits =
          path.matches(route.path().replaceAll("<[^>]*>", ".+").replaceAll("\\{[^}]*}", "[^/]+"));
      if (fits && !(path.startsWith("/api/") && route.path().equals("/<path>"))) {
        methods.add(route.method().name());
        if (route.method().equals(HandlerType.GET) && !path.endsWith("/stream")) {
          methods.add("HEAD");
        }
      }
    }
    return String.join(", ", methods);
  }

  private static Route get(String path, Handler handler) {
    return new Route(HandlerType.GET, path, handler);
  }

  private static Route post(String path, Handler handler) {
    return new Route(HandlerType.POST, path, handler);
  }
}
