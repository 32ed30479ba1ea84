package stavka.engine.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.reason.Objection;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.engine.value.Unit;

/** Something to lay over the map: hexes to tint and lines to draw. */
public record Overlay(List<Spot> hexes, List<Line> lines) {
  public Overlay {
    hexes = List.copyOf(hexes);
    lines = List.copyOf(lines);
  }

  /** What can be laid over the map. */
  public enum Kind {
    /** The zones of control of both sides. */
    ZONES,
    /** The supply lines of the viewer's units, or why they have none. */
    SUPPLY,
    /** The hexes in the radius of each headquarters. */
    COMMAND,
    /** Where one unit could go if it were its turn, with the price in half points. */
    THREAT,
    /** The hexes on either side of the present front. */
    FRONT
  }

  public record Spot(@Hex int hex, @Nullable Integer value, @Nullable Side side) {}

  /**
   * @param hexes from the units to what they are joined to; none where there is no line
   * @param why what is wrong with it, or what else it rests on
   */
  public record Line(@Unit Ints units, @Hex Ints hexes, boolean ok, @Nullable Objection why) {}
}
