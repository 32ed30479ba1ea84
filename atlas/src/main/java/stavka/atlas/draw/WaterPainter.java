package stavka.atlas.draw;

import java.util.List;

/** Paints rivers: an edge, the water, and a light in the widest; thin where they rise. */
final class WaterPainter {
  private static final double EDGE = 0.034;

  private final Svg svg;
  private final Look look;

  WaterPainter(Svg svg, Look look) {
    this.svg = svg;
    this.look = look;
  }

  void paint(List<Stream> streams) {
    layer(streams, Ink.WATER_EDGE, EDGE);
    layer(streams, Ink.WATER, 0);
    open(Ink.WATER_LIGHT);
    streams.forEach(this::light);
    svg.close();
  }

  private void layer(List<Stream> streams, Ink ink, double more) {
    open(ink);
    for (Stream stream : streams) {
      List<Double> cuts = stream.cuts();
      for (int i = 1; i < cuts.size(); i++) {
        double from = cuts.get(i - 1);
        double to = cuts.get(i);
        stroke(stream.line().slice(from, to), stream.width((from + to) / 2) + more);
      }
    }
    svg.close();
  }

  private void light(Stream stream) {
    double from = 0;
    for (Stream.Part part : stream.parts()) {
      double to = part.end() * stream.line().length();
      if (part.breadth() == Breadth.MAJOR) {
        stroke(stream.line().slice(from, to), Breadth.MAJOR.width() * 0.34);
      }
      from = to;
    }
  }

  private void open(Ink ink) {
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
  }

  private void stroke(DrawnLine line, double width) {
    svg.path(line.data(), "stroke-width", Svg.length(width));
  }
}
