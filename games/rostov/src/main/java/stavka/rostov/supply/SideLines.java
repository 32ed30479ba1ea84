package stavka.rostov.supply;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Trace;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.control.Control;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;

/** The lines of one side in one position. */
@Rule({"6.11", "6.2", "6.31", "6.4", "6.51", "6.52", "6.54"})
final class SideLines {
  /**
   * Lines of three kinds, one after the other: by rail from a source, by road from these, across
   * country from all of them.
   */
  private record Route(Trace rail, Trace road, Trace any) {}

  private final RostovTheatre theatre;
  private final Position position;
  private final Side side;
  private final Passages passages;
  private final Ints edges;
  private final List<Ints> cutOff;
  private final Ints ports;
  private final Ints sources;
  private final Route route;
  private final Map<Integer, Trace> around = new ConcurrentHashMap<>();
  private @Nullable Ints bySea;

  SideLines(
      RostovTheatre theatre,
      MajorCities cities,
      Ports harbours,
      Passages passages,
      Position position,
      Side side) {
    this.theatre = theatre;
    this.position = position;
    this.side = side;
    this.passages = passages;
    this.edges = edges();
    this.cutOff = own(cities);
    Ints sailing = harbours.sailing(position, side, passages::open);
    Ints found = edges;
    Route lines = route(found);
    Ints fed = Ints.EMPTY;
    boolean more = true;
    while (more) {
      Ints joined = joined(lines.any());
      Trace land = lines.any();
      fed = joined.isEmpty() ? harbours.fed(sailing, land::reaches) : fed;
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

  /** Edge hexes that the scenario names, while the side holds them and lines may pass. */
  @Rule({"3.13", "6.51", "6.52"})
  private Ints edges() {
    ScenarioPlan.Supplies supplies = theatre.plan(position).supplies();
    Ints hexes = supplies.sources().of(side);
    for (ScenarioPlan.Later later : supplies.later()) {
      if (later.side() == side && later.open(position.turn())) {
        hexes = hexes.plus(later.hexes());
      }
    }
    return hexes.filter(hex -> Control.holds(position, side, hex) && passages.open(hex));
  }

  /** The Soviets' major cities as far as they hold them, none of them joined to anything yet. */
  @Rule("6.51")
  private List<Ints> own(MajorCities cities) {
    List<Ints> own = new ArrayList<>();
    for (Ints city : side == Side.SOVIET ? cities.all() : List.<Ints>of()) {
      Ints held = city.filter(hex -> Control.holds(position, side, hex) && passages.open(hex));
      if (!held.isEmpty()) {
        own.add(held);
      }
    }
    return own;
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

  /** The units that ships feed: of those without a land line, the nearest to each port. */
  @Rule("6.54")
  Ints bySea() {
    Ints known = bySea;
    if (known == null) {
      known = Ints.EMPTY;
      for (int port : ports) {
        known = known.plus(nearest(route(Ints.of(port)).any(), known));
      }
      bySea = known;
    }
    return known;
  }

  private Ints nearest(Trace lines, Ints fed) {
    RostovPieces pieces = theatre.pieces();
    List<Integer> units = new ArrayList<>();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.side(unit) == side
          && pieces.combat(unit)
          && !pieces.flotilla(unit)
          && position.onMap(unit)
          && !fed.contains(unit)
          && !any().reaches(position.place(unit))
          && lines.reaches(position.place(unit))) {
        units.add(unit);
      }
    }
    units.sort(Comparator.comparingInt(unit -> lines.line(position.place(unit)).size()));
    return Ints.of(
        units.stream()
            .limit(theatre.charts().supply().portUnits())
            .mapToInt(Integer::intValue)
            .toArray());
  }
}
