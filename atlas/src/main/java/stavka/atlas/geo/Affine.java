package stavka.atlas.geo;

import stavka.formats.map.MapDrawing.Point;

/** From projected kilometres to sheet units: x' = a x + b y + c, y' = d x + e y + f. */
public record Affine(double a, double b, double c, double d, double e, double f) {
  public Point apply(Point km) {
    return new Point(a * km.x() + b * km.y() + c, d * km.x() + e * km.y() + f);
  }

  /** Kilometres a hex, as the mean of both axes, to ten metres. */
  public double kmPerHex() {
    return StrictMath.round(100 / StrictMath.sqrt(StrictMath.abs(a * e - b * d))) / 100.0;
  }
}
