package stavka.guderian.table;

import static stavka.engine.play.Detail.unit;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.move.MoveField;
import stavka.engine.play.Objection;
import stavka.engine.play.Side;
import stavka.engine.position.Draft;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.table.Overlay;
import stavka.engine.table.Overlay.Line;
import stavka.engine.table.Overlay.Spot;
import stavka.engine.table.Viewer;
import stavka.engine.trace.TraceField;
import stavka.guderian.model.Pieces;
import stavka.guderian.model.Theatre;
import stavka.guderian.movement.FirstTurn;
import stavka.guderian.movement.March;
import stavka.guderian.supply.GermanLines;
import stavka.guderian.supply.SovietLines;
import stavka.guderian.supply.Supply;
import stavka.panzer.model.Board;
import stavka.panzer.model.Marks;

/** Supply lines, leaders' radii and the reach of a unit. */
final class Overlays {
  private final Theatre theatre;
  private final Pieces pieces;
  private final Supply supply;
  private final March march;

  Overlays(Theatre theatre, Supply supply) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.supply = supply;
    this.march = new March(theatre, new FirstTurn(theatre));
  }

  /** The line of each unit as it would be judged now, or that there is none. */
  Overlay supply(Position position, Viewer viewer) {
    List<Line> lines = new ArrayList<>();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (position.onMap(unit) && viewer.follows(pieces.side(unit))) {
        Ints hexes = line(position, unit);
        boolean ok = supply.supplied(position, unit);
        Objection why = ok ? null : Objection.of("11.0", "supply-no-line", unit(unit));
        lines.add(new Line(Ints.of(unit), hexes, ok, why));
      }
    }
    return new Overlay(List.of(), lines);
  }

  private Ints line(Position position, int unit) {
    int hex = position.place(unit);
    if (pieces.side(unit) == Side.AXIS) {
      GermanLines lines = supply.german(position);
      return lines.fromRoad().reaches(hex)
          ? lines.fromRoad().line(hex)
          : lines.edgeLine(pieces.kind(unit).gait(), hex);
    }
    SovietLines lines = supply.soviet(position);
    if (pieces.isLeader(unit)) {
      return lines.linkedToEast(hex) ? lines.toEast().line(hex) : Ints.EMPTY;
    }
    for (int i = 0; i < pieces.leaders().size(); i++) {
      int leader = pieces.leaders().get(i);
      if ((lines.commandedBy(hex) & pieces.leaderBit(leader)) != 0
          && lines.linkedToEast(position.place(leader))) {
        return lines.radiusOf(leader).line(hex);
      }
    }
    return Ints.EMPTY;
  }

  /**
   * Each leader in order with the hexes he has a line to; the value of a hex is the length of its
   * line.
   */
  Overlay command(Position position) {
    List<Spot> spots = new ArrayList<>();
    List<Line> lines = new ArrayList<>();
    for (int i = 0; i < pieces.leaders().size(); i++) {
      int leader = pieces.leaders().get(i);
      if (position.onMap(leader) && !position.has(leader, Marks.DISRUPTED)) {
        TraceField radius = supply.soviet(position).radiusOf(leader);
        boolean supplied = supply.soviet(position).linkedToEast(position.place(leader));
        lines.add(new Line(Ints.of(leader), radius.hexes(), supplied, null));
        radius.hexes().forEach(hex -> spots.add(new Spot(hex, radius.length(hex), Side.SOVIET)));
      }
    }
    return new Overlay(spots, lines);
  }

  /** Where a unit could march to if its phase began now; nowhere from an enemy zone. */
  Overlay threat(Position position, int unit) {
    if (unit < 0 || unit >= pieces.count() || !position.onMap(unit)) {
      return new Overlay(List.of(), List.of());
    }
    Side side = pieces.side(unit);
    int start = position.place(unit);
    Board board = Board.of(theatre, position);
    if (board.inEnemyZone(side, start)) {
      return new Overlay(List.of(new Spot(start, 0, side)), List.of());
    }
    Draft draft = position.edit();
    draft.set(unit, Marks.SUPPLIED, supply.supplied(position, unit) ? 1 : 0);
    MoveField field = march.field(draft.view(), unit, start, board.gates(side), 0);
    List<Spot> spots = new ArrayList<>();
    for (int i = 0; i < field.size(); i++) {
      spots.add(new Spot(field.hex(i), field.cost(field.hex(i)), side));
    }
    return new Overlay(spots, List.of());
  }
}
