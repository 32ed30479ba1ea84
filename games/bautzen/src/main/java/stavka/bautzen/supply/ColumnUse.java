package stavka.bautzen.supply;

import static stavka.engine.reason.Detail.number;
import static stavka.engine.reason.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.bautzen.command.Command;
import stavka.bautzen.model.BautzenMarks;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Box;
import stavka.bautzen.model.Kind;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Trace;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Citations;

/** When a logistic column may be spent in a combat, and which guns then fire. */
@Rule({"6.1", "7.2.2"})
public final class ColumnUse {
  private final BautzenTheatre theatre;
  private final BautzenPieces pieces;
  private final Command command;
  private final Lines lines;
  private final Citations cites;

  public ColumnUse(BautzenTheatre theatre, Command command, Lines lines) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.command = command;
    this.lines = lines;
    this.cites = theatre.cites();
  }

  /**
   * Why these may not support a side in a combat, or null.
   *
   * @param fighters the side's units in the combat
   * @param supporters columns to spend and guns to fire
   */
  public @Nullable Objection objection(
      Position position, Side side, Ints fighters, int target, Ints supporters) {
    if (supporters.hasDuplicates()) {
      return cites.objection("attack-named-twice");
    }
    for (int supporter : supporters) {
      if (supporter < 0 || supporter >= pieces.count()) {
        return cites.objection("attack-no-such-unit");
      }
      if (!mayServe(position, side, supporter)) {
        return cites.objection("support-not-yours", unit(supporter));
      }
    }
    Ints columns = supporters.filter(supporter -> pieces.is(supporter, Kind.COLUMN));
    if (columns.size() > theatre.charts().columns().most()) {
      return cites.objection("support-one-column");
    }
    if (columns.isEmpty() && !supporters.isEmpty()) {
      return cites.objection("support-no-column");
    }
    for (int supporter : supporters) {
      Objection objection =
          pieces.is(supporter, Kind.COLUMN)
              ? column(position, side, fighters, supporter)
              : gun(position, supporter, target);
      if (objection != null) {
        return objection;
      }
    }
    return null;
  }

  private boolean mayServe(Position position, Side side, int unit) {
    return position.onMap(unit)
        && pieces.side(unit) == side
        && (pieces.is(unit, Kind.COLUMN) || pieces.is(unit, Kind.ARTILLERY));
  }

  /** One headquarters commands all who fight, and a line no longer than its distance joins it. */
  @Rule({"6.1", "7.1.2", "7.2.2"})
  private @Nullable Objection column(Position position, Side side, Ints fighters, int column) {
    for (int fighter : fighters) {
      if (position.has(fighter, BautzenMarks.UNSUPPLIED)) {
        return cites.objection("support-unsupplied", unit(fighter));
      }
    }
    int at = position.place(column);
    Ints commanders =
        command.commandersOf(position, fighters).filter(hq -> command.reaches(position, hq, at));
    if (commanders.isEmpty()) {
      return cites.objection("support-uncommanded", unit(column));
    }
    for (int hq : commanders) {
      Trace joined = lines.from(position, side, position.place(hq), pieces.distance(hq));
      if (joined.reaches(at)) {
        return null;
      }
    }
    return cites.objection("support-cut", unit(column));
  }

  @Rule("9.4")
  private @Nullable Objection gun(Position position, int gun, int target) {
    int at = position.place(gun);
    if (at == target) {
      return cites.objection("support-in-target", unit(gun));
    }
    if (position.has(gun, BautzenMarks.FIRED)) {
      return cites.objection("support-twice", unit(gun));
    }
    if (theatre.grid().distance(at, target) > theatre.charts().range()) {
      return cites.objection("support-too-far", unit(gun), number(theatre.charts().range()));
    }
    if (position.has(gun, BautzenMarks.UNSUPPLIED)) {
      return cites.objection("support-unsupplied", unit(gun));
    }
    return command.commanded(position, gun)
        ? null
        : cites.objection("support-gun-uncommanded", unit(gun));
  }

  /** The columns a side may spend for those who fight. */
  public Ints columns(Position position, Side side, Ints fighters) {
    return all()
        .filter(
            unit ->
                pieces.is(unit, Kind.COLUMN)
                    && mayServe(position, side, unit)
                    && column(position, side, fighters, unit) == null);
  }

  /** The guns that may fire at a hex for a side, once a column is spent. */
  public Ints guns(Position position, Side side, int target) {
    return all()
        .filter(
            unit ->
                pieces.is(unit, Kind.ARTILLERY)
                    && mayServe(position, side, unit)
                    && gun(position, unit, target) == null);
  }

  private Ints all() {
    int[] units = new int[pieces.count()];
    for (int unit = 0; unit < units.length; unit++) {
      units[unit] = unit;
    }
    return Ints.taking(units);
  }

  /** Takes spent columns off the map and notes which guns have fired. */
  @Rule({"7.2.3", "7.3", "9.4"})
  public void spend(Draft draft, Ints supporters) {
    for (int supporter : supporters) {
      if (pieces.is(supporter, Kind.COLUMN)) {
        draft.say(cites.noted("column-spent", unit(supporter)));
        CounterFaces.putAside(draft, supporter, Box.SPENT);
        int back = draft.turn() + theatre.charts().columns().returnsAfter();
        draft.set(supporter, BautzenMarks.BACK, back);
      } else {
        draft.set(supporter, BautzenMarks.FIRED);
      }
    }
  }
}
