package stavka.guderian.interdiction;

import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import stavka.engine.hex.HexSet;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.guderian.model.GuderianGround;
import stavka.guderian.model.Ledger;

/** Sets of railway hexes in the ledger, a bit for each by its place among all of them [6.37]. */
final class RailwaySets {
  private static final int BITS = Integer.SIZE;
  private static final int NO_RAILWAY = -1;

  private final int[] numbers;
  private final int[] hexes;

  RailwaySets(GuderianGround ground) {
    this.hexes = HexSet.where(ground.grid(), ground::onRail).toArray();
    if (hexes.length > Ledger.MOST_RAILWAY_HEXES) {
      throw new IllegalArgumentException("more railway hexes than " + Ledger.MOST_RAILWAY_HEXES);
    }
    this.numbers = new int[ground.grid().size()];
    Arrays.fill(numbers, NO_RAILWAY);
    for (int number = 0; number < hexes.length; number++) {
      numbers[hexes[number]] = number;
    }
  }

  boolean railway(int hex) {
    return numbers[hex] != NO_RAILWAY;
  }

  /**
   * @param set the first entry of the set
   */
  boolean has(Position position, int set, int hex) {
    int number = numbers[hex];
    return number != NO_RAILWAY && (position.ledger(set + number / BITS) & bit(number)) != 0;
  }

  /** Puts a railway hex into a set, or takes it out. */
  void put(Draft draft, int set, int hex, boolean in) {
    int number = numbers[hex];
    int entry = set + number / BITS;
    int word = draft.ledger(entry);
    draft.enter(entry, in ? word | bit(number) : word & ~bit(number));
  }

  void empty(Draft draft, int set) {
    for (int entry = set; entry < set + Ledger.RAILWAY_ENTRIES; entry++) {
      draft.enter(entry, 0);
    }
  }

  Ints hexes(Position position, int set) {
    IntStream.Builder in = IntStream.builder();
    for (int i = 0; i < Ledger.RAILWAY_ENTRIES; i++) {
      changed(i, position.ledger(set + i), in);
    }
    return Ints.of(in.build().toArray());
  }

  /**
   * The hexes of the bits that are set in a word.
   *
   * @param index the place of the word in its set
   */
  void changed(int index, int word, IntConsumer action) {
    for (int bits = word; bits != 0; bits &= bits - 1) {
      action.accept(hexes[index * BITS + Integer.numberOfTrailingZeros(bits)]);
    }
  }

  private static int bit(int number) {
    return 1 << number % BITS;
  }
}
