package stavka.bautzen.table;

import static stavka.engine.reason.Detail.unit;

import java.util.ArrayList;
import java.util.List;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.supply.Lines;
import stavka.engine.hex.HexSet;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.table.Overlay;
import stavka.engine.table.Overlay.Line;
import stavka.engine.table.Overlay.Spot;
import stavka.engine.table.Viewer;
import stavka.engine.trace.Trace;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.movement.March;
import stavka.operational.table.BoardOverlays;
import stavka.operational.table.OperationalTable;

/** What can be laid over the map. */
public final class Overlays {
  private final BautzenTheatre theatre;
  private final BautzenPieces pieces;
  private final Lines lines;
  private final March march;

  public Overlays(BautzenTheatre theatre, Lines lines, March march) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.lines = lines;
    this.march = march;
  }

  OperationalTable.Overlays all() {
    return new OperationalTable.Overlays(
        this::supply, this::command, this::threat, this::firstHolder);
  }

  /** The line of each unit as it would be judged now, or that there is none. */
  private Overlay supply(Position position, Viewer viewer) {
    List<Line> found = new ArrayList<>();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (position.onMap(unit) && pieces.fights(unit) && viewer.follows(pieces.side(unit))) {
        Trace field = lines.supply(position, pieces.side(unit));
        boolean reached = field.reaches(position.place(unit));
        boolean ok = lines.supplied(position, unit);
        Objection why = ok ? null : theatre.cites().objection("supply-no-line", unit(unit));
        Ints line = reached ? field.line(position.place(unit)) : Ints.EMPTY;
        found.add(new Line(Ints.of(unit), line, ok, why));
      }
    }
    return new Overlay(List.of(), found);
  }

  /** How many headquarters reach each hex, and the hexes that each of them reaches. */
  private Overlay command(Position position) {
    List<Spot> spots = new ArrayList<>();
    List<Line> posts = new ArrayList<>();
    for (int hq : pieces.headquarters()) {
      if (position.onMap(hq)) {
        HexSet reached = HexSet.around(position.grid(), position.place(hq), pieces.distance(hq));
        posts.add(new Line(Ints.of(hq), Ints.of(reached.toArray()), true, null));
      }
    }
    for (int hex = 0; hex < position.grid().size(); hex++) {
      for (Side side : Side.values()) {
        int at = hex;
        int staffs =
            pieces
                .headquarters()
                .filter(
                    hq ->
                        pieces.side(hq) == side
                            && position.onMap(hq)
                            && position.grid().distance(at, position.place(hq))
                                <= pieces.distance(hq))
                .size();
        if (staffs > 0) {
          spots.add(new Spot(hex, staffs, side));
        }
      }
    }
    return new Overlay(spots, posts);
  }

  /** Where a unit could march to if it were in supply and its phase began now. */
  private Overlay threat(Position position, int unit) {
    return BoardOverlays.reach(
        march.field(
            position,
            unit,
            position.place(unit),
            march.allowance(position, unit) - 2 * pieces.movement(position, unit)),
        pieces.side(unit));
  }

  /** Where both are as near, the south is German. */
  private Side firstHolder(int hex) {
    return theatre.grid().row(hex) > theatre.grid().rows() / 2 ? Side.AXIS : Side.SOVIET;
  }
}
