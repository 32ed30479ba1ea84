package stavka.kharkov.combat;

import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovGround;
import stavka.kharkov.model.KharkovPieces;
import stavka.kharkov.model.KharkovTheatre;
import stavka.panzer.combat.Wholeness;

/** Whether a German mechanised division fights as a whole. */
@Rule({"14.31", "14.32"})
public final class Integration {
  private static final int UNITS = 3;
  private static final int LONGEST_PATH = 2;

  private final KharkovTheatre theatre;
  private final KharkovGround ground;
  private final KharkovPieces pieces;

  public Integration(KharkovTheatre theatre) {
    this.theatre = theatre;
    this.ground = theatre.ground();
    this.pieces = theatre.pieces();
  }

  /** Whether all three units of a unit's division are with it in its hex. */
  @Rule("14.1")
  boolean together(Position position, int unit) {
    int formation = pieces.formation(unit);
    return formation >= 0
        && pieces.formationUnits(formation).size() == UNITS
        && Wholeness.together(pieces, position, unit);
  }

  /** The same of units that would stand in a hex. */
  @Rule("14.1")
  public boolean together(Ints stack, int unit) {
    int formation = pieces.formation(unit);
    return formation >= 0
        && pieces.formationUnits(formation).size() == UNITS
        && Wholeness.together(pieces, stack, unit);
  }

  /** Whether a unit's division is whole for defence: in one hex, or apart as a mobile defence. */
  @Rule({"14.1", "14.2"})
  boolean defending(Position position, int unit) {
    int formation = pieces.formation(unit);
    if (formation < 0) {
      return false;
    }
    return together(position, unit) || mobile(position, pieces.formationUnits(formation));
  }

  @Rule("14.2")
  private boolean mobile(Position position, Ints units) {
    for (int i = 0; i < units.size(); i++) {
      if (!position.onMap(units.get(i)) || stackedWithOthers(position, units.get(i))) {
        return false;
      }
    }
    for (int i = 0; i < units.size(); i++) {
      if (!linked(position, units, units.get(i))) {
        return false;
      }
    }
    return units.size() == UNITS;
  }

  private boolean stackedWithOthers(Position position, int unit) {
    int formation = pieces.formation(unit);
    int hex = position.place(unit);
    for (int other = position.top(hex); other != Position.NOBODY; other = position.below(other)) {
      if (pieces.kind(other).combat() && pieces.formation(other) != formation) {
        return true;
      }
    }
    return false;
  }

  private boolean linked(Position position, Ints units, int unit) {
    for (int i = 0; i < units.size(); i++) {
      int other = units.get(i);
      if (other != unit && path(position, units, position.place(unit), position.place(other))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a path of at most two hexes joins two units; enemy zones do not matter. */
  private boolean path(Position position, Ints units, int from, int to) {
    HexGrid grid = ground.grid();
    if (from == to) {
      return true;
    }
    if (grid.distance(from, to) > LONGEST_PATH) {
      return false;
    }
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int hex = grid.neighbour(from, direction);
      if (hex == HexGrid.NONE || !ground.passable(from, direction)) {
        continue;
      }
      if (hex == to) {
        return true;
      }
      int onward = grid.direction(hex, to);
      if (onward != HexGrid.NONE && ground.passable(hex, onward) && open(position, units, hex)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a path may pass a hex: neither enemies there, nor friends of another division. */
  private boolean open(Position position, Ints units, int hex) {
    if (theatre.board(position).holds(Side.SOVIET, hex)) {
      return false;
    }
    for (int other = position.top(hex); other != Position.NOBODY; other = position.below(other)) {
      if (pieces.kind(other).combat() && !units.contains(other)) {
        return false;
      }
    }
    return true;
  }
}
