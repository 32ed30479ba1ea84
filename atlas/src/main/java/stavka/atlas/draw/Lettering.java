package stavka.atlas.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import stavka.formats.map.MapDrawing.Point;

/** Writes on the map: the one place that knows how letters are set. */
record Lettering(Typeface face, double size, double spacing, String colour, String halo) {
  private static final double HALO = 0.2;

  static Lettering plain(Typeface face, double size, String colour) {
    return new Lettering(face, size, 0, colour, "");
  }

  /** How a text stands on its point. */
  enum Anchor {
    START,
    MIDDLE,
    END
  }

  /** Writes on one line, no wider than planned whatever font there is. */
  void write(Svg svg, String text, Point baseline, Anchor anchor) {
    List<String> attributes = attributes();
    add(attributes, "x", Svg.length(baseline.x()), "y", Svg.length(baseline.y()));
    if (anchor != Anchor.START) {
      add(attributes, "text-anchor", anchor == Anchor.MIDDLE ? "middle" : "end");
    }
    if (spacing == 0 && text.length() > 2) {
      String width = Svg.length(face.width(text, size));
      add(attributes, "textLength", width, "lengthAdjust", "spacingAndGlyphs");
    }
    svg.leaf("text", text, attributes.toArray(String[]::new));
  }

  /** Opens a group in which {@link #bare} writes many short texts. */
  void open(Svg svg, Anchor anchor) {
    List<String> attributes = attributes();
    add(attributes, "text-anchor", anchor.name().toLowerCase(Locale.ROOT));
    svg.open("g", attributes.toArray(String[]::new));
  }

  static void bare(Svg svg, String text, Point baseline) {
    svg.leaf("text", text, "x", Svg.length(baseline.x()), "y", Svg.length(baseline.y()));
  }

  /**
   * Writes one letter after another along a course; a reader of the file finds the whole name on
   * the group.
   */
  void along(Svg svg, String name, List<Letter> letters) {
    List<String> attributes = attributes();
    add(attributes, "text-anchor", "middle", "role", "img", "aria-label", name);
    svg.open("g", attributes.toArray(String[]::new));
    for (Letter letter : letters) {
      String turn =
          "translate("
              + Svg.length(letter.at().x())
              + " "
              + Svg.length(letter.at().y())
              + ") rotate("
              + Svg.number(Math.toDegrees(letter.angle()))
              + ")";
      svg.leaf("text", letter.text(), "transform", turn);
    }
    svg.close();
  }

  /** A letter on a course: the middle of its foot and its slant. */
  record Letter(String text, Point at, double angle) {}

  private List<String> attributes() {
    List<String> attributes = new ArrayList<>();
    add(attributes, "font-family", face.family(), "font-size", Svg.length(size), "fill", colour);
    if (!face.weight().equals("400")) {
      add(attributes, "font-weight", face.weight());
    }
    if (!face.style().equals("normal")) {
      add(attributes, "font-style", face.style());
    }
    if (spacing != 0) {
      add(attributes, "letter-spacing", Svg.length(spacing));
    }
    if (!halo.isEmpty()) {
      add(
          attributes,
          "stroke",
          halo,
          "stroke-width",
          Svg.length(Math.max(0.045, size * HALO)),
          "stroke-linejoin",
          "round",
          "paint-order",
          "stroke");
    }
    return attributes;
  }

  private static void add(List<String> attributes, String... more) {
    attributes.addAll(List.of(more));
  }
}
