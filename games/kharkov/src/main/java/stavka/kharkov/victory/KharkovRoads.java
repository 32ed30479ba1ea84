package stavka.kharkov.victory;

import stavka.engine.hex.HexSet;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovTheatre;
import stavka.operational.board.Board;

/**
 * The roads from Kharkov to Poltava and to Dniepropetrovsk, and whether Soviet units stand on them.
 */
@Rule("17.23")
public final class KharkovRoads {
  private final KharkovTheatre theatre;
  private final HexSet hexes;

  public KharkovRoads(KharkovTheatre theatre) {
    this.theatre = theatre;
    HexSet roads =
        theatre.map().region("road-poltava").or(theatre.map().region("road-dnepropetrovsk"));
    HexSet kharkov = theatre.ground().city("kharkov");
    this.hexes = HexSet.where(theatre.ground().grid(), hex -> roads.has(hex) && !kharkov.has(hex));
  }

  /** Whether a Soviet combat unit occupies a hex of either road outside Kharkov. */
  public boolean cut(Position position) {
    Board board = theatre.board(position);
    boolean[] cut = {false};
    hexes.forEach(hex -> cut[0] |= board.units(Side.SOVIET, hex) > 0);
    return cut[0];
  }
}
