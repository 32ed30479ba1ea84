package stavka.lab;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import stavka.ai.Bot;
import stavka.ai.Forfeit;
import stavka.engine.counter.Roster;
import stavka.engine.event.Event;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.play.Game;
import stavka.engine.play.Ruling;
import stavka.engine.play.Scenario;
import stavka.engine.play.Verdict;
import stavka.engine.play.Wording;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.formats.record.Forfeited;
import stavka.formats.record.RecordHeader;
import stavka.formats.record.RecordWriter;

/**
 * Plays matches of one scenario between two bots, each match in seats of its own. The seed decides
 * everything: dice and both bots' own streams.
 */
public final class MatchRunner {
  /** Far more orders than any match needs; one that goes on for longer never ends. */
  static final int ENDLESS = 200_000;

  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

  private final Game game;
  private final Scenario scenario;
  private final Bot axis;
  private final Bot soviet;
  private final String version;

  /**
   * @param version of Stavka, for the records
   */
  public MatchRunner(Game game, Scenario scenario, Bot axis, Bot soviet, String version) {
    this.game = game;
    this.scenario = scenario;
    this.axis = axis;
    this.soviet = soviet;
    this.version = version;
  }

  public Game game() {
    return game;
  }

  public Scenario scenario() {
    return scenario;
  }

  /** The name of the bot that plays a side. */
  public String player(Side side) {
    return (side == Side.AXIS ? axis : soviet).name();
  }

  /** Plays one match. */
  public MatchResult play(long seed) {
    return play(seed, Onlooker.NOBODY);
  }

  /** Plays one match while someone looks on. */
  public MatchResult play(long seed, Onlooker onlooker) {
    return play(game.setUp(scenario, seed), seed, onlooker);
  }

  /** Plays one match and writes its record, complete or not at all. */
  public MatchResult play(long seed, Path file) {
    Position start = game.setUp(scenario, seed);
    RecordHeader header =
        RecordHeader.of(
            game, start, scenario, seed, version, player(Side.AXIS), player(Side.SOVIET));
    try (RecordWriter record = new RecordWriter(file, header, game, start)) {
      return play(start, seed, new Recording(record));
    }
  }

  private record Recording(RecordWriter record) implements Onlooker {
    @Override
    public void saw(Step step) {
      record.add(step.before(), step.decision(), step.order(), step.events(), step.after());
    }

    @Override
    public boolean times() {
      return false;
    }

    @Override
    public void over(Position last, Verdict verdict) {
      record.finish(verdict);
    }

    @Override
    public void forfeited(Position last, Forfeited forfeit) {
      record.finish(forfeit);
    }
  }

  private MatchResult play(Position start, long seed, Onlooker onlooker) {
    Bot axisPlayer = axis.seat();
    Bot sovietPlayer = soviet.seat();
    Verdict verdict = null;
    try {
      MatchResult result = play(start, seed, onlooker, axisPlayer, sovietPlayer);
      verdict = result.verdict();
      return result;
    } finally {
      axisPlayer.leave(verdict);
      sovietPlayer.leave(verdict);
    }
  }

  private MatchResult play(
      Position start, long seed, Onlooker onlooker, Bot axisPlayer, Bot sovietPlayer) {
    long began = System.nanoTime();
    Roster roster = start.setting().roster();
    RandomGenerator axisRandom = new SplittableRandom(Seeds.derive(seed, 1));
    RandomGenerator sovietRandom = new SplittableRandom(Seeds.derive(seed, 2));
    Losses axisLosses = Losses.NONE;
    Losses sovietLosses = Losses.NONE;
    Position position = start;
    int orders = 0;
    Optional<Verdict> verdict = game.verdict(position);
    Forfeited forfeit = null;
    while (verdict.isEmpty()) {
      if (orders == ENDLESS) {
        throw new IllegalStateException("seed " + seed + ": no end after " + orders + " orders");
      }
      Decision decision = game.decision(position);
      boolean axisChooses = decision.side() == Side.AXIS;
      RandomGenerator random = axisChooses ? axisRandom : sovietRandom;
      long asked = clock(onlooker);
      Position seen = game.imagine(position, decision.side(), random.nextLong());
      Order order;
      try {
        order =
            (axisChooses ? axisPlayer : sovietPlayer).choose(game, seen, game.legal(seen), random);
      } catch (Forfeit lost) {
        forfeit = new Forfeited(lost.side(), lost.reason());
        break;
      }
      long nanos = clock(onlooker) - asked;
      Ruling.Accepted ruling = accepted(position, order, seed, orders + 1);
      List<Event> events = ruling.events();
      onlooker.saw(new Onlooker.Step(decision, position, order, events, ruling.position(), nanos));
      axisLosses = axisLosses.after(events, Side.AXIS, roster);
      sovietLosses = sovietLosses.after(events, Side.SOVIET, roster);
      position = ruling.position();
      orders++;
      verdict = game.verdict(position);
    }
    if (forfeit == null) {
      onlooker.over(position, verdict.orElseThrow());
    } else {
      onlooker.forfeited(position, forfeit);
    }
    return new MatchResult(
        seed,
        forfeit == null ? verdict.orElseThrow() : lostBy(forfeit.side(), position),
        orders,
        Math.min(position.turn(), scenario.turns()),
        axisLosses,
        sovietLosses,
        System.nanoTime() - began,
        forfeit == null ? null : forfeit.reason());
  }

  private static long clock(Onlooker onlooker) {
    return onlooker.times() ? CLOCK.getCurrentThreadCpuTime() : 0;
  }

  /** Points as they stand, and the match to the other side, which no rule has to say. */
  private Verdict lostBy(Side side, Position position) {
    return new Verdict(
        side.enemy(),
        MatchResult.FORFEIT,
        game.facts().points(position, Side.AXIS),
        game.facts().points(position, Side.SOVIET),
        "");
  }

  private Ruling.Accepted accepted(Position position, Order order, long seed, int number) {
    return switch (game.submit(position, order)) {
      case Ruling.Accepted accepted -> accepted;
      case Ruling.Refused refused ->
          throw new IllegalStateException(
              "seed "
                  + seed
                  + ", order "
                  + number
                  + ": a bot gave "
                  + order
                  + ", which is refused, "
                  + Wording.of(game, position.setting()).say(refused.objections(), "en"));
    };
  }
}
