package stavka.ai.planner;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stavka.ai.Bot;
import stavka.ai.catalogue.Bots;
import stavka.engine.order.Attack;
import stavka.engine.order.Order;
import stavka.engine.play.Activity;
import stavka.engine.play.Decision;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.play.Scenario;
import stavka.engine.position.Chance;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.guderian.Guderian;
import stavka.kharkov.Kharkov;
import stavka.redstar.RedStar;

class PlannerBotTest {
  private static final int TURNS = 3;

  static List<Game> games() {
    return List.of(new Kharkov(), new Guderian());
  }

  /** Plays the first turns of a match and says what was ordered; fails if anything is refused. */
  private static List<Order> opening(Game game, String name, long seed, long otherDice) {
    Position position = game.setUp(game.scenarios().getFirst(), seed);
    Bot[] players = {Bots.find(name).orElseThrow().seat(), Bots.find(name).orElseThrow().seat()};
    RandomGenerator random = new SplittableRandom(seed);
    List<Order> orders = new ArrayList<>();
    while (position.turn() <= TURNS && game.verdict(position).isEmpty()) {
      Side side = game.decision(position).side();
      Position seen = game.imagine(rolled(position, otherDice), side, random.nextLong());
      Order order = players[side.ordinal()].choose(game, seen, game.legal(seen), random);
      Ruling ruling = game.submit(position, order);
      assertThat(ruling).as("%s", order).isInstanceOf(Ruling.Accepted.class);
      position = ((Ruling.Accepted) ruling).position();
      orders.add(order);
    }
    return orders;
  }

  /** The same position with other dice to come. */
  private static Position rolled(Position position, long dice) {
    if (dice == 0) {
      return position;
    }
    Draft draft = position.edit();
    draft.setChance(Chance.seeded(dice));
    return draft.view();
  }

  @ParameterizedTest
  @MethodSource("games")
  void givesNoOrderThatIsRefusedAndTheSameOrdersForTheSameSeed(Game game) {
    List<Order> orders = opening(game, "cadet", 7, 0);
    assertThat(orders).hasSizeGreaterThan(50);
    assertThat(opening(game, "cadet", 7, 0)).isEqualTo(orders);
  }

  @ParameterizedTest
  @MethodSource("games")
  void choosesTheSameWhateverTheTrueDiceWillBe(Game game) {
    assertThat(opening(game, "cadet", 7, 99)).isEqualTo(opening(game, "cadet", 7, 0));
  }

  @ParameterizedTest
  @MethodSource("games")
  void aColonelConcertsHisAttacksAndAGeneralPlaysPlansOutNearTheEnd(Game game) {
    List<Order> concerted = opening(game, "colonel", 7, 0);
    assertThat(concerted).isNotEqualTo(opening(game, "cadet", 7, 0));
    assertThat(opening(game, "general", 7, 0)).isEqualTo(concerted);
    assertThat(work(game, "general")).isGreaterThan(5 * work(game, "colonel"));
  }

  /** A game of another family: stacks by points, depots that follow, steps of its own. */
  @Test
  void playsRedStarRisingToTheEndAndKeepsToItsStacks() {
    Game game = new RedStar();
    Position position = game.setUp(game.scenario("turning-point"), 4);
    Bot[] players = {Bots.find("colonel").orElseThrow(), Bots.find("colonel").orElseThrow().seat()};
    RandomGenerator random = new SplittableRandom(4);
    int crowded = 0;
    int attacks = 0;
    while (game.verdict(position).isEmpty()) {
      Decision decision = game.decision(position);
      Position seen = game.imagine(position, decision.side(), random.nextLong());
      Order order = players[decision.side().ordinal()].choose(game, seen, game.legal(seen), random);
      Ruling ruling = game.submit(position, order);
      assertThat(ruling).as("%s", order).isInstanceOf(Ruling.Accepted.class);
      crowded += decision.code().equals("choose-excess") ? 1 : 0;
      attacks += order instanceof Attack ? 1 : 0;
      position = ((Ruling.Accepted) ruling).position();
    }
    // A retreat may crowd a hex; a march does not.
    assertThat(crowded).isLessThan(3);
    assertThat(attacks).isPositive();
  }

  /** How often a player asks the game anything before the first move of the last turn. */
  private static int work(Game game, String name) {
    Scenario scenario = game.scenarios().getFirst();
    Position position = game.setUp(scenario, 3);
    Bot[] players = {
      Bots.find("cadet").orElseThrow().seat(), Bots.find("cadet").orElseThrow().seat()
    };
    RandomGenerator random = new SplittableRandom(3);
    while (true) {
      Orders legal = game.legal(position);
      if (legal.activity() == Activity.MOVE && position.turn() == scenario.turns()) {
        int[] asked = {0};
        Game counted =
            Masked.game(
                game,
                (question, answer) -> {
                  asked[0]++;
                  return answer;
                });
        Bots.find(name).orElseThrow().seat().choose(counted, position, legal, random);
        return asked[0];
      }
      Bot player = players[legal.decision().side().ordinal()];
      Ruling ruling = game.submit(position, player.choose(game, position, legal, random));
      position = ((Ruling.Accepted) ruling).position();
    }
  }
}
