package stavka.redstar.model;

import java.util.Map;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;

/** The switches of every scenario: readings of the book that players choose between, 0 or 1. */
public final class Options {
  /** Depots are withdrawn before supply is judged or not at all, instead of any time. */
  @Rule("10.2.1")
  public static final String DEPOTS_LEAVE_EARLY = "depots-leave-early";

  /** Depots count as supplied wherever they arrive, instead of where a German unit would be. */
  @Rule("15.2.2")
  public static final String DEPOTS_ARRIVE_ANYWHERE = "depots-arrive-anywhere";

  private Options() {}

  public static void enter(Draft draft, Map<String, Integer> options) {
    draft.enter(Ledger.DEPOTS_LEAVE_EARLY, options.getOrDefault(DEPOTS_LEAVE_EARLY, 0));
    draft.enter(Ledger.DEPOTS_ARRIVE_ANYWHERE, options.getOrDefault(DEPOTS_ARRIVE_ANYWHERE, 0));
  }
}
