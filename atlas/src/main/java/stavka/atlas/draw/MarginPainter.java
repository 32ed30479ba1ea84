package stavka.atlas.draw;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import stavka.atlas.draw.Legend.Column;
import stavka.atlas.draw.Legend.Item;
import stavka.atlas.draw.Lettering.Anchor;
import stavka.formats.Bilingual;
import stavka.formats.map.MapDrawing.Point;

/** Paints what stands around the map: the neat-line, title, legend, scale and north arrow. */
final class MarginPainter {
  private static final double ROW = 0.56;
  private static final double SAMPLE = 0.95;
  private static final double COLUMN = 5.05;
  private static final double TEXT = 0.31;
  private static final double FIGURE = 0.27;

  private final Svg svg;
  private final Look look;
  private final Sheet sheet;
  private final Page page;

  MarginPainter(Svg svg, Look look, Sheet sheet, Page page) {
    this.svg = svg;
    this.look = look;
    this.sheet = sheet;
    this.page = page;
  }

  /** A fine line close to the map and a strong one outside. */
  void neatLine() {
    rectangle(sheet.frame(), null, 0.02);
    rectangle(sheet.frame().grown(0.1), null, 0.055);
  }

  private void rectangle(Box box, @Nullable Ink fill, double weight) {
    svg.empty(
        "rect",
        "x",
        Svg.length(box.left()),
        "y",
        Svg.length(box.top()),
        "width",
        Svg.length(box.width()),
        "height",
        Svg.length(box.height()),
        "fill",
        fill == null ? "none" : look.ink(fill),
        "stroke",
        look.ink(Ink.INK),
        "stroke-width",
        Svg.length(weight));
  }

  void title() {
    Box band = page.title();
    String title = look.language().of(sheet.source().title());
    Lettering.plain(Typeface.BOLD, 0.95, look.ink(Ink.INK))
        .write(svg, title, new Point(band.left(), band.bottom() - 0.55), Anchor.START);
    Lettering.plain(Typeface.ITALIC, 0.42, look.ink(Ink.FAINT_INK))
        .write(svg, subtitle(), new Point(band.right(), band.bottom() - 0.55), Anchor.END);
  }

  private String subtitle() {
    String size = sheet.grid().columns() + " × " + sheet.grid().rows();
    Bilingual scale = sheet.source().scale();
    if (scale != null) {
      return look.language().of(size + " hexes; ", size + " hexagones ; ")
          + look.language().of(scale);
    }
    String km = look.language().number(sheet.source().kmPerHex());
    return look.language()
        .of(size + " hexes, " + km + " km each", size + " hexagones de " + km + " km");
  }

  void legend(List<Column> columns) {
    LegendSamples samples = new LegendSamples(svg, look, sheet);
    double x = page.legend().left();
    double y = page.legend().top();
    double deepest = 0;
    for (Column column : columns) {
      if (x + COLUMN > page.legend().right() && x > page.legend().left()) {
        x = page.legend().left();
        y += deepest + 0.5;
        deepest = 0;
      }
      column(column, samples, x, y);
      deepest = Math.max(deepest, depth(column));
      x += COLUMN;
    }
  }

  private void column(Column column, LegendSamples samples, double x, double y) {
    new Lettering(Typeface.NARROW, 0.26, 0.06, look.ink(Ink.FAINT_INK), "")
        .write(svg, column.title().toUpperCase(Locale.ROOT), new Point(x, y + 0.3), Anchor.START);
    double top = y + 0.5;
    for (Item item : column.items()) {
      item.sample().draw(samples, new Box(x, top, x + SAMPLE, top + ROW));
      Lettering.plain(Typeface.ROMAN, TEXT, look.ink(Ink.INK))
          .write(svg, item.text(), new Point(x + SAMPLE + 0.22, top + ROW / 2 + 0.1), Anchor.START);
      top += ROW + 0.12;
    }
  }

  private static double depth(Column column) {
    return 0.5 + column.items().size() * (ROW + 0.12);
  }

  /** The height a legend needs on a page of some width. */
  static double height(List<Column> columns, double width) {
    int perRow = (int) Math.max(1, Math.floor((width + 0.01) / COLUMN));
    double height = 0;
    for (int i = 0; i < columns.size(); i += perRow) {
      double deepest = 0;
      for (Column column : columns.subList(i, Math.min(columns.size(), i + perRow))) {
        deepest = Math.max(deepest, depth(column));
      }
      height += deepest + (i == 0 ? 0 : 0.5);
    }
    return height;
  }

  /** A bar of round kilometres, in four parts. */
  void scale() {
    double km = sheet.source().kmPerHex();
    double whole = round((page.scale().width() - 1.6) * km);
    double part = whole / 4 / km;
    double x = page.scale().left();
    double y = page.scale().top() + 0.95;
    for (int i = 0; i < 4; i++) {
      Box box = new Box(x + i * part, y, x + (i + 1) * part, y + 0.13);
      rectangle(box, i % 2 == 0 ? Ink.INK : Ink.SHEET, 0.02);
    }
    for (int i = 0; i <= 4; i++) {
      figure(
          look.language().number(whole * i / 4), new Point(x + i * part, y - 0.12), Anchor.MIDDLE);
    }
    double last = Typeface.NARROW.width(look.language().number(whole), FIGURE) / 2;
    figure("km", new Point(x + 4 * part + last + 0.08, y - 0.12), Anchor.START);
  }

  private void figure(String text, Point at, Anchor anchor) {
    Lettering.plain(Typeface.NARROW, FIGURE, look.ink(Ink.INK)).write(svg, text, at, anchor);
  }

  private static double round(double km) {
    double size = Math.pow(10, Math.floor(Math.log10(km)));
    for (double step : new double[] {8, 6, 4, 2, 1}) {
      if (step * size <= km) {
        return step * size;
      }
    }
    return size;
  }

  void north() {
    Box band = page.scale();
    double x = band.right() - 0.35;
    double y = band.top() + 0.5;
    Point tip = new Point(x, y);
    arrow(tip, -0.2, Ink.INK);
    arrow(tip, 0.2, Ink.SHEET);
    Lettering.plain(Typeface.BOLD, 0.36, look.ink(Ink.INK))
        .write(svg, "N", new Point(x, y - 0.1), Anchor.MIDDLE);
  }

  private void arrow(Point tip, double half, Ink fill) {
    List<Point> points =
        List.of(tip, new Point(tip.x() + half, tip.y() + 1), new Point(tip.x(), tip.y() + 0.8));
    svg.path(
        new DrawnLine(points).ring(),
        "fill",
        look.ink(fill),
        "stroke",
        look.ink(Ink.INK),
        "stroke-width",
        Svg.length(0.02),
        "stroke-linejoin",
        "round");
  }
}
