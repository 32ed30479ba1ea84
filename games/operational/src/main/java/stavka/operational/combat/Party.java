package stavka.operational.combat;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.position.Position;
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
 * @param trails the ways of those who have retreated
 * @param attendants counters without steps that go with them; those of attackers only if they like
 */
public record Party(
    Side side,
    @Unit Ints units,
    @Hex Ints origins,
    @Hex Ints grounds,
    int owes,
    int lost,
    @Unit Ints hit,
    List<Trail> trails,
    @Unit Ints attendants) {
  public Party {
    trails = List.copyOf(trails);
  }

  public static Party of(Side side, Ints units, Ints origins) {
    return of(side, units, origins, Ints.of(origins.stream().distinct().toArray()));
  }

  /** Units where they stand now. */
  public static Party of(Side side, Ints units, Position position) {
    return of(side, units, Ints.of(units.stream().map(position::place).toArray()));
  }

  public static Party of(Side side, Ints units, Ints origins, Ints grounds) {
    return new Party(side, units, origins, grounds, 0, 0, Ints.EMPTY, List.of(), Ints.EMPTY);
  }

  /** The same side with those whom the result falls on, and who attends them. */
  public Party struck(Ints those, Ints from, Ints attending) {
    return new Party(side, those, from, grounds, owes, lost, hit, trails, attending);
  }

  public Party owing(int steps) {
    return new Party(side, units, origins, grounds, steps, lost, hit, trails, attendants);
  }

  public int origin(int unit) {
    if (!units.contains(unit)) {
      throw new IllegalArgumentException("not in this battle: " + unit);
    }
    return origins.get(units.indexOf(unit));
  }

  /** A step of the result has been taken by a unit, for which another may stand now. */
  public Party paid(int unit, int now) {
    Party after = changed(unit, now);
    Ints hits = now == Casualties.GONE || after.hit.contains(now) ? after.hit : after.hit.with(now);
    return new Party(
        side,
        after.units,
        after.origins,
        grounds,
        owes - 1,
        lost + 1,
        hits,
        after.trails,
        attendants);
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
        side,
        left,
        from,
        grounds,
        owes,
        lost,
        swapped(hit, unit, now),
        swapped(trails, unit, now),
        attendants.without(unit));
  }

  private static Ints swapped(Ints list, int unit, int now) {
    if (!list.contains(unit)) {
      return list;
    }
    Ints without = list.without(unit);
    return now == Casualties.GONE ? without : without.with(now);
  }

  private static List<Trail> swapped(List<Trail> trails, int unit, int now) {
    List<Trail> swapped = new ArrayList<>(trails);
    for (Trail trail : trails) {
      if (trail.unit() == unit) {
        swapped.remove(trail);
        if (now != Casualties.GONE) {
          swapped.add(new Trail(now, trail.path()));
        }
      }
    }
    return swapped;
  }

  /** A unit has retreated. */
  public Party with(Trail trail) {
    List<Trail> longer = new ArrayList<>(trails);
    longer.add(trail);
    return new Party(side, units, origins, grounds, owes, lost, hit, longer, attendants);
  }

  /** Those who have retreated. */
  public Ints fled() {
    return Ints.of(trails.stream().mapToInt(Trail::unit).toArray());
  }

  /** Whether a unit has retreated. */
  public boolean fled(int unit) {
    for (Trail trail : trails) {
      if (trail.unit() == unit) {
        return true;
      }
    }
    return false;
  }
}
