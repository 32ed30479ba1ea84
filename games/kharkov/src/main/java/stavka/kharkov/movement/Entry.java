package stavka.kharkov.movement;

import java.util.Map;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.play.Side;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Ground;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.Theatre;
import stavka.panzer.movement.Entrances;

/** By which hexes arrivals come onto the map. */
@Rule("16.0")
public final class Entry implements Entrances {
  private final Pieces pieces;
  private final Map<String, Ints> lists;

  public Entry(Theatre theatre) {
    this.pieces = theatre.pieces();
    this.lists =
        Map.of(
            "east", list(east(theatre.ground())),
            "south", list(theatre.map().region("edge-south")),
            "north", list(north(theatre.ground())));
  }

  private static Ints list(HexSet hexes) {
    return Ints.of(hexes.toArray());
  }

  /** Soviet arrivals: the east edge north of the front. */
  @Rule("16.1")
  private static HexSet east(Ground ground) {
    HexSet edge = ground.map().region("edge-east");
    return HexSet.where(ground.grid(), hex -> edge.has(hex) && ground.onBank(Side.SOVIET, hex));
  }

  /**
   * German arrivals in the north: the north edge west of hex 0116, which the book allows where the
   * front is in doubt.
   */
  @Rule("16.22")
  private static HexSet north(Ground ground) {
    HexSet edge = ground.map().region("edge-north");
    int limit = ground.map().hex("0116");
    int column = limit == HexGrid.NONE ? ground.grid().columns() : ground.grid().column(limit);
    return HexSet.where(ground.grid(), hex -> edge.has(hex) && ground.grid().column(hex) < column);
  }

  /** The hexes a unit may enter by. */
  @Override
  @Rule({"16.1", "16.21", "16.22"})
  public Ints choices(Position position, int unit) {
    Ints list = lists.get(pieces.setUpPlace(unit).entry());
    return list == null ? Ints.EMPTY : list;
  }
}
