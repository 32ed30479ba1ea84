package stavka.rostov.model;

/** Terrains of hexes, as the map names them. */
public enum Terrain {
  CLEAR,
  HILL,
  WOODS,
  SWAMP,
  MARSH,
  CITY,
  MAJOR_CITY,
  SEA,
  SHALLOW_SEA;

  /** Whether land units can be there at all. */
  public boolean land() {
    return this != SEA && this != SHALLOW_SEA;
  }

  public boolean urban() {
    return this == CITY || this == MAJOR_CITY;
  }

  public boolean wet() {
    return this == MARSH || this == SWAMP;
  }
}
