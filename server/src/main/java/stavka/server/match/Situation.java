package stavka.server.match;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import stavka.engine.play.Orders;
import stavka.engine.play.Verdict;
import stavka.engine.position.Position;
import stavka.engine.table.Viewer;
import stavka.engine.value.Side;

/**
 * A match at one instant. It may be asked only while the match is held: positions keep what was
 * worked out from them.
 *
 * @param orders how many orders are in force
 * @param latest whether play stands here, as opposed to a look back
 * @param last the last order, or null at the beginning
 * @param fault what is wrong with the match, in English, or null
 */
public record Situation(
    MatchRules rules,
    Position position,
    int orders,
    boolean latest,
    @Nullable Play last,
    @Nullable String fault) {
  /** The same question gets the same answer. */
  public static final long IMAGINED = 1;

  /** The same for another thread, which need not hold the match while it works on it. */
  public Situation aside() {
    return new Situation(rules.aside(), position.withoutDerived(), orders, latest, last, fault);
  }

  public Optional<Verdict> verdict() {
    return rules.game().verdict(position);
  }

  /** What may be done now. Not to be asked after the verdict. */
  public Orders legal() {
    return rules.game().legal(position);
  }

  /**
   * The same as far as a viewer knows it, for questions about what may be done and what would come
   * of it. What the enemy of the side that decides keeps hidden is dealt anew; for a seat that does
   * not decide, and for spectators, what either side hides.
   */
  public Situation seenBy(Viewer viewer) {
    if (viewer == Viewer.BOTH || verdict().isPresent()) {
      return this;
    }
    boolean decides = viewer.plays(legal().decision().side());
    Position seen = position;
    for (Side side : Side.values()) {
      if (!decides || viewer.plays(side)) {
        seen = rules.game().imagine(seen, side, IMAGINED);
      }
    }
    return new Situation(rules, seen, orders, latest, last, fault);
  }

  /** Whether a viewer may take back the last order. */
  public boolean canUndo(Viewer viewer) {
    return latest && last != null && last.revocableBy(viewer);
  }
}
