package stavka.rostov.staff;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.cups.TurnUp;
import stavka.rostov.detach.Recombine;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.rebuild.RebuildCounsel;

/**
 * What is ordered in phases of movement beside marches: some of it before anybody marches, since
 * units stand still or set out for it, the rest when all have marched.
 */
@Rule({"7.41", "8.4", "8.62", "11.61", "24.4"})
final class Errands {
  private static final String AXIS = "axis-movement";
  private static final String MOTORISED = "soviet-motorised";
  private static final String SOVIET = "soviet-movement";

  /** A fortress unit this far behind the front is of more use on the march. */
  private static final int REAR = 8;

  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Aims aims;
  private final RebuildCounsel rebuilding;
  private final Posting posting;
  private final Trainees trainees;
  private final Regiments regiments;
  private final Carriage carriage;

  Errands(RostovTheatre theatre, Aims aims, Menace menace, Stations stations) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.aims = aims;
    this.rebuilding = new RebuildCounsel(theatre);
    this.posting = new Posting(theatre, aims);
    this.trainees = new Trainees(theatre, aims);
    this.regiments = new Regiments(theatre, aims, menace);
    this.carriage = new Carriage(theatre, aims, stations);
  }

  /** What is ordered before the marches of a phase. */
  @Nullable Order before(Position position, Orders legal) {
    String phase = legal.decision().code();
    boolean open = position.ledger(RostovLedger.BEGUN) == 0;
    if (phase.equals(SOVIET) && (open || trainees.alone(position))) {
      Order men = trainees.next(position, legal);
      if (men != null) {
        return men;
      }
    }
    if (!open) {
      return null;
    }
    Side side = legal.decision().side();
    return switch (phase) {
      case AXIS -> {
        List<Order> offered = offered(legal);
        yield first(
            rebuilding.refit(position, side, offered),
            regiments.detached(position, offered),
            carriage.stored(position, side, offered));
      }
      case MOTORISED -> first(rebuilding.refit(position, side, offered(legal)));
      case SOVIET -> {
        List<Order> offered = offered(legal);
        yield first(posting.next(position, offered), carriage.stored(position, side, offered));
      }
      default -> null;
    };
  }

  /** What is ordered when everybody has marched: who flies or sails is the last. */
  @Nullable Order after(Position position, Orders legal) {
    return switch (legal.decision().code()) {
      case AXIS -> {
        List<Order> offered = offered(legal);
        yield first(recombined(position, offered), carriage.carried(position, offered));
      }
      case "axis-motorised" -> recombined(position, offered(legal)).orElse(null);
      case SOVIET -> {
        Order men = trainees.next(position, legal);
        List<Order> offered = men == null ? offered(legal) : List.of();
        yield men != null
            ? men
            : first(turnedUp(position, offered), carriage.carried(position, offered));
      }
      default -> null;
    };
  }

  private static List<Order> offered(Orders legal) {
    List<Order> offered = new ArrayList<>();
    legal.forExtras(offered::add);
    return offered;
  }

  @SafeVarargs
  private static @Nullable Order first(Optional<Order>... orders) {
    for (Optional<Order> order : orders) {
      if (order.isPresent()) {
        return order.get();
      }
    }
    return null;
  }

  /** Regiments go back to their divisions where both stand, but for those that guard a place. */
  private Optional<Order> recombined(Position position, List<Order> offered) {
    for (Order order : offered) {
      if (order instanceof Recombine(int division, int substitute)
          && !regiments.guards(position, position.place(division))) {
        return Optional.of(order);
      }
    }
    return Optional.empty();
  }

  /** Fortress units that nobody will come by see who they are, and march. */
  private Optional<Order> turnedUp(Position position, List<Order> offered) {
    byte[] far = theatre.board(position).distancesToUnits(Side.AXIS);
    for (Order order : offered) {
      if (order instanceof TurnUp(int unit)
          && position.onMap(unit)
          && far[position.place(unit)] > REAR
          && pieces.combat(unit)
          && aims.points(position, position.place(unit)) == 0) {
        return Optional.of(order);
      }
    }
    return Optional.empty();
  }
}
