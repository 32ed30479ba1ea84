package stavka.ai.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import stavka.engine.battle.BattleReport;
import stavka.engine.event.Eliminated;
import stavka.engine.event.Event;
import stavka.engine.event.Fought;
import stavka.engine.event.StepLost;
import stavka.engine.order.Attack;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Advice;
import stavka.engine.play.Forecast;
import stavka.engine.play.Game;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** Finds what happened between two moments that counts, and how much. */
final class Causes {
  private static final int MOST_CAUSES = 4;
  private static final double STEP = 1;
  private static final double UNIT = 2;

  private final Story story;
  private final Game game;
  private final Words words;

  /** Something that happened: at which order, in which hex or -1, how weighty, in words. */
  private record Cause(int order, int hex, double weight, Words.Sentence sentence) {}

  Causes(Story story) {
    this.story = story;
    this.game = story.game;
    this.words = new Words(story.at(0).setting());
  }

  TurningPoint explain(Moment before, Moment after, Side gainer) {
    List<Cause> causes = new ArrayList<>();
    battles(before.orders(), after.orders(), causes);
    captures(before.orders(), after.orders(), causes);
    losses(before.orders(), after.orders(), causes);
    if (causes.isEmpty()) {
      Side mover = story.mover(before.orders());
      causes.add(new Cause(after.orders(), -1, 0, words.sentence("moves." + mover.name())));
    }
    causes.sort(Comparator.comparingDouble((Cause cause) -> -cause.weight()));
    List<Cause> shown = causes.subList(0, Math.min(MOST_CAUSES, causes.size()));
    int at = shown.getFirst().order();
    Expectation was = before.expectation();
    Expectation is = after.expectation();
    return new TurningPoint(
        before.orders(),
        after.orders(),
        at,
        shown.getFirst().hex(),
        before.turn(),
        before.phase(),
        story.mover(before.orders()),
        gainer,
        is.axisWins().value() - was.axisWins().value(),
        is.margin().value() - was.margin().value(),
        shown.stream().map(cause -> cause.sentence().text()).toList());
  }

  /** Each battle weighs as much as the steps and units it cost, whenever they were taken off. */
  private void battles(int from, int to, List<Cause> causes) {
    Fought fought = null;
    int foughtAt = 0;
    double weight = 0;
    Optional<Forecast> forecast = Optional.empty();
    Optional<Forecast> foreseen = Optional.empty();
    for (int number = from + 1; number <= to; number++) {
      Order order = story.order(number);
      if (order instanceof Attack || order instanceof Overrun) {
        forecast = game.forecast(story.at(number - 1), order);
      }
      for (Event event : story.events(number)) {
        switch (event) {
          case Fought next -> {
            if (fought != null) {
              causes.add(battle(foughtAt, weight, fought, foreseen));
            }
            fought = next;
            foughtAt = number;
            foreseen = forecast;
            weight = 0.5;
          }
          case StepLost _ -> weight += STEP;
          case Eliminated _ -> weight += UNIT;
          default -> {}
        }
      }
    }
    if (fought != null) {
      causes.add(battle(foughtAt, weight, fought, foreseen));
    }
  }

  private Cause battle(int number, double weight, Fought fought, Optional<Forecast> forecast) {
    BattleReport report = fought.report();
    Side attacker = story.at(0).setting().roster().side(report.attackers().first());
    double chance =
        forecast
            .filter(foreseen -> foreseen.report().targets().equals(report.targets()))
            .map(foreseen -> foreseen.chanceOf(fought.result()))
            .orElse(-1.0);
    String key =
        (report.overrun() ? "overrun." : "attack.")
            + attacker.name()
            + (chance > 0 ? ".chance" : "");
    return new Cause(
        number,
        report.targets().first(),
        weight,
        words.sentence(
            key,
            words.place(report.targets().first()),
            report.column(),
            fought.die(),
            fought.result(),
            (int) Math.round(100 * Math.max(0, chance))));
  }

  /** Objectives that came into other hands. */
  private void captures(int from, int to, List<Cause> causes) {
    Map<Integer, Integer> worth = new HashMap<>();
    for (Side side : Side.values()) {
      for (Advice.Objective objective : game.advice().objectives(story.at(from), side)) {
        worth.merge(objective.hex(), objective.worth(), Math::max);
      }
    }
    Map<String, Cause> named = new HashMap<>();
    worth.forEach(
        (hex, value) -> {
          Side before = holder(hex, from);
          Side after = holder(hex, to);
          if (before != after) {
            Words.Place place = words.place(hex);
            Cause cause =
                new Cause(
                    arrival(hex, after, from, to),
                    hex,
                    1 + value,
                    words.sentence("taken." + after.name(), place));
            named.merge(after + place.english(), cause, (a, b) -> a.weight() >= b.weight() ? a : b);
          }
        });
    causes.addAll(named.values());
  }

  /** Who stood in a hex last; where nobody ever did, whose units were nearest at first. */
  private Side holder(int hex, int until) {
    for (int number = until; number >= 0; number--) {
      Side side = standing(story.at(number), hex);
      if (side != null) {
        return side;
      }
    }
    return nearest(hex);
  }

  private Side nearest(int hex) {
    Position first = story.at(story.moments().getFirst());
    Side side = Side.AXIS;
    int least = Integer.MAX_VALUE;
    for (int unit = 0; unit < first.counters(); unit++) {
      if (first.onMap(unit)) {
        int distance = first.grid().distance(hex, first.place(unit));
        if (distance < least) {
          least = distance;
          side = first.counter(unit).side();
        }
      }
    }
    return side;
  }

  private @Nullable Side standing(Position position, int hex) {
    int top = position.top(hex);
    return top == Position.NOBODY ? null : position.setting().roster().side(top);
  }

  private int arrival(int hex, Side side, int from, int to) {
    for (int number = to; number > from; number--) {
      if (standing(story.at(number), hex) == side && standing(story.at(number - 1), hex) != side) {
        return number;
      }
    }
    return to;
  }

  /** Units that were lost, side by side. */
  private void losses(int from, int to, List<Cause> causes) {
    Map<Side, Set<Integer>> gone = new EnumMap<>(Side.class);
    Map<Side, Eliminated> first = new EnumMap<>(Side.class);
    Map<Side, Integer> firstAt = new EnumMap<>(Side.class);
    for (int number = from + 1; number <= to; number++) {
      for (Event event : story.events(number)) {
        if (event instanceof Eliminated eliminated) {
          Side side = story.at(0).setting().roster().side(eliminated.unit());
          gone.computeIfAbsent(side, any -> new HashSet<>()).add(eliminated.unit());
          first.putIfAbsent(side, eliminated);
          firstAt.putIfAbsent(side, number);
        }
      }
    }
    gone.forEach(
        (side, units) ->
            causes.add(
                new Cause(
                    firstAt.getOrDefault(side, to),
                    Objects.requireNonNull(first.get(side)).hex(),
                    UNIT * units.size(),
                    words.sentence(
                        "lost." + side.name(),
                        units.size(),
                        words.units(
                            Ints.of(units.stream().mapToInt(u -> u).sorted().toArray()))))));
  }
}
