package stavka.operational.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.position.Position;
import stavka.engine.table.Panel;
import stavka.engine.table.View;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.Faces;
import stavka.operational.model.Marks;
import stavka.operational.model.Pieces;
import stavka.operational.model.Theatre;
import stavka.operational.movement.Allowance;
import stavka.operational.movement.MovePhase;
import stavka.operational.supply.Supply;
import stavka.operational.victory.FinalCount;
import stavka.operational.victory.Score;

/** Puts together what both sides may see of a position, field by field. */
public abstract class OpenView {
  private final Pieces pieces;
  private final Supply supply;
  private final Faces casualties;
  private final FinalCount scoring;

  protected OpenView(Theatre theatre, Supply supply, Faces casualties, FinalCount scoring) {
    this.pieces = theatre.pieces();
    this.supply = supply;
    this.casualties = casualties;
    this.scoring = scoring;
  }

  /** The counters off the map. */
  protected abstract List<View.Box> boxes(Position position);

  /** What lies on hexes beside counters. */
  protected abstract List<View.HexMark> hexMarks(Position position);

  /** What has no place on the map. */
  protected abstract List<Panel> panels(Position position);

  /** What is true of the match as a whole. */
  protected abstract List<View.Fact> facts(Position position);

  /** Adds what only this game marks on a counter. */
  protected void markFurther(Position position, int unit, List<String> marks) {}

  final View view(Position position, String phase) {
    Score score = scoring.score(position);
    return new View(
        phase,
        units(position, mover(phase)),
        boxes(position),
        hexMarks(position),
        facts(position),
        panels(position),
        score.axis(),
        score.soviet());
  }

  /** The side that moves in a phase, if one does. */
  private static @Nullable Side mover(String phase) {
    return switch (phase) {
      case MovePhase.SOVIET -> Side.SOVIET;
      case MovePhase.AXIS, MovePhase.MECHANISED -> Side.AXIS;
      default -> null;
    };
  }

  private List<View.Piece> units(Position position, @Nullable Side mover) {
    List<View.Piece> units = new ArrayList<>();
    for (int hex = 0; hex < position.grid().size(); hex++) {
      if (!position.vacant(hex)) {
        Ints stack = position.stack(hex);
        for (int i = stack.size() - 1; i >= 0; i--) {
          units.add(piece(position, mover, stack.get(i), hex));
        }
      }
    }
    return units;
  }

  private View.Piece piece(Position position, @Nullable Side mover, int unit, int hex) {
    boolean moves = mover == pieces.side(unit);
    boolean known = pieces.combat(unit) && !pieces.untried(position, unit);
    return new View.Piece(
        unit,
        hex,
        known ? pieces.attack(position, unit) : null,
        known ? pieces.defence(position, unit) : null,
        pieces.movement(position, unit),
        moves ? Allowance.halfPoints(pieces, position, unit) / 2 : null,
        known ? casualties.steps(position, unit) : null,
        marks(position, unit));
  }

  private List<String> marks(Position position, int unit) {
    List<String> marks = new ArrayList<>();
    mark(marks, "moved", position.has(unit, Marks.MOVED));
    mark(marks, "fought", position.has(unit, Marks.ATTACKED));
    mark(marks, "disrupted", position.has(unit, Marks.DISRUPTED));
    mark(marks, "unsupplied", position.turn() > 0 && unsupplied(position, unit));
    mark(marks, "untried", pieces.untried(position, unit));
    mark(marks, "guest", position.has(unit, Marks.GUEST));
    markFurther(position, unit, marks);
    return marks;
  }

  private boolean unsupplied(Position position, int unit) {
    return pieces.combat(unit) && !supply.supplied(position, unit);
  }

  protected static void mark(List<String> marks, String mark, boolean shows) {
    if (shows) {
      marks.add(mark);
    }
  }
}
