package stavka.engine.hex;

/** How hexes stand on the sheet, seen with the top of the grid up. */
public enum Orientation {
  /** Straight columns; neighbours to the north and south. */
  FLAT,
  /** Straight rows; neighbours to the east and west. */
  POINTY
}
