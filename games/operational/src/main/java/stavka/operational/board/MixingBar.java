package stavka.operational.board;

import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;

/** Who does not stand together on a hex, whatever room there is. */
@FunctionalInterface
public interface MixingBar {
  /** Whether units may not join those on a hex, or these not stay together if none come. */
  boolean bars(Position position, Ints coming, int hex);

  /** No more than so many of some units. */
  static MixingBar atMost(int most, IntPredicate some) {
    return (position, coming, hex) -> {
      int count = 0;
      for (int unit = position.top(hex); unit != Position.NOBODY; unit = position.below(unit)) {
        count += some.test(unit) ? 1 : 0;
      }
      for (int i = 0; i < coming.size(); i++) {
        int unit = coming.get(i);
        count += position.place(unit) != hex && some.test(unit) ? 1 : 0;
      }
      return count > most;
    };
  }

  /**
   * Only one of several sorts.
   *
   * @param sort the number of a unit's sort, or -1 if it stands with any
   */
  static MixingBar oneSort(IntUnaryOperator sort) {
    return (position, coming, hex) -> {
      int met = -1;
      for (int unit = position.top(hex); unit != Position.NOBODY; unit = position.below(unit)) {
        int other = sort.applyAsInt(unit);
        if (met >= 0 && other >= 0 && other != met) {
          return true;
        }
        met = other >= 0 ? other : met;
      }
      for (int i = 0; i < coming.size(); i++) {
        int other = sort.applyAsInt(coming.get(i));
        if (met >= 0 && other >= 0 && other != met) {
          return true;
        }
        met = other >= 0 ? other : met;
      }
      return false;
    };
  }
}
