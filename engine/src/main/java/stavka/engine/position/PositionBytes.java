package stavka.engine.position;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.Optional;
import stavka.engine.value.Ints;

/**
 * Positions as bytes, to be kept beside the orders that lead to them. They are good only for the
 * build that wrote them: a record of orders is what lasts.
 */
public final class PositionBytes {
  private static final byte SEEDED = 1;
  private static final byte HASHED = 2;

  private PositionBytes() {}

  /** Nothing while something is pending, or the dice are scripted: such a one is not kept. */
  public static Optional<byte[]> of(Position position) {
    if (position.frames != null) {
      return Optional.empty();
    }
    int counters = position.places.length;
    ByteBuffer bytes =
        ByteBuffer.allocate(
            64
                + counters * (2 * Short.BYTES + Long.BYTES)
                + position.tops.length * Short.BYTES
                + position.ledger.length * Integer.BYTES
                + position.layers.length * position.tops.length);
    bytes.putInt(counters).putInt(position.tops.length).putInt(position.ledger.length);
    bytes.putInt(position.layers.length);
    bytes.putInt(position.turn).putInt(position.phase);
    if (!writeChance(bytes, position.chance)) {
      return Optional.empty();
    }
    shorts(bytes, position.places);
    shorts(bytes, position.belows);
    shorts(bytes, position.tops);
    for (long word : position.words) {
      bytes.putLong(word);
    }
    for (int entry : position.ledger) {
      bytes.putInt(entry);
    }
    for (byte[] layer : position.layers) {
      bytes.put(layer);
    }
    byte[] written = new byte[bytes.position()];
    bytes.flip().get(written);
    return Optional.of(written);
  }

  private static boolean writeChance(ByteBuffer bytes, Chance chance) {
    switch (chance) {
      case SeededChance(long state) -> bytes.put(SEEDED).putLong(state);
      case HashedChance(Ints _, long count) -> bytes.put(HASHED).putLong(count);
      default -> {
        return false;
      }
    }
    return true;
  }

  private static void shorts(ByteBuffer bytes, short[] values) {
    for (short value : values) {
      bytes.putShort(value);
    }
  }

  /**
   * The position that was written, of the match that began at a position.
   *
   * @throws IllegalArgumentException if they are no position of this match
   */
  public static Position read(Position start, byte[] written) {
    ByteBuffer bytes = ByteBuffer.wrap(written);
    try {
      boolean fits =
          bytes.getInt() == start.places.length
              && bytes.getInt() == start.tops.length
              && bytes.getInt() == start.ledger.length
              && bytes.getInt() == start.layers.length;
      if (!fits) {
        throw new IllegalArgumentException("a position of another match");
      }
      int turn = bytes.getInt();
      int phase = bytes.getInt();
      Chance chance = chance(bytes, start.chance);
      short[] places = shorts(bytes, start.places.length);
      short[] belows = shorts(bytes, start.places.length);
      short[] tops = shorts(bytes, start.tops.length);
      long[] words = new long[places.length];
      bytes.asLongBuffer().get(words);
      bytes.position(bytes.position() + words.length * Long.BYTES);
      int[] ledger = new int[start.ledger.length];
      bytes.asIntBuffer().get(ledger);
      bytes.position(bytes.position() + ledger.length * Integer.BYTES);
      byte[][] layers = new byte[start.layers.length][tops.length];
      for (byte[] layer : layers) {
        bytes.get(layer);
      }
      return new Position(
          start.setting,
          turn,
          phase,
          places,
          words,
          tops,
          belows,
          ledger,
          layers,
          null,
          chance,
          new Derived.Known());
    } catch (BufferUnderflowException cut) {
      throw new IllegalArgumentException("a position that is cut short", cut);
    }
  }

  /** The key of hashed dice is not written: the match has it. */
  private static Chance chance(ByteBuffer bytes, Chance start) {
    byte kind = bytes.get();
    long state = bytes.getLong();
    return switch (start) {
      case HashedChance(Ints key, long _) when kind == HASHED -> new HashedChance(key, state);
      case SeededChance _ when kind == SEEDED -> new SeededChance(state);
      default -> throw new IllegalArgumentException("dice of another kind");
    };
  }

  private static short[] shorts(ByteBuffer bytes, int count) {
    short[] values = new short[count];
    bytes.asShortBuffer().get(values);
    bytes.position(bytes.position() + count * Short.BYTES);
    return values;
  }
}
