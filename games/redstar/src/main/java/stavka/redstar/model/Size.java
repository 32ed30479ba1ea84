package stavka.redstar.model;

/** How large a unit is; stacking points follow from it [4.0.3, 4.0.5]. */
public enum Size {
  ARMY,
  CORPS,
  KAMPFGRUPPE,
  DIVISION,
  NONE
}
