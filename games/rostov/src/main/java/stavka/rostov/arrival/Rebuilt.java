package stavka.rostov.arrival;

import java.util.HashMap;
import java.util.Map;
import stavka.engine.map.Locality;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.rostov.control.Control;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.supply.Lines;
import stavka.rostov.zones.Zones;

/**
 * Where rebuilt units come back: to a town that is supplied and out of enemy zones, one a town and
 * turn, or by an edge from which the side is supplied.
 */
@Rule("8.4")
public final class Rebuilt {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Zones zones;
  private final Lines lines;

  /** The hexes of each town by each of them. */
  private final Map<Integer, Ints> towns = new HashMap<>();

  public Rebuilt(RostovTheatre theatre, Zones zones, Lines lines) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.zones = zones;
    this.lines = lines;
    for (Locality place : theatre.map().places()) {
      Ints hexes = Ints.of(place.hexes().stream().mapToInt(Integer::intValue).toArray());
      hexes.each(hex -> towns.put(hex, hexes));
    }
  }

  /** Whether a unit waits to come back; fortress units are put down by other rules. */
  public boolean waits(Position position, int unit) {
    return pieces.comesBack(position, unit) && pieces.kind(unit) != Kind.UR_MG;
  }

  /** The hexes a unit may come by. */
  Ints choices(Position position, int unit) {
    Side side = pieces.side(unit);
    Ints hexes = edges(position, side).filter(hex -> open(position, side, hex));
    for (int hex : towns.keySet()) {
      if (theatre.ground().terrain(hex).urban()
          && !hexes.contains(hex)
          && takes(position, side, hex)) {
        hexes = hexes.with(hex);
      }
    }
    return hexes;
  }

  /** Edge hexes that feed a side. */
  @Rule({"6.52", "8.4"})
  private Ints edges(Position position, Side side) {
    return theatre
        .plan(position)
        .supplies()
        .edges(side, position.turn())
        .filter(hex -> lines.source(position, side, hex));
  }

  private boolean open(Position position, Side side, int hex) {
    return !theatre.board(position).holds(side.enemy(), hex)
        && !zones.in(position, side.enemy(), hex);
  }

  /** Whether a unit may be put down in a town, be it a village. */
  @Rule("8.4")
  boolean takes(Position position, Side side, int hex) {
    Board board = theatre.board(position);
    Ints town = towns.getOrDefault(hex, Ints.EMPTY);
    return !town.isEmpty()
        && board.inPlay(hex)
        && Control.holds(position, side, hex)
        && town.all(other -> position.at(other, RostovLayers.TAKEN) == 0)
        && open(position, side, hex)
        && lines.reaches(position, side, hex);
  }

  /** Whether a unit is put down on a hex, instead of marching in. */
  boolean putDown(int hex) {
    RostovGround ground = theatre.ground();
    return towns.containsKey(hex) && ground.terrain(hex).urban();
  }

  /** A unit comes to a town, which receives nobody else this turn. */
  void taken(Draft draft, int hex) {
    if (towns.containsKey(hex)) {
      draft.put(hex, RostovLayers.TAKEN, 1);
    }
  }
}
