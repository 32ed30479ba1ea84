package stavka.rostov.engineers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.rostov.Field;
import stavka.rostov.model.RostovLayers;

/** Phases of replacements and engineers in play. */
class StaffPlayTest {
  private static final int TURNS = 3;

  private static boolean staffed(String phase) {
    return phase.endsWith("replacements") || phase.endsWith("engineers");
  }

  private static Position submit(Position position, Order order) {
    return ((Ruling.Accepted) Field.GAME.submit(position, order)).position();
  }

  /** Every proposal is allowed, and they come to an end. */
  @ParameterizedTest
  @ValueSource(strings = {"kiev-pocket", "to-rostov"})
  @Rule({"7.41", "19.21", "20.0"})
  void theStaffGoesThroughItsPhasesByItself(String scenario) {
    Position position = Field.GAME.setUp(Field.GAME.scenario(scenario), 3);
    int last = position.turn() + TURNS;
    Set<String> kinds = new TreeSet<>();
    int converted = converted(position);
    for (int orders = 0; position.turn() < last; orders++) {
      Orders legal = Field.GAME.legal(position);
      Order order = new EndPhase();
      if (staffed(Field.GAME.phase(position))) {
        order = legal.suggestion().orElseThrow();
        assertThat(legal.objections(order)).as("%s", order).isEmpty();
        kinds.add(order.getClass().getSimpleName());
      }
      position = submit(position, order);
      assertThat(orders).isLessThan(500);
    }
    assertThat(kinds).contains("EndPhase", "Convert", "Fortify");
    assertThat(converted(position)).isGreaterThan(converted + TURNS);
  }

  private static int converted(Position position) {
    int count = 0;
    for (int hex = 0; hex < Field.THEATRE.grid().size(); hex++) {
      count += position.at(hex, RostovLayers.GAUGE) == RostovLayers.AXIS_GAUGE ? 1 : 0;
    }
    return count;
  }

  /** Whatever these phases offer is allowed, and random choices of it lead on. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  @Rule({"7.43", "18.31", "19.13", "23.22"})
  void whateverIsOfferedMayBeOrdered(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Position position = Field.GAME.setUp(Field.GAME.scenario("to-kharkov"), seed);
    int last = position.turn() + TURNS;
    Set<String> kinds = new TreeSet<>();
    for (int orders = 0; position.turn() < last; orders++) {
      Orders legal = Field.GAME.legal(position);
      Order order = new EndPhase();
      if (staffed(Field.GAME.phase(position))) {
        List<Order> all = new ArrayList<>();
        legal.forEach(all::add);
        for (Order offered : all) {
          assertThat(legal.objections(offered)).as("%s", offered).isEmpty();
        }
        order = all.get(random.nextInt(all.size()));
        kinds.add(order.getClass().getSimpleName());
      }
      position = submit(position, order);
      assertThat(orders).isLessThan(500);
    }
    assertThat(kinds).contains("Raise", "Fortify", "Convert");
  }

  @Test
  @Rule({"4.2", "20.0"})
  void wherePointsAndWorksAreWantingThePhasesPassByThemselves() {
    Position position = Field.GAME.setUp(Field.GAME.scenario("battle-of-sumy"), 1);
    Set<String> phases = new TreeSet<>();
    while (Field.GAME.verdict(position).isEmpty()) {
      phases.add(Field.GAME.phase(position));
      position = submit(position, new EndPhase());
    }
    assertThat(phases).doesNotContain("axis-engineers", "axis-replacements", "soviet-replacements");
  }
}
