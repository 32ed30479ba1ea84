package stavka.operational.combat;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.operational.model.Value;

/** The cups from which units draw their strength when they are first engaged. */
public interface Cups {
  /** Where every strength is known from the beginning. */
  Cups NONE = new Cups() {};

  /** How many cups there are. */
  default int cups() {
    return 0;
  }

  /** The cup a unit draws from, or -1 for a unit whose strength is always known. */
  default int cupOf(int unit) {
    return -1;
  }

  /** Whether a unit's strength is not known yet. */
  default boolean untried(Position position, int unit) {
    return false;
  }

  /** What is left in a cup. */
  default Cup left(Position position, int cup) {
    throw new IllegalArgumentException("no cup " + cup);
  }

  /** What a unit is worth that finds its cup empty. */
  default Value bare(int unit) {
    throw new IllegalArgumentException("known: " + unit);
  }

  /**
   * Notes and tells what a unit has drawn.
   *
   * @param index of the value in its cup
   */
  default void drawn(Draft draft, int unit, int index, Value value, String rule) {
    throw new IllegalArgumentException("known: " + unit);
  }

  /**
   * Lets a unit draw if it is untried and its cup is not empty.
   *
   * @return whether it has drawn
   */
  default boolean draw(Draft draft, int unit, String rule) {
    if (!untried(draft.view(), unit)) {
      return false;
    }
    Cup cup = left(draft.view(), cupOf(unit));
    if (cup.total() == 0) {
      return false;
    }
    int index = cup.at(draft.draw(cup.total()));
    drawn(draft, unit, index, cup.value(index), rule);
    return true;
  }
}
