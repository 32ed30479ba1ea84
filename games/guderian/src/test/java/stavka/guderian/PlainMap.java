package stavka.guderian;

import java.util.List;
import java.util.stream.IntStream;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.map.HexMap;
import stavka.formats.GameFiles;
import stavka.guderian.model.TheatreFiles;
import stavka.testkit.Legend;
import stavka.testkit.TextBoard;

/**
 * Open country on the grid of the shipped map, with its numbers, regions and places but no terrain
 * of its own: rivers, roads and railways are only those a test draws.
 */
public final class PlainMap {
  private static final HexMap SHIPPED = Field.THEATRE.map();
  private static final HexGrid GRID = SHIPPED.grid();

  private final TextBoard board =
      TextBoard.blank(
          GRID,
          SHIPPED.numbering(),
          new Legend(
              SHIPPED.terrains(),
              "-".repeat(SHIPPED.terrains().size()),
              SHIPPED.sideFeatures(),
              List.copyOf(SHIPPED.networks().keySet())));

  public PlainMap() {
    board.terrain("clear", IntStream.range(0, GRID.size()).toArray());
    SHIPPED.regions().forEach(board::region);
    SHIPPED.values().forEach(board::values);
    SHIPPED.frontiers().forEach(board::frontier);
    board.localities(SHIPPED.places());
  }

  public PlainMap terrain(String name, int... hexes) {
    board.terrain(name, hexes);
    return this;
  }

  /** Puts a region elsewhere, such as an entrance. */
  public PlainMap region(String name, int... hexes) {
    board.region(name, HexSet.of(GRID, hexes));
    return this;
  }

  /** A river between two hexes. */
  public PlainMap river(int from, int to) {
    board.side("river", from, to);
    return this;
  }

  /** Lakes on all sides of a hex but those towards some neighbours. */
  public PlainMap lakes(int hex, Integer... open) {
    for (int next : Field.ring(hex)) {
      if (next != HexGrid.NONE && !List.of(open).contains(next)) {
        board.side("lake", hex, next);
      }
    }
    return this;
  }

  /** A road or railway along some hexes. */
  public PlainMap line(String network, int... hexes) {
    board.link(network, hexes);
    return this;
  }

  public Guderian game() {
    GameFiles files = GameFiles.beside(Guderian.class);
    return new Guderian(
        TheatreFiles.read(
            board.map("plain"), files.yaml("charts.yaml"), files.yaml("order-of-battle.yaml")));
  }
}
