package stavka.atlas.compile;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import stavka.atlas.gazetteer.Way;
import stavka.atlas.gazetteer.Way.Stop;
import stavka.atlas.geo.Polyline;
import stavka.atlas.plan.MapPlan;
import stavka.atlas.plan.MapPlan.Network;
import stavka.engine.hex.HexGrid;
import stavka.engine.map.Locality;
import stavka.formats.map.MapDrawing;
import stavka.formats.map.MapDrawing.Point;

/** Lays roads and railways from hex to hex, through the hex of every named place they touch. */
final class WayLayer {
  private static final double STEP = 0.25;

  /** How far from the centre of a hex a way may be drawn. */
  private static final double SWAY = 0.3;

  private final MapPlan plan;
  private final Placement placement;
  private final Margin margin;
  private final Crossings crossings;
  private HexTracer tracer;
  private final MapDraft draft;
  private final CompileReport.Gathering report;
  private final Map<String, Integer> hexOfPlace = new LinkedHashMap<>();
  private final Map<Integer, Point> nodes = new LinkedHashMap<>();
  private final Map<Integer, Point> passed = new LinkedHashMap<>();
  private final List<MapDrawing.Route> drawn = new ArrayList<>();

  WayLayer(
      MapPlan plan,
      Placement placement,
      Margin margin,
      Crossings crossings,
      MapDraft draft,
      List<Locality> places,
      CompileReport.Gathering report) {
    this.plan = plan;
    this.placement = placement;
    this.margin = margin;
    this.crossings = crossings;
    this.tracer = new HexTracer(margin, crossings);
    this.draft = draft;
    this.report = report;
    for (Locality place : places) {
      int hex = margin.toOuter(place.hexes().getFirst());
      hexOfPlace.put(place.id(), hex);
      nodes.putIfAbsent(hex, new Point(place.x(), place.y()));
    }
  }

  List<MapDrawing.Route> lay() {
    plan.networks()
        .forEach(
            (name, network) -> {
              if (network.source() != null) {
                layNetwork(name, network);
              }
            });
    return drawn;
  }

  private void layNetwork(String name, Network network) {
    Map<String, Way> ways =
        network.source() == Network.Source.ROADS
            ? plan.gazetteer().roads()
            : plan.gazetteer().railways();
    tracer = new HexTracer(margin, crossings);
    passed.clear();
    for (Way way : ways.values()) {
      if (!network.leftOut().contains(way.id())
          && (network.grades().isEmpty() || network.grades().contains(way.grade()))) {
        layWay(name, way);
      }
    }
  }

  /** Cuts a way into parts that stay within the margin and lays each of them. */
  private void layWay(String network, Way way) {
    List<Sample> part = new ArrayList<>();
    for (Sample sample : samples(way)) {
      if (margin.hexAt(sample.at()) != HexGrid.NONE) {
        part.add(sample);
      } else {
        layPart(network, way, part);
        part = new ArrayList<>();
      }
    }
    layPart(network, way, part);
  }

  /** A point of a way, and the hex it must pass there, if any. */
  private record Sample(Point at, int stop) {}

  private List<Sample> samples(Way way) {
    List<Sample> samples = new ArrayList<>();
    for (Stop stop : way.via()) {
      Point at = placement.of(stop.at());
      int hex =
          stop.town() == null
              ? HexGrid.NONE
              : hexOfPlace.getOrDefault(stop.town().id(), HexGrid.NONE);
      if (!samples.isEmpty()) {
        List<Point> between =
            new Polyline(List.of(samples.getLast().at(), at)).dense(STEP).points();
        for (Point point : between.subList(1, between.size() - 1)) {
          samples.add(new Sample(point, HexGrid.NONE));
        }
      }
      samples.add(new Sample(at, hex));
    }
    return samples;
  }

  private void layPart(String network, Way way, List<Sample> part) {
    if (part.size() < 2) {
      return;
    }
    List<Integer> path = new ArrayList<>();
    List<Point> leg = new ArrayList<>();
    for (int i = 0; i < part.size(); i++) {
      Sample sample = part.get(i);
      leg.add(sample.at());
      boolean end = i == 0 || i == part.size() - 1;
      if (sample.stop() != HexGrid.NONE || end) {
        int hex = sample.stop() != HexGrid.NONE ? sample.stop() : margin.hexAt(sample.at());
        join(way, path, leg, hex);
        leg = new ArrayList<>(List.of(sample.at()));
      }
    }
    finish(network, way, path, new Polyline(part.stream().map(Sample::at).toList()));
  }

  private void join(Way way, List<Integer> path, List<Point> leg, int to) {
    if (path.isEmpty()) {
      path.add(to);
    } else if (path.getLast() != to) {
      int behind = path.size() > 1 ? path.get(path.size() - 2) : HexGrid.NONE;
      List<Integer> hexes = tracer.trace(new Polyline(leg), path.getLast(), to, behind);
      if (hexes.isEmpty()) {
        report.add(CompileReport.Part.WAY, way.id() + " has a gap");
      }
      path.addAll(hexes);
    }
  }

  /** Links the hexes of a path and draws its stretches on the sheet. */
  private void finish(String network, Way way, List<Integer> path, Polyline course) {
    List<Integer> clean = HexTracer.withoutSpurs(path, nodes.keySet());
    List<Integer> run = new ArrayList<>();
    List<Point> line = new ArrayList<>();
    int before = HexGrid.NONE;
    for (int outer : clean) {
      int hex = margin.toInner(outer);
      if (hex == HexGrid.NONE) {
        if (!run.isEmpty()) {
          line.add(edge(before, outer));
        }
        draw(network, way, run, line);
        run = new ArrayList<>();
        line = new ArrayList<>();
      } else {
        if (run.isEmpty() && before != HexGrid.NONE) {
          line.add(edge(before, outer));
        }
        if (!run.isEmpty()) {
          draft.link(network, run.getLast(), hex);
          tracer.prefer(before, outer);
        }
        run.add(hex);
        line.add(node(outer, course));
      }
      before = outer;
    }
    draw(network, way, run, line);
  }

  /**
   * Where ways of one network pass a hex: at its town, or where the first of them really runs, near
   * the centre.
   */
  private Point node(int hex, Polyline course) {
    @Nullable Point town = nodes.get(hex);
    if (town != null) {
      return town;
    }
    return passed.computeIfAbsent(
        hex,
        key -> {
          Point centre = margin.centre(hex);
          Point real = course.nearest(centre.x(), centre.y());
          double distance = Polyline.apart(centre, real);
          return distance <= SWAY ? real : Polyline.between(centre, real, SWAY / distance);
        });
  }

  private Point edge(int a, int b) {
    return Polyline.between(margin.centre(a), margin.centre(b), 0.5);
  }

  private void draw(String network, Way way, List<Integer> run, List<Point> line) {
    // A single hex at the edge is a way that runs along it outside.
    if (run.size() > 1) {
      drawn.add(
          new MapDrawing.Route(
              way.id(),
              way.name(),
              network,
              way.grade(),
              run,
              new Polyline(line).curve().points()));
    }
  }
}
