package stavka.engine.position;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import stavka.engine.value.Ints;

/**
 * Dice from a key of 32 bytes by SHA-256 over the key and a count: the same everywhere and forever.
 * Dice that were seen lead neither back to the key nor on to the next die, as those of a {@link
 * SeededChance} do.
 *
 * @param key eight words, the first four bytes in the first
 * @param count dice drawn so far
 */
public record HashedChance(Ints key, long count) implements Chance {
  private static final int WORDS = 8;

  public HashedChance {
    if (key.size() != WORDS) {
      throw new IllegalArgumentException("a key has 32 bytes");
    }
  }

  static int[] words(byte[] key) {
    if (key.length != WORDS * Integer.BYTES) {
      throw new IllegalArgumentException("a key has 32 bytes");
    }
    int[] words = new int[WORDS];
    ByteBuffer.wrap(key).asIntBuffer().get(words);
    return words;
  }

  @Override
  public Roll roll(int sides) {
    ByteBuffer block = ByteBuffer.allocate(WORDS * Integer.BYTES + Long.BYTES);
    key.each(block::putInt);
    block.putLong(count);
    // Even to within sides / 2^32, as for seeded dice.
    long draw = ByteBuffer.wrap(sha256(block.array())).getInt() & 0xFFFF_FFFFL;
    return new Roll((int) ((draw * sides) >>> 32) + 1, new HashedChance(key, count + 1));
  }

  private static byte[] sha256(byte[] content) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(content);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Without the key: a position may end up in a log. */
  @Override
  public String toString() {
    return "HashedChance[" + count + "]";
  }
}
