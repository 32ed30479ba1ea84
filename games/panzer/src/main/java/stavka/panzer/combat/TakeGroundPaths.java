package stavka.panzer.combat;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.number;
import static stavka.engine.reason.Detail.unit;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Books;
import stavka.operational.model.Citations;
import stavka.operational.model.Ground;
import stavka.operational.model.Pieces;
import stavka.operational.model.Theatre;

/** Where victors may follow up to. */
@Rule(
    in = Books.KHARKOV,
    value = {"9.71", "9.72", "9.74", "9.75"})
@Rule(
    in = Books.GUDERIAN,
    value = {"9.81", "9.82", "9.83", "9.84", "9.86"})
final class TakeGroundPaths {
  private static final int FARTHEST = 2;

  private final Theatre theatre;
  private final Ground ground;
  private final Pieces pieces;
  private final Customs customs;
  private final Attendants attendants;
  private final Citations cites;

  TakeGroundPaths(Doctrine doctrine) {
    this.theatre = doctrine.theatre();
    this.customs = doctrine.customs();
    this.attendants = doctrine.attendants();
    this.cites = theatre.cites();
    this.ground = theatre.ground();
    this.pieces = theatre.pieces();
  }

  /**
   * The hexes of the beaten that the result may have emptied: the attacked hexes, or those attacked
   * from.
   */
  static Ints abandoned(PanzerBattle battle, Side victor) {
    return victor == battle.plan().attacker() ? battle.plan().targets() : battle.from();
  }

  /** Every way open to one of the victors: one hex, or two. */
  void forEach(Position position, TakeGround frame, int unit, Consumer<Ints> action) {
    Ints hexes = abandoned(frame.battle(), frame.side());
    Ints one = Ints.of(unit);
    for (int i = 0; i < hexes.size(); i++) {
      int first = hexes.get(i);
      if (step(position, frame.side(), position.place(unit), first) != null) {
        continue;
      }
      if (room(position, one, first)) {
        action.accept(Ints.of(first));
      }
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int second = ground.grid().neighbour(first, direction);
        if (second != HexGrid.NONE
            && onward(position, frame, first, second) == null
            && room(position, one, second)) {
          action.accept(Ints.of(first, second));
        }
      }
    }
  }

  /** Why units that stand together may not advance along a path, or null. */
  @Nullable Objection objection(Position position, TakeGround frame, Ints units, Ints path) {
    if (path.isEmpty() || path.size() > FARTHEST) {
      return cites.objection("advance-too-far");
    }
    int first = path.first();
    if (!abandoned(frame.battle(), frame.side()).contains(first)) {
      return cites.objection("advance-off-path");
    }
    Objection entering = step(position, frame.side(), position.place(units.first()), first);
    if (entering != null) {
      return entering;
    }
    if (path.size() == FARTHEST) {
      Objection beyond = onward(position, frame, first, path.last());
      if (beyond != null) {
        return beyond;
      }
    }
    return room(position, units, path.last())
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
  private @Nullable Objection onward(Position position, TakeGround frame, int first, int second) {
    Objection entering = step(position, frame.side(), first, second);
    if (entering != null) {
      return entering;
    }
    if (customs.advanceEndsAt(position, frame.side(), first)) {
      return cites.objection("advance-zone", hex(first));
    }
    boolean eliminated = true;
    for (Trail trail : frame.battle().trails()) {
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

  @Rule(in = Books.KHARKOV, value = "8.1")
  private boolean room(Position position, Ints units, int hex) {
    return theatre.stacking().fits(position, units, hex);
  }

  /**
   * Why these units may not advance as one, or null: victors of one hex, attendants only with a
   * unit.
   */
  @Rule(
      in = Books.KHARKOV,
      value = {"9.71", "10.13"})
  @Nullable Objection together(Position position, TakeGround frame, Ints units) {
    boolean combat = false;
    for (int i = 0; i < units.size(); i++) {
      int unit = units.get(i);
      if (unit < 0
          || unit >= pieces.count()
          || !(frame.units().contains(unit) || follows(position, frame, unit))) {
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
  boolean follows(Position position, TakeGround frame, int unit) {
    if (!attendants.attends(unit) || pieces.side(unit) != frame.side()) {
      return false;
    }
    for (int i = 0; i < frame.units().size(); i++) {
      if (position.place(frame.units().get(i)) == position.place(unit)) {
        return true;
      }
    }
    return false;
  }
}
