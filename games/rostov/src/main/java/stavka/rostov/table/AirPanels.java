package stavka.rostov.table;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.table.Panel;
import stavka.engine.table.Panel.Cell;
import stavka.engine.table.Panel.Row;
import stavka.engine.table.Viewer;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.air.AirBattle;
import stavka.rostov.air.Squadrons;

/** Missions in the air: one's own with their units, the enemy's by their number until shown. */
@Rule({"17.25", "17.31"})
record AirPanels(Squadrons squadrons) {
  Panel missions(Position position, Viewer viewer) {
    TreeSet<Integer> hexes = new TreeSet<>();
    for (Side side : Side.values()) {
      for (int unit : squadrons.of(side)) {
        hexes.add(squadrons.over(position, unit));
      }
    }
    hexes.remove(-1);
    List<Row> rows = new ArrayList<>();
    for (int hex : hexes) {
      rows.add(
          Row.of(
              "air-mission",
              List.of(Detail.hex(hex)),
              cell(position, viewer, Side.SOVIET, hex),
              cell(position, viewer, Side.AXIS, hex)));
    }
    return new Panel(
        "air", Panel.Place.TAB, null, "17.25", List.of("soviet", "axis"), List.copyOf(rows));
  }

  private Cell cell(Position position, Viewer viewer, Side side, int hex) {
    Ints units = squadrons.over(position, side, hex);
    boolean open = position.frame() instanceof AirBattle battle && battle.hex() == hex;
    if (units.isEmpty()) {
      return new Cell.Blank();
    }
    return open || viewer.plays(side) ? new Cell.Counters(units) : new Cell.Count(units.size());
  }
}
