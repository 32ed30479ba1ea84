package stavka.rostov.combat;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.rostov.model.Gait;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.Sky;
import stavka.rostov.model.Waterways;
import stavka.rostov.model.Way;
import stavka.rostov.model.Weather;
import stavka.rostov.works.Spans;

/** Which steps of a retreat ground lets units take. */
@Rule({"10.55", "16.42", "16.43"})
record RetreatGround(RostovTheatre theatre, Spans spans) {
  /** Whether all of some units can step from a hex to its neighbour. */
  boolean open(Position position, Ints units, int from, int direction, int to) {
    Board board = theatre.board(position);
    Side side = theatre.pieces().side(units.first());
    return board.inPlay(to)
        && !board.holds(side.enemy(), to)
        && units.all(unit -> steps(position, unit, from, direction, to));
  }

  private boolean steps(Position position, int unit, int from, int direction, int to) {
    RostovGround ground = theatre.ground();
    return switch (theatre.pieces().gait(unit)) {
      case WATER -> sails(position, from, direction, to);
      case RAIL -> ground.rail(from, direction) && spans.bridge(position, from, direction);
      case GREEN ->
          crosses(position, unit, from, direction, to) && heavy(position, from, direction, to);
      case MOTOR, RED ->
          crosses(position, unit, from, direction, to) && drives(position, from, direction, to);
      case FOOT -> crosses(position, unit, from, direction, to);
    };
  }

  /** Land, and no open water between without a bridge. */
  @Rule("16.43")
  private boolean crosses(Position position, int unit, int from, int direction, int to) {
    RostovGround ground = theatre.ground();
    if (!ground.land(to)) {
      return false;
    }
    boolean water =
        ground.lake(from, direction, position.turn())
            || ground.majorRiver(from, direction, position.turn());
    return !water
        || theatre.sky(position).frozen()
        || spans.bridge(position, from, direction)
        || spans.pontoon(position, theatre.pieces().side(unit), from, direction);
  }

  /** Vehicles keep to ways through marshes and swamps while these are soft. */
  @Rule("10.78")
  private boolean drives(Position position, int from, int direction, int to) {
    RostovGround ground = theatre.ground();
    Sky sky = theatre.sky(position);
    return ground.linked(from, direction) || (!soft(ground, sky, from) && !soft(ground, sky, to));
  }

  private static boolean soft(RostovGround ground, Sky sky, int hex) {
    return ground.chart().ground(ground.terrain(hex)).byWayAlone().contains(sky.at(hex));
  }

  /** Great guns keep to good roads, and to others in clear weather. */
  @Rule("16.43")
  private boolean heavy(Position position, int from, int direction, int to) {
    RostovGround ground = theatre.ground();
    return ground.road(from, direction, Way.MAIN_ROAD)
        || (ground.road(from, direction, Way.ROAD)
            && theatre.sky(position).at(to) == Weather.CLEAR);
  }

  /** Along canals, major rivers, lakes and the sea, until the first snow. */
  @Rule({"16.43", "23.34"})
  private boolean sails(Position position, int from, int direction, int to) {
    RostovGround ground = theatre.ground();
    return position.ledger(RostovLedger.SNOWED) == 0
        && (ground.lake(from, direction, position.turn())
            || Waterways.joined(ground, from, direction, to));
  }

  /** Whether a unit cannot go back at all. */
  @Rule("16.42")
  boolean stuck(Position position, int unit) {
    boolean firing = theatre.pieces().greatGun(unit) && position.has(unit, RostovMarks.TURNED);
    return firing
        || (theatre.pieces().movement(position, unit) == 0
            && theatre.pieces().gait(unit) != Gait.RAIL);
  }
}
