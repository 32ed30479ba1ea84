package stavka.guderian.model;

import stavka.engine.rule.Rule;
import stavka.operational.model.UnitKind;

/** The kinds of counter, with what the rules ask of a kind. */
public enum Kind implements UnitKind {
  INFANTRY,
  PANZER,
  PANZERGRENADIER,
  MOTORISED,
  CAVALRY,
  RIFLE,
  TANK,
  MECH,
  LEADER;

  /** Whether it is drawn, and counts on rails, as an armoured division [5.1, 6.31]. */
  public boolean armoured() {
    return this == TANK || this == MECH;
  }

  /** Whether it moves in the German mechanised phase [4.2]. */
  @Override
  @Rule("4.2")
  public boolean mechanised() {
    return this == CAVALRY || this == PANZER || this == PANZERGRENADIER || this == MOTORISED;
  }

  /** Whether its strength is unknown until it first fights [12.0]. */
  @Override
  public boolean untried() {
    return this == RIFLE || armoured();
  }

  /** The column of the terrain table [6.7]. */
  public Gait gait() {
    return switch (this) {
      case INFANTRY, RIFLE -> Gait.FOOT;
      case CAVALRY -> Gait.CAVALRY;
      case LEADER -> Gait.LEADER;
      default -> Gait.MOTORISED;
    };
  }
}
