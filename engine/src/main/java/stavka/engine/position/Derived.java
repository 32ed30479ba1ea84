package stavka.engine.position;

/**
 * The name of something worked out from a position and kept with it. A game numbers its own from 0;
 * positions of two games never meet, so numbers may repeat between games.
 */
public record Derived<T>(Class<T> type, int slot) {
  static final int SLOTS = 8;

  public Derived {
    if (slot < 0 || slot >= SLOTS) {
      throw new IllegalArgumentException("slot " + slot);
    }
  }
}
