package stavka.bautzen.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.bautzen.board.Going;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.supply.Lines;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Passage;
import stavka.engine.trace.Trace;
import stavka.engine.value.Ints;
import stavka.operational.combat.Casualties;
import stavka.operational.model.Citations;
import stavka.operational.movement.March;
import stavka.operational.movement.MoveMode;
import stavka.operational.movement.MovePhase;

/** Through enemy zones towards the nearest own source, as far as the allowance goes. */
@Rule("4.3")
final class BreakOutMode implements MoveMode {
  private static final String NAME = "break-out";
  private static final String DIE = "break-out-die";

  private final BautzenTheatre theatre;
  private final BautzenPieces pieces;
  private final Lines lines;
  private final March march;
  private final Walk walk;
  private final Citations cites;

  BreakOutMode(BautzenTheatre theatre, Lines lines, March march, Walk walk) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.lines = lines;
    this.march = march;
    this.walk = walk;
    this.cites = theatre.cites();
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String rule() {
    return cites.rule("moved");
  }

  @Override
  public boolean certain() {
    return true;
  }

  @Override
  public boolean leavesZones() {
    return true;
  }

  @Override
  public boolean suits(Position position, int unit) {
    return position.onMap(unit)
        && pieces.fights(unit)
        && home(position, unit).reaches(position.place(unit));
  }

  /** How far it is to the nearest source over the sides that a unit can cross. */
  private Trace home(Position position, int unit) {
    return lines.breakOut(position, pieces.side(unit), pieces.gait(unit));
  }

  /** Whether a unit cannot cross a river at all; one that can pays its whole allowance. */
  @Rule("4.4")
  private boolean barred(int unit, int hex, int direction) {
    return theatre.ground().sides(pieces.gait(unit))[hex * HexGrid.DIRECTIONS + direction]
        == Passage.SHUT;
  }

  @Override
  public @Nullable Objection objection(
      Position position, MovePhase phase, Ints units, int start, Ints path) {
    int unit = units.first();
    if (start < 0) {
      return cites.objection("not-on-map", unit(unit));
    }
    if (!pieces.fights(unit)) {
      return cites.objection("break-out-column", unit(unit));
    }
    Trace home = home(position, unit);
    int from = position.place(unit);
    if (!home.reaches(from)) {
      return cites.objection("break-out-no-source", unit(unit));
    }
    Way way = new Way(from, 0, false, 0);
    for (int to : path) {
      int direction =
          to < 0 || to >= theatre.grid().size()
              ? HexGrid.NONE
              : theatre.grid().direction(way.hex(), to);
      if (direction == HexGrid.NONE) {
        return cites.objection("not-adjacent", hex(way.hex()), hex(to));
      }
      if (!Lines.nearer(home, way.hex(), to)) {
        return cites.objection("break-out-not-nearer", hex(to));
      }
      if (barred(unit, way.hex(), direction)) {
        return cites.objection("river-bars", unit(unit), hex(to));
      }
      way = way(position, unit, way, to);
      if (way.spent() > march.allowance(position, unit)) {
        return cites.objection("too-far", unit(unit), hex(to));
      }
    }
    if (!way.broken()) {
      return cites.objection("break-out-no-zone", unit(unit));
    }
    return ends(position, unit, home, way)
        ? null
        : cites.objection("break-out-unspent", unit(unit));
  }

  /**
   * How far a unit has come.
   *
   * @param broken whether it has gone from a zone hex onwards, as no march does
   * @param dice how many zone hexes it has entered
   */
  private record Way(int hex, int spent, boolean broken, int dice) {}

  private Way way(Position position, int unit, Way before, int to) {
    Going going = Going.of(theatre, position, pieces.side(unit));
    boolean fromZone = going.inZone(before.hex());
    boolean toZone = going.inZone(to);
    boolean began = before.hex() == position.place(unit);
    return new Way(
        to,
        before.spent() + step(position, unit, before.hex(), to, began),
        before.broken() || (fromZone && (toZone || !began)),
        before.dice() + (toZone ? 1 : 0));
  }

  /** The toll of leaving a zone is paid where the move begins. */
  private int step(Position position, int unit, int from, int to, boolean began) {
    int price = march.price(position, unit, from, to);
    boolean toll = !began && Going.of(theatre, position, pieces.side(unit)).inZone(from);
    return toll ? price - theatre.charts().zoneToll() : price;
  }

  @Override
  public int price(Position position, int unit, int from, int to, int spent) {
    return step(position, unit, from, to, spent == 0);
  }

  /** A die for each zone hex on the way, once the unit has come to its end. */
  @Override
  public boolean goesOn(Draft draft, Ints units, int start, Ints path, int[] spent) {
    return walk.throughZones(draft, units.first(), path, DIE) == Casualties.GONE;
  }

  /** Whether the allowance is spent: at a source, or where no nearer hex can be paid. */
  private boolean ends(Position position, int unit, Trace home, Way way) {
    if (home.length(way.hex()) == 0) {
      return true;
    }
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      if (leadsOn(position, unit, home, way, direction)) {
        return false;
      }
    }
    return true;
  }

  private boolean leadsOn(Position position, int unit, Trace home, Way way, int direction) {
    int to = theatre.grid().neighbour(way.hex(), direction);
    return to != HexGrid.NONE
        && Lines.nearer(home, way.hex(), to)
        && !barred(unit, way.hex(), direction)
        && way(position, unit, way, to).spent() <= march.allowance(position, unit);
  }

  /** For each hex where a break-out of a unit can end, a way there with the fewest dice. */
  @Override
  public void forEachPath(
      Position position, MovePhase phase, int unit, int start, Consumer<? super Ints> action) {
    if (suits(position, unit)) {
      Search search = new Search(position, unit, home(position, unit));
      search.visit(new Way(start, 0, false, 0), Ints.EMPTY);
      search.best.values().forEach(action);
    }
  }

  @Override
  public Ints sample(
      Position position, MovePhase phase, int unit, int start, RandomGenerator random) {
    List<Ints> ways = new ArrayList<>();
    forEachPath(position, phase, unit, start, ways::add);
    return ways.isEmpty() ? Ints.EMPTY : ways.get(random.nextInt(ways.size()));
  }

  /** All ways home, those left out that come to a hex at the same price with no fewer dice. */
  private final class Search {
    private final Position position;
    private final int unit;
    private final Trace home;
    private final Map<Way, Integer> seen = new HashMap<>();
    private final Map<Integer, Integer> fewest = new HashMap<>();
    private final Map<Integer, Ints> best = new HashMap<>();

    Search(Position position, int unit, Trace home) {
      this.position = position;
      this.unit = unit;
      this.home = home;
    }

    void visit(Way way, Ints path) {
      Way state = new Way(way.hex(), way.spent(), way.broken(), 0);
      if (seen.getOrDefault(state, Integer.MAX_VALUE) <= way.dice()) {
        return;
      }
      seen.put(state, way.dice());
      boolean end = true;
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        if (home.length(way.hex()) > 0 && leadsOn(position, unit, home, way, direction)) {
          end = false;
          int to = theatre.grid().neighbour(way.hex(), direction);
          visit(way(position, unit, way, to), path.with(to));
        }
      }
      if (end && way.broken() && fewest.getOrDefault(way.hex(), Integer.MAX_VALUE) > way.dice()) {
        fewest.put(way.hex(), way.dice());
        best.put(way.hex(), path);
      }
    }
  }
}
