package stavka.engine.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.reason.Detail;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.engine.value.Unit;

/**
 * Something of a match that has no place on the map: points in hand, pools, an economy, the
 * weather. A game lays out as many as it likes, and only those that the viewer may see. Words are
 * given by code and become sentences of the game's messages on the page: {@code panel-ID} is the
 * title.
 *
 * @param place where the page shows it
 * @param side whose it is; null if it is nobody's or everybody's
 * @param rule the rule it rests on, or empty
 * @param columns codes of what the cells of a row are; none if that needs no telling
 */
public record Panel(
    String id,
    Place place,
    @Nullable Side side,
    String rule,
    List<String> columns,
    List<Row> rows) {
  public Panel {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
  }

  /** A panel of rows that tell by themselves what they are. */
  public static Panel of(String id, @Nullable Side side, String rule, List<Row> rows) {
    return new Panel(id, Place.TAB, side, rule, List.of(), rows);
  }

  /** Where a panel is shown. */
  public enum Place {
    /** With the others, under their own tab. */
    TAB,
    /** There, and in short on top of the page: its rows are read at a glance. */
    BAR
  }

  /** How a row or cell is to be taken. */
  public enum Tone {
    PLAIN,
    GOOD,
    WARN,
    BAD
  }

  /**
   * @param label the code of its sentence, filled with the details
   */
  public record Row(String label, List<Detail> details, List<Cell> cells, Tone tone) {
    public Row {
      details = List.copyOf(details);
      cells = List.copyOf(cells);
    }

    public static Row of(String label, Cell... cells) {
      return new Row(label, List.of(), List.of(cells), Tone.PLAIN);
    }

    public static Row of(String label, List<Detail> details, Cell... cells) {
      return new Row(label, details, List.of(cells), Tone.PLAIN);
    }

    public Row in(Tone other) {
      return new Row(label, details, cells, other);
    }
  }

  /** What stands in a row. */
  public sealed interface Cell {
    /** Nothing, where other rows have something. */
    record Blank() implements Cell {}

    record Count(int value) implements Cell {}

    /** A number of so many, drawn as a bar. */
    record Share(int value, int of) implements Cell {}

    /** A word or sentence by its code. */
    record Words(String code, List<Detail> details) implements Cell {
      public Words {
        details = List.copyOf(details);
      }
    }

    /** Counters, drawn as they look. */
    record Counters(@Unit Ints units) implements Cell {}

    /** Hexes one can go and look at. */
    record Hexes(@Hex Ints hexes) implements Cell {}
  }
}
