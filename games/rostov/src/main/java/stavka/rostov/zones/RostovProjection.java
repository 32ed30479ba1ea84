package stavka.rostov.zones;

import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.operational.board.Projection;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.SideFeature;
import stavka.rostov.model.Weather;

/**
 * Who has a zone, and the sides it does not cross: open major rivers and lakes, sides of major
 * cities, and in rain, for those who pay as motorised units, whatever has neither way nor village.
 */
@Rule({"3.4", "3.41", "3.42", "3.43", "3.44", "3.47", "10.79"})
public final class RostovProjection implements Projection {
  private static final int ALL = (1 << HexGrid.DIRECTIONS) - 1;

  private final RostovPieces pieces;

  /** The step from which on a unit has no zone; the first for those who never have one. */
  private final byte[] until;

  private final byte[] frozen;
  private final byte[] open;
  private final byte[] wet;
  private final byte[] wetWoods;

  /**
   * @param zonelessReduced stacking points up to which a unit on its reverse has no zone
   */
  public RostovProjection(RostovGround ground, RostovPieces pieces, int zonelessReduced) {
    this.pieces = pieces;
    this.until = new byte[pieces.count()];
    for (int unit = 0; unit < until.length; unit++) {
      int steps = pieces.profile(unit).steps().size();
      boolean small = pieces.stack(unit) <= zonelessReduced && steps > 1;
      boolean exerts = pieces.combat(unit) && !pieces.zoneless(unit);
      until[unit] = (byte) (exerts ? small ? (steps + 1) / 2 : Byte.MAX_VALUE : 0);
    }
    int size = ground.grid().size();
    this.frozen = new byte[size];
    this.open = new byte[size];
    this.wet = new byte[size];
    this.wetWoods = new byte[size];
    for (int hex = 0; hex < size; hex++) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        draw(ground, hex, direction);
      }
    }
  }

  private void draw(RostovGround ground, int hex, int direction) {
    byte bit = (byte) (1 << direction);
    int next = ground.grid().neighbour(hex, direction);
    if (next < 0
        || !ground.land(next)
        || !ground.chart().ground(ground.terrain(next)).zonesEnter()) {
      frozen[hex] |= bit;
      open[hex] |= bit;
      return;
    }
    if (ground.side(hex, direction, SideFeature.MAJOR_RIVER)
        || ground.side(hex, direction, SideFeature.LAKE)
        || ground.side(hex, direction, SideFeature.RESERVOIR)) {
      open[hex] |= bit;
    }
    boolean settled = ground.village(next) || ground.terrain(next).urban();
    if (!settled && !ground.linked(hex, direction)) {
      wet[hex] |= bit;
      wetWoods[hex] |= ground.wooded(next) ? bit : 0;
    }
  }

  @Override
  public Share share(Position position, int unit) {
    return exerts(position, unit) ? Share.WHOLE : Share.NONE;
  }

  /** Whether a unit has a zone at all. */
  @Rule({"3.42", "3.47"})
  public boolean exerts(Position position, int unit) {
    return position.get(unit, RostovMarks.STEP) < until[unit]
        && !position.has(unit, RostovMarks.OVERRUN);
  }

  @Override
  public int barriers(Position position, int unit, int hex) {
    int sides = (position.ledger(RostovLedger.FROZEN) != 0 ? frozen : open)[hex];
    if (pieces.motorised(unit) || pieces.orange(unit)) {
      sides |= mud(position, hex);
    }
    return sides & ALL;
  }

  @Override
  public int conditions(Position position) {
    int weathers = Weather.values().length;
    int ice = position.ledger(RostovLedger.FROZEN) != 0 ? 1 : 0;
    return (ice * weathers + position.ledger(RostovLedger.WEATHER)) * weathers
        + position.ledger(RostovLedger.BEFORE);
  }

  /** The sides that rain shuts to zones of vehicles; on the clear turn after it, into woods. */
  @Rule({"3.44", "5.14"})
  private int mud(Position position, int hex) {
    int weather = position.ledger(RostovLedger.WEATHER);
    if (weather == Weather.RAIN.ordinal()) {
      return wet[hex];
    }
    boolean lingering =
        weather == Weather.CLEAR.ordinal()
            && position.ledger(RostovLedger.BEFORE) == Weather.RAIN.ordinal();
    return lingering ? wetWoods[hex] : 0;
  }
}
