package stavka.bautzen.table;

import java.util.ArrayList;
import java.util.List;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Box;
import stavka.bautzen.model.Kind;
import stavka.bautzen.model.ScenarioPlan;
import stavka.bautzen.victory.BautzenFinalCount;
import stavka.engine.position.Position;
import stavka.engine.table.Outlook;
import stavka.engine.table.Panel;
import stavka.engine.table.Panel.Cell;
import stavka.engine.table.Panel.Row;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** What Bautzen shows beside the map: columns, headquarters, formations and points. */
final class Panels {
  private final BautzenTheatre theatre;
  private final BautzenPieces pieces;
  private final BautzenFinalCount finalCount;

  Panels(BautzenTheatre theatre, BautzenFinalCount finalCount) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.finalCount = finalCount;
  }

  List<Panel> of(Position position) {
    return List.of(columns(position), formations(position), points(position));
  }

  private Panel columns(Position position) {
    List<Row> rows = new ArrayList<>();
    rows.add(Row.of("columns-on-map", onMap(position, Side.SOVIET), onMap(position, Side.AXIS)));
    return new Panel("columns", Panel.Place.BAR, null, "7.2", List.of("soviet", "axis"), rows);
  }

  private Cell onMap(Position position, Side side) {
    ScenarioPlan plan = theatre.plan(position);
    int there = 0;
    int all = 0;
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.is(unit, Kind.COLUMN) && pieces.side(unit) == side && plan.has(unit)) {
        there += position.onMap(unit) ? 1 : 0;
        all += position.inBox(unit, Box.ELIMINATED) ? 0 : 1;
      }
    }
    return all == 0 ? new Cell.Count(0) : new Cell.Share(there, all);
  }

  /** What is left of each formation, its headquarters apart. */
  private Panel formations(Position position) {
    ScenarioPlan plan = theatre.plan(position);
    List<Row> rows = new ArrayList<>();
    for (Ints formation : pieces.formations()) {
      Ints units = formation.filter(unit -> !pieces.kind(unit).headquarters() && plan.has(unit));
      if (!units.isEmpty()) {
        Ints left = units.filter(unit -> !position.inBox(unit, Box.ELIMINATED));
        Row row =
            Row.of(
                pieces.roster().get(units.first()).formation(),
                new Cell.Share(left.size(), units.size()),
                new Cell.Counters(left));
        rows.add(left.isEmpty() ? row.in(Panel.Tone.BAD) : row);
      }
    }
    return Panel.of("formations", null, "12.3", rows);
  }

  private Panel points(Position position) {
    List<Row> rows = new ArrayList<>();
    for (Outlook.Line line : finalCount.lines(position)) {
      Cell points = new Cell.Count(line.points());
      boolean axis = line.side() == Side.AXIS;
      Cell blank = new Cell.Blank();
      rows.add(Row.of(line.reason(), axis ? blank : points, axis ? points : blank));
    }
    return new Panel("victory", Panel.Place.TAB, null, "12", List.of("soviet", "axis"), rows);
  }
}
