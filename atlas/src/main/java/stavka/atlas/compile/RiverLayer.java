package stavka.atlas.compile;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import stavka.atlas.gazetteer.River;
import stavka.atlas.gazetteer.River.Reach;
import stavka.atlas.gazetteer.Town;
import stavka.atlas.geo.LatLon;
import stavka.atlas.geo.Polyline;
import stavka.atlas.plan.MapPlan;
import stavka.atlas.plan.MapPlan.RiverBank;
import stavka.engine.hex.HexGrid;
import stavka.engine.map.Locality;
import stavka.formats.map.MapDrawing;
import stavka.formats.map.MapDrawing.Point;

/**
 * Lays the rivers along the hexsides, each main river before its tributaries, so that these end on
 * a corner of it.
 */
final class RiverLayer {
  /** Keeps a river off the corners of others, except where it joins them. */
  private static final double STRANGE_CORNER = 2.5;

  /** Towns nearer to a river than this show which bank they stand on. */
  private static final double TOWN_REACH = 1.2;

  /** Nearer than this a town stands on both banks. */
  private static final double TOWN_ASTRIDE = 0.04;

  private static final double SMOOTHED_AWAY = 0.2;

  private static final double CONFLUENCE_REACH = 2.5;

  private final MapPlan plan;
  private final Placement placement;
  private final Margin margin;
  private final CornerGraph graph;
  private final HexsideTracer tracer;
  private final Crossings crossings;
  private final MapDraft draft;
  private final List<Locality> places;
  private final List<Point> truePositions;
  private final CompileReport.Gathering report;

  private final SequencedMap<String, Set<Integer>> corners = new LinkedHashMap<>();
  private final Set<Integer> taken = new HashSet<>();
  private final List<MapDrawing.River> drawn = new ArrayList<>();

  RiverLayer(
      MapPlan plan,
      Placement placement,
      Margin margin,
      CornerGraph graph,
      Crossings crossings,
      MapDraft draft,
      List<Locality> places,
      CompileReport.Gathering report) {
    this.plan = plan;
    this.placement = placement;
    this.margin = margin;
    this.graph = graph;
    this.tracer = new HexsideTracer(margin, graph);
    this.crossings = crossings;
    this.draft = draft;
    this.places = places;
    this.truePositions = places.stream().map(this::truePosition).toList();
    this.report = report;
  }

  List<MapDrawing.River> lay() {
    Map<String, @Nullable River> parents = new LinkedHashMap<>();
    List<River> rivers = new ArrayList<>(plan.gazetteer().rivers().values());
    rivers.removeIf(river -> plan.rivers().leftOut().contains(river.id()));
    for (River river : rivers) {
      parents.put(river.id(), Confluences.parent(river, rivers));
    }
    rivers.sort(Comparator.comparingInt(river -> Confluences.depth(river, parents)));
    for (River river : rivers) {
      layRiver(river, parents.get(river.id()));
    }
    return drawn;
  }

  private void layRiver(River river, @Nullable River parent) {
    corners.put(river.id(), new HashSet<>());
    List<LatLon> course = new ArrayList<>();
    @Nullable String feature = null;
    int start = HexGrid.NONE;
    for (Reach reach : river.reaches()) {
      @Nullable String of = feature(river, reach);
      if (feature != null && !feature.equals(of)) {
        start = layCourse(river, null, feature, course, start);
        course.clear();
      }
      if (of == null) {
        start = HexGrid.NONE;
      } else {
        course.addAll(reach.course());
      }
      feature = of;
    }
    if (feature != null) {
      layCourse(river, parent, feature, course, start);
    }
    taken.addAll(corners.getOrDefault(river.id(), Set.of()));
  }

  private @Nullable String feature(River river, Reach reach) {
    @Nullable String named = plan.rivers().named().get(river.id());
    if (named != null && reach.size() != River.Size.STREAM) {
      return named;
    }
    return plan.rivers().sizes().get(reach.size());
  }

  /** Lays one course and returns the corner it ends on. */
  private int layCourse(
      River river, @Nullable River parent, String feature, List<LatLon> course, int start) {
    int end = HexGrid.NONE;
    int begin = start;
    for (Polyline part : MarginCut.within(margin, placement.of(course))) {
      boolean atMouth = part.last().equals(placement.of(course.getLast()));
      int from = begin == HexGrid.NONE ? graph.nearest(part.first()) : begin;
      int goal = goal(part, atMouth ? parent : null);
      begin = HexGrid.NONE;
      end = atMouth ? goal : HexGrid.NONE;
      if (from == goal) {
        continue;
      }
      Set<Integer> joined = joined(atMouth ? parent : null);
      List<Integer> chain =
          tracer.trace(part, from, goal, banks(river, part), corner -> toll(corner, joined));
      if (chain.isEmpty()) {
        report.add(
            CompileReport.Part.RIVER, "river " + river.id() + " could not be laid without a gap");
        continue;
      }
      mark(river, feature, untilFirst(chain, joined));
    }
    return end;
  }

  private Set<Integer> joined(@Nullable River parent) {
    return parent == null ? Set.of() : corners.getOrDefault(parent.id(), Set.of());
  }

  private double toll(int corner, Set<Integer> joined) {
    return taken.contains(corner) && !joined.contains(corner) ? STRANGE_CORNER : 0;
  }

  /** The corner a course ends on: one of the river it joins, if that is near. */
  private int goal(Polyline part, @Nullable River parent) {
    int best = HexGrid.NONE;
    double bestDistance = CONFLUENCE_REACH;
    for (int corner : joined(parent).stream().sorted().toList()) {
      double distance = Polyline.apart(graph.position(corner), part.last());
      if (distance < bestDistance - 1e-9) {
        bestDistance = distance;
        best = corner;
      }
    }
    return best == HexGrid.NONE ? graph.nearest(part.last()) : best;
  }

  /** A tributary ends where it first meets its river, instead of running along it. */
  private List<Integer> untilFirst(List<Integer> chain, Set<Integer> joined) {
    for (int i = 0; i < chain.size(); i++) {
      if (joined.contains(graph.next(chain.get(i)))) {
        return chain.subList(0, i + 1);
      }
    }
    return chain;
  }

  private Banks banks(River river, Polyline part) {
    Banks banks = new Banks();
    for (RiverBank decided : plan.rivers().banks()) {
      if (decided.river().equals(river.id())) {
        boolean left = decided.bank() == RiverBank.Bank.LEFT;
        int hex = decided.town() == null ? HexGrid.NONE : placement.hex(decided.town());
        if (hex != HexGrid.NONE) {
          banks.demand(margin.toOuter(hex), left);
        }
        decided.hexes().forEach(each -> banks.demand(margin.toOuter(each), left));
      }
    }
    for (int i = 0; i < places.size(); i++) {
      Locality place = places.get(i);
      Point at = truePositions.get(i);
      Polyline.Foot foot = part.foot(at.x(), at.y());
      if (foot.distance() > TOWN_ASTRIDE && foot.distance() < TOWN_REACH) {
        for (int hex : place.hexes()) {
          banks.demand(margin.toOuter(hex), foot.left());
        }
      }
    }
    return banks;
  }

  /** Where a town really lies: its dot keeps off the sides of its hex, and so off the river. */
  private Point truePosition(Locality place) {
    @Nullable Town town = plan.gazetteer().town(place.id());
    return town == null ? new Point(place.x(), place.y()) : placement.of(town.at());
  }

  private void mark(River river, String feature, List<Integer> chain) {
    Set<Integer> own = corners.computeIfAbsent(river.id(), id -> new HashSet<>());
    List<Integer> run = new ArrayList<>();
    for (int step : chain) {
      own.add(step / CornerGraph.SIDES);
      own.add(graph.next(step));
      crossings.add(graph.leftHex(step), graph.rightHex(step), weight(river));
      if (side(step) == HexGrid.NONE) {
        finish(river, feature, run);
        run = new ArrayList<>();
      } else {
        run.add(step);
      }
    }
    finish(river, feature, run);
  }

  private static int weight(River river) {
    boolean major = river.reaches().stream().anyMatch(reach -> reach.size() == River.Size.MAJOR);
    return major ? 3 : 1;
  }

  /** Draws an unbroken stretch on the sheet; a lone side at the sheet's edge is no river. */
  private void finish(River river, String feature, List<Integer> run) {
    if (run.size() < 2) {
      return;
    }
    List<Integer> sides = new ArrayList<>();
    List<Point> line = new ArrayList<>();
    line.add(graph.position(run.getFirst() / CornerGraph.SIDES));
    for (int step : run) {
      int side = side(step);
      sides.add(side);
      draft.addSide(side, feature);
      line.add(graph.position(graph.next(step)));
    }
    List<Point> curve = new ArrayList<>(new Polyline(line).smooth().points());
    curve.set(curve.size() - 1, confluence(river, curve.getLast()));
    List<MapDrawing.Reach> reaches = new Reaches(reachesOf(river, feature), placement).along(line);
    drawn.add(new MapDrawing.River(river.id(), river.name(), feature, sides, curve, reaches));
  }

  private List<Reach> reachesOf(River river, String feature) {
    return river.reaches().stream().filter(reach -> feature.equals(feature(river, reach))).toList();
  }

  /**
   * Smoothing moves a main river off its corners; a tributary drawn to the corner would miss it.
   */
  private Point confluence(River river, Point mouth) {
    for (MapDrawing.River other : drawn) {
      Point joint = new Polyline(other.curve()).nearest(mouth.x(), mouth.y());
      if (!other.id().equals(river.id()) && Polyline.apart(joint, mouth) < SMOOTHED_AWAY) {
        return joint;
      }
    }
    return mouth;
  }

  private int side(int step) {
    return Sides.onSheet(margin, graph, step);
  }
}
