package stavka.operational.model;

/** What the shared rules ask of a kind of counter. */
public interface UnitKind {
  /** Whether it moves in the mechanised movement phase. */
  boolean mechanised();

  /** Whether its strength is unknown until it first fights. */
  boolean untried();
}
