package stavka.redstar.model;

/** The columns of the terrain effects chart [3.1.2, 3.1.5]. */
public enum Gait {
  FOOT,
  MOTORISED,
  /** Mountain troops: on foot, but at home in mountains. */
  MOUNTAIN
}
