package stavka.atlas.compile;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import stavka.atlas.geo.Polyline;
import stavka.atlas.plan.FrontierRule;
import stavka.atlas.plan.FrontierRule.Gate;
import stavka.atlas.plan.FrontierRule.Mark;
import stavka.atlas.plan.MapPlan;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexNumbering;
import stavka.engine.map.Frontier;
import stavka.formats.map.MapDrawing.Point;

/** Snaps frontiers to hexsides, left bank first, and finds their named points. */
final class FrontierLayer {
  private final MapPlan plan;
  private final Placement placement;
  private final Margin margin;
  private final CornerGraph graph;
  private final CompileReport.Gathering report;

  FrontierLayer(
      MapPlan plan,
      Placement placement,
      Margin margin,
      CornerGraph graph,
      CompileReport.Gathering report) {
    this.plan = plan;
    this.placement = placement;
    this.margin = margin;
    this.graph = graph;
    this.report = report;
  }

  SequencedMap<String, Frontier> lay() {
    SequencedMap<String, Frontier> frontiers = new LinkedHashMap<>();
    plan.frontiers().forEach((name, rule) -> frontiers.put(name, lay(name, rule)));
    return frontiers;
  }

  private Frontier lay(String name, FrontierRule rule) {
    List<Integer> steps = longestRun(name, rule);
    List<Integer> sides = new ArrayList<>();
    for (int step : steps) {
      sides.add(Sides.onSheet(margin, graph, step));
    }
    Map<String, Integer> points = new LinkedHashMap<>();
    if (!steps.isEmpty()) {
      rule.points().forEach((point, mark) -> points.put(point, index(name, sides, steps, mark)));
    }
    Frontier frontier = new Frontier(sides, points);
    check(name, rule, frontier);
    return frontier;
  }

  private List<Integer> longestRun(String name, FrontierRule rule) {
    Banks banks = new Banks();
    rule.left().forEach(hex -> banks.demand(margin.toOuter(hex), true));
    rule.right().forEach(hex -> banks.demand(margin.toOuter(hex), false));
    HexsideTracer tracer = new HexsideTracer(margin, graph);
    List<Integer> longest = List.of();
    int runs = 0;
    for (Polyline part : MarginCut.within(margin, line(rule))) {
      int start = graph.nearest(part.first());
      int goal = graph.nearest(part.last());
      List<Integer> run = new ArrayList<>();
      for (int step : tracer.trace(part, start, goal, banks, corner -> 0)) {
        if (Sides.onSheet(margin, graph, step) != HexGrid.NONE) {
          if (run.isEmpty()) {
            runs++;
          }
          run.add(step);
        } else {
          longest = run.size() > longest.size() ? run : longest;
          run = new ArrayList<>();
        }
      }
      longest = run.size() > longest.size() ? run : longest;
    }
    if (runs != 1) {
      String how = runs == 0 ? " does not reach the sheet" : " crosses it in " + runs + " pieces";
      report.add(CompileReport.Part.FRONTIER, "frontier " + name + how);
    }
    return longest;
  }

  private List<Point> line(FrontierRule rule) {
    if (rule.through().isEmpty() && rule.front() != null) {
      return placement.of(rule.front().line());
    }
    List<Point> points = new ArrayList<>();
    points.add(beyond(rule.through().getFirst(), -3));
    rule.through().forEach(gate -> points.add(beyond(gate, 0)));
    points.add(beyond(rule.through().getLast(), 3));
    return points;
  }

  /** The middle of a gate, moved on along the line by some hexes. */
  private Point beyond(Gate gate, double hexes) {
    Point left = margin.centre(margin.toOuter(gate.left()));
    Point right = margin.centre(margin.toOuter(gate.right()));
    double towardsLeftX = left.x() - right.x();
    double towardsLeftY = left.y() - right.y();
    return new Point(
        (left.x() + right.x()) / 2 - hexes * towardsLeftY,
        (left.y() + right.y()) / 2 + hexes * towardsLeftX);
  }

  private int index(String name, List<Integer> sides, List<Integer> steps, Mark mark) {
    return switch (mark) {
      case Mark.Start() -> 0;
      case Mark.End() -> steps.size();
      case Mark.Near(int hex) -> nearest(steps, margin.centre(margin.toOuter(hex)));
      case Mark.Before(Gate gate) -> before(name, sides, gate);
    };
  }

  private int before(String name, List<Integer> sides, Gate gate) {
    int direction = plan.sheet().grid().direction(gate.left(), gate.right());
    int index = sides.indexOf(gate.left() * HexGrid.DIRECTIONS + direction);
    if (index < 0) {
      HexNumbering numbering = plan.sheet().numbering();
      report.add(
          CompileReport.Part.FRONTIER,
          "frontier "
              + name
              + " does not run between "
              + numbering.name(gate.left())
              + " and "
              + numbering.name(gate.right()));
    }
    return Math.max(0, index);
  }

  private int nearest(List<Integer> steps, Point centre) {
    int best = 0;
    double bestDistance = Double.MAX_VALUE;
    for (int i = 0; i <= steps.size(); i++) {
      int corner =
          i < steps.size() ? steps.get(i) / CornerGraph.SIDES : graph.next(steps.get(i - 1));
      double distance = Polyline.apart(graph.position(corner), centre);
      if (distance < bestDistance - 1e-9) {
        bestDistance = distance;
        best = i;
      }
    }
    return best;
  }

  private void check(String name, FrontierRule rule, Frontier frontier) {
    FrontierBanks banks = new FrontierBanks(plan.sheet().grid(), frontier);
    HexNumbering numbering = plan.sheet().numbering();
    if (!frontier.sides().isEmpty() && !banks.partTheMap()) {
      report.add(CompileReport.Part.FRONTIER, "frontier " + name + " does not cut the map in two");
    }
    for (int hex : rule.left()) {
      if (!banks.left().has(hex)) {
        report.add(CompileReport.Part.FRONTIER, numbering.name(hex) + " is not left of " + name);
      }
    }
    for (int hex : rule.right()) {
      if (!banks.right().has(hex)) {
        report.add(CompileReport.Part.FRONTIER, numbering.name(hex) + " is not right of " + name);
      }
    }
  }
}
