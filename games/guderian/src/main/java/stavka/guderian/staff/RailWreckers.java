package stavka.guderian.staff;

import java.util.Optional;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.guderian.interdiction.RailCutting.CutRail;
import stavka.guderian.interdiction.RailCutting.LiftCut;
import stavka.guderian.interdiction.RailPassing;
import stavka.guderian.interdiction.Traffic;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Ledger;

/**
 * Which railways the German cuts in passing: those by which most Soviet units would come to the
 * places that score. When all markers lie, the cut that stops fewest gives way to a better one.
 */
@Rule("6.37")
public record RailWreckers(GuderianTheatre theatre, RailPassing passing) {
  /** Cuts nearer to each other than this break the same line. */
  private static final int APART = 3;

  /** Units this near do not need a train. */
  private static final int NEAREST = 2;

  /** For how many turns arrivals are looked for. */
  private static final int AHEAD = 3;

  public RailWreckers(GuderianTheatre theatre) {
    this(theatre, new RailPassing(theatre.ground()));
  }

  /** The next of these orders in a German movement phase. */
  public Optional<Order> order(Position position, Orders legal) {
    if (position.ledger(Ledger.RAIL_PASSING) == 0) {
      return Optional.empty();
    }
    Ints cuts = passing.cuts(position);
    Traffic traffic =
        new Traffic(theatre, position, NEAREST, theatre.limits().rail().points())
            .withArrivals(position, AHEAD);
    Choice best = new Choice();
    passing
        .open(position)
        .each(
            hex -> {
              if (cuts.all(cut -> theatre.grid().distance(cut, hex) >= APART)) {
                best.larger(hex, traffic.through(hex));
              }
            });
    if (best.hex == HexGrid.NONE) {
      return Optional.empty();
    }
    if (cuts.size() < theatre.limits().cutsInPassing()) {
      return allowed(legal, new CutRail(best.hex));
    }
    Choice idle = new Choice();
    cuts.each(hex -> idle.larger(hex, best.units - traffic.through(hex)));
    return idle.hex == HexGrid.NONE ? Optional.empty() : allowed(legal, new LiftCut(idle.hex));
  }

  private static Optional<Order> allowed(Orders legal, Order order) {
    return legal.allows(order) ? Optional.of(order) : Optional.empty();
  }

  /** The hex with the most, if any has something. */
  private static final class Choice {
    private int hex = HexGrid.NONE;
    private int units;

    void larger(int at, int there) {
      if (there > units) {
        hex = at;
        units = there;
      }
    }
  }
}
