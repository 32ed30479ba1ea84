package stavka.operational.combat;

import stavka.engine.battle.Tally;

/**
 * A unit in a combat, with what its strength is multiplied and divided by, whatever its face shows.
 */
public interface Contribution {
  int unit();

  /** Its strength when its face shows {@code base}. */
  int strength(int base);

  /** The same, line by line in the book's order. */
  void write(Tally.Builder tally, int base);

  /**
   * Whether a unit of the same face would fight with the same strength under another's
   * circumstances.
   */
  boolean likens(Contribution other);
}
