package stavka.ai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import stavka.ai.catalogue.Bots;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Attack;
import stavka.engine.order.Order;
import stavka.engine.play.Activity;
import stavka.engine.play.Facts;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.guderian.Guderian;
import stavka.kharkov.Kharkov;

/** One attack on several hexes, where that is worth more than one after the other. */
class SeveralHexesTest {
  private static final List<String> BOTS = List.of("greedy", "cadet", "colonel");

  static List<Arguments> games() {
    List<Arguments> all = new ArrayList<>();
    for (String bot : BOTS) {
      all.add(Arguments.of(bot, new Kharkov(), "de-79 de-294 de-297", "su-cd-5g", "su-cd-6g"));
      all.add(Arguments.of(bot, new Guderian(), "de-6 de-26 de-5", "su-td-13", "su-td-14"));
    }
    return all;
  }

  /** An Axis combat phase of a match under way, everybody taken off the map. */
  private static Draft cleared(Game game) {
    Position position = game.setUp(game.scenarios().getFirst(), 3);
    Bot bot = Bots.find("greedy").orElseThrow().seat();
    SplittableRandom random = new SplittableRandom(3);
    while (true) {
      Orders legal = game.legal(position);
      if (position.turn() >= 2
          && legal.activity() == Activity.ATTACK
          && legal.decision().side() == Side.AXIS) {
        break;
      }
      Ruling ruling = game.submit(position, bot.choose(game, position, legal, random));
      position = ((Ruling.Accepted) ruling).position();
    }
    Draft draft = position.edit();
    for (int unit = 0; unit < position.counters(); unit++) {
      if (position.onMap(unit)) {
        draft.moveToBox(unit, 1);
      }
    }
    return draft;
  }

  private static int[] units(Draft draft, String ids) {
    return Arrays.stream(ids.split(" ")).mapToInt(draft.setting().roster()::index).toArray();
  }

  /** Two neighbours in the open, and a third hex beside both where the attackers are supplied. */
  private static int[] ground(Game game, Position position, int attacker, int far) {
    Facts facts = game.facts();
    HexGrid grid = position.grid();
    for (int from = 0; from < grid.size(); from++) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int other = (direction + 1) % HexGrid.DIRECTIONS;
        int first = grid.neighbour(from, direction);
        int second = grid.neighbour(from, other);
        if (first != HexGrid.NONE
            && second != HexGrid.NONE
            && facts.supplies(position, attacker, from)
            && facts.shelter(first) == 1
            && facts.shelter(second) == 1
            && facts.barrier(from, direction) == 1
            && facts.barrier(from, other) == 1
            && grid.row(from) > 3
            && grid.row(from) < grid.rows() - 3
            && grid.column(from) > 3
            && grid.column(from) < grid.columns() - 3
            && --far < 0) {
          return new int[] {from, first, second};
        }
      }
    }
    throw new AssertionError("no such ground");
  }

  /** What a bot orders for a stack beside two hexes with an enemy each. */
  private static Attack choice(
      String bot, Game game, String stack, String first, String second, int... hexes) {
    Draft draft = cleared(game);
    int[] attackers = units(draft, stack);
    int[] ground = ground(game, draft.view(), attackers[0], 20);
    System.arraycopy(ground, 1, hexes, 0, 2);
    for (int unit : attackers) {
      draft.moveTo(unit, ground[0]);
    }
    draft.moveTo(units(draft, first)[0], ground[1]);
    draft.moveTo(units(draft, second)[0], ground[2]);
    Position position = draft.view();
    Order order =
        Bots.find(bot)
            .orElseThrow()
            .seat()
            .choose(game, position, game.legal(position), new SplittableRandom(1));
    assertThat(order).isInstanceOf(Attack.class);
    return (Attack) order;
  }

  @ParameterizedTest
  @MethodSource("games")
  @Rule(in = "kharkov", value = "9.23")
  @Rule(in = "guderian", value = "9.23")
  void threeDivisionsBesideTwoWeakEnemiesAttackBothAtOnce(
      String bot, Game game, String stack, String first, String second) {
    int[] hexes = new int[2];
    Attack attack = choice(bot, game, stack, first, second, hexes);
    assertThat(attack.targets().toArray()).containsExactlyInAnyOrder(hexes[0], hexes[1]);
    assertThat(attack.units().size()).isEqualTo(3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"cadet", "colonel"})
  @Rule(in = "kharkov", value = "9.23")
  void aPanzerDivisionTooWeakForBothFallsOnOne(String bot) {
    Attack attack =
        choice(
            bot,
            new Kharkov(),
            "de-3-pz-6 de-3-mr-3 de-3-mr-394",
            "su-cd-5g",
            "su-cd-6g",
            new int[2]);
    assertThat(attack.targets().size()).isEqualTo(1);
  }
}
