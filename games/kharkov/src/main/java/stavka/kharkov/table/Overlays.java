package stavka.kharkov.table;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.move.MoveField;
import stavka.engine.play.Side;
import stavka.engine.position.Draft;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.table.Overlay;
import stavka.engine.table.Overlay.Spot;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.State;
import stavka.kharkov.model.Theatre;
import stavka.kharkov.movement.March;
import stavka.kharkov.movement.Sector;
import stavka.kharkov.supply.Supply;
import stavka.panzer.model.Board;
import stavka.panzer.table.BoardOverlays;

/** Headquarters' radii, the reach of a unit and the front. */
final class Overlays {
  private final Theatre theatre;
  private final Pieces pieces;
  private final Supply supply;
  private final March march;

  Overlays(Theatre theatre, Supply supply, Sector sector) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.supply = supply;
    this.march = new March(theatre, sector);
  }

  /**
   * Each active headquarters with the hexes it has a line to; the value of a hex is the length of
   * its shortest line.
   */
  Overlay command(Position position) {
    List<Spot> spots = new ArrayList<>();
    List<Overlay.Line> lines = new ArrayList<>();
    for (CommandPost post : CommandPost.all(theatre, supply, position)) {
      Ints hexes = post.lines().hexes();
      lines.add(new Overlay.Line(Ints.of(post.hq()), hexes, post.supplied(), null));
      hexes.forEach(hex -> spots.add(new Spot(hex, post.lines().length(hex), post.side())));
    }
    return new Overlay(spots, lines);
  }

  /**
   * Where a unit could march to if its phase began now: all of it from its hex, or nowhere from an
   * enemy zone.
   */
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
    boolean supplied = pieces.kind(unit) == Kind.HQ || supply.supplied(position, unit);
    draft.set(unit, State.SUPPLIED, supplied ? 1 : 0);
    Position begun = draft.view();
    MoveField field = march.field(begun, unit, start, board.gates(side), 0);
    List<Spot> spots = new ArrayList<>();
    for (int i = 0; i < field.size(); i++) {
      spots.add(new Spot(field.hex(i), field.cost(field.hex(i)), side));
    }
    return new Overlay(spots, List.of());
  }

  /** Where both sides are as near, the side that held it on 12 May. */
  Overlay front(Position position) {
    return BoardOverlays.front(
        theatre,
        position,
        hex -> theatre.ground().onBank(Side.AXIS, hex) ? Side.AXIS : Side.SOVIET);
  }
}
