package stavka.rostov.staff;

import java.util.List;
import java.util.Optional;
import stavka.engine.order.Order;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.detach.Detach;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;

/**
 * Divisions of the Axis that guard a place by themselves leave a regiment there, if that is guard
 * enough, and march.
 */
@Rule({"24.0", "24.3"})
final class Regiments {
  /** What a regiment stands up to. */
  private static final double WITHSTANDS = 4;

  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Aims aims;
  private final Menace menace;

  Regiments(RostovTheatre theatre, Aims aims, Menace menace) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.aims = aims;
    this.menace = menace;
  }

  /** A regiment of a division that stands guard alone: the strong one, if it costs no more. */
  @Rule({"24.31", "24.32"})
  Optional<Order> detached(Position position, List<Order> offered) {
    for (Order order : offered) {
      if (order instanceof Detach(int division, String as) && as.equals(Detach.REGULAR)) {
        int hex = position.place(division);
        Ints others = position.stack(hex).filter(unit -> pieces.combat(unit) && unit != division);
        if (others.isEmpty() && guards(position, hex)) {
          Detach strong = new Detach(division, Detach.STRONG);
          return Optional.of(offered.contains(strong) ? strong : order);
        }
      }
    }
    return Optional.empty();
  }

  /** Whether a hex wants a guard, but no more than that. */
  boolean guards(Position position, int hex) {
    double threat = menace.at(position, Side.AXIS, hex);
    return ordered(position, hex)
        ? threat <= WITHSTANDS
        : threat > 0 && threat <= WITHSTANDS && aims.points(position, hex) > 0;
  }

  /** Whether somebody must stand on a hex by order of high command. */
  private boolean ordered(Position position, int hex) {
    ScenarioPlan.Hold hold = theatre.plan(position).orders().hold();
    return hold != null
        && hold.side() == Side.AXIS
        && position.turn() <= hold.until()
        && hold.region().has(hex);
  }
}
