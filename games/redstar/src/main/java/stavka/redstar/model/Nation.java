package stavka.redstar.model;

/** Whose unit it is; supply and stacking ask [4.0.4, 10.0.5]. */
public enum Nation {
  GERMAN,
  ITALIAN,
  HUNGARIAN,
  ROMANIAN,
  FINNISH,
  SOVIET;

  /** Whether depots serve its units [10.2.2]. */
  public boolean servedByDepots() {
    return this == GERMAN || this == ITALIAN || this == HUNGARIAN;
  }
}
