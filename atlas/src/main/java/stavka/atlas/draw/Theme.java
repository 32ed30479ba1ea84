package stavka.atlas.draw;

/** Paper by day or by night. */
public enum Theme {
  LIGHT,
  DARK
}
