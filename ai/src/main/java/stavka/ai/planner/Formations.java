package stavka.ai.planner;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import stavka.engine.counter.Counter;
import stavka.engine.counter.Roster;
import stavka.engine.position.Position;

/** The units of a roster that belong together. */
final class Formations {
  private static final int[] NONE = {};

  private final int[][] members;

  Formations(Roster roster) {
    this.members = new int[roster.size()][];
    Map<String, int[]> byName = new HashMap<>();
    for (Counter counter : roster.all()) {
      String name = counter.formation();
      members[counter.index()] =
          name.isEmpty() ? NONE : byName.computeIfAbsent(name, known -> all(roster, known));
    }
  }

  private static int[] all(Roster roster, String formation) {
    return IntStream.range(0, roster.size())
        .filter(unit -> roster.get(unit).formation().equals(formation))
        .toArray();
  }

  /** All units of a unit's formation, itself among them; none if it has no formation. */
  int[] members(int unit) {
    return members[unit];
  }

  /** Whether a unit is of a formation that has lost nobody, or at least has everyone on the map. */
  boolean complete(Position position, int unit) {
    for (int other : members[unit]) {
      if (!position.onMap(other)) {
        return false;
      }
    }
    return members[unit].length > 1;
  }
}
