package stavka.ai;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** The bots by name. A bot may remember what it planned, so each seat of each match gets its own. */
public final class Bots {
  private static final Map<String, Supplier<Bot>> ALL = new LinkedHashMap<>();

  static {
    ALL.put("random", RandomBot::new);
    ALL.put("greedy", GreedyBot::new);
  }

  private Bots() {}

  public static List<String> names() {
    return List.copyOf(ALL.keySet());
  }

  /** A new bot of that name. */
  public static Optional<Bot> find(String name) {
    return Optional.ofNullable(ALL.get(name)).map(Supplier::get);
  }
}
