package stavka.ai;

import java.util.List;
import java.util.Optional;
import stavka.ai.planner.PlannerBot;

/** The bots by name. */
public final class Bots {
  private static final List<Bot> ALL =
      List.of(
          new RandomBot(),
          new GreedyBot(),
          PlannerBot.cadet(),
          PlannerBot.colonel(),
          PlannerBot.general());

  private Bots() {}

  public static List<String> names() {
    return ALL.stream().map(Bot::name).toList();
  }

  public static Optional<Bot> find(String name) {
    return ALL.stream().filter(bot -> bot.name().equals(name)).findFirst();
  }
}
