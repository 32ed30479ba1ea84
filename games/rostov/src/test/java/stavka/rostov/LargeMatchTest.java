package stavka.rostov;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;

/** The large scenarios, some turns of each, by orders taken at random from the legal ones. */
class LargeMatchTest {
  private static final int MOST_ORDERS_A_TURN = 1500;

  private final Set<String> phases = new TreeSet<>();
  private final Set<String> kinds = new TreeSet<>();

  private Position play(Position start, int turns, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Position position = start;
    int last = start.turn() + turns;
    for (int orders = 0; position.turn() < last && over(position); orders++) {
      Orders legal = Field.GAME.legal(position);
      Order order = order(legal, random);
      String where = position.turn() + " " + Field.GAME.phase(position) + " " + order;
      assertThat(legal.objections(order)).as(where).isEmpty();
      phases.add(Field.GAME.phase(position));
      kinds.add(order.getClass().getSimpleName());
      position = ((Ruling.Accepted) Field.GAME.submit(position, order)).position();
      assertThat(orders).as(where).isLessThan(MOST_ORDERS_A_TURN * turns);
    }
    return position;
  }

  private static boolean over(Position position) {
    return Field.GAME.verdict(position).isEmpty();
  }

  /** Now and then something other than movement and combat. */
  private static Order order(Orders legal, SplittableRandom random) {
    if (random.nextInt(4) > 0) {
      return legal.sample(random);
    }
    List<Order> extras = new ArrayList<>();
    legal.forExtras(extras::add);
    return extras.isEmpty() ? legal.sample(random) : extras.get(random.nextInt(extras.size()));
  }

  @ParameterizedTest
  @CsvSource({
    "kiev-pocket, 36, 4",
    "kiev-pocket, 45, 4",
    "to-rostov, 57, 4",
    "to-kharkov, 49, 3",
    "kiev-to-rostov, 28, 3"
  })
  @Rule({"4.2", "25.0"})
  void aLargeScenarioIsPlayedForSomeTurns(String scenario, int turn, int turns) {
    Position start = Field.GAME.setUp(Field.GAME.scenario(scenario), turn);
    while (start.turn() < turn) {
      start = ((Ruling.Accepted) Field.GAME.submit(start, new EndPhase())).position();
    }
    Position end = play(start, turns, turn);
    assertThat(over(end) ? end.turn() : turn + turns).isEqualTo(turn + turns);
    assertThat(phases).contains("axis-movement", "soviet-movement", "axis-declaration");
    Set<String> coded = new HashSet<>();
    Field.GAME.orderTypes().forEach(type -> coded.add(type.getSimpleName()));
    assertThat(coded).containsAll(kinds);
    if (turn == 45) {
      assertThat(phases).contains("axis-departures");
      assertThat(kinds).containsAnyOf("Depart", "KeepBack");
    }
  }
}
