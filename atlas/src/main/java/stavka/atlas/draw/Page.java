package stavka.atlas.draw;

/** How a printed page is shared out, in hexes. */
record Page(Box whole, Box title, Box legend, Box scale) {
  private static final double MARGIN = 0.75;
  private static final double ENTRANCES = 1.3;
  private static final double TITLE = 1.75;
  private static final double SCALE = 7.6;

  static Page around(Box frame, boolean entrances, double widthForLegend, double legendHeight) {
    double margin = entrances ? ENTRANCES : MARGIN;
    Box title =
        new Box(
            frame.left(),
            frame.top() - margin - TITLE + 0.5,
            frame.right(),
            frame.top() - margin + 0.5);
    double top = frame.bottom() + margin;
    double height = Math.max(1.6, legendHeight);
    Box legend = new Box(frame.left(), top, frame.left() + widthForLegend, top + height);
    Box scale = new Box(frame.right() - SCALE, top, frame.right(), top + height);
    Box whole =
        new Box(frame.left() - margin, title.top(), frame.right() + margin, top + height + 0.6);
    return new Page(whole, title, legend, scale);
  }

  /** The width a legend may take beside the scale. */
  static double legendWidth(Box frame) {
    return Math.max(SCALE, frame.width() - SCALE - 0.5);
  }
}
