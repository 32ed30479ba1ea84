package stavka.rostov.model;

import stavka.engine.hex.HexSet;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;

/**
 * The weather as it is played this turn.
 *
 * @param lingering whether rain of the turn before still hangs in the woods [5.14]
 * @param frozen whether rivers and lakes are frozen [5.15]
 * @param wooded the hexes with woods
 */
public record Sky(
    Weather weather, boolean storm, boolean lingering, boolean frozen, HexSet wooded) {
  private static final Weather[] WEATHERS = Weather.values();

  public static Sky of(RostovGround ground, Position position) {
    Weather weather = WEATHERS[position.ledger(RostovLedger.WEATHER)];
    return new Sky(
        weather,
        position.ledger(RostovLedger.STORM) != 0,
        weather == Weather.CLEAR && position.ledger(RostovLedger.BEFORE) == Weather.RAIN.ordinal(),
        position.ledger(RostovLedger.FROZEN) != 0,
        ground.wooded());
  }

  /** The weather of a hex: on the clear turn after rain the woods are still wet. */
  @Rule("5.14")
  public Weather at(int hex) {
    return lingering && wooded.has(hex) ? Weather.RAIN : weather;
  }

  /** Whether lines and nets of supply are short [6.22, 6.31]. */
  public boolean bad() {
    return weather == Weather.RAIN || weather == Weather.SNOW || weather == Weather.ARCTIC;
  }
}
