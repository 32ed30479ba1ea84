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
public record KharkovRoads(KharkovTheatre theatre) {
  /** Whether a Soviet combat unit occupies a hex of either road outside Kharkov. */
  public boolean cut(Position position) {
    HexSet roads =
        theatre.map().region("road-poltava").or(theatre.map().region("road-dnepropetrovsk"));
    HexSet kharkov = theatre.ground().city("kharkov");
    Board board = theatre.board(position);
    return roads.any(hex -> board.units(Side.SOVIET, hex) > 0 && !kharkov.has(hex));
  }
}
