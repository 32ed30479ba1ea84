package stavka.rostov.zones;

import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.rostov.model.RostovTheatre;

/** Zones as the board shows them. */
@Rule({"3.4", "3.45"})
public record RostovZones(RostovTheatre theatre, RostovProjection projection) implements Zones {
  public static RostovZones of(RostovTheatre theatre) {
    return new RostovZones(
        theatre,
        new RostovProjection(
            theatre.ground(), theatre.pieces(), theatre.charts().movement().zonelessReduced()));
  }

  @Override
  public boolean in(Position position, Side side, int hex) {
    Board board = theatre.board(position);
    return board.inZoneOf(side, hex) || board.holds(side, hex);
  }

  @Override
  public boolean projects(Position position, int fromHex, Side side, int intoHex) {
    int direction = theatre.grid().direction(fromHex, intoHex);
    return direction >= 0 && crosses(position, fromHex, side, direction);
  }

  private boolean crosses(Position position, int from, Side side, int direction) {
    for (int unit = position.top(from); unit != Position.NOBODY; unit = position.below(unit)) {
      if (theatre.pieces().side(unit) == side
          && projection.exerts(position, unit)
          && (projection.barriers(position, unit, from) & (1 << direction)) == 0) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Ints projecting(Position position, Side side, int intoHex) {
    HexGrid grid = theatre.grid();
    Ints from = Ints.EMPTY;
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int hex = grid.neighbour(intoHex, direction);
      if (hex >= 0 && crosses(position, hex, side, HexGrid.opposite(direction))) {
        from = from.with(hex);
      }
    }
    return from;
  }

  @Override
  public boolean uncontested(Position position, Side side, int hex) {
    return in(position, side, hex) && !in(position, side.enemy(), hex);
  }
}
