package stavka.redstar;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.MoveField;
import stavka.engine.move.StepGuard;
import stavka.engine.move.ZoneEffect;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Forecast;
import stavka.engine.play.Ruling;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.redstar.model.Kind;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;

/**
 * What the Axis can do on its first turn with dice that cannot fail, looked at kindly: every hex
 * next to a target is filled with the best that can come there, a fleet flies over it, and a unit
 * may strike in many places at once.
 */
final class FirstBlow {
  private static final int STACK = 14;
  private static final int TOLL = 6;
  private static final int ALL = 99;

  private final RedStar game;
  private final RedStarTheatre theatre;
  private final RedStarPieces pieces;
  private final HexGrid grid;
  private final Position start;

  FirstBlow(RedStar game, String scenario) {
    this.game = game;
    this.theatre = game.theatre();
    this.pieces = theatre.pieces();
    this.grid = theatre.ground().grid();
    Position position = game.setUp(game.scenario(scenario), 1);
    while (!step(position).equals("axis-movement")) {
      position = ((Ruling.Accepted) game.submit(position, new EndPhase())).position();
    }
    this.start = position;
  }

  private String step(Position position) {
    return game.umpire(position).sequence().step(position.turn(), position.phase()).id();
  }

  String name(int hex) {
    return theatre.map().name(hex);
  }

  /** The hexes that score or produce and are not the Axis's. */
  Set<Integer> prizes() {
    Set<Integer> hexes = new TreeSet<>();
    Board board = theatre.board(start);
    for (int place : theatre.campaign(start).victory().cities().keySet()) {
      int hex = theatre.charts().places().get(place).hex();
      if (board.inPlay(hex) && game.sections().control().holder(start, place) != Side.AXIS) {
        hexes.add(hex);
      }
    }
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.kind(unit).asset() && start.onMap(unit) && board.inPlay(start.place(unit))) {
        hexes.add(start.place(unit));
      }
    }
    return hexes;
  }

  /** Prizes that fall although no die can save them. */
  Set<Integer> lost() {
    Set<Integer> lost = new TreeSet<>();
    Map<Integer, Set<Integer>> reach = marches(start);
    Position thinned = withoutDoomed(reach);
    Map<Integer, Set<Integer>> later = armour(thinned, reach);
    for (int prize : prizes()) {
      if (falls(start, reach, prize, false) || falls(thinned, later, prize, true)) {
        lost.add(prize);
      }
    }
    return lost;
  }

  private Map<Integer, Set<Integer>> marches(Position position) {
    Map<Integer, Set<Integer>> reach = new HashMap<>();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (fights(unit)) {
        Set<Integer> hexes = new TreeSet<>();
        hexes.add(position.place(unit));
        game.legal(position).forUnit(unit, order -> note(order, hexes));
        reach.put(unit, hexes);
      }
    }
    return reach;
  }

  private static void note(Order order, Set<Integer> hexes) {
    if (order instanceof Move move) {
      hexes.add(move.path().last());
    }
  }

  private boolean fights(int unit) {
    return start.onMap(unit)
        && pieces.side(unit) == Side.AXIS
        && pieces.attack(start, unit) > 0
        && !pieces.is(unit, Kind.SECURITY);
  }

  /** The map after every Soviet stack has gone that an attack from these hexes wipes out. */
  private Position withoutDoomed(Map<Integer, Set<Integer>> reach) {
    Draft draft = start.edit();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.side(unit) == Side.SOVIET
          && start.onMap(unit)
          && !pieces.kind(unit).shadow()
          && falls(start, reach, start.place(unit), false)) {
        draft.moveToBox(unit, 0);
      }
    }
    return draft.view();
  }

  /** Where armour comes in its second march, from wherever the first may have led it. */
  private Map<Integer, Set<Integer>> armour(Position position, Map<Integer, Set<Integer>> reach) {
    Map<Integer, Set<Integer>> later = new HashMap<>();
    byte[] gates = theatre.board(position).gates(Side.AXIS);
    reach.forEach(
        (unit, hexes) -> {
          if (pieces.germanArmour(unit)) {
            Set<Integer> on = new TreeSet<>(hexes);
            for (int hex : hexes) {
              MoveField field =
                  MoveField.search(
                      theatre
                          .ground()
                          .steps(
                              pieces.kind(unit).gait(),
                              Side.AXIS,
                              theatre.weather(position).freezes(),
                              false),
                      gates,
                      new ZoneEffect(0, TOLL, false, true),
                      hex,
                      2 * pieces.movement(position, unit),
                      StepGuard.OPEN);
              for (int i = 0; i < field.size(); i++) {
                on.add(field.hex(i));
              }
            }
            later.put(unit, on);
          }
        });
    return later;
  }

  private boolean falls(
      Position position, Map<Integer, Set<Integer>> reach, int hex, boolean overrun) {
    if (!theatre.board(position).holds(Side.SOVIET, hex)) {
      return reach.values().stream().anyMatch(hexes -> hexes.contains(hex));
    }
    int steps = 0;
    for (int unit = position.top(hex); unit != Position.NOBODY; unit = position.below(unit)) {
      steps += pieces.kind(unit).shadow() ? 0 : game.facts().stepsLeft(position, unit);
    }
    return harm(position, reach, hex, overrun) >= steps;
  }

  /** The least harm that the strongest attack does a hex, whatever the dice. */
  private int harm(
      Position position, Map<Integer, Set<Integer>> reach, int target, boolean overrun) {
    Draft draft = position.edit();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.is(unit, Kind.AIR_FLEET)) {
        draft.moveTo(unit, target);
      }
    }
    List<Integer> all = new ArrayList<>();
    int best = 0;
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int from = grid.neighbour(target, direction);
      if (from == HexGrid.NONE || theatre.ground().barred(from, HexGrid.opposite(direction))) {
        continue;
      }
      List<Integer> stack = stack(position, reach, from, all);
      stack.forEach(unit -> draft.moveTo(unit, from));
      all.addAll(stack);
      if (overrun && !stack.isEmpty()) {
        Ints units = Ints.of(stack.stream().mapToInt(unit -> unit).toArray());
        best = Math.max(best, least(draft.view(), new Overrun(units, Ints.EMPTY, target, -1)));
      }
    }
    Ints units = Ints.of(all.stream().mapToInt(unit -> unit).toArray());
    return overrun || units.isEmpty()
        ? best
        : least(draft.view(), new Attack(units, Ints.of(target), 0));
  }

  private List<Integer> stack(
      Position position, Map<Integer, Set<Integer>> reach, int hex, List<Integer> used) {
    List<Integer> stack = new ArrayList<>();
    int room = STACK;
    List<Integer> able =
        reach.keySet().stream()
            .filter(unit -> reach.getOrDefault(unit, Set.of()).contains(hex))
            .filter(unit -> !used.contains(unit))
            .sorted(Comparator.comparingInt(unit -> -pieces.attack(position, unit)))
            .toList();
    for (int unit : able) {
      if (pieces.stackingPoints(unit) <= room) {
        room -= pieces.stackingPoints(unit);
        stack.add(unit);
      }
    }
    return stack;
  }

  private int least(Position position, Order order) {
    Forecast forecast = game.forecast(position, order).orElseThrow();
    return forecast.outcomes().stream().mapToInt(outcome -> harm(outcome.result())).min().orElse(0);
  }

  private static int harm(String result) {
    int slash = result.indexOf('/');
    if (slash >= 0) {
      String steps = result.substring(slash + 1);
      return steps.equals("-") ? 0 : Integer.parseInt(steps);
    }
    return switch (result) {
      case "DE" -> ALL;
      case "NE", "AE" -> 0;
      default -> result.startsWith("D") ? Integer.parseInt(result.substring(1)) : 0;
    };
  }
}
