package stavka.rostov.declaration;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.RostovTheatre;

/** Hexes that can be attacked, alone or together, and the groups of units that matter to play. */
@Rule({"12.2", "12.5", "12.8"})
record DeclareWays(RostovTheatre theatre, Side side, DeclareChecks checks, MustAttack must) {
  /** The enemy hexes next to units that could attack them. */
  Ints attackable(Position position) {
    Ints targets = Ints.EMPTY;
    for (int unit = 0; unit < theatre.pieces().count(); unit++) {
      if (theatre.pieces().side(unit) != side && position.onMap(unit)) {
        int hex = position.place(unit);
        if (!targets.contains(hex)
            && checks.target(position, side, hex) == null
            && !checks.free(position, side, Ints.of(hex)).isEmpty()) {
          targets = targets.with(hex);
        }
      }
    }
    return targets;
  }

  /** Neighbouring hexes that the same units can attack, and all hexes that a stack must attack. */
  @Rule({"12.7", "12.8"})
  List<Ints> several(Position position, Ints attackable) {
    Set<Ints> sets = new LinkedHashSet<>();
    for (int hex : attackable) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int other = theatre.grid().neighbour(hex, direction);
        if (other > hex && attackable.contains(other)) {
          sets.add(Ints.of(hex, other));
        }
      }
      for (int unit : checks.free(position, side, Ints.of(hex))) {
        Ints owed = must.missing(position, side, Ints.of(unit));
        if (owed.size() > 1 && owed.all(attackable::contains)) {
          sets.add(Ints.sorted(owed.toArray()));
        }
      }
    }
    sets.removeIf(hexes -> checks.free(position, side, hexes).isEmpty());
    return List.copyOf(sets);
  }

  /** All who can attack some hexes together, and each stack of them. */
  List<Ints> groups(Position position, Ints targets) {
    Ints all = checks.free(position, side, targets);
    List<Ints> groups = new ArrayList<>();
    add(groups, all);
    for (int unit : all) {
      add(groups, all.filter(other -> position.place(other) == position.place(unit)));
    }
    return groups;
  }

  /** The same, and each unit alone. */
  List<Ints> groupsAndUnits(Position position, Ints targets) {
    List<Ints> groups = groups(position, targets);
    checks.free(position, side, targets).each(unit -> add(groups, Ints.of(unit)));
    return groups;
  }

  private static void add(List<Ints> groups, Ints group) {
    if (!group.isEmpty() && !groups.contains(group)) {
      groups.add(group);
    }
  }
}
