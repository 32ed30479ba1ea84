package stavka.atlas.draw;

/** How wide a river is drawn, the narrowest first. */
enum Breadth {
  STREAM(0.05),
  MINOR(0.072),
  MAJOR(0.165);

  private final double width;

  Breadth(double width) {
    this.width = width;
  }

  /** In hexes. */
  double width() {
    return width;
  }
}
