package stavka.redstar.staff;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import stavka.engine.order.Order;
import stavka.engine.play.Advice;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.redstar.control.Control;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.staff.Scene.Post;
import stavka.redstar.supply.Supply;

/**
 * What the staffs of both sides think: where units are best kept, by supply, air and command.
 *
 * @param armourMoves whether a position is in the phase in which armour alone moves, and no depot
 *     follows
 */
public record Staff(
    RedStarTheatre theatre,
    Control control,
    Supply supply,
    Muster muster,
    Predicate<Position> armourMoves)
    implements Advice {
  /** How many half hexes depots and headquarters can be counted on to move up. */
  private static final int FOLLOWS = 6;

  private static final double HUNGRY = 0.3;
  private static final double BY_HALF_HEX = 0.25;
  private static final double CUT_OFF = 6;

  /** How near the Axis makes an army look for cover. */
  private static final int EXPOSED = 4;

  private static final double ROUGH_GROUND = 0.5;
  private static final double HARD_GROUND = 1.2;

  private Aims aims() {
    return new Aims(theatre, control, muster);
  }

  /** The cities that score in the scenario, and the assets still standing. */
  @Override
  public List<Objective> objectives(Position position, Side side) {
    return aims().objectives(position, side);
  }

  /** Only Axis steps score, and Soviet armies come back. */
  @Override
  public double price(Side attacker) {
    return attacker == Side.SOVIET ? 0.5 : 1;
  }

  @Override
  public Optional<Order> counsel(Position position, Orders legal) {
    Landings landings = new Landings(theatre, this, supply, aims());
    return new Counsel(theatre, this, landings).order(position, legal);
  }

  /** Fighting units first, then what supplies and helps them, then what depends on that. */
  @Override
  public int echelon(int unit) {
    return switch (theatre.pieces().kind(unit)) {
      case DEPOT, HQ -> 1;
      case AIR_BASE, LEADER, SIEGE, SECURITY -> 2;
      default -> 0;
    };
  }

  /** A unit goes hungry beyond the reach of what supplies it, unless that can follow. */
  @Override
  public double footing(Position position, int unit, int hex) {
    double press = theatre.side(unit) == Side.SOVIET ? stance(position, hex) : 0;
    int excess = supply.excess(position, unit, hex);
    if (excess == 0) {
      return press;
    }
    return excess > FOLLOWS || armourMoves.test(position)
        ? -CUT_OFF
        : -HUNGRY - BY_HALF_HEX * excess;
  }

  /** Soviet armies gather where they can attack next; elsewhere good ground keeps them. */
  private double stance(Position position, int hex) {
    double press = Pressure.of(theatre, muster, position).worth(hex);
    if (press > 0 || scene(position).distance(Side.AXIS, hex) > EXPOSED) {
      return press;
    }
    return switch (theatre.ground().effects(hex, theatre.weather(position).freezes()).row()) {
      case OPEN -> 0;
      case ROUGH -> ROUGH_GROUND;
      case HARD -> HARD_GROUND;
    };
  }

  /** What a counter that does not fight is worth on a hex. */
  @Override
  public OptionalDouble post(Position position, int unit, int hex) {
    Scene scene = Scene.of(muster, position);
    Post post = scene.post(unit, u -> make(scene, u));
    return OptionalDouble.of(post.worth(hex));
  }

  private Post make(Scene scene, int unit) {
    return switch (theatre.pieces().kind(unit)) {
      case DEPOT, HQ -> new RelayPost(scene, muster, supply, unit);
      case LEADER -> HelpPost.ofLeader(scene, muster, supply, unit);
      case AIR_BASE -> HelpPost.ofBase(scene, muster, supply, unit);
      case SECURITY -> new GuardPost(scene, muster, supply, unit);
      case SIEGE -> new SiegePost(scene, theatre, control);
      default -> hex -> 0;
    };
  }

  /** How a depot would serve where it stands. */
  RelayPost depot(Position position, int depot) {
    return new RelayPost(Scene.of(muster, position), muster, supply, depot);
  }

  double danger(Position position, Side side, int hex) {
    return Scene.of(muster, position).danger(side, hex);
  }

  Scene scene(Position position) {
    return Scene.of(muster, position);
  }
}
