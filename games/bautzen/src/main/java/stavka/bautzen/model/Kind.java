package stavka.bautzen.model;

/** What a counter is. */
public enum Kind {
  ARMOUR,
  MOTORISED,
  INFANTRY,
  ANTI_TANK,
  ARTILLERY,
  /** The headquarters of a division, or of a Soviet tank or mechanised corps. */
  HQ,
  /** The headquarters of a German corps or of the Polish army. */
  HIGH_HQ,
  /** A logistic column: the only counter that does not fight. */
  COLUMN;

  /** Whether it is a combat unit. */
  public boolean fights() {
    return this != COLUMN;
  }

  public boolean headquarters() {
    return this == HQ || this == HIGH_HQ;
  }

  /** Whether it is one of the units a formation fights with, not its staff or its guns. */
  public boolean line() {
    return fights() && !headquarters() && this != ARTILLERY;
  }
}
