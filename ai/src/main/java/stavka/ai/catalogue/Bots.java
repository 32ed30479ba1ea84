package stavka.ai.catalogue;

import java.util.List;
import java.util.Optional;
import stavka.ai.Bot;
import stavka.ai.GreedyBot;
import stavka.ai.RandomBot;
import stavka.ai.planner.PlannerBot;
import stavka.engine.play.Messages;
import stavka.engine.rule.Rulebook;

/** The bots by name, the weakest first. */
public final class Bots {
  /**
   * A bot as it is introduced to those who would play against it.
   *
   * @param about in one line
   */
  public record Introduction(String id, Rulebook.Text name, Rulebook.Text about) {}

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

  public static List<Introduction> introductions() {
    return names().stream().map(id -> new Introduction(id, text(id), text(id + ".about"))).toList();
  }

  private static Rulebook.Text text(String key) {
    Messages messages = Messages.beside(Bots.class);
    return new Rulebook.Text(messages.say(key, "en"), messages.say(key, "fr"));
  }

  public static Optional<Bot> find(String name) {
    return ALL.stream().filter(bot -> bot.name().equals(name)).findFirst();
  }
}
