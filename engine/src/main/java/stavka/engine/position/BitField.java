package stavka.engine.position;

/**
 * A few bits of a counter's state word, holding a small number. Games lay out their words with
 * these.
 */
public record BitField(int shift, int bits) {
  public BitField {
    if (shift < 0 || bits < 1 || bits > 31 || shift + bits > 64) {
      throw new IllegalArgumentException("no " + bits + " bits at " + shift);
    }
  }

  /** The field of so many bits right after this one. */
  public BitField then(int nextBits) {
    return new BitField(shift + bits, nextBits);
  }

  /** All its bits, where they lie in a word. */
  public long inWord() {
    return mask() << shift;
  }

  /** All bits of a word but those of some fields. */
  static long allBut(BitField... fields) {
    long kept = -1L;
    for (BitField field : fields) {
      kept &= ~field.inWord();
    }
    return kept;
  }

  public int get(long word) {
    return (int) ((word >>> shift) & mask());
  }

  public boolean isSet(long word) {
    return ((word >>> shift) & mask()) != 0;
  }

  public long put(long word, int value) {
    if (value < 0 || value > mask()) {
      throw new IllegalArgumentException(value + " does not fit in " + bits + " bits");
    }
    return (word & ~(mask() << shift)) | ((long) value << shift);
  }

  private long mask() {
    return (1L << bits) - 1;
  }
}
