package stavka.guderian.interdiction;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.guderian.model.GuderianPieces;
import stavka.guderian.model.GuderianTheatre;
import stavka.operational.board.Board;

/**
 * How many Soviet units have a hex on their way to a place that scores: those on the map within
 * some distance of it, and those that soon arrive.
 */
public final class Traffic {
  private final GuderianTheatre theatre;
  private final int nearest;
  private final int farthest;
  private final List<Source> sources = new ArrayList<>();

  /** Units that set out from a hex. */
  private record Source(int hex, int units) {}

  /**
   * @param nearest how far from the hex units stand at least
   * @param farthest how far at most
   */
  public Traffic(GuderianTheatre theatre, Position position, int nearest, int farthest) {
    this.theatre = theatre;
    this.nearest = nearest;
    this.farthest = farthest;
    Board board = theatre.board(position);
    for (int hex = 0; hex < theatre.grid().size(); hex++) {
      int units = board.units(Side.SOVIET, hex);
      if (units > 0) {
        sources.add(new Source(hex, units));
      }
    }
  }

  /** The same with the divisions that arrive by the schedule in the turns to come. */
  public Traffic withArrivals(Position position, int turns) {
    GuderianPieces pieces = theatre.pieces();
    pieces.schedule().arrivals().stream()
        .filter(arrival -> arrival.turn() > position.turn())
        .filter(arrival -> arrival.turn() <= position.turn() + turns)
        .forEach(
            arrival ->
                sources.add(
                    new Source(
                        theatre.ground().area(arrival.entry()).first(),
                        arrival.rifle() + arrival.armoured())));
    return this;
  }

  public int through(int hex) {
    int units = 0;
    for (Source source : sources) {
      units += onTheWay(source.hex(), hex) ? source.units() : 0;
    }
    return units;
  }

  private boolean onTheWay(int from, int where) {
    HexGrid grid = theatre.grid();
    int near = grid.distance(from, where);
    return near >= nearest
        && near <= farthest
        && theatre.charts().places().stream()
            .flatMapToInt(place -> place.hexes().stream())
            .anyMatch(to -> near + grid.distance(where, to) == grid.distance(from, to));
  }
}
