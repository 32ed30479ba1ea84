package stavka.rostov.movement;

import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.Sky;
import stavka.rostov.zones.Entering;

/** Ground by the prices of a march, and open major rivers as one order to march may cross them. */
@Rule({"10.76", "10.78", "12.52", "15.21", "16.5"})
public final class GroundEntering implements Entering {
  private final RostovTheatre theatre;
  private final Prices prices;

  public GroundEntering(RostovTheatre theatre, Prices prices) {
    this.theatre = theatre;
    this.prices = prices;
  }

  @Override
  public boolean able(Position position, int unit, int from, int to) {
    int direction = theatre.grid().direction(from, to);
    if (direction == HexGrid.NONE || !theatre.board(position).inPlay(to)) {
      return false;
    }
    return prices.steps(position, unit).price(from, direction) != 0
        || (ferries(unit)
            && openRiver(position, from, direction)
            && theatre.ground().land(to)
            && !bogged(position, unit, from, direction));
  }

  /** Whether a boat would bring vehicles into a marsh or out of one where no way leads. */
  @Rule("10.78")
  boolean bogged(Position position, int unit, int from, int direction) {
    RostovGround ground = theatre.ground();
    Sky sky = theatre.sky(position);
    return theatre.pieces().gait(unit).motor()
        && !ground.road(from, direction)
        && !ground.rail(from, direction)
        && (ground.wayAlone(from, sky)
            || ground.wayAlone(theatre.grid().neighbour(from, direction), sky));
  }

  /** Whether a side is a major river that has to be crossed by boat. */
  @Rule("10.76")
  boolean openRiver(Position position, int from, int direction) {
    return !theatre.sky(position).frozen()
        && theatre.ground().majorRiver(from, direction, position.turn());
  }

  /** Whether a unit crosses a major river without a bridge: no armour, guns or lorries do. */
  @Rule("10.76")
  boolean ferries(int unit) {
    RostovPieces pieces = theatre.pieces();
    Kind kind = pieces.kind(unit);
    boolean gun = pieces.artillery(unit) || kind == Kind.ANTI_TANK || kind == Kind.ANTI_AIRCRAFT;
    boolean lorry = pieces.column(unit) && pieces.orange(unit);
    return !pieces.armour(unit)
        && !gun
        && !lorry
        && kind != Kind.ASSAULT_GUN
        && kind != Kind.TRAIN
        && kind != Kind.FLOTILLA
        && kind != Kind.PONTOON;
  }
}
