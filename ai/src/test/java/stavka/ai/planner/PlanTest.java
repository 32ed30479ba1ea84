package stavka.ai.planner;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stavka.engine.play.Activity;
import stavka.engine.play.Game;
import stavka.engine.play.Insight.Objective;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;

/** The parts of a plan, on positions of a match under way. */
class PlanTest {
  /** The first movement decision of a turn in a match between officers. */
  private static Position movement(Game game, int turn) {
    Position position = game.setUp(game.scenarios().getFirst(), 11);
    Lore lore = new Lore(game, position);
    Officer[] players = {
      new Officer(lore, Style.STEADY, true), new Officer(lore, Style.STEADY, true)
    };
    SplittableRandom random = new SplittableRandom(5);
    while (true) {
      Orders legal = game.legal(position);
      if (position.turn() == turn && legal.activity() == Activity.MOVE) {
        return position;
      }
      Officer player = players[legal.decision().side().ordinal()];
      Ruling ruling = game.submit(position, player.choose(position, legal, random));
      position = ((Ruling.Accepted) ruling).position();
    }
  }

  private static Picture picture(Game game, Position position) {
    return new Picture(
        new Lore(game, position), position, game.decision(position).side(), Style.STEADY);
  }

  @ParameterizedTest
  @MethodSource("stavka.ai.planner.PlannerBotTest#games")
  void goalsLieAtTheirOwnPlacesAndFurtherAwayOnlyByMarching(Game game) {
    Position position = movement(game, 2);
    Picture picture = picture(game, position);
    GoalField field = new GoalField(picture);
    for (Objective objective : game.insight().objectives(position, picture.side)) {
      assertThat(field.worth[objective.hex()]).isGreaterThanOrEqualTo(objective.worth());
      for (int direction = 0; direction < 6; direction++) {
        int near = picture.grid.neighbour(objective.hex(), direction);
        if (near >= 0) {
          assertThat(field.distance[near] - field.distance[objective.hex()]).isLessThan(10);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("stavka.ai.planner.PlannerBotTest#games")
  void noHexIsPromisedToMoreThanItHolds(Game game) {
    Position position = movement(game, 3);
    Picture picture = picture(game, position);
    Muster muster = new Muster(picture, game.legal(position));
    GoalField field = new GoalField(picture);
    Layout layout = new Layout(picture);
    for (Block block : muster.blocks) {
      if (block.orders.isEmpty() && block.mayStay) {
        layout.fix(block);
      }
    }
    int[] before = layout.units.clone();
    Strikes strikes =
        new Strikes(picture, field, layout, muster.blocks, (block, hex, target) -> true);
    for (Strike strike : strikes.commit()) {
      assertThat(picture.enemyHere[strike.target]).isTrue();
      assertThat(strike.worth).isGreaterThanOrEqualTo(Style.STEADY.nerve());
      for (int i = 0; i < strike.blocks.size(); i++) {
        assertThat(picture.grid.adjacent(strike.hexes.get(i), strike.target)).isTrue();
        assertThat(strike.blocks.get(i).reaches(strike.hexes.get(i))).isTrue();
      }
    }
    for (int hex = 0; hex < picture.size; hex++) {
      if (layout.units[hex] > before[hex]) {
        assertThat(layout.units[hex]).isLessThanOrEqualTo(picture.insight.stacking());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("stavka.ai.planner.PlannerBotTest#games")
  void aSurroundedStackIsTrappedAndAFreeOneIsNot(Game game) {
    Position position = movement(game, 2);
    Picture picture = picture(game, position);
    Balance balance = new Balance(picture, new GoalField(picture), new Layout(picture));
    int target = -1;
    for (int hex = 0; hex < picture.size; hex++) {
      boolean inland = picture.grid.row(hex) > 1 && picture.grid.column(hex) > 1;
      boolean alone = picture.enemyUnits[hex] > 0;
      for (int direction = 0; direction < 6; direction++) {
        int near = picture.grid.neighbour(hex, direction);
        alone &= near >= 0 && !picture.enemyHere[near];
        alone &= picture.insight.barrier(hex, direction) > 0;
      }
      target = inland && alone ? hex : target;
    }
    assertThat(target).isNotNegative();
    int north = picture.grid.neighbour(target, 0);
    int south = picture.grid.neighbour(target, 3);
    assertThat(balance.trapped(target, List.of(north))).isFalse();
    assertThat(balance.trapped(target, List.of(north, south))).isTrue();
  }

  @ParameterizedTest
  @MethodSource("stavka.ai.planner.PlannerBotTest#games")
  void aFormationThatCanStandTogetherIsSentAsOne(Game game) {
    Position position = movement(game, 3);
    Picture picture = picture(game, position);
    Muster muster = new Muster(picture, game.legal(position));
    for (Block block : muster.blocks) {
      int[] members = picture.lore.formations.members(block.units[0]);
      if (block.units.length > 1) {
        assertThat(block.units).isEqualTo(members);
        assertThat(block.space).isGreaterThanOrEqualTo(members.length);
      }
    }
  }
}
