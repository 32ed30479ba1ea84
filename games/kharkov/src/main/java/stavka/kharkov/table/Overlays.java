package stavka.kharkov.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.MoveField;
import stavka.engine.play.Side;
import stavka.engine.position.Draft;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.table.Overlay;
import stavka.engine.table.Overlay.Spot;
import stavka.kharkov.model.Board;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.State;
import stavka.kharkov.model.Theatre;
import stavka.kharkov.movement.March;
import stavka.kharkov.movement.Sector;
import stavka.kharkov.supply.Supply;

/** Zones, headquarters' radii, the reach of a unit and the front. */
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

  Overlay zones(Position position) {
    Board board = Board.of(theatre, position);
    List<Spot> spots = new ArrayList<>();
    for (Side side : Side.values()) {
      for (int hex = 0; hex < position.grid().size(); hex++) {
        if (board.inZoneOf(side, hex)) {
          spots.add(new Spot(hex, null, side));
        }
      }
    }
    return new Overlay(spots, List.of());
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

  /**
   * The hexes along the present front, each with the side it lies on: the one whose units are
   * nearest, and where both are as near the one that held it on 12 May.
   */
  Overlay front(Position position) {
    Side[] holders = holders(position);
    HexGrid grid = position.grid();
    List<Spot> spots = new ArrayList<>();
    for (int hex = 0; hex < grid.size(); hex++) {
      boolean border = false;
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int other = grid.neighbour(hex, direction);
        border |= other != HexGrid.NONE && holders[other] != holders[hex];
      }
      if (border) {
        spots.add(new Spot(hex, null, holders[hex]));
      }
    }
    return new Overlay(spots, List.of());
  }

  private Side[] holders(Position position) {
    int[] toAxis = distances(position, Side.AXIS);
    int[] toSoviet = distances(position, Side.SOVIET);
    Side[] holders = new Side[position.grid().size()];
    for (int hex = 0; hex < holders.length; hex++) {
      boolean bank = position.turn() == 0 || toAxis[hex] == toSoviet[hex];
      Side nearest = toAxis[hex] < toSoviet[hex] ? Side.AXIS : Side.SOVIET;
      Side first = theatre.ground().onBank(Side.AXIS, hex) ? Side.AXIS : Side.SOVIET;
      holders[hex] = bank ? first : nearest;
    }
    return holders;
  }

  /**
   * How far each hex is from the nearest counter or garrison of a side, straight across the map.
   */
  private int[] distances(Position position, Side side) {
    HexGrid grid = position.grid();
    Board board = Board.of(theatre, position);
    int[] distances = new int[grid.size()];
    Arrays.fill(distances, Integer.MAX_VALUE);
    int[] queue = new int[grid.size()];
    int tail = 0;
    for (int hex = 0; hex < grid.size(); hex++) {
      if (board.holds(side, hex)) {
        distances[hex] = 0;
        queue[tail++] = hex;
      }
    }
    for (int head = 0; head < tail; head++) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int to = grid.neighbour(queue[head], direction);
        if (to != HexGrid.NONE && distances[to] == Integer.MAX_VALUE) {
          distances[to] = distances[queue[head]] + 1;
          queue[tail++] = to;
        }
      }
    }
    return distances;
  }
}
