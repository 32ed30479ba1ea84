package stavka.atlas.draw;

import java.util.List;
import stavka.atlas.draw.FrontPainter.Mark;
import stavka.atlas.draw.TownPainter.Rank;
import stavka.atlas.draw.WayPainter.Bridge;
import stavka.atlas.draw.Ways.Way;
import stavka.atlas.geo.Polyline;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.formats.Bilingual;
import stavka.formats.map.MapDrawing.Point;

/** Draws the signs of a legend, with the painters of the map itself. */
final class LegendSamples {
  private static final Bilingual NAMELESS = new Bilingual("", "");

  private final Svg svg;
  private final Look look;
  private final Sheet sheet;

  LegendSamples(Svg svg, Look look, Sheet sheet) {
    this.svg = svg;
    this.look = look;
    this.sheet = sheet;
  }

  /** A hex of that ground. */
  void ground(Ground ground, Box box) {
    Point at = centre(box);
    svg.open(
        "g",
        "transform",
        "translate(" + Svg.length(at.x()) + " " + Svg.length(at.y()) + ") scale(0.56)");
    HexGrid one = new HexGrid(sheet.grid().orientation(), 1, 1, 0);
    Bleed bleed = new Bleed(one);
    int hex = bleed.grid().at(2, 2);
    Point origin = bleed.centre(hex);
    svg.open(
        "g",
        "transform",
        "translate(" + Svg.length(-origin.x()) + " " + Svg.length(-origin.y()) + ")");
    StringBuilder outline = new StringBuilder();
    for (int i = 0; i < HexGrid.DIRECTIONS; i++) {
      Point corner = bleed.corner(hex, i);
      outline
          .append(i == 0 ? 'M' : 'L')
          .append(Svg.length(corner.x()))
          .append(' ')
          .append(Svg.length(corner.y()));
    }
    svg.path(outline + "Z", "fill", look.ink(Ink.PAPER));
    List<DrawnLine> rings = GroundPainter.rings(ground, bleed, HexSet.of(bleed.grid(), hex));
    new GroundPainter(svg, look).paint(ground, rings, Box.around(origin, 0.7, 0.7), point -> true);
    svg.path(
        outline + "Z",
        "fill",
        "none",
        "stroke",
        look.ink(Ink.GRID),
        "stroke-width",
        Svg.length(0.02));
    svg.close().close();
  }

  void river(Breadth breadth, Box box) {
    new WaterPainter(svg, look).paint(List.of(Stream.of(NAMELESS, wave(box), breadth)));
  }

  void lake(Box box) {
    new LakePainter(svg, look).paint(List.of(new DrawnLine(List.of(left(box), right(box)))));
  }

  void fort(Box box) {
    new FortPainter(svg, look).line(new DrawnLine(List.of(left(box), right(box))));
  }

  void way(String kind, Box box) {
    boolean rail = kind.equals("1") || kind.equals("2");
    List<Way> ways = List.of(new Way(rail ? "rail" : "road", kind, wave(box)));
    WayPainter painter = new WayPainter(svg, look);
    if (rail) {
      painter.railways(ways);
    } else {
      painter.roads(ways);
    }
  }

  void bridge(Box box) {
    Point at = centre(box);
    DrawnLine river =
        new DrawnLine(
            List.of(new Point(at.x() - 0.1, box.top()), new Point(at.x() + 0.1, box.bottom())));
    new WaterPainter(svg, look).paint(List.of(Stream.of(NAMELESS, river, Breadth.MINOR)));
    WayPainter painter = new WayPainter(svg, look);
    painter.roads(List.of(new Way("road", "main", new DrawnLine(List.of(left(box), right(box))))));
    painter.bridges(List.of(new Bridge(at, 0, Breadth.MINOR.width())));
  }

  void town(Rank rank, Box box) {
    TownPainter painter = new TownPainter(svg, look);
    if (rank == Rank.LARGE) {
      painter.houses(centre(box), 7);
    }
    painter.mark(rank, centre(box));
  }

  void front(Box box) {
    new FrontPainter(svg, look).strands(wave(box));
  }

  void points(Box box) {
    FrontPainter painter = new FrontPainter(svg, look);
    Point a = Polyline.between(left(box), right(box), 0.25);
    Point b = Polyline.between(left(box), right(box), 0.75);
    painter.mark(new Mark("A", a, a, true));
    painter.mark(new Mark("1", b, b, false));
  }

  void sector(Box box) {
    new SectorPainter(svg, look, sheet).line(new DrawnLine(List.of(left(box), right(box))));
  }

  void garrison(Box box) {
    new TownPainter(svg, look).value(centre(box), "1");
  }

  void entrances(Box box) {
    EntrancePainter painter = new EntrancePainter(svg, look, sheet);
    painter.disc("A", Polyline.between(left(box), right(box), 0.25), Ink.FRONT_AXIS);
    painter.disc("V", Polyline.between(left(box), right(box), 0.75), Ink.FRONT_SOVIET);
  }

  private static DrawnLine wave(Box box) {
    Point a = left(box);
    double step = box.width() / 3;
    List<Point> points =
        List.of(
            a,
            new Point(a.x() + step, a.y() - 0.07),
            new Point(a.x() + 2 * step, a.y() + 0.07),
            right(box));
    return new DrawnLine(new Polyline(points).curve().points());
  }

  private static Point left(Box box) {
    return new Point(box.left(), (box.top() + box.bottom()) / 2);
  }

  private static Point right(Box box) {
    return new Point(box.right(), (box.top() + box.bottom()) / 2);
  }

  private static Point centre(Box box) {
    return Polyline.between(left(box), right(box), 0.5);
  }
}
