package stavka.rostov;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import stavka.engine.order.Order;
import stavka.engine.play.Advice;
import stavka.engine.play.Decision;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.declaration.Closure;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;
import stavka.rostov.staff.Aims;
import stavka.rostov.staff.Counsel;
import stavka.rostov.staff.Stations;

/** What the staffs of both sides think. Sealed orders are never read. */
final class RostovAdvice implements Advice {
  /** What a point is worth in units of strength. */
  private static final double POINT = 2.5;

  private final RostovTheatre theatre;
  private final Aims aims;
  private final Stations stations;
  private final Counsel counsel;

  RostovAdvice(Sections sections) {
    this.theatre = sections.theatre();
    this.aims = new Aims(theatre);
    this.stations = new Stations(theatre, sections.lines(), sections.headquarters(), aims);
    this.counsel =
        new Counsel(
            theatre,
            aims,
            new Closure(theatre, sections.zones(), sections.declaring()),
            sections.combat(),
            sections.declared(),
            stations,
            sections.lines());
  }

  @Override
  public List<Objective> objectives(Position position, Side side) {
    return aims.objectives(position, side);
  }

  @Override
  public List<Objective> holdings(Position position, Side side) {
    return aims.holdings(position, side);
  }

  @Override
  public double evenLead(Position position) {
    return aims.evenLead(position);
  }

  /** Few points decide a scenario: each weighs more than the strength that goes with it. */
  @Override
  public double stake(int unit) {
    return POINT * aims.stake(unit);
  }

  @Override
  public double price(Side attacker) {
    return aims.price(attacker);
  }

  @Override
  public int echelon(int unit) {
    return stations.echelon(unit);
  }

  @Override
  public double footing(Position position, int unit, int hex) {
    return stations.footing(position, unit, hex);
  }

  /**
   * On a wide front in good weather: a first turn without a line costs nothing [6.63], a later one
   * two points of movement and support [6.71 to 6.75].
   */
  @Override
  public boolean ventures(Position position) {
    return theatre.plan(position).daring(theatre.sky(position));
  }

  /** Hexes in which a unit must stay by order of high command. */
  @Override
  public Ints watch(Position position, Side side) {
    ScenarioPlan.Hold hold = theatre.plan(position).orders().hold();
    return hold != null && hold.side() == side && position.turn() <= hold.until()
        ? Ints.of(hold.region().toArray())
        : Ints.EMPTY;
  }

  @Override
  public OptionalDouble post(Position position, int unit, int hex) {
    return stations.post(position, unit, hex);
  }

  @Override
  public Optional<Order> counsel(Position position, Orders legal) {
    return counsel.order(position, legal);
  }

  @Override
  public Optional<Order> considered(Position position, Orders legal) {
    return counsel.considered(position, legal);
  }

  @Override
  public Optional<Order> afterMarches(Position position, Orders legal) {
    return counsel.afterMarches(position, legal);
  }

  @Override
  public Optional<Order> proposal(Position position, Orders legal) {
    return counsel.proposal(position, legal);
  }

  @Override
  public boolean proposes(Position position, Decision decision) {
    return counsel.proposes(position, decision);
  }
}
