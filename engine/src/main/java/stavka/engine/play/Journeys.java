package stavka.engine.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import stavka.engine.move.MoveField;
import stavka.engine.order.Move;
import stavka.engine.value.Ints;

/**
 * The moves of units that go together, found from what each of them could do alone: for games whose
 * orders do not know better.
 */
final class Journeys {
  private record Goal(String mode, int hex) {}

  private final Orders orders;
  private final Ints units;
  private final Map<Goal, Journey> found = new LinkedHashMap<>();

  Journeys(Orders orders, Ints units) {
    this.orders = orders;
    this.units = units;
  }

  List<Journey> list() {
    List<Move> alone = new ArrayList<>();
    Set<String> modes = new LinkedHashSet<>();
    for (int i = 0; i < units.size(); i++) {
      Ints one = Ints.of(units.get(i));
      orders.forUnit(
          units.get(i),
          order -> {
            if (order instanceof Move move && move.units().equals(one)) {
              alone.add(move);
              modes.add(move.mode());
            }
          });
    }
    modes.forEach(mode -> orders.reach(units, mode).ifPresent(field -> take(field, mode)));
    alone.forEach(move -> take(new Move(units, move.path(), move.mode()), Journey.UNPRICED));
    return List.copyOf(found.values());
  }

  private void take(MoveField field, String mode) {
    for (int i = field.firstGoal(); i < field.size(); i++) {
      int hex = field.hex(i);
      take(new Move(units, field.path(hex), mode), field.cost(hex));
    }
  }

  private void take(Move move, int halfPoints) {
    Goal goal = new Goal(move.mode(), move.path().last());
    if (!found.containsKey(goal) && orders.allows(move)) {
      found.put(goal, new Journey(move, halfPoints));
    }
  }
}
