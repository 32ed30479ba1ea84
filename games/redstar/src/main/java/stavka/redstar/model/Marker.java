package stavka.redstar.model;

import org.jspecify.annotations.Nullable;
import stavka.engine.rule.Rule;

/**
 * A type of strength marker; how many there are of it is in the ledger.
 *
 * @param type its number, from 1
 * @param reduced its back, or null for one that has a single step
 * @param band whether it has a black band and leaves the cup after use [6.2.4]
 */
@Rule("6.1")
public record Marker(
    int type,
    String id,
    StrengthClass strength,
    Strength full,
    @Nullable Strength reduced,
    boolean band) {
  /** Attack and defence. */
  public record Strength(int attack, int defence) {}

  public int steps() {
    return reduced == null ? 1 : 2;
  }

  public Strength face(int step) {
    return step == 0 || reduced == null ? full : reduced;
  }
}
