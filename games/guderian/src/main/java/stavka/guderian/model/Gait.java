package stavka.guderian.model;

/** How a unit pays for terrain: the columns of the terrain table [6.7, 10.21]. */
public enum Gait {
  FOOT,
  CAVALRY,
  MOTORISED,
  LEADER
}
