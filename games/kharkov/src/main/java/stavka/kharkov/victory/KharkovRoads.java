package stavka.kharkov.victory;

import stavka.engine.hex.HexSet;
import stavka.engine.play.Side;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.TraceField;
import stavka.kharkov.model.Board;
import stavka.kharkov.model.Ground;
import stavka.kharkov.model.Theatre;

/** The roads from Kharkov to Poltava and to Dniepropetrovsk, and whether Soviet units stand on them. */
@Rule("17.23")
public final class KharkovRoads {
  private static final int ANY_LENGTH = Short.MAX_VALUE - 1;

  private final Theatre theatre;
  private final HexSet hexes;

  public KharkovRoads(Theatre theatre) {
    this.theatre = theatre;
    this.hexes = road("poltava").or(road("dniepropetrovsk"));
  }

  /** The shortest way by road from Kharkov to another city, without the hexes of Kharkov. */
  private HexSet road(String city) {
    Ground ground = theatre.ground();
    HexSet kharkov = ground.city("kharkov");
    TraceField roads =
        TraceField.along(
            ground.grid(),
            ground.roadLinks(),
            Ints.of(kharkov.toArray()),
            new byte[ground.grid().size()],
            ANY_LENGTH);
    int nearest = -1;
    for (int hex : ground.city(city).toArray()) {
      if (roads.reaches(hex) && (nearest < 0 || roads.length(hex) < roads.length(nearest))) {
        nearest = hex;
      }
    }
    if (nearest < 0) {
      return HexSet.none(ground.grid());
    }
    HexSet line = HexSet.of(ground.grid(), roads.line(nearest).toArray());
    return HexSet.where(ground.grid(), hex -> line.has(hex) && !kharkov.has(hex));
  }

  public HexSet hexes() {
    return hexes;
  }

  /** Whether a Soviet combat unit occupies a hex of either road. */
  public boolean cut(Position position) {
    Board board = Board.of(theatre, position);
    boolean[] cut = {false};
    hexes.forEach(hex -> cut[0] |= board.units(Side.SOVIET, hex) > 0);
    return cut[0];
  }
}
