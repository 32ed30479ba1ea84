package stavka.ai.planner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stavka.engine.order.Order;
import stavka.engine.play.Activity;
import stavka.engine.play.Advice.Objective;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.kharkov.Kharkov;

/** The parts of a plan, on positions of a match under way. */
class PlanTest {
  /** The first movement decision of a turn in a match between officers. */
  static Position movement(Game game, int turn) {
    return movement(game, turn, null);
  }

  /** The first of a side, or of either. */
  private static Position movement(Game game, int turn, @Nullable Side side) {
    Position position = game.setUp(game.scenarios().getFirst(), 11);
    GameKnowledge lore = new GameKnowledge(game, position);
    Officer[] players = {
      new Officer(lore, Style.STEADY, true), new Officer(lore, Style.STEADY, true)
    };
    SplittableRandom random = new SplittableRandom(5);
    while (true) {
      Orders legal = game.legal(position);
      if (position.turn() == turn
          && legal.activity() == Activity.MOVE
          && (side == null || side == legal.decision().side())) {
        return position;
      }
      Officer player = players[legal.decision().side().ordinal()];
      Ruling ruling = game.submit(position, player.choose(position, legal, random));
      position = ((Ruling.Accepted) ruling).position();
    }
  }

  private static SituationMap picture(Game game, Position position) {
    return new SituationMap(
        new GameKnowledge(game, position), position, game.decision(position).side(), Style.STEADY);
  }

  @ParameterizedTest
  @MethodSource("stavka.ai.planner.PlannerBotTest#games")
  void goalsLieAtTheirOwnPlacesAndFurtherAwayOnlyByMarching(Game game) {
    Position position = movement(game, 2);
    SituationMap picture = picture(game, position);
    GoalField field = new GoalField(picture);
    for (Objective objective : game.advice().objectives(position, picture.side)) {
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
    SituationMap picture = picture(game, position);
    Muster muster = new Muster(picture, game.legal(position));
    GoalField field = new GoalField(picture);
    Layout layout = fixed(picture, muster);
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
        assertThat(layout.units[hex]).isLessThanOrEqualTo(picture.facts.stacking());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("stavka.ai.planner.PlannerBotTest#games")
  void aSurroundedStackIsTrappedAndAFreeOneIsNot(Game game) {
    Position position = movement(game, 2);
    SituationMap picture = picture(game, position);
    Balance balance = new Balance(picture, new GoalField(picture), new Layout(picture));
    int target = -1;
    for (int hex = 0; hex < picture.size; hex++) {
      boolean inland = picture.grid.row(hex) > 1 && picture.grid.column(hex) > 1;
      boolean alone = picture.enemyUnits[hex] > 0;
      for (int direction = 0; direction < 6; direction++) {
        int near = picture.grid.neighbour(hex, direction);
        alone &= near >= 0 && !picture.enemyHere[near];
        alone &= picture.facts.barrier(hex, direction) > 0;
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
    SituationMap picture = picture(game, position);
    Muster muster = new Muster(picture, game.legal(position));
    for (Block block : muster.blocks) {
      int[] members = picture.lore.formations.members(block.units[0]);
      if (block.units.length > 1) {
        assertThat(block.units).isEqualTo(members);
        assertThat(block.space).isGreaterThanOrEqualTo(members.length);
      }
    }
  }

  private static Layout fixed(SituationMap picture, Muster muster) {
    Layout layout = new Layout(picture);
    for (Block block : muster.blocks) {
      if (block.orders.isEmpty() && block.mayStay) {
        layout.fix(block);
      }
    }
    return layout;
  }

  @ParameterizedTest
  @MethodSource("stavka.ai.planner.PlannerBotTest#games")
  void aGarrisonMakesWhatIsWorthKeepingSaferAndDoesNotRunOff(Game game) {
    assertThat(guards(game, game)).isPositive();
  }

  @ParameterizedTest
  @MethodSource("stavka.ai.planner.PlannerBotTest#games")
  void aGarrisonThatIsCutOffStaysWhereThePlaceIsWorthIt(Game game) {
    Game starved =
        Masked.game(game, (asked, answer) -> asked.equals("supplies") ? Boolean.FALSE : answer);
    assertThat(guards(game, starved)).isPositive().isLessThanOrEqualTo(guards(game, game));
  }

  private static int guards(Game game, Game seen) {
    int guards = 0;
    for (int turn = 2; turn <= 3; turn++) {
      guards += guards(game, seen, turn, Side.AXIS) + guards(game, seen, turn, Side.SOVIET);
    }
    return guards;
  }

  /** Mans what a side has on a turn, as it sees the game, checks every guard and counts. */
  private static int guards(Game game, Game seen, int turn, Side side) {
    Position position = movement(game, turn, side);
    SituationMap picture = picture(seen, position);
    Muster muster = new Muster(picture, game.legal(position));
    GoalField field = new GoalField(picture);
    Layout bare = fixed(picture, muster);
    Layout manned = fixed(picture, muster);
    new Garrisons(picture, field, manned, new Command(picture, muster.staffs))
        .assign(muster.blocks);
    List<Block> guards = muster.blocks.stream().filter(block -> block.post >= 0).toList();
    for (Block guard : guards) {
      assertThat(guard.reaches(guard.post)).isTrue();
      assertThat(field.keep[guard.post]).isPositive();
      assertThat(manned.lost(guard.post, 0)).isLessThan(bare.lost(guard.post, 0));
      assertThat(muster.freeOverruns())
          .noneMatch(overrun -> overrun.units().contains(guard.units[0]));
    }
    return guards.size();
  }

  @ParameterizedTest
  @MethodSource("stavka.ai.planner.PlannerBotTest#games")
  void theMovesOfTheLastTurnThatTheCountIsForEachRaiseIt(Game game) {
    Position position = movement(game, game.scenarios().getFirst().turns());
    SituationMap picture = picture(game, position);
    Muster muster = new Muster(picture, game.legal(position));
    int before = lead(picture, position);
    new Finale(picture, new GoalField(picture), fixed(picture, muster)).assign(muster.blocks);
    Position after = position;
    int raids = 0;
    for (Block block : muster.blocks) {
      for (Order order : block.marching()) {
        after = ((Ruling.Accepted) game.submit(after, order)).position();
      }
      raids += block.marching().isEmpty() ? 0 : 1;
    }
    assertThat(lead(picture, after)).isGreaterThanOrEqualTo(before + 2 * raids);
  }

  private static int lead(SituationMap picture, Position position) {
    return picture.facts.points(position, picture.side)
        - picture.facts.points(position, picture.side.enemy());
  }

  @ParameterizedTest
  @MethodSource("stavka.ai.planner.PlannerBotTest#games")
  void aPlaceWithEnemiesAroundItDrawsLessUnlessItIsOnesOwn(Game game) {
    Position position = movement(game, 2);
    SituationMap picture = picture(game, position);
    Goals goals = new Goals(picture);
    Muster muster = new Muster(picture, game.legal(position));
    goals.assign(muster.blocks);
    Set<Goal> seen = new HashSet<>();
    for (Block block : muster.blocks) {
      Goal goal = goals.of(block);
      if (goal != null && seen.add(goal)) {
        double full =
            (0.75 + 0.25 * goal.hexes.size())
                * worth(picture.advice.objectives(position, picture.side), goal.hexes.getFirst());
        boolean own =
            worth(picture.advice.holdings(position, picture.side), goal.hexes.getFirst()) > 0;
        boolean beset = false;
        for (int hex = 0; hex < picture.size; hex++) {
          int place = hex;
          beset |=
              picture.enemyDefence[hex] > 0
                  && goal.hexes.stream().anyMatch(at -> picture.grid.distance(at, place) <= 3);
        }
        if (beset && !own) {
          assertThat(goal.worth).isPositive().isLessThan(full);
        } else {
          assertThat(goal.worth).isCloseTo(full, within(1e-9));
        }
      }
    }
    assertThat(seen).isNotEmpty();
  }

  @Test
  void nobodyIsSentWhereAnEnemySleepsUntilSomebodyComes() {
    Game game = new Kharkov();
    Position position = movement(game, 1, Side.SOVIET);
    SituationMap picture = picture(game, position);
    Muster muster = new Muster(picture, game.legal(position));
    int asleep = 0;
    for (int hex = 0; hex < picture.size; hex++) {
      int place = hex;
      if (picture.provocation[hex] > 0) {
        asleep++;
        assertThat(muster.blocks).noneMatch(block -> block.orders.containsKey(place));
      }
      assertThat(game.advice().provocation(position, Side.AXIS, hex)).isZero();
    }
    assertThat(asleep).isGreaterThan(100);
    Position awake = movement(game, 6, Side.SOVIET);
    assertThat(picture(game, awake).provocation).containsOnly(0);
  }

  private static int worth(List<Objective> objectives, int hex) {
    return objectives.stream()
        .filter(objective -> objective.hex() == hex)
        .mapToInt(Objective::worth)
        .max()
        .orElse(0);
  }
}
