package stavka.guderian;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import stavka.engine.order.Order;
import stavka.engine.play.Advice;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.guderian.combat.Assisting;
import stavka.guderian.combat.Routing;
import stavka.guderian.model.Charts;
import stavka.guderian.model.GuderianPieces;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.staff.SovietReserves;
import stavka.guderian.supply.GuderianSupply;
import stavka.guderian.victory.Places;
import stavka.operational.combat.Battle;

/** What is worth having in Guderian. */
final class GuderianAdvice implements Advice {
  private final GuderianTheatre theatre;
  private final Places places;
  private final Routing routing;
  private final SovietReserves reserves;
  private final double[] stakes;
  private final double even;

  GuderianAdvice(GuderianTheatre theatre, GuderianSupply supply, Places places) {
    this.theatre = theatre;
    this.places = places;
    this.routing = new Routing(theatre, supply);
    this.reserves = new SovietReserves(theatre);
    this.stakes = stakes(theatre);
    this.even = theatre.charts().lowestGermanLevel() - 0.5;
  }

  /**
   * The German goes for the places that score, nearest the west first; the Soviet player holds and
   * retakes them.
   */
  @Override
  public List<Objective> objectives(Position position, Side side) {
    List<Objective> objectives = new ArrayList<>();
    for (int i = 0; i < theatre.charts().places().size(); i++) {
      Charts.Place place = theatre.charts().places().get(i);
      int worth = side == Side.AXIS && places.german(position, i) ? 2 : place.points();
      place.hexes().each(hex -> objectives.add(new Objective(hex, worth)));
    }
    return objectives;
  }

  /** A place lost costs its points, or lets the German have them; a city retaken scores as well. */
  @Override
  public List<Objective> holdings(Position position, Side side) {
    List<Objective> holdings = new ArrayList<>();
    for (int i = 0; i < theatre.charts().places().size(); i++) {
      Charts.Place place = theatre.charts().places().get(i);
      boolean german = places.german(position, i);
      boolean scores = place.city() && Places.heldLastTurn(position, i);
      int worth = place.points() + (scores ? theatre.charts().retakenPoints() : 0);
      if (german == (side == Side.AXIS)) {
        place.hexes().each(hex -> holdings.add(new Objective(hex, worth)));
      }
    }
    return holdings;
  }

  /** Half way between the lowest German victory and the highest Soviet one. */
  @Override
  public double evenLead(Position position) {
    return even;
  }

  /** A regiment is worth its share of its division, by the points of the campaign. */
  private static double[] stakes(GuderianTheatre theatre) {
    GuderianPieces pieces = theatre.pieces();
    Charts charts = theatre.charts();
    int division = charts.campaign().getOrDefault(Charts.POINTS_PER_DIVISION, 0);
    double[] stakes = new double[pieces.count()];
    for (int unit = 0; unit < stakes.length; unit++) {
      int formation = pieces.formation(unit);
      if (formation >= 0
          && charts.scoringDivisions().contains(pieces.roster().get(unit).formation())) {
        stakes[unit] = (double) division / pieces.formationUnits(formation).size();
      } else if (formation < 0 && charts.scoringKinds().contains(pieces.kind(unit))) {
        stakes[unit] = division;
      }
    }
    return stakes;
  }

  @Override
  public double stake(int unit) {
    return stakes[unit];
  }

  /**
   * Beaten enemies are sent where they are worst off; leaders help where they add most; reserves
   * come before anything moves.
   */
  @Override
  public Optional<Order> counsel(Position position, Orders legal) {
    if (position.frame() instanceof Battle battle && legal.decision().side() != battle.side()) {
      return routing.worst(position, legal, battle);
    }
    if (legal.decision().code().equals("move-soviet")) {
      return reserves.order(position, legal);
    }
    return position.frame() instanceof Assisting ? legal.suggestion() : Optional.empty();
  }
}
