package stavka.operational.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.Arrays;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Overrun;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.model.Books;
import stavka.operational.model.Citations;
import stavka.operational.model.Ground;
import stavka.operational.model.Pieces;
import stavka.operational.model.Theatre;

/** Who may overrun whom. How it is fought is the combat section's. */
@Rule(
    in = Books.KHARKOV,
    value = {"7.0", "7.1"})
@Rule(
    in = Books.GUDERIAN,
    value = {"6.5", "6.51", "6.54"})
public abstract class Overruns {
  /** Three points in halves. */
  public static final int PRICE = 6;

  private final Theatre theatre;
  private final Ground ground;
  private final Pieces pieces;
  private final Citations cites;
  private final March march;

  protected Overruns(Theatre theatre, March march) {
    this.theatre = theatre;
    this.ground = theatre.ground();
    this.pieces = theatre.pieces();
    this.cites = theatre.cites();
    this.march = march;
  }

  /** Why a unit cannot overrun by its nature or because of how its phase began, or null. */
  protected abstract @Nullable Objection unable(Position position, Ints units, int unit);

  /** What an overrun needs beside units and a target, or null if it has it. */
  protected @Nullable Objection led(Position position, Overrun order) {
    return null;
  }

  /** The counter that could lead an overrun by these units, or -1 where none is needed. */
  public int leader(Position position, Ints units) {
    return -1;
  }

  /** Whether an overrun by these units, led by that counter, is worth looking at closely. */
  protected boolean likely(Position position, Ints units, int leader) {
    return true;
  }

  /** Why units in motion cannot overrun again, or null. */
  protected @Nullable Objection again(MovePhase role) {
    return null;
  }

  /** Whether a unit began the phase with another, so that both may overrun together. */
  protected boolean companions(Position position, int unit, int other) {
    return true;
  }

  /** Whether an enemy counter can be overrun. */
  protected boolean overrunnable(int unit) {
    return true;
  }

  /**
   * Those of an overrun's units who stand on the hex it starts from already, while others come or
   * after they halted there.
   */
  protected Ints waiting(Position position, Overrun order) {
    return Ints.EMPTY;
  }

  /** The half points a unit has spent that waits for an overrun. */
  protected int spentBy(Position position, int unit) {
    return 0;
  }

  /** Who could join units in an overrun from a hex, beside those who begin with them. */
  protected Ints joiners(Position position, Ints units, int from) {
    return Ints.EMPTY;
  }

  /** Whether a unit that has halted may still overrun from where it stands. */
  protected boolean afterHalt(Position position, int unit) {
    return false;
  }

  /** A unit has ended its march with points to spare or without. */
  protected void halted(Draft draft, int unit, int spent) {}

  /** An overrun begins. */
  protected void begun(Draft draft, Overrun order) {}

  /** Why units cannot come to the hex they overrun from, or null. */
  protected @Nullable Objection approach(
      Position position, MovePhase role, Ints units, int start, Ints path, int[] spent) {
    byte[] gates = theatre.board(position).gates(role.side());
    return march.objection(position, units, start, path, gates, spent);
  }

  /** The ways to the hexes from which units could overrun, beside their own; judged again. */
  protected void forEachApproach(
      Position position, MovePhase role, Ints units, int start, Consumer<? super Ints> action) {
    Board board = theatre.board(position);
    if (board.inEnemyZone(role.side(), start)) {
      return;
    }
    int[] price = new int[units.size()];
    Arrays.fill(price, PRICE);
    march
        .column(position, units, board.gates(role.side()))
        .forEachPath(
            start,
            price,
            path -> {
              if (board.inEnemyZone(role.side(), path.last())
                  || besideUnzoned(position, role, path.last())) {
                action.accept(path);
              }
            });
  }

  /** Whether a hex outside enemy zones is next to enemies all the same. */
  protected boolean besideUnzoned(Position position, MovePhase role, int hex) {
    return false;
  }

  /**
   * Why units cannot overrun, or null; their path has been judged already.
   *
   * @param from the hex they overrun from
   * @param spent half points each has spent when they are there
   */
  final @Nullable Objection objection(Position position, Overrun order, int from, int[] spent) {
    Ints units = order.units();
    for (int k = 0; k < units.size(); k++) {
      Objection unable = unable(position, units, units.get(k));
      if (unable != null) {
        return unable;
      }
      if (spent[k] + PRICE > march.allowance().halfPoints(position, units.get(k))) {
        return cites.objection("overrun-points", unit(units.get(k)), hex(from));
      }
    }
    Objection together = together(position, units);
    if (together != null) {
      return together;
    }
    Side side = pieces.side(units.first());
    Objection target = target(position, side, from, order.target());
    if (target != null) {
      return target;
    }
    Objection led = led(position, order);
    return led != null ? led : beyond(position, units, from, order.target());
  }

  /** What keeps units from going from one hex to their target whoever is there, or null. */
  protected @Nullable Objection beyond(Position position, Ints units, int from, int target) {
    return null;
  }

  /** Why these units cannot overrun as one, or null. */
  protected @Nullable Objection together(Position position, Ints units) {
    return null;
  }

  private @Nullable Objection target(Position position, Side side, int from, int target) {
    int direction =
        target < 0 || target >= ground.grid().size()
            ? HexGrid.NONE
            : ground.grid().direction(from, target);
    if (direction == HexGrid.NONE) {
      return Objection.of(cites.rule("overrun"), "not-adjacent", hex(from), hex(target));
    }
    if (theatre.barred(position, side, target)) {
      return cites.objection("barred", hex(target));
    }
    if (!anyoneAt(position, side.enemy(), target)) {
      return cites.objection("no-enemy", hex(target));
    }
    return ground.passable(from, direction)
        ? null
        : cites.objection("overrun-impassable", hex(from), hex(target));
  }

  private boolean anyoneAt(Position position, Side enemy, int target) {
    if (theatre.garrisoned(position, enemy, target)) {
      return true;
    }
    for (int unit = position.top(target); unit != Position.NOBODY; unit = position.below(unit)) {
      if (pieces.side(unit) == enemy && overrunnable(unit)) {
        return true;
      }
    }
    return false;
  }
}
