package stavka.bautzen.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.bautzen.arrival.Arrivals;
import stavka.bautzen.board.Going;
import stavka.bautzen.model.BautzenGround;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.supply.Want;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.MoveField;
import stavka.engine.move.StepGuard;
import stavka.engine.move.StepTable;
import stavka.engine.move.ZoneEffect;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.model.Citations;

/** The ordinary way to move: hex by hex, up to the first enemy zone. */
@Rule({"3", "4.1", "4.2"})
public final class MarchMode {
  public static final String NAME = "march";

  private final BautzenTheatre theatre;
  private final BautzenPieces pieces;
  private final BautzenGround ground;
  private final Want want;
  private final Arrivals arrivals;
  private final Citations cites;
  private final ZoneEffect zone;

  public MarchMode(BautzenTheatre theatre, Want want, Arrivals arrivals) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.ground = theatre.ground();
    this.want = want;
    this.arrivals = arrivals;
    this.cites = theatre.cites();
    this.zone = new ZoneEffect(0, theatre.charts().zoneToll(), true, false);
  }

  private Going going(Position position, int unit) {
    return Going.of(theatre, position, pieces.side(unit));
  }

  /** Why a unit cannot march along a path, or null. */
  @Nullable Objection objection(Position position, int unit, Ints path) {
    int allowance = want.allowance(position, unit);
    int from = position.place(unit);
    int spent = 0;
    int next = 0;
    if (!position.onMap(unit)) {
      Objection entering = entrance(position, unit, path.first());
      if (entering != null) {
        return entering;
      }
      from = path.first();
      spent = arrivals.price(position, unit, from);
      next = 1;
    } else if (path.size() == 1 && ferry(position, unit, path.first())) {
      return step(position, unit, from, path.first());
    }
    if (spent > allowance) {
      return cites.objection("too-far", unit(unit), hex(from));
    }
    for (int i = next; i < path.size(); i++) {
      int to = path.get(i);
      Objection objection =
          from != position.place(unit) || i > 0 ? onward(position, unit, from) : null;
      objection = objection == null ? step(position, unit, from, to) : objection;
      objection = objection == null ? bank(unit, from, to) : objection;
      if (objection != null) {
        return objection;
      }
      spent += price(position, unit, from, to);
      if (spent > allowance) {
        return cites.objection("too-far", unit(unit), hex(to));
      }
      from = to;
    }
    return null;
  }

  /** Why a unit cannot come onto the map at a hex, or null. */
  @Rule({"8.2", "8.3"})
  private @Nullable Objection entrance(Position position, int unit, int first) {
    if (arrivals.choices(position, unit).contains(first)) {
      return null;
    }
    return arrivals.entrance(position, unit).contains(first)
        ? cites.objection("entry-held", hex(first))
        : cites.objection("not-an-entry", unit(unit), hex(first));
  }

  /** A unit that has come to an enemy zone goes no further. */
  @Rule("3")
  private @Nullable Objection onward(Position position, int unit, int from) {
    return going(position, unit).inZone(from) ? cites.objection("stops-in-zone", hex(from)) : null;
  }

  /** Why a unit cannot go from a hex to another, whatever that costs, or null. */
  @Rule({"3", "4.1", "4.4"})
  private @Nullable Objection step(Position position, int unit, int from, int to) {
    Going going = going(position, unit);
    int direction = theatre.grid().direction(from, to);
    if (direction == HexGrid.NONE) {
      return cites.objection("not-adjacent", hex(from), hex(to));
    }
    if (going.closed(pieces.gait(unit), to)) {
      return cites.objection("enemy-there", hex(to));
    }
    if (ground.unbridgedMajor(from, direction)
        && !ground.ferries(pieces.gait(unit), from, direction)) {
      return cites.objection("river-bars", unit(unit), hex(to));
    }
    return going.inZone(from) && going.inZone(to)
        ? cites.objection("zone-to-zone", unit(unit), hex(to))
        : null;
  }

  /** A major river is crossed without a bridge from the bank where the move begins, and alone. */
  @Rule("4.4")
  private @Nullable Objection bank(int unit, int from, int to) {
    return ground.unbridgedMajor(from, theatre.grid().direction(from, to))
        ? cites.objection("river-from-bank", unit(unit))
        : null;
  }

  private boolean ferry(Position position, int unit, int to) {
    int direction = theatre.grid().direction(position.place(unit), to);
    return direction != HexGrid.NONE
        && ground.unbridgedMajor(position.place(unit), direction)
        && want.allowance(position, unit) > 0;
  }

  /** What a step costs a unit, in half points. */
  int price(Position position, int unit, int from, int to) {
    Going going = going(position, unit);
    int price = going.steps(pieces.gait(unit)).price(from, theatre.grid().direction(from, to));
    return going.inZone(from) ? price + zone.toLeave() : price;
  }

  /** What a whole path costs a unit that may go it. */
  int price(Position position, int unit, Ints path) {
    if (position.onMap(unit) && path.size() == 1 && ferry(position, unit, path.first())) {
      return want.allowance(position, unit);
    }
    int first = position.onMap(unit) ? 0 : 1;
    int from = first == 0 ? position.place(unit) : path.first();
    int spent = first == 0 ? 0 : arrivals.price(position, unit, from);
    for (int i = first; i < path.size(); i++) {
      spent += price(position, unit, from, path.get(i));
      from = path.get(i);
    }
    return spent;
  }

  /** Where a unit can march to from where it stands or waits. */
  public MoveField field(Position position, int unit) {
    return field(position, unit, want.allowance(position, unit));
  }

  /** The same with so many half points. */
  public MoveField field(Position position, int unit, int allowance) {
    StepTable steps = going(position, unit).steps(pieces.gait(unit));
    byte[] gates = going(position, unit).gates(pieces.gait(unit));
    if (position.onMap(unit)) {
      return MoveField.search(steps, gates, zone, position.place(unit), allowance, StepGuard.OPEN);
    }
    Ints entries = arrivals.choices(position, unit);
    int[] prices = entries.stream().map(hex -> arrivals.price(position, unit, hex)).toArray();
    return MoveField.enter(steps, gates, zone, entries, prices, allowance, StepGuard.OPEN);
  }

  /** A way to each hex that a unit can march to. */
  void forEach(Position position, int unit, Consumer<Ints> action) {
    MoveField field = field(position, unit);
    for (int i = field.firstGoal(); i < field.size(); i++) {
      action.accept(field.path(field.hex(i)));
    }
    if (position.onMap(unit)) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int to = theatre.grid().neighbour(position.place(unit), direction);
        if (to != HexGrid.NONE
            && theatre.plan(position).covers(to)
            && ferry(position, unit, to)
            && !field.reaches(to)
            && step(position, unit, position.place(unit), to) == null) {
          action.accept(Ints.of(to));
        }
      }
    }
  }
}
