package stavka.engine.value;

/** The two players of every game. */
public enum Side {
  AXIS,
  SOVIET;

  public Side enemy() {
    return this == AXIS ? SOVIET : AXIS;
  }
}
