package stavka.rostov;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.rostov.detach.Detach;

/** Shipped scenarios, played by orders taken at random from the legal ones. */
class WholeMatchTest {
  private static final int MOST_ORDERS_A_TURN = 1000;

  private final Set<String> phases = new TreeSet<>();
  private final Set<String> kinds = new TreeSet<>();

  /** Plays a match to its end. */
  private Position play(String scenario, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Position position = Field.GAME.setUp(Field.GAME.scenario(scenario), seed);
    int most = MOST_ORDERS_A_TURN * Field.GAME.scenario(scenario).turns();
    for (int orders = 0; Field.GAME.verdict(position).isEmpty(); orders++) {
      Orders legal = Field.GAME.legal(position);
      Order order = random.nextInt(3) == 0 ? legal.sample(random) : keen(legal, random);
      String where = position.turn() + " " + Field.GAME.phase(position) + " " + order;
      assertThat(legal.objections(order)).as(where).isEmpty();
      phases.add(Field.GAME.phase(position));
      kinds.add(order.getClass().getSimpleName());
      position = ((Ruling.Accepted) Field.GAME.submit(position, order)).position();
      assertThat(orders).as(where).isLessThan(most);
    }
    return position;
  }

  /**
   * Of all that is listed what was never ordered yet, or rather something else than a plain move or
   * the end of the phase.
   */
  private Order keen(Orders legal, SplittableRandom random) {
    List<Order> all = new ArrayList<>();
    legal.forEach(all::add);
    for (Order order : all) {
      if (!kinds.contains(order.getClass().getSimpleName())) {
        return order;
      }
    }
    List<Order> rare =
        all.stream()
            .filter(
                order ->
                    !(order instanceof Move
                        || order instanceof EndPhase
                        || order instanceof Detach))
            .toList();
    List<Order> from = rare.isEmpty() || random.nextBoolean() ? all : rare;
    return from.get(random.nextInt(from.size()));
  }

  @Test
  @Rule({"4.2", "25.0"})
  void sumyIsPlayedToItsVerdictThroughAllItsPhases() {
    // Losses are chosen seldom at random, so matches go on until one had such a choice.
    for (long seed = 1; seed <= 9 || (seed <= 30 && !kinds.contains("Lose")); seed++) {
      Position end = play("battle-of-sumy", seed);
      assertThat(Field.GAME.verdict(end)).isPresent();
    }
    assertThat(phases)
        .contains("axis-supply", "soviet-supply", "axis-movement", "axis-declaration")
        .contains("soviet-reaction", "axis-combat", "axis-motorised", "soviet-motorised")
        .contains("soviet-declaration", "axis-reaction", "soviet-combat", "soviet-movement")
        .contains("axis-interdiction", "soviet-interception", "axis-missions", "soviet-missions");
    assertThat(kinds)
        .contains("Move", "Overrun", "Activate", "Declare", "Recall", "Instruct", "Attack")
        .contains("Lose", "FallBack", "Advance", "Reply", "Bridge", "Merge", "EndPhase")
        .contains("Fly", "Roles");
  }

  @ParameterizedTest
  @CsvSource({
    "rostov-redeemed, 1",
    "rostov-redeemed, 2",
    "battle-on-the-sea-of-azov, 1",
    "battle-on-the-sea-of-azov, 2"
  })
  @Rule({"4.2", "25.0"})
  void theLargerScenariosArePlayedToTheirVerdicts(String scenario, long seed) {
    Position end = play(scenario, seed);
    assertThat(Field.GAME.verdict(end)).isPresent();
    assertThat(kinds).contains("Move", "Declare", "Attack", "EndPhase");
    Set<String> coded = new TreeSet<>();
    Field.GAME.orderTypes().forEach(type -> coded.add(type.getSimpleName()));
    assertThat(coded).containsAll(kinds);
  }

  @Test
  @Rule({"6.81", "6.84"})
  void supplyOfAttackPointsComesOntoTheMapByMovement() {
    Position start = Field.GAME.setUp(Field.GAME.scenario("battle-of-sumy"), 1);
    while (!Field.GAME.phase(start).equals("soviet-movement")) {
      start = ((Ruling.Accepted) Field.GAME.submit(start, new EndPhase())).position();
    }
    Position before = start;
    List<Move> entering = new ArrayList<>();
    Field.GAME
        .legal(before)
        .forEach(
            order -> {
              if (order instanceof Move move
                  && Field.THEATRE.pieces().column(move.units().first())
                  && !before.onMap(move.units().first())) {
                entering.add(move);
              }
            });
    assertThat(entering).isNotEmpty();
    Move first = entering.getFirst();
    Position after = ((Ruling.Accepted) Field.GAME.submit(before, first)).position();
    assertThat(after.place(first.units().first())).isEqualTo(first.path().last());
  }
}
