package stavka.kharkov.combat;

import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovTheatre;

/** Whether a German mechanised division fights as a whole. */
@Rule({"14.31", "14.32"})
public record Integration(KharkovTheatre theatre) {
  private static final int UNITS = 3;
  private static final int LONGEST_PATH = 2;

  /** Whether all three units of a unit's division are with it in its hex. */
  @Rule("14.1")
  boolean together(Position position, int unit) {
    int hex = position.place(unit);
    return ofThree(unit)
        && theatre.pieces().company(unit).all(other -> position.place(other) == hex);
  }

  /** The same of units that would stand in a hex. */
  @Rule("14.1")
  public boolean together(Ints stack, int unit) {
    return ofThree(unit) && theatre.pieces().whole(stack, unit);
  }

  private boolean ofThree(int unit) {
    return theatre.pieces().formation(unit) >= 0 && theatre.pieces().company(unit).size() == UNITS;
  }

  /** Whether a unit's division is whole for defence: in one hex, or apart as a mobile defence. */
  @Rule({"14.1", "14.2"})
  boolean defending(Position position, int unit) {
    return together(position, unit) || (ofThree(unit) && mobile(position, unit));
  }

  @Rule("14.2")
  private boolean mobile(Position position, int member) {
    Ints units = theatre.pieces().company(member);
    return units.all(unit -> position.onMap(unit) && !stackedWithOthers(position, unit))
        && units.all(unit -> linked(position, units, unit));
  }

  private boolean stackedWithOthers(Position position, int unit) {
    int formation = theatre.pieces().formation(unit);
    int hex = position.place(unit);
    return position.anyOn(
        hex,
        other ->
            theatre.pieces().kind(other).combat()
                && theatre.pieces().formation(other) != formation);
  }

  private boolean linked(Position position, Ints units, int unit) {
    return units.any(
        other ->
            other != unit && path(position, units, position.place(unit), position.place(other)));
  }

  /** Whether a path of at most two hexes joins two units; enemy zones do not matter. */
  private boolean path(Position position, Ints units, int from, int to) {
    HexGrid grid = theatre.grid();
    if (from == to) {
      return true;
    }
    if (grid.distance(from, to) > LONGEST_PATH) {
      return false;
    }
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int hex = grid.neighbour(from, direction);
      if (hex == HexGrid.NONE || !theatre.ground().passable(from, direction)) {
        continue;
      }
      if (hex == to) {
        return true;
      }
      int onward = grid.direction(hex, to);
      if (onward != HexGrid.NONE
          && theatre.ground().passable(hex, onward)
          && open(position, units, hex)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a path may pass a hex: neither enemies there, nor friends of another division. */
  private boolean open(Position position, Ints units, int hex) {
    return !theatre.board(position).holds(Side.SOVIET, hex)
        && !position.anyOn(
            hex, other -> theatre.pieces().kind(other).combat() && !units.contains(other));
  }
}
