package stavka.panzer.combat;

import stavka.engine.position.Frame;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.engine.value.Unit;

/**
 * A side falls back, unit by unit.
 *
 * @param pending who has yet to retreat
 * @param followers attendants that may come along, once all others have gone
 * @param gone who has retreated already
 * @param hexes how far
 * @param attacked whether it was attacked in a combat: those who end with friends are their guests
 */
public record FallBack(
    Side side,
    @Unit Ints pending,
    @Unit Ints followers,
    @Unit Ints gone,
    int hexes,
    boolean attacked)
    implements Frame {

  public FallBack(Side side, Ints pending, Ints followers, int hexes, boolean attacked) {
    this(side, pending, followers, Ints.EMPTY, hexes, attacked);
  }

  /** A unit has fallen back. */
  FallBack with(int unit) {
    return new FallBack(
        side, pending.without(unit), followers.without(unit), gone.with(unit), hexes, attacked);
  }

  /** Those who had yet to go cannot. */
  FallBack withoutPending() {
    return new FallBack(side, Ints.EMPTY, followers, gone, hexes, attacked);
  }
}
