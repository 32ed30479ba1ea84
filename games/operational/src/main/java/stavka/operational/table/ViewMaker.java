package stavka.operational.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntPredicate;
import stavka.engine.position.OpenState.Figures;
import stavka.engine.position.Position;
import stavka.engine.table.Panel;
import stavka.engine.table.View;
import stavka.engine.table.Viewer;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.UnitNumber;
import stavka.operational.victory.FinalCount;
import stavka.operational.victory.Score;

/**
 * Puts together what both sides may see of a position, field by field.
 *
 * @param onTop the counters that lie on top of what else is in their hex
 */
public record ViewMaker(
    OpenCounters counters,
    IntPredicate onTop,
    UnitNumber steps,
    Moving moving,
    Surroundings surroundings,
    FinalCount finalCount) {
  /**
   * What moves when, and how far.
   *
   * @param phases the phases in which a side moves
   * @param points the points that its counters have then
   */
  public record Moving(Map<String, Side> phases, UnitNumber points) {}

  /** The counters off the map, at a step of the sequence. */
  @FunctionalInterface
  public interface Boxes {
    List<View.Box> of(Position position, String phase);
  }

  /**
   * What is shown beside counters on the map.
   *
   * @param hexMarks what lies on hexes
   * @param facts what is true of the match as a whole
   * @param panels what has no place on the map, as a viewer may see it
   */
  public record Surroundings(
      Boxes boxes,
      Function<Position, List<View.HexMark>> hexMarks,
      Function<Position, List<View.Fact>> facts,
      BiFunction<Position, Viewer, List<Panel>> panels) {
    /** With panels that are the same for everybody. */
    public Surroundings(
        Boxes boxes,
        Function<Position, List<View.HexMark>> hexMarks,
        Function<Position, List<View.Fact>> facts,
        Function<Position, List<Panel>> panels) {
      this(boxes, hexMarks, facts, (position, viewer) -> panels.apply(position));
    }
  }

  View view(Position position, String phase, Viewer viewer) {
    Score score = finalCount.score(position);
    return new View(
        phase,
        units(position, phase),
        surroundings.boxes().of(position, phase),
        surroundings.hexMarks().apply(position),
        surroundings.facts().apply(position),
        surroundings.panels().apply(position, viewer),
        score.axis(),
        score.soviet());
  }

  private List<View.Piece> units(Position position, String phase) {
    List<View.Piece> units = new ArrayList<>();
    for (int hex = 0; hex < position.grid().size(); hex++) {
      if (!position.vacant(hex)) {
        Ints stack = position.stack(hex);
        for (boolean top : new boolean[] {false, true}) {
          for (int i = stack.size() - 1; i >= 0; i--) {
            if (onTop.test(stack.get(i)) == top) {
              units.add(piece(position, phase, stack.get(i), hex));
            }
          }
        }
      }
    }
    return units;
  }

  private View.Piece piece(Position position, String phase, int unit, int hex) {
    Figures figures = counters.figures(unit, position.word(unit));
    boolean moves = moving.phases().get(phase) == position.setting().roster().side(unit);
    return new View.Piece(
        unit,
        hex,
        figures.attack(),
        figures.defence(),
        figures.movement(),
        moves ? moving.points().of(position, unit) : null,
        figures.attack() == null ? null : steps.of(position, unit),
        counters.marks(position, unit));
  }
}
