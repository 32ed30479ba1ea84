package stavka.app.protocol;

import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.ai.Bot;
import stavka.ai.Forfeit;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.play.Verdict;
import stavka.engine.position.Position;

/**
 * A bot that is a program of somebody else's: started once for each match, asked over its standard
 * input, answering on its standard output. It is shown what its side may see and nothing else, and
 * whatever it does wrong costs it the match and nothing more.
 */
public final class OutsideBot implements Bot {
  /** What the name of such a bot begins with; the rest is the command. */
  public static final String PREFIX = "exec:";

  private final String name;
  private final List<String> command;
  private final TimeLimits limits;
  private final String version;
  private @Nullable Conversation conversation;

  private OutsideBot(String name, List<String> command, TimeLimits limits, String version) {
    this.name = name;
    this.command = command;
    this.limits = limits;
    this.version = version;
  }

  /**
   * @param name as {@code exec:python3 mybot.py}
   * @param version of Stavka
   * @throws IllegalArgumentException if it names no program that is there
   */
  public static OutsideBot of(String name, TimeLimits limits, String version) {
    List<String> command = CommandWords.split(name.substring(PREFIX.length()));
    if (!CommandWords.isThere(command.getFirst())) {
      throw new IllegalArgumentException("there is no program '" + command.getFirst() + "'");
    }
    return new OutsideBot(name, command, limits, version);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Bot seat() {
    return new OutsideBot(name, command, limits, version);
  }

  @Override
  public Order choose(Game game, Position position, Orders legal, RandomGenerator random) {
    try {
      if (conversation == null) {
        OutsideProgram program = OutsideProgram.start(command);
        conversation = new Conversation(program, limits);
        conversation.begin(game, position, legal, random, version);
      }
      return conversation.decide(game, position, legal, random);
    } catch (Fault fault) {
      String reason = String.format(Locale.ROOT, "%s: %s", name, fault.reason());
      throw new Forfeit(legal.decision().side(), reason);
    }
  }

  @Override
  public void leave(@Nullable Verdict verdict) {
    if (conversation != null) {
      conversation.end(verdict);
      conversation = null;
    }
  }
}
