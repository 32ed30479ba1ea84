package stavka.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Game;
import stavka.engine.play.Ruling;
import stavka.engine.position.Chance;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.rostov.Rostov;
import stavka.rostov.air.Fly;
import stavka.rostov.command.Activate;
import stavka.rostov.declaration.Declare;

/** How far the staff looks ahead, and what it must not know. */
class PlanTest {
  private static final Game ROSTOV = new Rostov();
  private static final long LATER = 3_600_000_000_000L;

  private static Position at(Position from, String code) {
    Position position = from;
    while (!ROSTOV.decision(position).code().equals(code)) {
      position = given(position, new EndPhase());
    }
    return position;
  }

  private static Position start() {
    return ROSTOV.setUp(ROSTOV.scenario("kiev-pocket"), 5);
  }

  private static Proposal.Plan plan(Position position, int most) {
    return Proposal.plan(
        ROSTOV, position, Proposal.Extent.ROUTINE, most, System.nanoTime() + LATER);
  }

  @Test
  void noMoreOrdersAreLookedForThanMayBe() {
    Position position = at(start(), "axis-interdiction");
    Proposal.Plan whole = plan(position, 80);
    assertThat(whole.steps()).hasSizeGreaterThan(2);
    assertThat(whole.ends()).isTrue();
    assertThat(whole.more()).isFalse();
    Proposal.Plan part = plan(position, 2);
    assertThat(part.steps()).isEqualTo(whole.steps().subList(0, 2));
    assertThat(part.ends()).isFalse();
    assertThat(part.more()).isTrue();
    assertThat(plan(position, whole.steps().size())).isEqualTo(whole);
  }

  @Test
  void nothingMoreIsLookedForWhenTimeIsUp() {
    Position position = at(start(), "axis-interdiction");
    Proposal.Plan late =
        Proposal.plan(ROSTOV, position, Proposal.Extent.ROUTINE, 80, System.nanoTime() - 1);
    assertThat(late.steps()).isEmpty();
    assertThat(late.ends()).isFalse();
    assertThat(late.more()).isTrue();
  }

  @Test
  void theStaffSaysWhomHeadquartersWakeAndLeavesTheMarchesToThePlayer() {
    Position position = at(start(), "soviet-motorised");
    assertThat(ROSTOV.advice().proposes(position, ROSTOV.decision(position))).isTrue();
    Proposal.Plan plan = plan(position, 80);
    assertThat(plan.steps()).isNotEmpty();
    assertThat(plan.steps()).allMatch(step -> step.order() instanceof Activate);
    assertThat(plan.ends()).isFalse();
    for (Proposal.Step step : plan.steps()) {
      position = given(position, step.order());
    }
    assertThat(plan(position, 80).steps()).isEmpty();
  }

  @Test
  void theStaffDeclaresAttacksOnceItsUnitsStandBesideTheEnemyAndEndsThePhase() {
    Position position = at(start(), "axis-movement");
    Proposal.Plan marches =
        Proposal.plan(ROSTOV, position, Proposal.Extent.MARCHES, 160, System.nanoTime() + LATER);
    for (Proposal.Step step : marches.steps()) {
      position = given(position, step.order());
    }
    Proposal.Plan attacks = plan(at(position, "axis-declaration"), 80);
    assertThat(attacks.steps()).isNotEmpty();
    assertThat(attacks.steps()).allMatch(step -> step.order() instanceof Declare);
    assertThat(attacks.ends()).isTrue();
  }

  @Test
  void marchesArePlannedWhenAskedForAndThePhaseIsLeftOpen() {
    Position position = at(start(), "axis-movement");
    assertThat(plan(position, 80).steps()).isEmpty();
    Proposal.Plan marches =
        Proposal.plan(ROSTOV, position, Proposal.Extent.MARCHES, 12, System.nanoTime() + LATER);
    assertThat(marches.steps()).hasSize(12);
    assertThat(marches.more()).isTrue();
    assertThat(marches.ends()).isFalse();
    assertThat(marches.steps()).anyMatch(step -> step.order() instanceof Move);
    assertThat(marches.steps()).noneMatch(step -> step.order() instanceof Overrun);
    for (Proposal.Step step : marches.steps()) {
      position = given(position, step.order());
    }
  }

  @Test
  void theDiceThatAreToFallChangeNothingInThePlan() {
    Position flown = at(start(), "axis-interdiction");
    flown = given(flown, plan(flown, 1).steps().getFirst().order());
    Position soviet = at(flown, "soviet-interception");
    Proposal.Plan first = seen(soviet, 1);
    assertThat(first.steps()).isNotEmpty();
    for (long seed = 2; seed < 6; seed++) {
      assertThat(seen(soviet, seed)).isEqualTo(first);
    }
  }

  @Test
  void thePlanIsTheSameWhateverTheEnemyFlies() {
    Position axis = at(start(), "axis-interdiction");
    Map<List<Integer>, List<Fly>> alike = new HashMap<>();
    ROSTOV
        .legal(axis)
        .forEach(
            order -> {
              if (order instanceof Fly fly) {
                alike
                    .computeIfAbsent(
                        List.of(fly.hex(), fly.squadrons().size()), key -> new ArrayList<>())
                    .add(fly);
              }
            });
    List<Fly> flights = Collections.max(alike.values(), Comparator.comparingInt(List::size));
    assertThat(flights).hasSizeGreaterThan(1);
    Set<Proposal.Plan> plans = new HashSet<>();
    for (Fly fly : flights) {
      plans.add(seen(at(given(axis, fly), "soviet-interception"), 1));
    }
    assertThat(plans).hasSize(1);
    assertThat(plans.iterator().next().steps()).isNotEmpty();
  }

  private static Position given(Position position, Order order) {
    return ((Ruling.Accepted) ROSTOV.submit(position, order)).position();
  }

  /** The plan of the side that decides, as the server works it out, with other dice to come. */
  private static Proposal.Plan seen(Position position, long seed) {
    Draft draft = position.edit();
    draft.setChance(Chance.seeded(seed));
    return plan(ROSTOV.imagine(draft.view(), Side.SOVIET, 1), 80);
  }
}
