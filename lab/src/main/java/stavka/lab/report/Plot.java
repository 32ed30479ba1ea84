package stavka.lab.report;

import java.util.List;
import java.util.Locale;

/**
 * A small chart in SVG. Colours are the page's: marks name a class, {@code axis} or {@code soviet}
 * for a side.
 */
final class Plot {
  private static final int LEFT = 52;
  private static final int RIGHT = 12;
  private static final int TOP = 12;
  private static final int BOTTOM = 42;

  private final int width;
  private final int height;
  private final double x0;
  private final double x1;
  private final double y0;
  private final double y1;
  private final StringBuilder marks = new StringBuilder();
  private final StringBuilder frame = new StringBuilder();

  Plot(int width, int height, double x0, double x1, double y0, double y1) {
    this.width = width;
    this.height = height;
    this.x0 = x0;
    this.x1 = x1 > x0 ? x1 : x0 + 1;
    this.y0 = y0;
    this.y1 = y1 > y0 ? y1 : y0 + 1;
  }

  double x(double value) {
    return LEFT + (value - x0) / (x1 - x0) * (width - LEFT - RIGHT);
  }

  double y(double value) {
    return height - BOTTOM - (value - y0) / (y1 - y0) * (height - TOP - BOTTOM);
  }

  static String number(double value) {
    String text = String.format(Locale.ROOT, "%.2f", value);
    return text.contains(".") ? text.replaceAll("\\.?0+$", "") : text;
  }

  /** Ticks and a caption below. */
  Plot across(List<Double> ticks, List<String> labels, String caption) {
    for (int i = 0; i < ticks.size(); i++) {
      frame.append(
          "<text class='tick' text-anchor='middle' x='%s' y='%d'>%s</text>"
              .formatted(number(x(ticks.get(i))), height - BOTTOM + 17, Page.safe(labels.get(i))));
    }
    frame.append(
        "<text class='caption' text-anchor='middle' x='%s' y='%d'>%s</text>"
            .formatted(number((x(x0) + x(x1)) / 2), height - 6, Page.safe(caption)));
    return this;
  }

  /** Round numbers up the side, with lines across. */
  Plot up(String caption, boolean percent) {
    double step = step(y1 - y0);
    for (double tick = Math.ceil(y0 / step) * step; tick <= y1 + 1e-9; tick += step) {
      String label = percent ? number(tick * 100) + " %" : number(tick);
      frame.append(
          "<line class='%s' x1='%d' x2='%d' y1='%s' y2='%s'/>"
              .formatted(
                  Math.abs(tick) < 1e-9 ? "zero" : "grid",
                  LEFT,
                  width - RIGHT,
                  number(y(tick)),
                  number(y(tick))));
      frame.append(
          "<text class='tick' text-anchor='end' x='%d' y='%s'>%s</text>"
              .formatted(LEFT - 6, number(y(tick) + 4), label));
    }
    frame.append(
        "<text class='caption' text-anchor='middle' transform='translate(12 %s) rotate(-90)'>%s</text>"
            .formatted(number((y(y0) + y(y1)) / 2), Page.safe(caption)));
    return this;
  }

  static double step(double range) {
    double rough = Math.max(range, 1e-9) / 6;
    double power = Math.pow(10, Math.floor(Math.log10(rough)));
    for (double factor : new double[] {1, 2, 2.5, 5}) {
      if (power * factor >= rough) {
        return power * factor;
      }
    }
    return power * 10;
  }

  Plot level(double value, String style) {
    marks.append(
        "<line class='%s' x1='%d' x2='%d' y1='%s' y2='%s'/>"
            .formatted(style, LEFT, width - RIGHT, number(y(value)), number(y(value))));
    return this;
  }

  Plot band(List<Double> xs, List<Double> lows, List<Double> highs, String style) {
    StringBuilder points = new StringBuilder();
    for (int i = 0; i < xs.size(); i++) {
      points.append(number(x(xs.get(i)))).append(',').append(number(y(highs.get(i)))).append(' ');
    }
    for (int i = xs.size() - 1; i >= 0; i--) {
      points.append(number(x(xs.get(i)))).append(',').append(number(y(lows.get(i)))).append(' ');
    }
    marks.append("<polygon class='band %s' points='%s'/>".formatted(style, points));
    return this;
  }

  Plot line(List<Double> xs, List<Double> ys, String style) {
    StringBuilder points = new StringBuilder();
    for (int i = 0; i < xs.size(); i++) {
      points.append(number(x(xs.get(i)))).append(',').append(number(y(ys.get(i)))).append(' ');
    }
    marks.append("<polyline class='line %s' points='%s'/>".formatted(style, points));
    return this;
  }

  Plot bar(double from, double to, double value, String style, String tip) {
    marks.append(
        "<rect class='bar %s' x='%s' y='%s' width='%s' height='%s'><title>%s</title></rect>"
            .formatted(
                style,
                number(x(from) + 0.5),
                number(y(value)),
                number(Math.max(0.5, x(to) - x(from) - 1)),
                number(y(y0) - y(value)),
                Page.safe(tip)));
    return this;
  }

  /** A point with its interval. */
  Plot whisker(double at, double value, double low, double high, String style, String tip) {
    String x = number(x(at));
    marks.append(
        ("<g class='whisker %s'><title>%s</title><line x1='%s' x2='%s' y1='%s' y2='%s'/>"
                + "<circle cx='%s' cy='%s' r='4.5'/></g>")
            .formatted(
                style, Page.safe(tip), x, x, number(y(low)), number(y(high)), x, number(y(value))));
    return this;
  }

  /**
   * @param label what a reader who cannot see it is told
   */
  String svg(String label) {
    return ("<svg class='plot' role='img' aria-label='%s' viewBox='0 0 %d %d'"
            + " style='max-width:%dpx'>%s%s</svg>\n")
        .formatted(Page.safe(label), width, height, width, frame, marks);
  }
}
