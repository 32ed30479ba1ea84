package stavka.kharkov.combat;

import static stavka.engine.play.Detail.hex;
import static stavka.engine.play.Detail.unit;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.play.Objection;
import stavka.engine.play.Side;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Board;
import stavka.kharkov.model.Ground;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.Theatre;

/** Where victors may follow up to. */
@Rule({"9.71", "9.72", "9.74", "9.75"})
final class AdvancePaths {
  private static final int STACKING = 3;
  private static final int FARTHEST = 2;

  private final Theatre theatre;
  private final Ground ground;
  private final Pieces pieces;

  AdvancePaths(Theatre theatre) {
    this.theatre = theatre;
    this.ground = theatre.ground();
    this.pieces = theatre.pieces();
  }

  /**
   * The hexes of the beaten that the result may have emptied: the attacked hexes, or those attacked
   * from.
   */
  static Ints abandoned(Battle battle, Side victor) {
    return victor == battle.plan().attacker() ? battle.plan().targets() : battle.from();
  }

  /** Every way open to one of the victors: one hex, or two. */
  void forEach(Position position, Advancing frame, int unit, Consumer<Ints> action) {
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
  @Nullable Objection objection(Position position, Advancing frame, Ints units, Ints path) {
    if (path.isEmpty() || path.size() > FARTHEST) {
      return Objection.of("9.75", "advance-too-far");
    }
    int first = path.first();
    if (!abandoned(frame.battle(), frame.side()).contains(first)) {
      return Objection.of("9.71", "advance-off-path");
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
        : Objection.of("8.1", "advance-stacking", hex(path.last()));
  }

  @Rule({"9.71", "6.3", "6.25"})
  private @Nullable Objection step(Position position, Side side, int from, int to) {
    int direction =
        to < 0 || to >= ground.grid().size() ? HexGrid.NONE : ground.grid().direction(from, to);
    if (direction == HexGrid.NONE) {
      return Objection.of("9.71", "advance-off-path");
    }
    if (!ground.passable(from, direction)) {
      return Objection.of("6.3", "advance-dniepr");
    }
    return Board.of(theatre, position).holds(side.enemy(), to)
        ? Objection.of("9.71", "advance-not-vacant", hex(to))
        : null;
  }

  /**
   * The second hex: along a trail of a retreat of two, or anywhere where all in the first were
   * eliminated.
   */
  @Rule({"9.72", "9.74", "9.75"})
  private @Nullable Objection onward(Position position, Advancing frame, int first, int second) {
    Objection entering = step(position, frame.side(), first, second);
    if (entering != null) {
      return entering;
    }
    if (frame.side() == Side.SOVIET
        && Board.of(theatre, position).inEnemyZone(Side.SOVIET, first)) {
      return Objection.of("9.72", "advance-zone", hex(first));
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
    return eliminated ? null : Objection.of("9.72", "advance-off-path");
  }

  @Rule("8.1")
  private boolean room(Position position, Ints units, int hex) {
    int coming = 0;
    for (int i = 0; i < units.size(); i++) {
      coming += pieces.kind(units.get(i)).combat() ? 1 : 0;
    }
    return Board.of(theatre, position).units(pieces.side(units.first()), hex) + coming <= STACKING;
  }

  /**
   * Why these units may not advance as one, or null: victors of one hex, a headquarters only with a
   * unit.
   */
  @Rule({"9.71", "10.13"})
  @Nullable Objection together(Position position, Advancing frame, Ints units) {
    boolean combat = false;
    for (int i = 0; i < units.size(); i++) {
      int unit = units.get(i);
      if (unit < 0
          || unit >= pieces.count()
          || !(frame.units().contains(unit) || follows(position, frame, unit))) {
        return Objection.of("9.71", "advance-not-victor", unit(unit));
      }
      if (position.place(unit) != position.place(units.first())) {
        return Objection.of("9.71", "advance-apart");
      }
      combat |= pieces.kind(unit).combat();
    }
    return combat && !units.hasDuplicates() ? null : Objection.of("9.71", "advance-nobody");
  }

  /** Whether a headquarters stands with a victor and may go along with it. */
  @Rule("10.13")
  boolean follows(Position position, Advancing frame, int unit) {
    if (pieces.kind(unit) != Kind.HQ || pieces.side(unit) != frame.side()) {
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
