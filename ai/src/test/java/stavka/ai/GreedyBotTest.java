package stavka.ai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.play.Game;
import stavka.engine.play.Ruling;
import stavka.engine.position.Chance;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.guderian.Guderian;
import stavka.kharkov.Kharkov;
import stavka.redstar.RedStar;

class GreedyBotTest {
  static List<Game> games() {
    return List.of(new Kharkov(), new Guderian(), new RedStar());
  }

  /** What was asked and ordered in the first turns of a match, and how it stood after them. */
  private record Opening(List<Decision> decisions, List<Order> orders, Position position) {}

  private static Opening opening(Game game, int turns, long otherDice) {
    Position position = game.setUp(game.scenarios().getFirst(), 7);
    Bot[] players = {new GreedyBot().seat(), new GreedyBot().seat()};
    RandomGenerator random = new SplittableRandom(7);
    Opening opening = new Opening(new ArrayList<>(), new ArrayList<>(), position);
    int last = Math.max(1, position.turn()) + turns - 1;
    while (position.turn() <= last) {
      Decision decision = game.decision(position);
      Position seen = game.imagine(rolled(position, otherDice), decision.side(), 5);
      Order order = players[decision.side().ordinal()].choose(game, seen, game.legal(seen), random);
      Ruling ruling = game.submit(position, order);
      assertThat(ruling).as("%s", order).isInstanceOf(Ruling.Accepted.class);
      position = ((Ruling.Accepted) ruling).position();
      opening.decisions().add(decision);
      opening.orders().add(order);
    }
    return new Opening(opening.decisions(), opening.orders(), position);
  }

  private static Position rolled(Position position, long dice) {
    Draft draft = position.edit();
    draft.setChance(Chance.seeded(dice));
    return draft.view();
  }

  @ParameterizedTest
  @MethodSource("games")
  void givesNoOrderThatIsRefusedAndTheSameWhateverTheDiceToCome(Game game) {
    List<Order> orders = opening(game, 2, 1).orders();
    assertThat(orders).hasSizeGreaterThan(50);
    assertThat(opening(game, 2, 99).orders()).isEqualTo(orders);
  }

  @Test
  void keepsTheRegimentsOfADivisionTogether() {
    Position position = opening(new Guderian(), 3, 1).position();
    Map<String, TreeSet<Integer>> places = new TreeMap<>();
    for (int unit = 0; unit < position.counters(); unit++) {
      String formation = position.counter(unit).formation();
      if (!formation.isEmpty() && position.onMap(unit)) {
        places.computeIfAbsent(formation, any -> new TreeSet<>()).add(position.place(unit));
      }
    }
    assertThat(places).hasSizeGreaterThan(12);
    assertThat(places.values()).filteredOn(hexes -> hexes.size() > 1).hasSizeLessThan(3);
  }

  @Test
  void losesNothingByCrowdingAHex() {
    assertThat(opening(new Guderian(), 5, 1).decisions())
        .filteredOn(decision -> decision.side() == Side.AXIS)
        .extracting(Decision::code)
        .doesNotContain("remove-excess");
  }

  @Test
  void keepsItsUnitsInSupply() {
    Game game = new RedStar();
    Position position = opening(game, 3, 1).position();
    for (Side side : Side.values()) {
      int supplied = 0;
      int all = 0;
      for (int unit = 0; unit < position.counters(); unit++) {
        if (position.onMap(unit)
            && position.counter(unit).side() == side
            && game.facts().fights(unit)) {
          all++;
          supplied += game.facts().supplied(position, unit) ? 1 : 0;
        }
      }
      assertThat(all).as("%s", side).isGreaterThan(10);
      assertThat((double) supplied / all).as("%s", side).isGreaterThan(0.8);
    }
  }
}
