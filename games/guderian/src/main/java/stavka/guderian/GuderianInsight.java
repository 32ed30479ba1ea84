package stavka.guderian;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import stavka.engine.battle.CombatTable;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Order;
import stavka.engine.play.Forecast;
import stavka.engine.play.Orders;
import stavka.engine.play.Sequence;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.guderian.combat.Assisting;
import stavka.guderian.combat.Integration;
import stavka.guderian.combat.Losses;
import stavka.guderian.combat.Routing;
import stavka.guderian.model.Charts;
import stavka.guderian.model.Pieces;
import stavka.guderian.model.Theatre;
import stavka.guderian.supply.Supply;
import stavka.guderian.victory.FinalCount;
import stavka.guderian.victory.Places;
import stavka.panzer.PanzerInsight;
import stavka.panzer.combat.Retreating;

/** What Guderian says of a position to bots and lists. */
final class GuderianInsight extends PanzerInsight {
  private static final int DIE = 6;

  private final Theatre theatre;
  private final Pieces pieces;
  private final Supply supply;
  private final Places places;
  private final Integration integration;
  private final Routing routing;
  private final double[] stakes;
  private final double even;
  private final int stacking;
  private final int river;

  GuderianInsight(
      Theatre theatre,
      Supply supply,
      Losses losses,
      FinalCount finalCount,
      Places places,
      Sequence sequence) {
    super(theatre, supply, losses, finalCount, sequence);
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.supply = supply;
    this.places = places;
    this.integration = new Integration(theatre.pieces());
    this.routing = new Routing(theatre, supply);
    this.stakes = stakes(theatre);
    this.even = theatre.charts().lowestGermanLevel() - 0.5;
    this.stacking = theatre.limits().stacking().units();
    this.river = theatre.charts().terrain().riverDefence();
  }

  /** A leader stacks and suffers like a unit, but does not fight for himself. */
  @Override
  public boolean fights(int unit) {
    return !theatre.pieces().isLeader(unit);
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
  @Rule({"15.1", "15.12"})
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
  @Rule("15.2")
  public double evenLead() {
    return even;
  }

  @Override
  @Rule("7.1")
  public int stacking() {
    return stacking;
  }

  /** A regiment is worth its share of its division, by the points of the campaign. */
  @Rule("15.12")
  private static double[] stakes(Theatre theatre) {
    Pieces pieces = theatre.pieces();
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
  public int multiple(Ints stack, int unit) {
    return integration.whole(stack, unit) ? 2 : 1;
  }

  @Override
  public double stake(int unit) {
    return stakes[unit];
  }

  @Override
  @Rule("9.31")
  public int shelter(int hex) {
    return theatre.ground().defenceFactor(hex);
  }

  @Override
  @Rule("9.32")
  public int barrier(int from, int direction) {
    int to = theatre.ground().grid().neighbour(from, direction);
    if (to == HexGrid.NONE || !theatre.ground().passable(from, direction)) {
      return 0;
    }
    return theatre.ground().crossesRiver(from, to) ? river : 1;
  }

  @Override
  public boolean supplies(Position position, int unit, int hex) {
    if (pieces.side(unit) == Side.AXIS) {
      return supply.german(position).supplies(pieces.kind(unit).gait(), hex);
    }
    return pieces.isLeader(unit)
        ? supply.soviet(position).linkedToEast(hex)
        : supply.soviet(position).supplies(hex);
  }

  @Override
  public boolean commands(Position position, int unit, int hex) {
    return pieces.side(unit) == Side.AXIS || supply.soviet(position).commandedBy(hex) != 0;
  }

  /** Beaten enemies are sent where they are worst off; leaders help where they add most. */
  @Override
  @Rule({"9.72", "10.36"})
  public Optional<Order> counsel(Position position, Orders legal) {
    if (position.frame() instanceof Retreating frame && legal.decision().side() != frame.side()) {
      return Optional.of(routing.worst(position, legal, frame));
    }
    return position.frame() instanceof Assisting ? legal.suggestion() : Optional.empty();
  }

  @Override
  @Rule("9.5")
  public List<Forecast.Outcome> outcomes(
      Position position, Side attacker, int attack, int defence) {
    CombatTable table = theatre.charts().combatTable();
    int column = table.column(attack, defence);
    List<Forecast.Outcome> outcomes = new ArrayList<>();
    for (int die = 1; die <= DIE; die++) {
      outcomes.add(new Forecast.Outcome(table.result(column, die), 1.0 / DIE));
    }
    return outcomes;
  }
}
