package stavka.rostov.surrender;

import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.rostov.command.Command;
import stavka.rostov.control.Control;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.Box;
import stavka.rostov.model.CombatChart;
import stavka.rostov.model.Die;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SupplyState;
import stavka.rostov.model.Terrain;
import stavka.rostov.supply.Lines;
import stavka.rostov.works.Forts;
import stavka.rostov.zones.Zones;

/** A die for each hex of Soviets who touch the enemy and have no way out. */
@Rule({"21.11", "21.12", "22.43"})
public final class Surrender {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Zones zones;
  private final Lines lines;
  private final Forts forts;
  private final Command command;
  private final Fates fates;

  public Surrender(
      RostovTheatre theatre, Zones zones, Lines lines, Forts forts, Command command, Fates fates) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.zones = zones;
    this.lines = lines;
    this.forts = forts;
    this.command = command;
    this.fates = fates;
  }

  /** All hexes are judged before the first die is rolled. */
  public void test(Draft draft) {
    Ints hexes = shutIn(draft.view());
    for (int hex : hexes) {
      roll(draft, hex);
    }
  }

  /** The hexes that have to roll, by number. */
  @Rule("21.11")
  public Ints shutIn(Position position) {
    Ints hexes = Ints.EMPTY;
    Board board = theatre.board(position);
    boolean @Nullable [] free = null;
    for (int hex = 0; hex < theatre.grid().size(); hex++) {
      if (board.holds(Side.SOVIET, hex) && touched(position, hex)) {
        free = free == null ? free(position) : free;
        hexes = leadsOut(position, hex, free) ? hexes : hexes.with(hex);
      }
    }
    return hexes;
  }

  /** Whether an Axis unit that may have a zone stands beside a hex. */
  private boolean touched(Position position, int hex) {
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int next = theatre.grid().neighbour(hex, direction);
      if (next >= 0
          && position
              .stack(next)
              .any(
                  unit ->
                      pieces.side(unit) == Side.AXIS
                          && pieces.combat(unit)
                          && !pieces.zoneless(unit))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a path without Axis units and uncontested Axis zones leads to safety. */
  @Rule("21.11")
  private boolean leadsOut(Position position, int from, boolean[] free) {
    boolean out = safe(position, from);
    for (int direction = 0; direction < HexGrid.DIRECTIONS && !out; direction++) {
      int next = theatre.grid().neighbour(from, direction);
      out = next >= 0 && free[next];
    }
    return out;
  }

  /** The hexes that such a path may pass and is at the end safe: looked for from there, once. */
  private boolean[] free(Position position) {
    Board board = theatre.board(position);
    int[] neighbours = theatre.grid().neighbourTable();
    boolean[] free = new boolean[theatre.grid().size()];
    int[] queue = new int[free.length];
    int tail = 0;
    for (int hex = 0; hex < free.length; hex++) {
      if (harbour(position, hex) && passes(position, board, hex)) {
        free[hex] = true;
        queue[tail++] = hex;
      }
    }
    for (int hex : lines.sources(position, Side.SOVIET)) {
      if (!free[hex] && passes(position, board, hex)) {
        free[hex] = true;
        queue[tail++] = hex;
      }
    }
    for (int head = 0; head < tail; head++) {
      int base = queue[head] * HexGrid.DIRECTIONS;
      for (int i = base; i < base + HexGrid.DIRECTIONS; i++) {
        int next = neighbours[i];
        if (next >= 0 && !free[next] && passes(position, board, next)) {
          free[next] = true;
          queue[tail++] = next;
        }
      }
    }
    return free;
  }

  private boolean passes(Position position, Board board, int hex) {
    return board.inPlay(hex)
        && theatre.ground().land(hex)
        && !board.holds(Side.AXIS, hex)
        && !zones.uncontested(position, Side.AXIS, hex);
  }

  /** A source of supply, be it an edge or a city that is not cut off, or a port. */
  private boolean safe(Position position, int hex) {
    return lines.source(position, Side.SOVIET, hex) || harbour(position, hex);
  }

  private boolean harbour(Position position, int hex) {
    return theatre.ground().port(hex) && Control.holds(position, Side.SOVIET, hex);
  }

  @Rule("21.12")
  private void roll(Draft draft, int hex) {
    int die = Die.roll(draft, "surrender-die", theatre.cites().rule("surrender-die"));
    boolean yields =
        die + modifier(draft.view(), hex) <= theatre.charts().combat().surrender().upTo();
    draft.say(theatre.cites().noted(yields ? "surrenders" : "holds-out", Detail.hex(hex)));
    if (yields) {
      for (int unit : draft.view().stack(hex)) {
        if (pieces.combat(unit)) {
          fates.surrendered().eliminate(draft, unit, theatre.cites().rule("surrenders"));
        } else {
          fates.remove(draft, unit, Box.POOL);
        }
      }
    }
  }

  /** What the die of a hex is changed by. */
  @Rule({"21.12", "22.43"})
  public int modifier(Position position, int hex) {
    CombatChart.Trial trial = theatre.charts().combat().surrender();
    Ints units = position.stack(hex).filter(pieces::combat);
    Terrain terrain = theatre.ground().terrain(hex);
    int modifier = supply(position, units, trial);
    modifier += command.nonOp(position, hex) ? trial.modifier("non_op_headquarters") : 0;
    if (terrain == Terrain.MAJOR_CITY) {
      modifier += trial.modifier("major_city");
    } else if (terrain == Terrain.CITY || fortified(position, hex)) {
      modifier += trial.modifier("city_or_fortification");
    }
    modifier +=
        theatre.ground().wooded(hex) || terrain.wet() ? trial.modifier("woods_or_marsh") : 0;
    modifier +=
        units.any(unit -> pieces.guard(unit) || pieces.nkvd(unit))
            ? trial.modifier("guard_or_nkvd")
            : 0;
    boolean led = units.any(unit -> pieces.commands(position, unit));
    return modifier + (led ? trial.modifier("headquarters") : 0);
  }

  private boolean fortified(Position position, int hex) {
    if (forts.strongpoint(position, hex, Side.SOVIET)) {
      return true;
    }
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int next = theatre.grid().neighbour(hex, direction);
      if (next >= 0 && forts.line(position, next, hex)) {
        return true;
      }
    }
    return false;
  }

  private static int supply(Position position, Ints units, CombatChart.Trial trial) {
    if (units.any(unit -> SupplyState.out(position, unit))) {
      return trial.modifier("out_of_supply");
    }
    return units.any(unit -> SupplyState.of(position, unit) == SupplyState.EMERGENCY)
        ? trial.modifier("emergency_supply")
        : 0;
  }
}
