package stavka.engine.play;

/** The two players of every game. */
public enum Side {
  AXIS,
  SOVIET;

  public Side enemy() {
    return this == AXIS ? SOVIET : AXIS;
  }
}
