package stavka.engine.reason;

import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import stavka.engine.value.Ints;

/**
 * A reason why something may not be done, with its rule.
 *
 * @param code the key of its sentence in the game's messages
 * @param details what the sentence names
 */
public record Objection(String rule, String code, List<Detail> details) {
  public Objection {
    details = List.copyOf(details);
  }

  public static Objection of(String rule, String code, Detail... details) {
    return new Objection(rule, code, List.of(details));
  }

  /** What is said unless all is well; null if it is. */
  public static @Nullable Objection unless(
      boolean well, String rule, String code, Detail... details) {
    return well ? null : of(rule, code, details);
  }

  /** What is said when something is wrong; null if it is not. */
  public static @Nullable Objection when(
      boolean wrong, String rule, String code, Detail... details) {
    return unless(!wrong, rule, code, details);
  }

  /** As a list of one, or of none. */
  public static List<Objection> listed(@Nullable Objection objection) {
    return objection == null ? List.of() : List.of(objection);
  }

  /** The first thing that is said against any of some units or hexes, or null. */
  public static @Nullable Objection first(Ints all, IntFunction<@Nullable Objection> check) {
    for (int i = 0; i < all.size(); i++) {
      Objection objection = check.apply(all.get(i));
      if (objection != null) {
        return objection;
      }
    }
    return null;
  }
}
