package stavka.redstar.combat;

import java.util.HashMap;
import java.util.Map;
import java.util.function.ToIntFunction;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.redstar.markers.Cups;
import stavka.redstar.model.Marker;
import stavka.redstar.model.Pieces;
import stavka.redstar.model.StrengthClass;

/**
 * The chances of what armies without a marker will add to a strength. Markers of a class are drawn
 * without putting back, so the draws are counted by type: how many of the armies get one of it.
 */
@Rule("6.2.2")
final class Lottery {
  private final Pieces pieces;

  Lottery(Pieces pieces) {
    this.pieces = pieces;
  }

  /** How an army counts once its marker is known. */
  @FunctionalInterface
  interface Worth {
    int of(int unit, int printed);
  }

  /**
   * @param printed attack or defence of a marker's face
   * @return chances by sum
   */
  Map<Integer, Double> sums(
      Position position, Ints unknown, ToIntFunction<Marker.Strength> printed, Worth worth) {
    Map<Integer, Double> sums = Map.of(0, 1.0);
    for (StrengthClass strength : StrengthClass.values()) {
      Ints armies =
          Ints.of(unknown.stream().filter(u -> pieces.strengthClass(u) == strength).toArray());
      if (!armies.isEmpty()) {
        sums = together(sums, ofClass(position, strength, armies, printed, worth));
      }
    }
    return sums;
  }

  private static Map<Integer, Double> together(Map<Integer, Double> a, Map<Integer, Double> b) {
    Map<Integer, Double> sums = new HashMap<>();
    a.forEach((x, p) -> b.forEach((y, q) -> sums.merge(x + y, p * q, Double::sum)));
    return sums;
  }

  /** What has been drawn for the armies so far: how many of each type, and the sum. */
  private record State(Ints left, int sum) {}

  private Map<Integer, Double> ofClass(
      Position position,
      StrengthClass strength,
      Ints armies,
      ToIntFunction<Marker.Strength> printed,
      Worth worth) {
    int[] counts = new int[pieces.markers().size()];
    int size = 0;
    for (Marker marker : pieces.markers()) {
      if (marker.strength() == strength) {
        counts[marker.type() - 1] = Cups.count(position, marker);
        size += counts[marker.type() - 1];
      }
    }
    Map<State, Double> states = Map.of(new State(Ints.of(counts), 0), 1.0);
    for (int i = 0; i < armies.size(); i++) {
      states = draw(states, armies.get(i), size - i, printed, worth);
    }
    Map<Integer, Double> sums = new HashMap<>();
    states.forEach((state, chance) -> sums.merge(state.sum(), chance, Double::sum));
    return sums;
  }

  private Map<State, Double> draw(
      Map<State, Double> states,
      int unit,
      int size,
      ToIntFunction<Marker.Strength> printed,
      Worth worth) {
    Map<State, Double> after = new HashMap<>();
    states.forEach(
        (state, chance) -> {
          if (size <= 0) {
            int bare = worth.of(unit, printed.applyAsInt(pieces.bare(unit)));
            after.merge(new State(state.left(), state.sum() + bare), chance, Double::sum);
            return;
          }
          for (int type = 0; type < state.left().size(); type++) {
            int count = state.left().get(type);
            if (count > 0) {
              int[] left = state.left().toArray();
              left[type]--;
              int value = worth.of(unit, printed.applyAsInt(pieces.markers().get(type).full()));
              after.merge(
                  new State(Ints.of(left), state.sum() + value),
                  chance * count / size,
                  Double::sum);
            }
          }
        });
    return after;
  }
}
