package stavka.rostov.supply;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Trace;
import stavka.engine.value.Ints;

/** The lines of one side, in every position with the same ground for them. */
@Rule({"6.11", "6.2", "6.31", "6.4", "6.51", "6.52", "6.54"})
final class SideLines {
  /**
   * Lines of three kinds, one after the other: by rail from a source, by road from these, across
   * country from all of them.
   */
  private record Route(Trace rail, Trace road, Trace any) {}

  private final Passages passages;
  private final Ints edges;
  private final List<Ints> cutOff;
  private final Ints ports;
  private final Ints sources;
  private final Route route;
  private final Map<Integer, Trace> around = new ConcurrentHashMap<>();
  private final Map<Integer, Trace> shipped = new ConcurrentHashMap<>();

  SideLines(Ports harbours, Passages passages, LineGround ground) {
    this.passages = passages;
    this.edges = ground.edges;
    // None of the cities is joined to anything yet.
    this.cutOff = new ArrayList<>(ground.cities);
    Ints found = edges;
    Route lines = route(found);
    Ints fed = Ints.EMPTY;
    boolean more = true;
    while (more) {
      Ints joined = joined(lines.any());
      Trace land = lines.any();
      fed = joined.isEmpty() ? harbours.fed(ground.sailing, land::reaches) : fed;
      if (joined.isEmpty() && !fed.isEmpty() && !cutOff.isEmpty()) {
        joined = joined(route(fed).any());
      }
      more = !joined.isEmpty();
      if (more) {
        Ints known = found;
        found = found.plus(joined.filter(hex -> !known.contains(hex)));
        lines = route(found);
      }
    }
    this.ports = fed;
    this.sources = found;
    this.route = lines;
  }

  /** The hexes of cities that lines have come to, which are no longer cut off. */
  @Rule("6.51")
  private Ints joined(Trace lines) {
    Ints hexes = Ints.EMPTY;
    for (Ints city : List.copyOf(cutOff)) {
      if (city.any(lines::reaches)) {
        cutOff.remove(city);
        hexes = hexes.plus(city);
      }
    }
    return hexes;
  }

  private Route route(Ints from) {
    Trace starts = Trace.from(from);
    Trace rail = starts.or(starts.along(passages.rails()));
    Trace road = rail.along(passages.roads(), passages.roadNet());
    return new Route(rail, road, passages.across(road));
  }

  Ints edgeSources() {
    return edges;
  }

  /** Edges, and cities that are not cut off. */
  Ints sources() {
    return sources;
  }

  /** Cities that feed nobody, not even themselves. */
  List<Ints> cutOff() {
    return List.copyOf(cutOff);
  }

  Trace rail() {
    return route.rail();
  }

  Trace road() {
    return route.road();
  }

  Trace any() {
    return route.any();
  }

  /** Lines as an attack's supply needs them, from the hex of a counter. */
  @Rule("15.31")
  Trace around(int hex) {
    return around.computeIfAbsent(hex, from -> passages.across(Trace.from(Ints.of(from))));
  }

  @Rule("6.53")
  Trace relief(int hex) {
    return passages.relief(hex);
  }

  /** The ports that ships feed. */
  @Rule("6.54")
  Ints ports() {
    return ports;
  }

  /** All lines from a port. */
  @Rule("6.54")
  Trace from(int port) {
    return shipped.computeIfAbsent(port, from -> route(Ints.of(from)).any());
  }
}
