package stavka.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.play.Activity;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;

/** What is offered may be given, and what may be given is offered, in a match at random. */
public final class OfferedOrders {
  private static final int SEED = 11;
  private static final int EVERY = 4;
  private static final int PACE = 12;

  private final Game game;
  private final RandomGenerator random = new SplittableRandom(SEED);
  private int steps;
  private int attacks;

  private OfferedOrders(Game game) {
    this.game = game;
  }

  /** Plays so many decisions, match after match, and fails where lists and judge part. */
  public static OfferedOrders in(Game game, int decisions) {
    OfferedOrders offered = new OfferedOrders(game);
    offered.play(decisions);
    return offered;
  }

  /** How many single steps that may be taken were looked for among the moves offered. */
  public int steps() {
    return steps;
  }

  /** How many attacks by one unit that may be made were looked for among those offered. */
  public int attacks() {
    return attacks;
  }

  private void play(int decisions) {
    Position position = game.setUp(game.scenarios().getFirst(), SEED);
    for (int i = 0; i < decisions; i++) {
      if (game.verdict(position).isPresent()) {
        position = game.setUp(game.scenarios().getFirst(), SEED + i);
      }
      Orders legal = game.legal(position);
      if (i % EVERY == 0 || legal.activity() == Activity.ATTACK) {
        if (legal.activity() == Activity.MOVE) {
          steps(position, legal);
        } else if (legal.activity() == Activity.ATTACK) {
          attacks(position, legal);
        } else if (legal.activity() == Activity.ANSWER) {
          legal.forEach(order -> assertThat(legal.objections(order)).as("%s", order).isEmpty());
        }
      }
      Order order = next(legal);
      position = ((Ruling.Accepted) game.submit(position, order)).position();
    }
  }

  /** An order at random; phases are left early, so that all of them are seen. */
  private Order next(Orders legal) {
    EndPhase end = new EndPhase();
    return legal
        .suggestion()
        .orElseGet(
            () -> random.nextInt(PACE) == 0 && legal.allows(end) ? end : legal.sample(random));
  }

  /** One unit's marches, and every single step it may take. */
  private void steps(Position position, Orders legal) {
    int unit = random.nextInt(position.counters());
    for (int tries = 0; tries < 40 && !position.onMap(unit); tries++) {
      unit = random.nextInt(position.counters());
    }
    if (!position.onMap(unit)) {
      return;
    }
    Set<Integer> reached = new HashSet<>();
    Set<String> modes = new HashSet<>();
    legal.forUnit(
        unit,
        order -> {
          assertThat(legal.objections(order)).as("%s", order).isEmpty();
          if (order instanceof Move move) {
            reached.add(move.path().last());
            modes.add(move.mode());
          }
        });
    for (String mode : modes) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int hex = position.grid().neighbour(position.place(unit), direction);
        if (hex != HexGrid.NONE
            && legal.allows(new Move(Ints.of(unit), Ints.of(hex), mode))
            && game.facts().fits(position, Ints.of(unit), hex)) {
          assertThat(reached).contains(hex);
          steps++;
        }
      }
    }
  }

  /** All attacks offered, and every unit that may attack a neighbour alone. */
  private void attacks(Position position, Orders legal) {
    Set<Long> offered = new HashSet<>();
    legal.forEach(
        order -> {
          assertThat(legal.objections(order)).as("%s", order).isEmpty();
          if (order instanceof Attack attack && attack.targets().size() == 1) {
            attack.units().each(unit -> offered.add(pair(unit, attack.targets().first())));
          }
        });
    for (int unit = 0; unit < position.counters(); unit++) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS && position.onMap(unit); direction++) {
        int hex = position.grid().neighbour(position.place(unit), direction);
        if (hex != HexGrid.NONE && legal.allows(new Attack(Ints.of(unit), Ints.of(hex), 0))) {
          assertThat(offered).contains(pair(unit, hex));
          attacks++;
        }
      }
    }
  }

  private static long pair(int unit, int hex) {
    return ((long) unit << 32) | hex;
  }
}
