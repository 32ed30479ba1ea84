package stavka.kharkov.model;

/** How a unit pays for terrain: the columns of the terrain table [6.3, 10.12]. */
public enum Gait {
  FOOT,
  MOTORISED,
  HQ
}
