package stavka.panzer.combat;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.number;
import static stavka.engine.reason.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.EntryEffect;
import stavka.operational.combat.AdvancePaths;
import stavka.operational.combat.AdvanceUnits;
import stavka.operational.combat.Attendants;
import stavka.operational.combat.Battle;
import stavka.operational.combat.Trail;
import stavka.operational.model.Books;
import stavka.operational.model.Citations;
import stavka.operational.model.Ground;
import stavka.operational.model.Marks;
import stavka.operational.model.Pieces;
import stavka.operational.model.Theatre;

/** Where victors may follow up to. */
@Rule(
    in = Books.KHARKOV,
    value = {"9.71", "9.72", "9.74", "9.75"})
@Rule(
    in = Books.GUDERIAN,
    value = {"9.81", "9.82", "9.83", "9.84", "9.86"})
final class PanzerAdvances implements AdvanceUnits.Victors {
  private static final int FARTHEST = 2;

  private final Theatre theatre;
  private final Ground ground;
  private final Pieces pieces;
  private final Customs customs;
  private final Attendants attendants;
  private final Citations cites;

  PanzerAdvances(Doctrine doctrine) {
    this.theatre = doctrine.theatre();
    this.customs = doctrine.customs();
    this.attendants = doctrine.attendants();
    this.cites = theatre.cites();
    this.ground = theatre.ground();
    this.pieces = theatre.pieces();
  }

  /** The victors follow up, at once or not at all. */
  @Rule(
      in = Books.KHARKOV,
      value = {"9.71", "9.73"})
  @Rule(in = Books.GUDERIAN, value = "9.85")
  AdvanceUnits step(EntryEffect effects) {
    return new AdvanceUnits(
        this,
        new AdvancePaths(
            ground.grid(),
            pieces.roster(),
            theatre::board,
            theatre.stacking(),
            (position, battle, from, direction, to) ->
                step(position, battle.side(), from, to) != null,
            (position, battle, from, direction, to) -> onward(position, battle, from, to) != null,
            (position, hex) -> false,
            true),
        (position, battle, unit) -> FARTHEST,
        attendants,
        effects,
        (position, battle, offered) -> new AdvanceOrders(position, battle, offered, this, cites),
        cites.rule("advanced"));
  }

  /** Attackers advance when the defender was struck; defenders only when they were not. */
  @Override
  @Rule(
      in = Books.KHARKOV,
      value = {"9.58", "9.71"})
  @Rule(
      in = Books.GUDERIAN,
      value = {"9.66", "9.87", "6.62"})
  public Side side(Position position, Battle battle) {
    return (battle.result().defender().strikes() ? battle.attacker() : battle.defender()).side();
  }

  /** Attackers who have not retreated, or defenders who took part and may move. */
  @Override
  @Rule(
      in = Books.KHARKOV,
      value = {"9.59", "7.32", "9.65"})
  public Ints units(Position position, Battle battle) {
    if (PanzerResult.engaged(battle.result())) {
      return Ints.EMPTY;
    }
    if (battle.attacking()) {
      boolean retreated = battle.plan().attackers().any(battle.attacker()::fled);
      return retreated ? Ints.EMPTY : battle.plan().attackers().filter(position::onMap);
    }
    Ints units = Ints.EMPTY;
    for (int i = 0; i < battle.plan().targets().size(); i++) {
      units =
          units.plus(
              position
                  .stack(battle.plan().targets().get(i))
                  .filter(unit -> pieces.combat(unit) && takesPart(position, unit)));
    }
    return units;
  }

  private static boolean takesPart(Position position, int unit) {
    return !position.has(unit, Marks.DISRUPTED) && !position.has(unit, Marks.GUEST);
  }

  /** Why units that stand together may not advance along a path, or null. */
  @Nullable Objection objection(Position position, Battle battle, Ints units, Ints path) {
    if (path.isEmpty() || path.size() > FARTHEST) {
      return cites.objection("advance-too-far");
    }
    int first = path.first();
    if (!battle.party(battle.side().enemy()).grounds().contains(first)) {
      return cites.objection("advance-off-path");
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
    return theatre.stacking().fits(position, units, path.last())
        ? null
        : cites.objection(
            "advance-stacking",
            hex(path.last()),
            number(theatre.stacking().limit(pieces.side(units.first()), path.last())));
  }

  @Rule(
      in = Books.KHARKOV,
      value = {"9.71", "6.3", "6.25"})
  private @Nullable Objection step(Position position, Side side, int from, int to) {
    int direction =
        to < 0 || to >= ground.grid().size() ? HexGrid.NONE : ground.grid().direction(from, to);
    if (direction == HexGrid.NONE) {
      return cites.objection("advance-off-path");
    }
    if (!ground.passable(from, direction)) {
      return cites.objection("advance-impassable", hex(from), hex(to));
    }
    if (theatre.barred(position, side, to)) {
      return cites.objection("barred", hex(to));
    }
    return theatre.board(position).holds(side.enemy(), to)
        ? cites.objection("advance-not-vacant", hex(to))
        : null;
  }

  /**
   * The second hex: along a trail of a retreat of two, or anywhere where all in the first were
   * eliminated.
   */
  @Rule(
      in = Books.KHARKOV,
      value = {"9.72", "9.74", "9.75"})
  private @Nullable Objection onward(Position position, Battle battle, int first, int second) {
    Objection entering = step(position, battle.side(), first, second);
    if (entering != null) {
      return entering;
    }
    if (customs.advanceEndsAt(position, battle.side(), first)) {
      return cites.objection("advance-zone", hex(first));
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
      return Objection.of(cites.rule("advance-off-trail"), "advance-off-path");
    }
    return customs.freeBeyond(position, second)
        ? null
        : cites.objection("advance-not-vacant", hex(second));
  }

  /**
   * Why these units may not advance as one, or null: victors of one hex, attendants only with a
   * unit.
   */
  @Rule(
      in = Books.KHARKOV,
      value = {"9.71", "10.13"})
  @Nullable Objection together(Position position, Battle battle, Ints units) {
    boolean combat = false;
    Ints victors = units(position, battle).filter(unit -> !battle.acted().contains(unit));
    for (int i = 0; i < units.size(); i++) {
      int unit = units.get(i);
      if (unit < 0
          || unit >= pieces.count()
          || !(victors.contains(unit) || follows(position, victors, unit))) {
        return cites.objection("advance-not-victor", unit(unit));
      }
      if (position.place(unit) != position.place(units.first())) {
        return cites.objection("advance-apart");
      }
      combat |= pieces.combat(unit);
    }
    return combat && !units.hasDuplicates() ? null : cites.objection("advance-nobody");
  }

  /** Whether an attendant stands with a victor and may go along with it. */
  @Rule(in = Books.KHARKOV, value = "10.13")
  private boolean follows(Position position, Ints victors, int unit) {
    return attendants.attends(unit)
        && victors.any(victor -> position.place(victor) == position.place(unit));
  }
}
