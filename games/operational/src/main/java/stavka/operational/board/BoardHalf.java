package stavka.operational.board;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.value.Ints;

/**
 * One side's half of a {@link Board}: it depends on nothing of the other's, so that boards between
 * which a side stays as it was share its half.
 */
final class BoardHalf {
  static final int ANY = 1;
  static final int BARS = 2;
  static final int CANCELS = 4;
  static final int STACKS = 8;
  static final int ZONE = 16;

  /** The first so many of these hexes. */
  @SuppressWarnings("ArrayRecordComponent")
  record Near(int[] hexes, int count) {}

  /** What there is on each hex, a flag for each thing that counts; its zone is one of them. */
  final byte[] there;

  /** Where there is something, each hex once or more. */
  private int[] hexes = new int[32];

  /** For each of them, whether what is there counts for stacking: 1 or 0. */
  private byte[] stacking = new byte[32];

  private int count;
  private @Nullable Near near;
  private byte @Nullable [] units;
  private byte @Nullable [] parts;
  byte @Nullable [] gatesForEnemy;

  /** By the flag from which they are counted. */
  final byte[] @Nullable [] distances = new byte[3][];

  /** Hexes held without a counter. */
  final Ints garrisons;

  BoardHalf(HexGrid grid, Ints garrisons) {
    this.there = new byte[grid.size()];
    this.garrisons = garrisons;
  }

  void add(int hex, int flags) {
    there[hex] |= (byte) flags;
    if (count == hexes.length) {
      hexes = Arrays.copyOf(hexes, 2 * count);
      stacking = Arrays.copyOf(stacking, 2 * count);
    }
    hexes[count] = hex;
    stacking[count++] = (byte) (flags / STACKS);
  }

  /** Units on each hex which count for stacking; few ask. */
  byte[] units() {
    byte[] known = units;
    if (known == null) {
      known = new byte[there.length];
      for (int i = 0; i < count; i++) {
        known[hexes[i]] += stacking[i];
      }
      units = known;
    }
    return known;
  }

  /** Draws the zone of something on a hex, but across sides that are given a bit each. */
  void project(int[] neighbours, int hex, int blockedSides) {
    there[hex] |= CANCELS;
    int base = hex * HexGrid.DIRECTIONS;
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int next = neighbours[base + direction];
      if (next >= 0 && (blockedSides >> direction & 1) == 0) {
        there[next] |= ZONE;
      }
    }
  }

  /** Every hex with a counter of this half and those around it, some more than once. */
  Near near(HexGrid grid) {
    Near known = near;
    if (known == null) {
      int[] neighbours = grid.neighbourTable();
      int[] found = new int[count * (HexGrid.DIRECTIONS + 1)];
      int size = 0;
      for (int i = 0; i < count; i++) {
        found[size++] = hexes[i];
        int base = hexes[i] * HexGrid.DIRECTIONS;
        for (int k = base; k < base + HexGrid.DIRECTIONS; k++) {
          found[size] = neighbours[k];
          size += neighbours[k] >= 0 ? 1 : 0;
        }
      }
      known = new Near(found, size);
      near = known;
    }
    return known;
  }

  /** Whether one more part of a zone on a hex is the one that makes it whole. */
  boolean completes(int hex, int wanted) {
    byte[] counts = parts;
    if (counts == null) {
      counts = new byte[there.length];
      parts = counts;
    }
    return ++counts[hex] == wanted;
  }

  /** How far each hex is from the nearest with a flag, worked out when first asked for. */
  byte[] distances(HexGrid grid, int flag) {
    byte[] known = distances[flag];
    if (known == null) {
      known = Distances.of(grid, there, flag, Distances.FAR);
      distances[flag] = known;
    }
    return known;
  }
}
