package stavka.redstar.staff;

import java.util.Optional;
import java.util.function.ToDoubleFunction;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.redstar.air.AirSection.Retire;
import stavka.redstar.arrival.ArrivalSection.Promote;
import stavka.redstar.conversion.AxisStage.Convert;
import stavka.redstar.conversion.SovietStage.Absorb;
import stavka.redstar.conversion.SovietStage.Disband;
import stavka.redstar.conversion.SovietStage.Form;
import stavka.redstar.economy.EconomySection.Summon;
import stavka.redstar.model.Charts;
import stavka.redstar.model.RedStarTheatre;

/** What to order at the steps that are neither movement nor combat. */
record Counsel(RedStarTheatre theatre, Staff staff, Landings landings) {
  private static final double NEVER = -1e9;
  private static final double WELCOME_LOSS = 1e9;

  Optional<Order> order(Position position, Orders legal) {
    return switch (legal.decision().code()) {
      case "choose-depots", "choose-late-depots" ->
          best(
              legal,
              order -> new DepotCare(theatre, staff).worth(position, order, legal.decision()));
      case "choose-arrivals" -> best(legal, order -> landing(position, order));
      case "choose-fleets", "choose-evacuation" -> first(legal);
      case "choose-retirement" -> best(legal, order -> retirement(position, order));
      case "choose-conversion" -> best(legal, this::conversion);
      case "choose-promotion" -> best(legal, order -> promotion(position, order));
      case "choose-soviet-conversion" -> best(legal, order -> building(position, order));
      case "choose-leader-hex" -> best(legal, order -> leader(position, order));
      case "choose-partisans" -> landings.ambush(position, legal);
      case "choose-drop" -> landings.drop(position, legal);
      case "make-room" ->
          best(legal, order -> new RoomMaker(theatre, staff).worth(position, order));
      default -> Optional.empty();
    };
  }

  /**
   * The order worth most; to end is worth nothing, and others no less only if it is not allowed.
   */
  static Optional<Order> best(Orders legal, ToDoubleFunction<Order> worth) {
    return legal.best(order -> order instanceof EndPhase ? 0 : worth.applyAsDouble(order));
  }

  /** The steps at which lists begin with the best. */
  private static Optional<Order> first(Orders legal) {
    return best(legal, order -> 1);
  }

  private double landing(Position position, Order order) {
    return order instanceof Place(var units, int hex)
            && theatre.stacking().fits(position, units, hex)
        ? landings.worth(position, units.first(), hex)
        : NEVER;
  }

  /** The base goes that is furthest from the enemy; best of all one that is not there. */
  private double retirement(Position position, Order order) {
    if (!(order instanceof Retire(int base))) {
      return NEVER;
    }
    return position.onMap(base)
        ? staff.scene(position).distance(Side.SOVIET, position.place(base))
        : WELCOME_LOSS;
  }

  /** Battle groups are put together again; corps are not taken apart. */
  private double conversion(Order order) {
    if (!(order instanceof Convert convert)) {
      return NEVER;
    }
    Charts.Conversion line = theatre.charts().conversions().get(convert.line());
    return line.from().size() - line.to().size();
  }

  private double promotion(Position position, Order order) {
    return order instanceof Promote promote
        ? new Armies(staff).promotion(position, promote)
        : NEVER;
  }

  private double building(Position position, Order order) {
    return switch (order) {
      case Absorb absorb -> new Armies(staff).absorbing(position, absorb);
      case Form form -> new Armies(staff).forming(position, form);
      case Disband disband -> new Armies(staff).disbanding(position, disband);
      default -> NEVER;
    };
  }

  private double leader(Position position, Order order) {
    return order instanceof Summon(int hex) ? landings.leader(position, hex) : NEVER;
  }
}
