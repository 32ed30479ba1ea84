package stavka.redstar.model;

import stavka.engine.rule.Rule;

/** The weather of a turn, printed on the turn track, and all that it changes. */
@Rule({"13.0", "13.0.1"})
public enum Weather {
  CLEAR,
  MUD,
  SNOW;

  /** Air fleets do not take off. */
  @Rule("13.0.2")
  public boolean groundsFleets() {
    return this == MUD;
  }

  /** Air fleets do not bear on combat. */
  @Rule("13.0.3")
  public boolean blindsFleets() {
    return this == SNOW;
  }

  /** Those who jump land more softly. */
  @Rule({"13.0.2", "13.0.3"})
  public boolean softensLandings() {
    return this != CLEAR;
  }

  /** German depots may move strategically. */
  @Rule("13.0.2")
  public boolean movesDepots() {
    return this == MUD;
  }

  /** Germans break down and build up, and Soviet armies are promoted, in enemy zones too. */
  @Rule("13.0.2")
  public boolean slackensZones() {
    return this == MUD;
  }

  /**
   * Water and swamps bear those on foot, the northern seas are closed, Soviet units leave zones and
   * overrun for less, and Guards cavalry goes from zone to zone.
   */
  @Rule("13.0.3")
  public boolean freezes() {
    return this == SNOW;
  }
}
