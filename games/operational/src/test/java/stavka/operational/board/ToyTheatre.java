package stavka.operational.board;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.counter.Counter;
import stavka.engine.counter.Roster;
import stavka.engine.counter.Step;
import stavka.engine.hex.HexGrid;
import stavka.engine.map.HexMap;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.position.ScriptedChance;
import stavka.engine.position.Setting;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.testkit.Legend;
import stavka.testkit.TextBoard;

/**
 * Open country with a wood and some counters, on which parts are tried without a book. The counter
 * {@code a-corps} is an Axis corps, {@code s-army} a Soviet army; a number sets two of a kind
 * apart.
 */
public final class ToyTheatre {
  private static final TextBoard BOARD =
      TextBoard.draw(
          new Legend(List.of("clear", "wood"), ".w", List.of("lake"), List.of("road")),
          """
          .  .  .  .  .  .  .
           .  .  .  .  .  .  .
          .  .  w  w  w  .  .
           .  .  .  .  .  .  .
          .  .  .  .  .  .  .
          """);

  public static final HexMap MAP = BOARD.map("toy");
  public static final HexGrid GRID = MAP.grid();
  public static final Roster ROSTER =
      roster(
          "a-corps-1 a-corps-2 a-group-1 a-group-2 a-fleet a-leader a-ally-1 a-guest-1",
          "s-army-1 s-army-2 s-corps-1 s-corps-2 s-base");

  private ToyTheatre() {}

  private static Roster roster(String axis, String soviet) {
    List<Counter> counters = new ArrayList<>();
    for (String id : (axis + " " + soviet).split(" ")) {
      Side side = id.startsWith("a-") ? Side.AXIS : Side.SOVIET;
      String kind = id.split("-")[1];
      counters.add(
          new Counter(
              counters.size(),
              id,
              side,
              "",
              kind,
              "",
              "",
              id,
              id,
              id,
              List.of(new Step(2, 2, kind.equals("corps") ? 4 : 3)),
              0));
    }
    return new Roster(counters);
  }

  public static int unit(String id) {
    int unit = ROSTER.index(id);
    if (unit < 0) {
      throw new IllegalArgumentException("no counter " + id);
    }
    return unit;
  }

  public static Ints units(String ids) {
    return ids.isEmpty()
        ? Ints.EMPTY
        : Ints.of(List.of(ids.split(" ")).stream().mapToInt(ToyTheatre::unit).toArray());
  }

  public static boolean is(int unit, String kind) {
    return ROSTER.get(unit).kind().equals(kind);
  }

  public static int hex(String name) {
    return BOARD.hex(name);
  }

  public static Ints path(String names) {
    return Ints.of(BOARD.hexes(names.split(" ")));
  }

  /** Counters on hexes, written {@code "0101: a-corps-1 a-fleet"}. */
  public static Position standing(String... stacks) {
    Setting setting = new Setting("toy", "toy", MAP, ROSTER);
    Draft draft = Position.empty(setting, 1, 8, ScriptedChance.of(new int[0])).edit();
    draft.setTurn(1);
    for (String stack : stacks) {
      String[] parts = stack.split(": ");
      units(parts[1]).each(unit -> draft.moveTo(unit, hex(parts[0])));
    }
    return draft.view();
  }
}
