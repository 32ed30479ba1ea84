package stavka.kharkov.combat;

import stavka.engine.play.Side;
import stavka.engine.position.Frame;
import stavka.engine.position.Ints;
import stavka.engine.position.Unit;

/**
 * A side falls back, unit by unit [9.62].
 *
 * @param pending who has yet to retreat
 * @param followers headquarters that may come along, once all others have gone [10.13]
 * @param gone who has retreated already
 * @param hexes how far
 * @param attacked whether it was attacked in a combat: those who end with friends are their guests
 *     [9.65]
 */
public record Retreating(
    Side side,
    @Unit Ints pending,
    @Unit Ints followers,
    @Unit Ints gone,
    int hexes,
    boolean attacked)
    implements Frame {

  Retreating(Side side, Ints pending, Ints followers, int hexes, boolean attacked) {
    this(side, pending, followers, Ints.EMPTY, hexes, attacked);
  }

  /** A unit has fallen back. */
  Retreating with(int unit) {
    return new Retreating(
        side, pending.without(unit), followers.without(unit), gone.with(unit), hexes, attacked);
  }

  /** Those who had yet to go cannot. */
  Retreating withoutPending() {
    return new Retreating(side, Ints.EMPTY, followers, gone, hexes, attacked);
  }
}
