package stavka.atlas.compile;

import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;

/** Which hexes must lie to the left or to the right of a line, in hexes of the margin's grid. */
final class Banks {
  private static final double WRONG_BANK = 6;

  private final SequencedMap<Integer, Boolean> leftOf = new LinkedHashMap<>();

  /** The first demand on a hex stands. */
  void demand(int outerHex, boolean left) {
    leftOf.putIfAbsent(outerHex, left);
  }

  /** The price of a side that leaves a hex on the wrong bank. */
  double penalty(int leftHex, int rightHex) {
    return (wrong(leftHex, true) ? WRONG_BANK : 0) + (wrong(rightHex, false) ? WRONG_BANK : 0);
  }

  private boolean wrong(int hex, boolean isLeft) {
    if (hex == HexGrid.NONE) {
      return false;
    }
    @Nullable Boolean left = leftOf.get(hex);
    return left != null && left != isLeft;
  }
}
