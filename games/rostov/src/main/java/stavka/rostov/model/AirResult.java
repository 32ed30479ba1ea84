package stavka.rostov.model;

import stavka.engine.rule.Rule;

/** What fire does to aircraft, the worst last. */
@Rule({"17.33", "17.43"})
public enum AirResult {
  NONE("-", Box.READY),

  /** Goes home. */
  ABORT("A", Box.FLOWN),
  DAMAGED("D", Box.DAMAGED),
  DESTROYED("X", Box.SHOT_DOWN);

  private final String letter;
  private final int box;

  AirResult(String letter, int box) {
    this.letter = letter;
    this.box = box;
  }

  /** The box it sends them to; {@link #NONE} sends nobody anywhere. */
  public int box() {
    return box;
  }

  public String letter() {
    return letter;
  }

  /** The one of two that is worse. */
  public AirResult worse(AirResult other) {
    return compareTo(other) >= 0 ? this : other;
  }
}
