package stavka.atlas.draw;

import java.util.List;
import java.util.Locale;
import stavka.atlas.draw.LabelPlacer.Placed;
import stavka.engine.map.Locality;
import stavka.formats.map.MapDrawing.Point;

/** Paints town marks by rank, and writes their names. */
final class TownPainter {
  private static final int BLOB = 16;

  private final Svg svg;
  private final Look look;

  TownPainter(Svg svg, Look look) {
    this.svg = svg;
    this.look = look;
  }

  /** Ranks from the greatest down. */
  enum Rank {
    CITY(0.43, 0.5),
    LARGE(0.325, 0.1),
    TOWN(0.3, 0.085),
    VILLAGE(0.265, 0.055);

    private final double letters;
    private final double radius;

    Rank(double letters, double radius) {
      this.letters = letters;
      this.radius = radius;
    }

    static Rank of(Locality place) {
      return switch (place.rank()) {
        case "city" -> CITY;
        case "large" -> LARGE;
        case "town" -> TOWN;
        default -> VILLAGE;
      };
    }

    double radius() {
      return radius;
    }
  }

  /** The name of a place as the map letters it. */
  static Label label(Sheet sheet, Locality place, Language language, boolean builtUp) {
    Rank rank = Rank.of(place);
    String name = language.of(place);
    Point mark = builtUp ? middle(sheet, place) : sheet.mark(place);
    double spread = builtUp && place.hexes().size() > 1 ? 0.9 : 0.5;
    double clear = builtUp ? spread : rank.radius() + 0.07;
    return new Label(
        rank == Rank.CITY ? name.toUpperCase(Locale.ROOT) : name,
        rank == Rank.TOWN || rank == Rank.VILLAGE ? Typeface.ROMAN : Typeface.BOLD,
        rank.letters,
        rank == Rank.CITY ? 0.045 : 0,
        mark,
        clear,
        builtUp ? spread - 0.02 : rank.radius() + 0.06,
        rank != Rank.VILLAGE);
  }

  private static Point middle(Sheet sheet, Locality place) {
    double x =
        place.hexes().stream().mapToDouble(hex -> sheet.grid().centreX(hex)).average().orElse(0);
    double y =
        place.hexes().stream().mapToDouble(hex -> sheet.grid().centreY(hex)).average().orElse(0);
    return new Point(x, y);
  }

  /** The houses around a large town. */
  void houses(Point at, int seed) {
    StringBuilder data = new StringBuilder();
    for (int i = 0; i < BLOB; i++) {
      double angle = 2 * Math.PI * i / BLOB;
      double r = 0.2 + 0.09 * (Noise.scatter(i, seed) - 0.5);
      Point p = new Point(at.x() + 1.15 * r * Math.cos(angle), at.y() + r * Math.sin(angle));
      data.append(i == 0 ? 'M' : 'L')
          .append(Svg.length(p.x()))
          .append(' ')
          .append(Svg.length(p.y()));
    }
    svg.path(
        data + "Z",
        "fill",
        look.ink(Ink.BUILT),
        "stroke",
        look.ink(Ink.BUILT_LINE),
        "stroke-width",
        Svg.length(0.014),
        "stroke-linejoin",
        "round");
  }

  void mark(Rank rank, Point at) {
    boolean dot = rank == Rank.VILLAGE;
    double radius = rank == Rank.CITY ? 0.11 : rank.radius();
    circle(at, radius, dot ? Ink.INK : Ink.PAPER, dot ? 0.01 : 0.034);
    if (rank == Rank.LARGE || rank == Rank.CITY) {
      circle(at, radius * 0.42, Ink.INK, 0);
    }
  }

  private void circle(Point at, double radius, Ink fill, double weight) {
    svg.empty(
        "circle",
        "cx",
        Svg.length(at.x()),
        "cy",
        Svg.length(at.y()),
        "r",
        Svg.length(radius),
        "fill",
        look.ink(fill),
        "stroke",
        look.ink(Ink.INK),
        "stroke-width",
        Svg.length(weight));
  }

  void names(List<Placed> labels) {
    for (Placed placed : labels) {
      Label label = placed.label();
      new Lettering(
              label.face(), label.size(), label.spacing(), look.ink(Ink.INK), look.ink(Ink.PAPER))
          .write(
              svg,
              label.text(),
              new Point(placed.box().left(), placed.box().top() + label.size() * 0.69),
              Lettering.Anchor.START);
    }
  }

  /** The value printed on a hex, such as a garrison, in a small shield. */
  void value(Point at, String value) {
    double w = 0.115;
    String x = Svg.length(at.x() - w);
    String y = Svg.length(at.y() - 0.12);
    svg.path(
        "M"
            + x
            + " "
            + y
            + "h"
            + Svg.length(2 * w)
            + "v"
            + Svg.length(0.15)
            + "q0 "
            + Svg.length(0.08)
            + " "
            + Svg.length(-w)
            + " "
            + Svg.length(0.12)
            + "q"
            + Svg.length(-w)
            + " "
            + Svg.length(-0.04)
            + " "
            + Svg.length(-w)
            + " "
            + Svg.length(-0.12)
            + "Z",
        "fill",
        look.ink(Ink.FRONT_AXIS),
        "stroke",
        look.ink(Ink.PAPER),
        "stroke-width",
        Svg.length(0.028),
        "stroke-linejoin",
        "round");
    Lettering.plain(Typeface.BOLD, 0.22, look.ink(Ink.PAPER))
        .write(svg, value, new Point(at.x(), at.y() + 0.075), Lettering.Anchor.MIDDLE);
  }
}
