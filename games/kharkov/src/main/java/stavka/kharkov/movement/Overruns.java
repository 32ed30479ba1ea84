package stavka.kharkov.movement;

import static stavka.engine.play.Detail.hex;
import static stavka.engine.play.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Overrun;
import stavka.engine.play.Objection;
import stavka.engine.play.Side;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Board;
import stavka.kharkov.model.Ground;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.State;
import stavka.kharkov.model.Theatre;

/** Who may overrun whom. How it is fought is the combat section's. */
@Rule({"7.0", "7.1"})
public final class Overruns {
  /** Three points in halves [7.0]. */
  public static final int PRICE = 6;

  private final Theatre theatre;
  private final Ground ground;
  private final Pieces pieces;
  private final Allowance allowance;

  public Overruns(Theatre theatre) {
    this.theatre = theatre;
    this.ground = theatre.ground();
    this.pieces = theatre.pieces();
    this.allowance = new Allowance(pieces);
  }

  /**
   * Why units cannot overrun, or null; their path has been judged already.
   *
   * @param from the hex they overrun from
   * @param spent half points each has spent when they are there
   */
  @Rule({"7.11", "7.14", "7.15", "7.16", "6.14", "6.25"})
  public @Nullable Objection objection(Position position, Overrun order, int from, int[] spent) {
    Ints units = order.units();
    Objection able = able(position, units, from, spent);
    if (able != null) {
      return able;
    }
    Objection target = target(position, pieces.side(units.first()), from, order.target());
    if (target != null) {
      return target;
    }
    return pieces.side(units.first()) == Side.SOVIET ? leader(position, units, order.by()) : null;
  }

  @Rule({"7.12", "7.13", "10.26", "10.14", "6.0"})
  private @Nullable Objection able(Position position, Ints units, int from, int[] spent) {
    for (int k = 0; k < units.size(); k++) {
      int unit = units.get(k);
      if (!pieces.kind(unit).combat()) {
        return Objection.of("10.14", "never-attacks", unit(unit));
      }
      if (position.onMap(unit) && !position.has(unit, State.SUPPLIED)) {
        return Objection.of("7.12", "overrun-supply", unit(unit));
      }
      if (position.get(unit, State.ORIGIN) != position.get(units.first(), State.ORIGIN)) {
        return Objection.of("7.13", "overrun-not-together", unit(unit));
      }
      if (spent[k] + PRICE > allowance.halfPoints(position, unit)) {
        return Objection.of("7.0", "overrun-points", unit(unit), hex(from));
      }
    }
    return companions(position, units);
  }

  /** Those who began the phase with the overrunning units move only after the overrun. */
  @Rule("7.13")
  private @Nullable Objection companions(Position position, Ints units) {
    int origin = position.get(units.first(), State.ORIGIN);
    if (origin == 0) {
      return null;
    }
    for (int other = 0; other < pieces.count(); other++) {
      if (position.get(other, State.ORIGIN) == origin
          && position.onMap(other)
          && position.has(other, State.MOVED)
          && position.place(other) != origin - 1
          && !units.contains(other)) {
        return Objection.of("7.13", "overrun-companion-moved", unit(other));
      }
    }
    return null;
  }

  @Rule({"6.25", "6.3"})
  private @Nullable Objection target(Position position, Side side, int from, int target) {
    int direction =
        target < 0 || target >= ground.grid().size()
            ? HexGrid.NONE
            : ground.grid().direction(from, target);
    if (direction == HexGrid.NONE) {
      return Objection.of("7.0", "not-adjacent", hex(from), hex(target));
    }
    if (!overrunnable(position, side, target)) {
      return Objection.of("7.0", "no-enemy", hex(target));
    }
    return ground.passable(from, direction)
        ? null
        : Objection.of("6.25", "dniepr", hex(from), hex(target));
  }

  /** Whether a hex holds enemies that can be fought; a reserve marker alone cannot. */
  public boolean overrunnable(Position position, Side side, int target) {
    if (side == Side.SOVIET && Board.garrisoned(theatre, position, target)) {
      return true;
    }
    for (int unit = position.top(target); unit != Position.NOBODY; unit = position.below(unit)) {
      if (pieces.side(unit) != side && pieces.kind(unit) != Kind.RESERVE) {
        return true;
      }
    }
    return false;
  }

  /**
   * A Soviet overrun needs a headquarters in whose radius all its units began, which leads one a
   * turn.
   */
  @Rule({"7.17", "10.26"})
  private @Nullable Objection leader(Position position, Ints units, int hq) {
    int bit = hq < 0 || hq >= pieces.count() ? 0 : pieces.hqBit(hq);
    if (bit == 0) {
      return Objection.of("7.17", "overrun-no-hq");
    }
    if ((position.ledger(Ledger.OVERRUN_HQS) & bit) != 0) {
      return Objection.of("7.17", "overrun-hq-used", unit(hq));
    }
    for (int k = 0; k < units.size(); k++) {
      if ((position.get(units.get(k), State.COMMANDED) & bit) == 0) {
        return Objection.of("7.17", "overrun-out-of-radius", unit(units.get(k)), unit(hq));
      }
    }
    return null;
  }

  /** A headquarters that could lead an overrun by all these units, or -1. */
  @Rule("7.17")
  public int freeLeader(Position position, Ints units) {
    int bits = ~position.ledger(Ledger.OVERRUN_HQS);
    for (int k = 0; k < units.size(); k++) {
      bits &= position.get(units.get(k), State.COMMANDED);
    }
    for (int i = 0; i < pieces.sovietHqs().size(); i++) {
      if ((bits & pieces.hqBit(pieces.sovietHqs().get(i))) != 0) {
        return pieces.sovietHqs().get(i);
      }
    }
    return -1;
  }
}
