package stavka.rostov.declaration;

import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.zones.Zones;

/**
 * What an attack brings with it: whoever attacks out of the zones of several enemies makes all of
 * them targets, so that attacks come in sets.
 */
@Rule("12.7")
public record Closure(RostovTheatre theatre, Zones zones, DeclareChecks checks) {
  /** The enemy hexes that must be attacked, by whomever, if somebody attacks out of a hex. */
  public Ints owed(Position position, Side side, int from) {
    return zones.projecting(position, side.enemy(), from);
  }

  /**
   * Those who could be declared against one of some hexes while all of these are attacked and
   * nothing else is.
   */
  public Ints free(Position position, Side side, int target, Ints targets) {
    return checks
        .free(position, side, Ints.of(target))
        .filter(unit -> owed(position, side, position.place(unit)).all(targets::contains));
  }

  /**
   * Some hexes and those that 12.7 adds: where nobody is free for one of them, the hexes are added
   * that would free whoever needs fewest. Empty if that leads nowhere.
   */
  public Ints of(Position position, Side side, Ints targets) {
    Ints all = targets;
    for (int i = 0; i < all.size(); i++) {
      int target = all.get(i);
      if (free(position, side, target, all).isEmpty()) {
        Ints more = fewest(position, side, target, all);
        if (more.isEmpty()) {
          return Ints.EMPTY;
        }
        all = all.plus(more);
        i = -1;
      }
    }
    return all;
  }

  private Ints fewest(Position position, Side side, int target, Ints targets) {
    Ints able = checks.free(position, side, Ints.of(target));
    Ints best = Ints.EMPTY;
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int from = theatre.grid().neighbour(target, direction);
      if (from != HexGrid.NONE && able.any(unit -> position.place(unit) == from)) {
        Ints more = owed(position, side, from).filter(hex -> !targets.contains(hex));
        boolean may = more.all(hex -> checks.target(position, side, hex) == null);
        if (may && (best.isEmpty() || more.size() < best.size())) {
          best = more;
        }
      }
    }
    return best;
  }
}
