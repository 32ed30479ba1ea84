package stavka.rostov.model;

/** Kinds of counters, as the order of battle names them. */
public enum Kind {
  INFANTRY,
  LIGHT,
  MOUNTAIN,
  SECURITY,
  CAVALRY,
  ARMOUR,
  MOTORISED,
  RECONNAISSANCE,
  ASSAULT_GUN,
  ENGINEER,
  ANTI_AIRCRAFT,
  ANTI_TANK,
  ARTILLERY,
  ROCKET,
  SUPER_HEAVY,
  RAILWAY_GUN,
  BASE,
  AIRBORNE,
  HEADQUARTERS,
  TRAIN,
  FLOTILLA,
  SUBSTITUTE,
  ZAP,
  UR_MG,
  MILITIA,

  /** Columns, and dumps on their other side. */
  SUPPLY,
  PONTOON,
  AIR;

  /** Whether its counters support fights from afar. */
  public boolean artillery() {
    return this == ARTILLERY || this == ROCKET || this == SUPER_HEAVY || this == RAILWAY_GUN;
  }

  /** Whether its counters fight: all but supply, bridges and aircraft. */
  public boolean fights() {
    return this != SUPPLY && this != PONTOON && this != AIR;
  }
}
