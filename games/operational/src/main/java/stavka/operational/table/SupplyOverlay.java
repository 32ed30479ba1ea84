package stavka.operational.table;

import static stavka.engine.reason.Detail.unit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import stavka.engine.counter.Roster;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.table.Overlay;
import stavka.engine.table.Overlay.Line;
import stavka.engine.table.Viewer;
import stavka.engine.value.Ints;
import stavka.operational.model.Theatre;
import stavka.operational.supply.Supply;

/** The supply line of each unit as it would be judged now, to its end, or why there is none. */
public final class SupplyOverlay {
  private SupplyOverlay() {}

  /**
   * The lines of the sides a viewer follows, a unit each.
   *
   * @param shown the units that have one
   * @param lines the line of each, which need not name it
   */
  public static Overlay each(
      Roster roster,
      Position position,
      Viewer viewer,
      IntPredicate shown,
      IntFunction<Line> lines) {
    List<Line> all = new ArrayList<>();
    for (int unit = 0; unit < roster.size(); unit++) {
      if (position.onMap(unit) && shown.test(unit) && viewer.follows(roster.side(unit))) {
        all.add(of(Ints.of(unit), lines.apply(unit)));
      }
    }
    return new Overlay(List.of(), all);
  }

  /**
   * The same for combat units, of which some are graced; those that share a line stand together.
   */
  public static Overlay shared(
      Theatre theatre, Supply supply, Position position, Viewer viewer, IntFunction<Line> lines) {
    Overlay each =
        each(
            theatre.roster(),
            position,
            viewer,
            theatre.pieces()::combat,
            unit -> {
              Line line = lines.apply(unit);
              return !line.ok() && supply.graced(position, unit)
                  ? new Line(
                      Ints.EMPTY,
                      Ints.EMPTY,
                      true,
                      theatre.cites().objection("supply-grace", unit(unit)))
                  : line;
            });
    Map<Line, Ints> together = new LinkedHashMap<>();
    for (Line line : each.lines()) {
      // A line with a reason that names its unit stands alone.
      Line key = line.why() == null ? of(Ints.EMPTY, line) : line;
      together.merge(key, line.units(), Ints::plus);
    }
    List<Line> all = new ArrayList<>();
    together.forEach((line, units) -> all.add(of(units, line)));
    return new Overlay(List.of(), all);
  }

  private static Line of(Ints units, Line line) {
    return new Line(units, line.hexes(), line.ok(), line.why());
  }

  /** A line over some hexes or, if there are none, that there is no line. */
  public static Line line(Ints hexes, Objection none) {
    return hexes.isEmpty()
        ? new Line(Ints.EMPTY, Ints.EMPTY, false, none)
        : new Line(Ints.EMPTY, hexes, true, null);
  }
}
