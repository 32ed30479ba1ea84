package stavka.kharkov.movement;

import static stavka.engine.play.Detail.hex;
import static stavka.engine.play.Detail.unit;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.play.Objection;
import stavka.engine.play.Side;
import stavka.engine.position.Ints;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Ground;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.Theatre;

/** By which hexes arrivals come onto the map. */
@Rule("16.0")
public final class Entry {
  private final Pieces pieces;
  private final Map<String, HexSet> hexes;
  private final Map<String, Ints> lists;

  public Entry(Theatre theatre) {
    this.pieces = theatre.pieces();
    this.hexes =
        Map.of(
            "east", east(theatre.ground()),
            "south", theatre.map().region("edge-south"),
            "north", north(theatre.ground()));
    this.lists =
        Map.of(
            "east", Ints.of(hexesOf("east").toArray()),
            "south", Ints.of(hexesOf("south").toArray()),
            "north", Ints.of(hexesOf("north").toArray()));
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

  /** Why units cannot come onto the map at a hex, or null. */
  @Rule({"16.1", "16.21", "16.22"})
  public @Nullable Objection objection(Ints units, int hex) {
    HexSet entry = hexesOf(pieces.setUpPlace(units.first()).entry());
    return entry.has(hex)
        ? null
        : Objection.of("16.0", "not-an-entry", unit(units.first()), hex(hex));
  }

  /** The hexes a unit may enter by. */
  public Ints choices(int unit) {
    Ints list = lists.get(pieces.setUpPlace(unit).entry());
    return list == null ? Ints.EMPTY : list;
  }

  private HexSet hexesOf(String entry) {
    HexSet set = hexes.get(entry);
    if (set == null) {
      throw new IllegalArgumentException("no entry is called " + entry);
    }
    return set;
  }
}
