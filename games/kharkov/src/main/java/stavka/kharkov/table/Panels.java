package stavka.kharkov.table;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.table.Panel;
import stavka.engine.table.Panel.Cell;
import stavka.engine.table.Panel.Row;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Ledger;

/** What Kharkov shows beside the map: air points, army reserves, and what there is left of. */
record Panels(KharkovTheatre theatre) {
  List<Panel> of(Position position) {
    return List.of(air(position), reserves(position), stores(position));
  }

  private Panel air(Position position) {
    Row row =
        Row.of(
            "air-points",
            air(position, Side.SOVIET, Ledger.SOVIET_AIR),
            air(position, Side.AXIS, Ledger.AXIS_AIR));
    return new Panel("air", Panel.Place.BAR, null, "13.0", List.of("soviet", "axis"), List.of(row));
  }

  private Cell air(Position position, Side side, int entry) {
    int turn = position.turn();
    int given =
        turn == 0 || turn > theatre.charts().turns() ? 0 : theatre.charts().airPoints(side, turn);
    int left = position.ledger(entry);
    return given == 0 ? new Cell.Count(left) : new Cell.Share(left, given);
  }

  private Panel reserves(Position position) {
    List<Row> rows = new ArrayList<>();
    for (int marker : theatre.pieces().reserves()) {
      Ints units = theatre.pieces().reserveUnits(position, marker);
      if (!units.isEmpty()) {
        Ints where = position.onMap(marker) ? Ints.of(position.place(marker)) : Ints.EMPTY;
        rows.add(
            Row.of(
                "reserve-of",
                List.of(Detail.unit(marker)),
                new Cell.Counters(units),
                new Cell.Hexes(where)));
      }
    }
    if (rows.isEmpty()) {
      rows.add(Row.of("no-reserves"));
    }
    return Panel.of("reserves", Side.SOVIET, "6.71", rows);
  }

  private static Panel stores(Position position) {
    List<Row> rows = new ArrayList<>();
    rows.add(count("railed", position, Ledger.RAILED));
    rows.add(count("infantry-replacements", position, Ledger.INFANTRY_REPLACEMENTS));
    rows.add(count("tank-replacements", position, Ledger.TANK_REPLACEMENTS));
    rows.add(count("regiments-lost", position, Ledger.REGIMENTS_LOST));
    int woke = position.ledger(Ledger.SOUTH_WOKE);
    rows.add(
        woke == 0
            ? Row.of("south-sleeps").in(Panel.Tone.WARN)
            : Row.of("south-woke", new Cell.Count(woke)));
    return Panel.of("stores", null, "", rows);
  }

  private static Row count(String label, Position position, int entry) {
    return Row.of(label, new Cell.Count(position.ledger(entry)));
  }
}
