package stavka.redstar;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import stavka.engine.order.Order;
import stavka.engine.play.Advice;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.movement.MovementSection;
import stavka.redstar.staff.Aims;
import stavka.redstar.staff.Counsel;
import stavka.redstar.staff.Landings;
import stavka.redstar.staff.Muster;
import stavka.redstar.staff.Staff;

/** What the staffs of both sides think. */
record RedStarAdvice(Aims aims, Staff staff, Counsel counsel) implements Advice {
  /**
   * @param step the step of the sequence a position is at
   */
  RedStarAdvice(Sections sections, Function<Position, String> step) {
    RedStarTheatre theatre = sections.theatre();
    Muster muster = new Muster(theatre.pieces());
    Aims aims = new Aims(theatre, sections.control(), muster);
    Staff staff =
        new Staff(
            theatre,
            sections.control(),
            sections.supply(),
            muster,
            position -> step.apply(position).equals(MovementSection.ARMOUR));
    Landings landings = new Landings(theatre, staff, sections.supply(), aims);
    this(aims, staff, new Counsel(theatre, staff, landings));
  }

  /** The cities that score in the scenario, and the assets still standing. */
  @Override
  public List<Objective> objectives(Position position, Side side) {
    return aims.objectives(position, side);
  }

  /** Only Axis steps score, and Soviet armies come back. */
  @Override
  public double price(Side attacker) {
    return attacker == Side.SOVIET ? 0.5 : 1;
  }

  @Override
  public int echelon(int unit) {
    return staff.echelon(unit);
  }

  @Override
  public double footing(Position position, int unit, int hex) {
    return staff.footing(position, unit, hex);
  }

  @Override
  public OptionalDouble post(Position position, int unit, int hex) {
    return staff.post(position, unit, hex);
  }

  @Override
  public Optional<Order> counsel(Position position, Orders legal) {
    return counsel.order(position, legal);
  }
}
