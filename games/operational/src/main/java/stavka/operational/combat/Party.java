package stavka.operational.combat;

import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.engine.value.Unit;

/**
 * One side of a battle while its result is settled.
 *
 * @param units who is still there, by the counters that stand for them now
 * @param origins where each of them fought
 * @param grounds every hex the side fought on
 * @param owes steps or hexes the result still asks of it
 * @param lost steps it has lost to the result
 * @param hit those who have lost a step to it
 * @param fled those who have retreated
 */
public record Party(
    Side side,
    @Unit Ints units,
    @Hex Ints origins,
    @Hex Ints grounds,
    int owes,
    int lost,
    @Unit Ints hit,
    @Unit Ints fled) {
  public static Party of(Side side, Ints units, Ints origins) {
    Ints grounds = Ints.of(origins.stream().distinct().toArray());
    return new Party(side, units, origins, grounds, 0, 0, Ints.EMPTY, Ints.EMPTY);
  }

  public Party owing(int steps) {
    return new Party(side, units, origins, grounds, steps, lost, hit, fled);
  }

  public int origin(int unit) {
    for (int i = 0; i < units.size(); i++) {
      if (units.get(i) == unit) {
        return origins.get(i);
      }
    }
    throw new IllegalArgumentException("not in this battle: " + unit);
  }

  /** A step of the result has been taken by a unit, for which another may stand now. */
  public Party paid(int unit, int now) {
    Party after = changed(unit, now);
    Ints hits = now == Casualties.GONE || after.hit.contains(now) ? after.hit : after.hit.with(now);
    return new Party(
        side, after.units, after.origins, grounds, owes - 1, lost + 1, hits, after.fled);
  }

  /** A unit has become another counter or is gone. */
  public Party changed(int unit, int now) {
    if (unit == now) {
      return this;
    }
    Ints left = Ints.EMPTY;
    Ints from = Ints.EMPTY;
    for (int i = 0; i < units.size(); i++) {
      int standing = units.get(i) == unit ? now : units.get(i);
      if (standing != Casualties.GONE) {
        left = left.with(standing);
        from = from.with(origins.get(i));
      }
    }
    return new Party(
        side, left, from, grounds, owes, lost, swapped(hit, unit, now), swapped(fled, unit, now));
  }

  private static Ints swapped(Ints list, int unit, int now) {
    if (!list.contains(unit)) {
      return list;
    }
    Ints without = list.without(unit);
    return now == Casualties.GONE ? without : without.with(now);
  }

  public Party fled(int unit) {
    return new Party(side, units, origins, grounds, owes, lost, hit, fled.with(unit));
  }
}
