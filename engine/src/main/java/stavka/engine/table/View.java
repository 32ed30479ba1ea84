package stavka.engine.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.rule.Rulebook;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/**
 * What one viewer may see of a position. A game fills it field by field: nothing is in it that was
 * not put there for that viewer, and never the dice to come.
 *
 * @param phase the id of the step of the sequence at which play stands
 * @param units the counters on the map, the topmost of a stack last
 * @param boxes the counters off the map
 * @param panels what has no place on the map
 */
public record View(
    String phase,
    List<Piece> units,
    List<Box> boxes,
    List<HexMark> hexMarks,
    List<Fact> facts,
    List<Panel> panels,
    int axisPoints,
    int sovietPoints) {
  public View {
    panels = List.copyOf(panels);
    units = List.copyOf(units);
    boxes = List.copyOf(boxes);
    hexMarks = List.copyOf(hexMarks);
    facts = List.copyOf(facts);
  }

  /** A view of a game that has no panels. */
  public View(
      String phase,
      List<Piece> units,
      List<Box> boxes,
      List<HexMark> hexMarks,
      List<Fact> facts,
      int axisPoints,
      int sovietPoints) {
    this(phase, units, boxes, hexMarks, facts, List.of(), axisPoints, sovietPoints);
  }

  /**
   * A counter on the map.
   *
   * @param attack null while it is not known, as are the other figures
   * @param allowance the movement points it has in the present phase; null outside its side's
   *     movement
   * @param marks what else shows on it, by the names of the HTTP API
   */
  public record Piece(
      @Unit int unit,
      @Hex int hex,
      @Nullable Integer attack,
      @Nullable Integer defence,
      @Nullable Integer movement,
      @Nullable Integer allowance,
      @Nullable Integer steps,
      List<String> marks) {
    public Piece {
      marks = List.copyOf(marks);
    }
  }

  /**
   * Counters that are together somewhere off the map.
   *
   * @param hex the hex that stands for them on the map, or -1
   * @param stand how things stand with them
   * @param turn the turn they come on, or 0
   * @param entry the hexes by which they come onto the map, where that is known
   */
  public record Box(
      String id,
      Rulebook.Text name,
      @Hex int hex,
      @Unit Ints units,
      Stand stand,
      int turn,
      @Hex Ints entry) {
    /** Counters that are aside. */
    public Box(String id, Rulebook.Text name, @Hex int hex, @Unit Ints units) {
      this(id, name, hex, units, Stand.ASIDE, 0, Ints.EMPTY);
    }

    /** How things stand with counters off the map. */
    public enum Stand {
      /** They wait to be set up. */
      SET_UP,
      /** They may come onto the map in this phase or turn. */
      DUE,
      /** They come later. */
      COMING,
      /** They are held back somewhere on the map. */
      RESERVE,
      LOST,
      /** Anything else. */
      ASIDE
    }

    /** The same counters, and more. */
    public Box with(@Unit int unit) {
      return new Box(id, name, hex, units.with(unit), stand, turn, entry);
    }
  }

  /** Something on a hex that is no counter. */
  public record HexMark(@Hex int hex, String mark, int value) {}

  /** A number that is true of the match as a whole. */
  public record Fact(String code, int value) {}
}
