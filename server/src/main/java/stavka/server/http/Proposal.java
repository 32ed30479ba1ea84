package stavka.server.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.ai.Bot;
import stavka.ai.catalogue.Bots;
import stavka.engine.event.Rolled;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Activity;
import stavka.engine.play.Decision;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.position.Chance;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.table.Viewer;
import stavka.engine.value.Side;
import stavka.server.json.JsonText;
import stavka.server.match.Situation;

/**
 * What the staff would order in the rest of a phase: the game's suggestions, or marches too, each
 * tried on the position that the one before it would leave. It begins with a position that the side
 * which decides may be facing, and dice of its own: neither what the enemy hides nor what is to
 * fall shows in it.
 */
final class Proposal {
  /** Who marches for a player who leaves it to the staff: he answers at once. */
  private static final String MARCHER = "greedy";

  /** So many overruns in a row, and it has nothing else in mind. */
  private static final int MOST_OVERRUNS = 40;

  /** How much is asked for. */
  enum Extent {
    /** What the game itself proposes. */
    ROUTINE(80),
    /** Every unit's march as well. */
    MARCHES(160);

    private final int most;

    Extent(int most) {
      this.most = most;
    }
  }

  /** Nobody waits longer for a list: what is left of the phase is proposed after it. */
  private static final long LONGEST_NANOS = 1_500_000_000L;

  /**
   * @param rolls whether dice fall, so that what comes after it may be another plan
   */
  record Step(Order order, boolean rolls) {}

  /**
   * @param ends whether the staff has nothing more to order in this phase
   * @param more whether there was no time to look further
   */
  record Plan(List<Step> steps, boolean ends, boolean more) {
    Plan {
      steps = List.copyOf(steps);
    }
  }

  private final Game game;
  private final Decision decision;
  private final int turn;
  private final int phase;
  private final @Nullable Bot marcher;
  private final RandomGenerator random = new SplittableRandom(Situation.IMAGINED);

  private Proposal(Game game, Position position, Extent extent) {
    this.game = game;
    this.marcher = extent == Extent.MARCHES ? Bots.find(MARCHER).orElseThrow().seat() : null;
    this.decision = game.decision(position);
    this.turn = position.turn();
    this.phase = position.phase();
  }

  static String answer(Situation now, Viewer viewer, Extent extent) {
    if (now.verdict().isPresent()) {
      throw new Problem(409, "over", "the match is over");
    }
    Side side = now.legal().decision().side();
    if (!viewer.plays(side)) {
      throw new Problem(403, "not-yours", "this decision is not for your seat");
    }
    Game game = now.rules().game();
    Position seen = game.imagine(now.position(), side, Situation.IMAGINED);
    Plan plan = plan(game, seen, extent, extent.most, System.nanoTime() + LONGEST_NANOS);
    return JsonText.object(
        out -> {
          out.writeNumberProperty("after", now.orders());
          out.writeName("orders");
          out.writeStartArray();
          for (Step step : plan.steps()) {
            out.writeStartObject();
            out.writeName("order");
            now.rules().notation().write(out, step.order());
            out.writeBooleanProperty("rolls", step.rolls());
            out.writeEndObject();
          }
          out.writeEndArray();
          out.writeBooleanProperty("ends", plan.ends());
          out.writeBooleanProperty("more", plan.more());
        });
  }

  /**
   * @param most orders
   * @param deadline of {@link System#nanoTime} after which nothing more is looked for
   */
  static Plan plan(Game game, Position position, Extent extent, int most, long deadline) {
    return new Proposal(game, position, extent).walk(position, most, deadline);
  }

  /** What the rules suggest, else what the staff does; who asked for marches ends them himself. */
  private Optional<Order> next(Position position) {
    Orders legal = game.legal(position);
    if (marcher != null && legal.activity() == Activity.MOVE) {
      return march(marcher, position, legal);
    }
    return legal.suggestion().or(() -> game.advice().proposal(position, legal));
  }

  /** The next march, or whatever comes before marches; fights on the way are the player's own. */
  private Optional<Order> march(Bot bot, Position position, Orders legal) {
    Order order = bot.choose(game, position, legal, random);
    for (int i = 0; order instanceof Overrun && i < MOST_OVERRUNS; i++) {
      order = bot.choose(game, position, legal, random);
    }
    return order instanceof EndPhase || order instanceof Overrun
        ? Optional.empty()
        : Optional.of(order);
  }

  private Plan walk(Position from, int most, long deadline) {
    List<Step> steps = new ArrayList<>();
    Position position = from;
    while (true) {
      Optional<Order> suggestion = next(position);
      if (suggestion.isEmpty() || suggestion.get() instanceof EndPhase) {
        return new Plan(steps, suggestion.isPresent(), false);
      }
      if (steps.size() >= most || System.nanoTime() - deadline >= 0) {
        return new Plan(steps, false, true);
      }
      Draft draft = position.edit();
      draft.setChance(Chance.seeded(Situation.IMAGINED + steps.size()));
      if (!(game.submit(draft.view(), suggestion.get()) instanceof Ruling.Accepted done)) {
        return new Plan(steps, false, false);
      }
      steps.add(
          new Step(suggestion.get(), done.events().stream().anyMatch(Rolled.class::isInstance)));
      position = done.position();
      if (game.verdict(position).isPresent() || passed(position)) {
        return new Plan(steps, true, false);
      }
      if (!game.decision(position).equals(decision)) {
        return new Plan(steps, false, false);
      }
    }
  }

  /** Whether the phase went by of itself, as it does when nothing is left to order in it. */
  private boolean passed(Position position) {
    return position.turn() != turn || position.phase() != phase;
  }
}
