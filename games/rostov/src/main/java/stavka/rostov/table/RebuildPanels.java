package stavka.rostov.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.table.Panel;
import stavka.engine.table.Panel.Cell;
import stavka.engine.table.Panel.Row;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.rebuild.Boxes;

/**
 * The chart of lost units: who lies in which box, what brings them further, and when they may come
 * back.
 */
@Rule({"7.22", "7.23", "7.31", "7.43", "8.4"})
final class RebuildPanels {
  private final RostovTheatre theatre;
  private final Side side;
  private final Boxes boxes;

  RebuildPanels(RostovTheatre theatre, Side side) {
    this.theatre = theatre;
    this.side = side;
    this.boxes = new Boxes(theatre, side);
  }

  /**
   * Those for whom the same holds.
   *
   * @param box where they lie, the nearest to the map first
   * @param label what holds for them, filled with a number
   */
  private record Lot(int box, String label, int number) implements Comparable<Lot> {
    private static final List<Integer> ORDER =
        List.of(Box.ACTIVE, Box.TRACK, Box.CADRE, Box.ELIMINATED, Box.NEVER);

    @Override
    public int compareTo(Lot other) {
      int boxes = Integer.compare(ORDER.indexOf(box), ORDER.indexOf(other.box));
      int labels = label.compareTo(other.label);
      return boxes != 0 ? boxes : labels != 0 ? labels : Integer.compare(number, other.number);
    }
  }

  Panel chart(Position position) {
    Map<Lot, Ints> lots = new TreeMap<>();
    for (int unit = 0; unit < theatre.pieces().count(); unit++) {
      int box = position.onMap(unit) ? -1 : position.place(unit) - position.boxStart();
      if (theatre.pieces().side(unit) == side && Lot.ORDER.contains(box)) {
        lots.merge(lot(position, unit, box), Ints.of(unit), Ints::plus);
      }
    }
    List<Row> rows = new ArrayList<>();
    rows.add(points(position, "rebuilding-men", RostovLedger.TYPE_I));
    rows.add(points(position, "rebuilding-arms", RostovLedger.TYPE_A));
    lots.forEach(
        (lot, units) ->
            rows.add(
                Row.of(
                    lot.label(),
                    List.of(Detail.number(lot.number())),
                    new Cell.Count(units.size()),
                    new Cell.Counters(units))));
    String id = "rebuilding-" + side.name().toLowerCase(Locale.ROOT);
    return new Panel(id, Panel.Place.TAB, side, "7.43", List.of(), rows);
  }

  private Row points(Position position, String label, int pair) {
    int left = position.ledger(RostovLedger.of(pair, side));
    return Row.of(label, new Cell.Share(left, theatre.charts().rebuild().track(side)));
  }

  /** What the next box costs; who is in the last one may come, and gains steps there. */
  @Rule({"7.23", "7.25", "7.43", "8.4"})
  private Lot lot(Position position, int unit, int box) {
    if (box == Box.TRACK) {
      return new Lot(box, "rebuilding-track", position.get(unit, RostovMarks.AWAY));
    }
    if (box == Box.ACTIVE && position.get(unit, RostovMarks.STEP) == 0) {
      return new Lot(box, "rebuilding-whole", 0);
    }
    Boxes.Price price = boxes.next(position, unit);
    if (price == null) {
      return box == Box.ACTIVE
          ? new Lot(box, "rebuilding-whole", 0)
          : new Lot(Box.NEVER, "rebuilding-never", 0);
    }
    if (box == Box.ACTIVE && theatre.pieces().nkvd(unit)) {
      return new Lot(box, "rebuilding-nkvd", price.points());
    }
    String at = box == Box.ACTIVE ? "active" : box == Box.CADRE ? "cadre" : "eliminated";
    return new Lot(box, "rebuilding-" + at + "-" + price.type(), price.points());
  }
}
