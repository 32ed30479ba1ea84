package stavka.kharkov.model;

import stavka.operational.model.UnitKind;

/** The kinds of counter, with what the rules ask of a kind. */
public enum Kind implements UnitKind {
  INFANTRY,
  LIGHT,
  MOUNTAIN,
  SECURITY,
  REGIMENT,
  PANZER,
  PANZERGRENADIER,
  ROMANIAN,
  HQ,
  RIFLE,
  GUARDS,
  CAVALRY,
  TANK,
  RESERVE;

  /** Whether it fights, stacks and has a zone of control [8.1, 8.21]. */
  public boolean combat() {
    return this != HQ && this != RESERVE;
  }

  /** Whether it is armoured [9.9]. */
  public boolean armour() {
    return this == PANZER || this == PANZERGRENADIER || this == TANK;
  }

  /** Whether it moves in the mechanised movement phase [6.0]. */
  @Override
  public boolean mechanised() {
    return this == PANZER || this == PANZERGRENADIER;
  }

  /** Whether its strength is unknown until it first fights [12.0]. */
  @Override
  public boolean untried() {
    return this == RIFLE || this == CAVALRY || this == TANK;
  }

  /** Whether it may be split into regiments [15.11]. */
  public boolean splits() {
    return this == INFANTRY || this == LIGHT;
  }

  /** The column of the terrain table [6.3]. */
  public Gait gait() {
    return armour() ? Gait.MOTORISED : this == HQ ? Gait.HQ : Gait.FOOT;
  }
}
