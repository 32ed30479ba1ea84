package stavka.panzer.combat;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.number;
import static stavka.engine.reason.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Stacking;
import stavka.operational.combat.AdvancePaths;
import stavka.operational.combat.AdvanceUnits;
import stavka.operational.combat.Battle;
import stavka.operational.combat.Trail;
import stavka.operational.model.Books;
import stavka.operational.model.Marks;

/** Where victors may follow up to. */
@Books.Kharkov({"9.71", "9.72", "9.74", "9.75"})
@Books.Guderian({"9.81", "9.82", "9.83", "9.84", "9.86"})
record PanzerAdvances(Doctrine doctrine) implements AdvanceUnits.Victors {
  private static final int FARTHEST = 2;

  /** The victors follow up, at once or not at all. */
  @Books.Kharkov({"9.71", "9.73"})
  @Books.Guderian("9.85")
  AdvanceUnits step() {
    return new AdvanceUnits(
        this,
        new AdvancePaths(
            doctrine.theatre().grid(),
            doctrine.pieces().roster(),
            doctrine.theatre()::board,
            doctrine.theatre().stacking(),
            (position, battle, from, direction, to) ->
                step(position, battle.side(), from, to) != null,
            (position, battle, from, direction, to) -> onward(position, battle, from, to) != null,
            (position, hex) -> false,
            true),
        (position, battle, unit) -> FARTHEST,
        doctrine.attendants(),
        doctrine.entryEffect(),
        (position, battle, offered) ->
            new AdvanceOrders(position, battle, offered, this, doctrine.cites()),
        doctrine.cites().rule("advanced"));
  }

  /** Attackers advance when the defender was struck; defenders only when they were not. */
  @Override
  @Books.Kharkov({"9.58", "9.71"})
  @Books.Guderian({"9.66", "9.87", "6.62"})
  public Side side(Position position, Battle battle) {
    return (battle.result().defender().strikes() ? battle.attacker() : battle.defender()).side();
  }

  /** Attackers who have not retreated, or defenders who took part and may move. */
  @Override
  @Books.Kharkov({"9.59", "7.32", "9.65"})
  public Ints units(Position position, Battle battle) {
    if (PanzerResult.engaged(battle.result())) {
      return Ints.EMPTY;
    }
    if (battle.attacking()) {
      boolean retreated = battle.plan().attackers().any(battle.attacker()::fled);
      return retreated ? Ints.EMPTY : battle.plan().attackers().filter(position::onMap);
    }
    return StruckUnits.standing(
        position,
        battle.plan().targets(),
        unit -> doctrine.pieces().combat(unit) && takesPart(position, unit));
  }

  private static boolean takesPart(Position position, int unit) {
    return !position.has(unit, Marks.DISRUPTED) && !position.has(unit, Marks.GUEST);
  }

  /** Why units that stand together may not advance along a path, or null. */
  @Nullable Objection objection(Position position, Battle battle, Ints units, Ints path) {
    if (path.isEmpty() || path.size() > FARTHEST) {
      return doctrine.cites().objection("advance-too-far");
    }
    int first = path.first();
    if (!battle.party(battle.side().enemy()).grounds().contains(first)) {
      return doctrine.cites().objection("advance-off-path");
    }
    Objection entering = step(position, battle.side(), position.place(units.first()), first);
    if (entering != null) {
      return entering;
    }
    if (path.size() == FARTHEST) {
      Objection beyond = onward(position, battle, first, path.last());
      if (beyond != null) {
        return beyond;
      }
    }
    Stacking stacking = doctrine.theatre().stacking();
    int limit = stacking.limit(battle.side(), path.last());
    return stacking.fits(position, units, path.last())
        ? null
        : doctrine.cites().objection("advance-stacking", hex(path.last()), number(limit));
  }

  @Books.Kharkov({"9.71", "6.3", "6.25"})
  private @Nullable Objection step(Position position, Side side, int from, int to) {
    int direction = doctrine.theatre().grid().towards(from, to);
    if (direction == HexGrid.NONE) {
      return doctrine.cites().objection("advance-off-path");
    }
    if (!doctrine.theatre().ground().passable(from, direction)) {
      return doctrine.cites().objection("advance-impassable", hex(from), hex(to));
    }
    if (doctrine.theatre().barred(position, side, to)) {
      return doctrine.cites().objection("barred", hex(to));
    }
    return doctrine.theatre().board(position).holds(side.enemy(), to)
        ? doctrine.cites().objection("advance-not-vacant", hex(to))
        : null;
  }

  /**
   * The second hex: along a trail of a retreat of two, or anywhere where all in the first were
   * eliminated.
   */
  @Books.Kharkov({"9.72", "9.74", "9.75"})
  private @Nullable Objection onward(Position position, Battle battle, int first, int second) {
    Objection entering = step(position, battle.side(), first, second);
    if (entering != null) {
      return entering;
    }
    if (doctrine.customs().advanceEndsAt(position, battle.side(), first)) {
      return doctrine.cites().objection("advance-zone", hex(first));
    }
    boolean eliminated = true;
    for (Trail trail : battle.party(battle.side().enemy()).trails()) {
      if (trail.path().first() == first) {
        eliminated = false;
        if (trail.path().size() > FARTHEST && trail.path().get(1) == second) {
          return null;
        }
      }
    }
    if (!eliminated) {
      return Objection.of(doctrine.cites().rule("advance-off-trail"), "advance-off-path");
    }
    return doctrine.customs().freeBeyond(position, second)
        ? null
        : doctrine.cites().objection("advance-not-vacant", hex(second));
  }

  /**
   * Why these units may not advance as one, or null: victors of one hex, attendants only with a
   * unit.
   */
  @Books.Kharkov("9.71")
  @Nullable Objection together(Position position, Battle battle, Ints units) {
    boolean combat = false;
    Ints victors = units(position, battle).filter(unit -> !battle.acted().contains(unit));
    for (int unit : units) {
      if (!doctrine.pieces().has(unit)
          || !(victors.contains(unit) || doctrine.attendants().goesWith(position, victors, unit))) {
        return doctrine.cites().objection("advance-not-victor", unit(unit));
      }
      if (position.place(unit) != position.place(units.first())) {
        return doctrine.cites().objection("advance-apart");
      }
      combat |= doctrine.pieces().combat(unit);
    }
    return combat && !units.hasDuplicates() ? null : doctrine.cites().objection("advance-nobody");
  }
}
