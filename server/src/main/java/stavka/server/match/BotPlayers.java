package stavka.server.match;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.WeakHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import stavka.ai.Bot;
import stavka.ai.catalogue.Bots;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Side;

/**
 * Plays the seats that bots hold, on threads of their own and at a pace that people can follow. A
 * bot thinks about a copy of the position, so nobody waits for it.
 */
public final class BotPlayers implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(BotPlayers.class);

  /** Two at least: while one bot thinks long, those of other matches still get their turn. */
  private static final int THREADS = Math.max(2, Runtime.getRuntime().availableProcessors());

  private final Matches matches;
  private final long paceMillis;
  private final Predicate<String> mine;
  private final ScheduledExecutorService threads =
      Executors.newScheduledThreadPool(
          THREADS, Thread.ofPlatform().name("stavka-bot-", 0).daemon().factory());

  /** A match that is forgotten takes with it what its bots remember. */
  private final Map<Match, Desk> desks = Collections.synchronizedMap(new WeakHashMap<>());

  private volatile boolean closed;

  /** What the bots of one match remember. */
  private static final class Desk {
    final Map<Side, Bot> bots = new EnumMap<>(Side.class);
    final SplittableRandom random = new SplittableRandom(Tokens.seed());
    final AtomicBoolean busy = new AtomicBoolean();
  }

  /** What a bot has to decide. */
  private record Task(int orders, Side side, Position position) {}

  /**
   * @param mine whether this server, of several, is to move the bots of a match
   */
  public BotPlayers(Matches matches, long paceMillis, Predicate<String> mine) {
    this.matches = matches;
    this.mine = mine;
    this.paceMillis = paceMillis;
  }

  /** Lets a bot decide if it is for one to decide now. */
  public void wake(Match match) {
    if (!hasBot(match.rules()) || closed || !match.look(BotPlayers::isDue)) {
      return;
    }
    Desk desk = desks.computeIfAbsent(match, id -> new Desk());
    if (desk.busy.compareAndSet(false, true)) {
      try {
        var _ = threads.schedule(() -> play(match, desk), paceMillis, TimeUnit.MILLISECONDS);
      } catch (RejectedExecutionException stopping) {
        desk.busy.set(false);
      }
    }
  }

  private static boolean hasBot(MatchRules rules) {
    return !rules.axis().equals(MatchRules.HUMAN) || !rules.soviet().equals(MatchRules.HUMAN);
  }

  /** Whether it is for a bot to decide. */
  private static boolean isDue(Situation situation) {
    return situation.verdict().isEmpty()
        && !situation.rules().player(situation.legal().decision().side()).equals(MatchRules.HUMAN);
  }

  private static Optional<Task> task(Situation situation) {
    if (!isDue(situation)) {
      return Optional.empty();
    }
    Side side = situation.legal().decision().side();
    return Optional.of(new Task(situation.orders(), side, situation.position().withoutDerived()));
  }

  private void play(Match match, Desk desk) {
    boolean goesOn = false;
    try {
      if (!mine.test(match.rules().id())) {
        // Another server moves them; should it stop, someone who asks for the match wakes them
        // here.
        return;
      }
      Optional<Task> task = match.look(BotPlayers::task);
      goesOn = task.isEmpty() || decide(match, desk, task.get());
    } catch (RuntimeException failed) {
      if (!closed) {
        fail(match, failed);
      }
    } finally {
      desk.busy.set(false);
    }
    if (goesOn) {
      wake(match);
    }
  }

  /** Whether the match goes on; an order that came too late is no fault. */
  private boolean decide(Match match, Desk desk, Task task) {
    MatchRules rules = match.rules();
    Order order = choose(match, desk, task);
    if (closed) {
      return false;
    }
    Answer answer = match.submit(null, task.orders(), ignored -> order);
    return switch (answer) {
      case Answer.Done _, Answer.Stale _ -> true;
      default -> {
        // Everybody at the match reads this: what was ordered may be nobody else's to know.
        match.report("the bot " + rules.player(task.side()) + " gave an order that was refused");
        LOG.error("match {}: a bot gave {}: {}", rules.id(), order, answer);
        yield false;
      }
    };
  }

  private Order choose(Match match, Desk desk, Task task) {
    MatchRules rules = match.rules();
    String name = rules.player(task.side());
    Position seen = rules.game().imagine(task.position(), task.side(), desk.random.nextLong());
    Orders legal = rules.game().legal(seen);
    try {
      Bot bot =
          desk.bots.computeIfAbsent(task.side(), side -> Bots.find(name).orElseThrow().seat());
      return bot.choose(rules.game(), seen, legal, desk.random);
    } catch (RuntimeException failed) {
      // Someone sits opposite: the match is worth more than the bot's pride.
      LOG.error("match {}: the bot {} failed, any order will do", rules.id(), name, failed);
      match.report("the bot " + name + " failed; it ordered at random");
      return legal.sample(desk.random);
    }
  }

  private void fail(Match match, RuntimeException failed) {
    String id = match.rules().id();
    LOG.error("match {}: a bot's order could not be given", id, failed);
    matches.forget(id);
  }

  @Override
  public void close() {
    closed = true;
    threads.shutdownNow();
    try {
      boolean _ = threads.awaitTermination(5, TimeUnit.SECONDS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
