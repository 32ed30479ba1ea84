package stavka.kharkov.staff;

import java.util.Optional;
import stavka.engine.order.Order;
import stavka.engine.play.Facts;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Hex;
import stavka.engine.value.Side;
import stavka.kharkov.air.AirSupplyStage.SupplyByAir;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Ledger;
import stavka.operational.model.Marks;

/**
 * Which stacks deserve an air point for their supply: without a line they fight at half strength,
 * march half as far and cannot overrun for a whole turn.
 */
public record AirDrops(KharkovTheatre theatre, Facts facts) {
  /** The value of a point of strength kept whole for a turn; a step lost is about one. */
  private static final double STRENGTH = 0.1;

  /** Mechanised divisions also keep their march and their overruns. */
  private static final double MOBILE = 1.5;

  /** The value of a hex that is worth an air point kept back from the fighting. */
  private static final double WORTH_KEEPING = 1.5;

  /** The hex that needs a point most, or the end of the phase if no stack is cut off. */
  public Optional<Order> order(Position position, Orders legal) {
    return legal.best(
        order -> order instanceof SupplyByAir(int hex) ? worth(position, hex) - 1e-6 : 0);
  }

  /** The value of a point that is kept for the air supply of this turn. */
  public double kept(Position position) {
    int points = position.ledger(Ledger.AXIS_AIR);
    if (position.turn() >= theatre.charts().turns() || points == 0) {
      return 0;
    }
    double[] needs =
        theatre.pieces().onMap(position, Side.AXIS).stream()
            .filter(unit -> theatre.pieces().combat(unit))
            .map(position::place)
            .distinct()
            .mapToDouble(hex -> -worth(position, hex))
            .sorted()
            .toArray();
    double least = needs.length < points ? 0 : -needs[points - 1];
    return least < WORTH_KEEPING ? 0 : least;
  }

  double worth(Position position, @Hex int hex) {
    double worth = 0;
    for (int unit : position.stack(hex)) {
      boolean hungry =
          theatre.pieces().combat(unit)
              && position.get(unit, Marks.GRACE) <= position.turn()
              && !facts.supplies(position, unit, hex);
      if (hungry) {
        double strength = facts.attack(position, unit) + facts.defence(position, unit);
        double mobile = theatre.pieces().mechanised(unit) ? MOBILE : 1;
        worth += STRENGTH * strength * mobile * facts.multiple(position.stack(hex), unit);
      }
    }
    return worth;
  }
}
