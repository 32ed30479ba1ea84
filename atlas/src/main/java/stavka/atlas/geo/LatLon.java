package stavka.atlas.geo;

/** A position on the globe, in degrees north and east. */
public record LatLon(double latitude, double longitude) {}
