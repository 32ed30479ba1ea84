package stavka.bautzen.model;

/** How a unit pays for ground. */
public enum Gait {
  FOOT,
  MOTORISED,
  COLUMN
}
