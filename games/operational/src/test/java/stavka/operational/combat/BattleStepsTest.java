package stavka.operational.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.operational.board.ToyTheatre.GRID;
import static stavka.operational.board.ToyTheatre.MAP;
import static stavka.operational.board.ToyTheatre.hex;
import static stavka.operational.board.ToyTheatre.path;
import static stavka.operational.board.ToyTheatre.standing;
import static stavka.operational.board.ToyTheatre.unit;
import static stavka.operational.board.ToyTheatre.units;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Eliminated;
import stavka.engine.event.Event;
import stavka.engine.event.Retreated;
import stavka.engine.event.StepLost;
import stavka.engine.order.Attack;
import stavka.engine.order.Lose;
import stavka.engine.order.Order;
import stavka.engine.order.Reply;
import stavka.engine.order.Retreat;
import stavka.engine.position.BitField;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.EntryEffect;
import stavka.operational.model.Citations;

/** Every counter has two steps; Soviet corps lose theirs before armies do. */
class BattleStepsTest {
  private static final BitField FLIPPED = new BitField(0, 1);
  private static final BitField GUEST = FLIPPED.then(1);
  private static final Citations CITES = Citations.beside(BattleStepsTest.class);

  private record TwoSteps() implements Faces {
    @Override
    public int steps(Position position, int unit) {
      return position.has(unit, FLIPPED) ? 1 : 2;
    }

    @Override
    public void turn(Draft draft, int unit) {
      draft.set(unit, FLIPPED);
    }
  }

  private static final Casualties CASUALTIES =
      new Casualties(new TwoSteps(), (draft, unit) -> draft.moveToBox(unit, 0));

  private static Ints next(Position position, Party party) {
    Ints corps = party.units().filter(unit -> unit != unit("s-army-1"));
    return corps.isEmpty() ? party.units() : corps;
  }

  /** Woods are closed, and hexes of friends come last. */
  private static RetreatPaths ways(Position position, int unit, int origin, int hexes) {
    return new RetreatPaths(
        GRID,
        (from, direction, to) ->
            MAP.terrainIs(to, "wood") ? RetreatPaths.CLOSED : position.vacant(to) ? 0 : 1,
        to -> false,
        position.place(unit),
        origin,
        hexes);
  }

  private static BattleStage stage(boolean retreats) {
    RetreatUnits retreat =
        new RetreatUnits(
            (position, battle, unit, origin, hexes) -> ways(position, unit, origin, hexes),
            (position, battle, order, due) -> {
              if (order.path().first() == hex("0201")) {
                due.add("6");
              }
              return battle;
            },
            (draft, unit, hexes) -> CASUALTIES.eliminate(draft, unit, "7"),
            CASUALTIES,
            GUEST,
            new EntryEffect() {},
            CITES);
    List<BattleStep> steps = List.of(losses(false, retreats), retreat, losses(true, retreats));
    return new BattleStage(steps, steps);
  }

  private static BattleStep losses(boolean attacking, boolean retreats) {
    return new TakeLosses(
        attacking,
        CASUALTIES,
        BattleStepsTest::next,
        (position, battle) -> retreats,
        (draft, battle) -> battle,
        CITES);
  }

  /** A battle of an Axis corps on 0303 against Soviet units on 0202, played with some choices. */
  private static final class Play {
    final BattleStage stage;
    final Draft draft;

    Play(boolean retreats, SideResult attacker, SideResult defender, String defenders) {
      stage = stage(retreats);
      Position position = standing("0302: a-corps-1", "0202: " + defenders);
      draft = position.edit();
      BattlePlan plan = BattlePlan.of(Side.AXIS, new Attack(units("a-corps-1"), path("0202"), 0));
      draft.push(
          Battle.of(
              plan,
              new CombatResult(attacker, defender),
              0,
              Party.of(Side.AXIS, units("a-corps-1"), path("0302")),
              Party.of(
                  Side.SOVIET,
                  units(defenders),
                  Ints.of(units(defenders).stream().map(u -> hex("0202")).toArray()))));
      settle();
    }

    private void settle() {
      while (draft.frame() != null && stage.proceed(draft)) {
        // Goes on as long as nobody has to choose.
      }
    }

    Play give(Order order) {
      assertThat(choices()).contains(order);
      stage.carryOut(draft, order);
      settle();
      return this;
    }

    List<Order> choices() {
      List<Order> all = new ArrayList<>();
      stage.orders(draft.view()).forEach(all::add);
      return all;
    }

    <T extends Event> List<T> told(Class<T> type) {
      return draft.events().stream().filter(type::isInstance).map(type::cast).toList();
    }
  }

  private static Lose lose(String unit) {
    return new Lose(units(unit));
  }

  private static SideResult steps(int steps, boolean mayRetreat) {
    return new SideResult(steps, mayRetreat, false);
  }

  @Test
  void stepsAreLostOneByOneByThoseWhoComeFirst() {
    Play play = new Play(false, SideResult.NOTHING, steps(3, true), "s-army-1 s-corps-1 s-corps-2");
    assertThat(play.choices()).containsExactly(lose("s-corps-1"), lose("s-corps-2"));
    play.give(lose("s-corps-1")).give(lose("s-corps-1"));
    assertThat(play.told(Eliminated.class)).hasSize(1);
    assertThat(play.told(StepLost.class))
        .extracting(StepLost::unit)
        .containsExactly(unit("s-corps-1"), unit("s-corps-1"), unit("s-corps-2"));
    assertThat(play.draft.frame()).isNull();
  }

  @Test
  void aSingleCandidateNeedsNoQuestionUntilNobodyIsLeft() {
    Play play = new Play(false, steps(1, false), steps(5, false), "s-army-1");
    assertThat(play.told(StepLost.class)).hasSize(3);
    assertThat(play.told(Eliminated.class))
        .extracting(Eliminated::unit)
        .containsExactly(unit("s-army-1"));
    assertThat(play.draft.has(unit("a-corps-1"), FLIPPED)).isTrue();
    assertThat(play.draft.frame()).isNull();
  }

  @Test
  void aDestroyedSideLosesEverybodyAtOnce() {
    Play play = new Play(true, SideResult.NOTHING, SideResult.ELIMINATED, "s-army-1 s-corps-1");
    assertThat(play.told(StepLost.class)).isEmpty();
    assertThat(play.told(Eliminated.class)).extracting(Eliminated::rule).containsOnly("3");
    assertThat(play.draft.frame()).isNull();
  }

  @Test
  void aRetreatServesInsteadOfStepsOnlyWhereResultAndBookAllowIt() {
    assertThat(choices(true, true)).contains(new Reply("retreat"));
    assertThat(choices(true, false)).doesNotContain(new Reply("retreat"));
    assertThat(choices(false, true)).doesNotContain(new Reply("retreat"));
  }

  private static List<Order> choices(boolean book, boolean result) {
    return new Play(book, SideResult.NOTHING, steps(2, result), "s-corps-1 s-corps-2").choices();
  }

  @Test
  void whatIsLeftOfTheStepsIsGoneBackAndPaidForOnTheWay() {
    Play play = new Play(true, SideResult.NOTHING, steps(2, true), "s-corps-1 s-corps-2");
    play.give(lose("s-corps-1")).give(new Reply("retreat"));
    assertThat(play.choices()).allMatch(order -> ((Retreat) order).path().size() == 1);
    play.give(new Retreat(unit("s-corps-2"), path("0201")));
    assertThat(play.told(StepLost.class)).last().extracting(StepLost::rule).isEqualTo("6");
    assertThat(play.draft.has(unit("s-corps-2"), GUEST)).isTrue();
    play.give(play.choices().getFirst());
    assertThat(play.told(Retreated.class)).hasSize(2);
    assertThat(play.draft.frame()).isNull();
  }

  @Test
  void aRetreatKeepsToTheBestRankThatLeadsOnAwayFromWhereItBegan() {
    Position position = standing("0302: a-corps-1", "0203: s-corps-1", "0202: s-army-1");
    List<Ints> one = new ArrayList<>();
    ways(position, unit("s-army-1"), hex("0202"), 1).forEach(one::add);
    assertThat(one)
        .isNotEmpty()
        .allMatch(way -> position.vacant(way.first()))
        .noneMatch(way -> MAP.terrainIs(way.first(), "wood"));
    List<Ints> two = new ArrayList<>();
    ways(position, unit("s-army-1"), hex("0202"), 2).forEach(two::add);
    assertThat(two).isNotEmpty().allMatch(way -> GRID.distance(hex("0202"), way.last()) == 2);
    RetreatPaths closed =
        new RetreatPaths(
            GRID, (f, d, t) -> RetreatPaths.CLOSED, to -> true, hex("0202"), hex("0202"), 1);
    assertThat(closed.any()).isFalse();
    List<Ints> refuges = new ArrayList<>();
    new RetreatPaths(
            GRID,
            (f, d, to) -> to == hex("0201") ? 0 : 1,
            to -> to == hex("0203"),
            hex("0202"),
            hex("0202"),
            1)
        .forEach(refuges::add);
    assertThat(refuges).containsExactlyInAnyOrder(path("0201"), path("0203"));
  }
}
