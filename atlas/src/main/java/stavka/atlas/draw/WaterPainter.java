package stavka.atlas.draw;

import java.util.List;
import stavka.atlas.draw.Waters.Stream;

/** Paints rivers: an edge, the water, and a light in the widest; thin where they rise. */
final class WaterPainter {
  private static final double MAJOR = 0.165;
  private static final double MINOR = 0.072;
  private static final double EDGE = 0.034;
  private static final double RISE = 1.6;
  private static final int SLICES = 5;

  private final Svg svg;
  private final Look look;

  WaterPainter(Svg svg, Look look) {
    this.svg = svg;
    this.look = look;
  }

  void paint(List<Stream> streams) {
    layer(streams, Ink.WATER_EDGE, EDGE);
    layer(streams, Ink.WATER, 0);
    svg.open("g", "fill", "none", "stroke", look.ink(Ink.WATER_LIGHT), "stroke-linecap", "round");
    for (Stream stream : streams) {
      if (Waters.isMajor(stream.feature())) {
        svg.path(
            stream.line().data(),
            "stroke-width",
            Svg.length(MAJOR * 0.34),
            "stroke-linejoin",
            "round");
      }
    }
    svg.close();
  }

  private void layer(List<Stream> streams, Ink ink, double more) {
    svg.open(
        "g",
        "fill",
        "none",
        "stroke",
        look.ink(ink),
        "stroke-linecap",
        "round",
        "stroke-linejoin",
        "round");
    for (Stream stream : streams) {
      stroke(stream, width(stream.feature()), more);
    }
    svg.close();
  }

  private void stroke(Stream stream, double width, double more) {
    Line line = stream.line();
    double rise = stream.source() ? Math.min(RISE, line.length() / 2) : 0;
    for (int i = 0; i < SLICES && rise > 0; i++) {
      double share = 0.35 + 0.65 * i / SLICES;
      Line slice = line.slice(rise * i / SLICES, rise * (i + 1) / SLICES);
      svg.path(slice.data(), "stroke-width", Svg.length(width * share + more));
    }
    svg.path(line.slice(rise, line.length()).data(), "stroke-width", Svg.length(width + more));
  }

  static double width(String feature) {
    return Waters.isMajor(feature) ? MAJOR : MINOR;
  }
}
