package stavka.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import stavka.engine.event.Advanced;
import stavka.engine.event.Event;
import stavka.engine.event.Moved;
import stavka.engine.event.Retreated;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.order.Advance;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Retreat;
import stavka.engine.play.Activity;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.play.Scenario;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.table.Overlay;
import stavka.engine.table.Table;
import stavka.engine.table.Viewer;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** Scenarios played on a part of the map end at its edge: for moves, retreats and lines. */
class GroundKeptTest {
  private static final int SEED = 1945;
  private static final int DECISIONS = 250;
  private static final int PACE = 12;

  /** How far apart the hexes of the edge lie that are tried one by one. */
  private static final int STRIDE = 5;

  static Stream<Arguments> onPartOfTheMap() {
    return Games.all().list().stream()
        .flatMap(
            game ->
                game.scenarios().stream()
                    .filter(scenario -> !area(game, scenario).isEmpty())
                    .map(
                        scenario ->
                            Arguments.of(
                                Named.of(game.slug(), game), Named.of(scenario.id(), scenario))));
  }

  private static String area(Game game, Scenario scenario) {
    return table(game).kit().dressing().areas().getOrDefault(scenario.id(), "");
  }

  private static Table table(Game game) {
    return game.table().orElseThrow();
  }

  private static HexSet ground(Game game, Scenario scenario) {
    return game.setUp(scenario, SEED).setting().map().region(area(game, scenario));
  }

  @ParameterizedTest
  @MethodSource("onPartOfTheMap")
  void nobodyMovesRetreatsOrAdvancesOffIt(Game game, Scenario scenario) {
    HexSet ground = ground(game, scenario);
    RandomGenerator random = new SplittableRandom(SEED);
    Position position = game.setUp(scenario, SEED);
    for (int i = 0; i < DECISIONS && game.verdict(position).isEmpty(); i++) {
      Orders legal = game.legal(position);
      for (Order order : offeredAtTheEdge(position, legal, ground)) {
        way(order).each(hex -> assertThat(ground.has(hex)).as("%s", order).isTrue());
      }
      Ruling.Accepted ruling = (Ruling.Accepted) game.submit(position, next(legal, random));
      for (Event event : ruling.events()) {
        way(event).each(hex -> assertThat(ground.has(hex)).as("%s", event).isTrue());
      }
      position = ruling.position();
    }
  }

  /** Those offered to units beside what is not in play, and every answer. */
  private static List<Order> offeredAtTheEdge(Position position, Orders legal, HexSet ground) {
    List<Order> offered = new ArrayList<>();
    if (legal.activity() == Activity.ANSWER) {
      legal.forEach(offered::add);
    }
    for (int unit = 0; unit < position.counters(); unit++) {
      if (legal.activity() == Activity.MOVE
          && position.onMap(unit)
          && edge(position.grid(), ground, position.place(unit))) {
        legal.forUnit(unit, offered::add);
      }
    }
    return offered;
  }

  private static Order next(Orders legal, RandomGenerator random) {
    EndPhase end = new EndPhase();
    return legal
        .suggestion()
        .orElseGet(
            () -> random.nextInt(PACE) == 0 && legal.allows(end) ? end : legal.sample(random));
  }

  private static Ints way(Order order) {
    return switch (order) {
      case Move move -> move.path();
      case Retreat retreat -> retreat.path();
      case Advance advance -> advance.path();
      default -> Ints.EMPTY;
    };
  }

  private static Ints way(Event event) {
    return switch (event) {
      case Moved moved -> moved.path();
      case Retreated retreated -> retreated.path();
      case Advanced advanced -> advanced.path();
      default -> Ints.EMPTY;
    };
  }

  private static boolean edge(HexGrid grid, HexSet ground, int hex) {
    return ground.has(hex) && grid.anyNeighbour(hex, next -> !ground.has(next));
  }

  /** A unit at the edge is shut in by enemies on every hex beside it that is in play. */
  @ParameterizedTest
  @MethodSource("onPartOfTheMap")
  void noLineOfSupplyRunsAroundOverWhatIsNotInPlay(Game game, Scenario scenario) {
    HexSet ground = ground(game, scenario);
    Position start = game.setUp(scenario, SEED);
    int tried = 0;
    for (Side side : Side.values()) {
      Ints own = fighting(game, start, side);
      Ints enemies = fighting(game, start, side.enemy());
      int seen = 0;
      for (int hex = 0; hex < start.grid().size(); hex++) {
        if (edge(start.grid(), ground, hex) && seen++ % STRIDE == 0) {
          Position shut = shutIn(start, own.first(), hex, enemies, ground);
          for (Overlay.Line line :
              table(game).overlay(shut, Viewer.BOTH, Overlay.Kind.SUPPLY, -1).lines()) {
            assertThat(line.hexes().all(ground::has)).as("%s", line).isTrue();
          }
          tried++;
        }
      }
    }
    assertThat(tried).isPositive();
  }

  private static Ints fighting(Game game, Position position, Side side) {
    Ints units = Ints.EMPTY;
    for (int unit = 0; unit < position.counters(); unit++) {
      if (position.onMap(unit)
          && position.counter(unit).side() == side
          && game.facts().fights(unit)
          && game.facts().attack(position, unit) > 0) {
        units = units.with(unit);
      }
    }
    return units;
  }

  private static Position shutIn(Position start, int unit, int hex, Ints enemies, HexSet ground) {
    Draft draft = start.edit();
    draft.moveTo(unit, hex);
    int next = 0;
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int beside = start.grid().neighbour(hex, direction);
      if (beside != HexGrid.NONE && ground.has(beside)) {
        draft.moveTo(enemies.get(next++), beside);
      }
    }
    return draft.view();
  }
}
