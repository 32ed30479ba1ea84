package stavka.atlas.geo;

import stavka.formats.map.MapDrawing.Point;

/**
 * Flattens the globe (a sphere) around a centre; x is kilometres east of it, y kilometres north.
 */
public sealed interface Projection {
  /** The projections a map plan may name. */
  enum Kind {
    AZIMUTHAL_EQUIDISTANT,
    TRANSVERSE_MERCATOR
  }

  double EARTH_RADIUS_KM = 6371.0088;

  Point forward(LatLon position);

  static Projection of(Kind kind, LatLon centre) {
    return switch (kind) {
      case AZIMUTHAL_EQUIDISTANT -> new AzimuthalEquidistant(centre);
      case TRANSVERSE_MERCATOR -> new TransverseMercator(centre);
    };
  }

  /** True distance and bearing from the centre: for a map of one battle. */
  record AzimuthalEquidistant(LatLon centre) implements Projection {
    @Override
    public Point forward(LatLon position) {
      double latitude = StrictMath.toRadians(position.latitude());
      double latitude0 = StrictMath.toRadians(centre.latitude());
      double turn = StrictMath.toRadians(position.longitude() - centre.longitude());
      double cos = StrictMath.cos(latitude);
      double sin = StrictMath.sin(latitude);
      double cos0 = StrictMath.cos(latitude0);
      double sin0 = StrictMath.sin(latitude0);
      double east = cos * StrictMath.sin(turn);
      double north = cos0 * sin - sin0 * cos * StrictMath.cos(turn);
      double up = sin0 * sin + cos0 * cos * StrictMath.cos(turn);
      double arc = StrictMath.atan2(StrictMath.hypot(east, north), up);
      double scale = EARTH_RADIUS_KM * (arc > 1e-12 ? arc / StrictMath.sin(arc) : 1);
      return new Point(scale * east, scale * north);
    }
  }

  /**
   * True scale along the central meridian, shapes kept: for the whole front from north to south.
   */
  record TransverseMercator(LatLon centre) implements Projection {
    @Override
    public Point forward(LatLon position) {
      double latitude = StrictMath.toRadians(position.latitude());
      double turn = StrictMath.toRadians(position.longitude() - centre.longitude());
      double b = StrictMath.cos(latitude) * StrictMath.sin(turn);
      double x = StrictMath.log((1 + b) / (1 - b)) / 2;
      double y = StrictMath.atan2(StrictMath.tan(latitude), StrictMath.cos(turn));
      double y0 = StrictMath.toRadians(centre.latitude());
      return new Point(EARTH_RADIUS_KM * x, EARTH_RADIUS_KM * (y - y0));
    }
  }
}
