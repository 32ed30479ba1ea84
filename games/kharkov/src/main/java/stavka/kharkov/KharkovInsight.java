package stavka.kharkov;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.battle.CombatTable;
import stavka.engine.play.Forecast;
import stavka.engine.play.Sequence;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.combat.Casualties;
import stavka.kharkov.combat.Integration;
import stavka.kharkov.model.Charts;
import stavka.kharkov.model.Ground;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.Theatre;
import stavka.kharkov.supply.Supply;
import stavka.kharkov.victory.FinalCount;
import stavka.panzer.PanzerInsight;
import stavka.panzer.model.Board;

/** What Kharkov says of a position to bots and lists. */
final class KharkovInsight extends PanzerInsight {
  private static final int CITY = 14;
  private static final int ROAD_TO_CUT = 6;
  private static final int ROAD_BESIDE = 1;
  private static final int BULGE = 6;
  private static final int DIE = 6;

  /** What it would cost the Soviets to wake the southern sector. */
  private static final double ARMY = 30;

  private final Theatre theatre;
  private final Pieces pieces;
  private final Supply supply;
  private final Integration integration;
  private final double[] stakes;
  private final List<Integer> roads = new ArrayList<>();
  private final List<Integer> bulge = new ArrayList<>();
  private final Ints southernFront;

  KharkovInsight(
      Theatre theatre,
      Supply supply,
      Casualties casualties,
      FinalCount finalCount,
      Sequence sequence) {
    super(theatre, supply, casualties, finalCount, sequence);
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.supply = supply;
    this.integration = new Integration(theatre);
    this.stakes = stakes(theatre);
    theatre.map().region("road-poltava").forEach(roads::add);
    theatre.map().region("road-dnepropetrovsk").forEach(roads::add);
    this.southernFront = southernFront(theatre);
    // The Axis counter-stroke aims at the neck of the bulge, between Izyum and Slavyansk.
    for (String place : List.of("izyum", "barvenkovo", "balakleya", "savintsy")) {
      theatre.map().places().stream()
          .filter(candidate -> candidate.id().equals(place))
          .forEach(candidate -> bulge.addAll(candidate.hexes()));
    }
  }

  @Override
  @Rule("8.1")
  public int stacking() {
    return theatre.charts().limits().stack();
  }

  @Override
  public List<Objective> objectives(Position position, Side side) {
    List<Objective> objectives = new ArrayList<>();
    Ints cities = theatre.ground().cityHexes();
    int soviet = position.ledger(Ledger.CITIES_SOVIET);
    for (int i = 0; i < cities.size(); i++) {
      boolean axisHolds = (soviet & (1 << i)) == 0;
      if (side == Side.AXIS || axisHolds) {
        objectives.add(new Objective(cities.get(i), CITY));
      }
    }
    if (side == Side.SOVIET) {
      // One road hex held isolates Kharkov: then that is the one to keep.
      Board board = Board.of(theatre, position);
      boolean cut = roads.stream().anyMatch(hex -> board.units(Side.SOVIET, hex) > 0);
      for (int hex : roads) {
        boolean held = board.units(Side.SOVIET, hex) > 0;
        objectives.add(new Objective(hex, held || !cut ? ROAD_TO_CUT : ROAD_BESIDE));
      }
      return objectives;
    }
    for (int hex : roads) {
      if (Board.of(theatre, position).units(Side.SOVIET, hex) > 0) {
        objectives.add(new Objective(hex, ROAD_TO_CUT));
      }
    }
    if (position.ledger(Ledger.SOUTH_WOKE) != 0) {
      bulge.forEach(hex -> objectives.add(new Objective(hex, BULGE)));
    }
    return objectives;
  }

  /**
   * City hexes of a side, each of which the control of its city hangs on, and for the Soviets the
   * roads they stand on.
   */
  @Override
  @Rule({"17.1", "17.21", "17.23"})
  public List<Objective> holdings(Position position, Side side) {
    List<Objective> holdings = new ArrayList<>();
    Ints cities = theatre.ground().cityHexes();
    int soviet = position.ledger(Ledger.CITIES_SOVIET);
    for (int i = 0; i < cities.size(); i++) {
      if (((soviet & (1 << i)) != 0) == (side == Side.SOVIET)) {
        holdings.add(new Objective(cities.get(i), cityWorth(position, i)));
      }
    }
    if (side == Side.SOVIET) {
      for (int hex : roads) {
        if (Board.of(theatre, position).units(Side.SOVIET, hex) > 0) {
          holdings.add(new Objective(hex, ROAD_TO_CUT));
        }
      }
    }
    return holdings;
  }

  /** Nothing in the south is worth what a sleeping army can do once it wakes. */
  @Override
  @Rule({"6.52", "6.53"})
  public double provocation(Position position, Side side, int hex) {
    boolean wakes =
        side == Side.SOVIET
            && position.ledger(Ledger.SOUTH_WOKE) == 0
            && theatre.ground().inSouth(hex)
            && (theatre.ground().onBank(Side.AXIS, hex)
                || Board.of(theatre, position).holds(Side.AXIS, hex));
    return wakes ? ARMY : 0;
  }

  /** The army also wakes if the Soviets give up a hex of their front before it. */
  @Override
  @Rule("6.54")
  public Ints watch(Position position, Side side) {
    return side == Side.SOVIET && position.ledger(Ledger.SOUTH_WOKE) == 0
        ? southernFront
        : Ints.EMPTY;
  }

  private static Ints southernFront(Theatre theatre) {
    List<Integer> front = new ArrayList<>();
    theatre.map().region("front-soviet").forEach(front::add);
    return Ints.of(
        front.stream().filter(theatre.ground()::inSouth).mapToInt(Integer::intValue).toArray());
  }

  private int cityWorth(Position position, int index) {
    boolean entered = (position.ledger(Ledger.CITIES_ENTERED) & (1 << index)) != 0;
    int worth = entered ? 0 : theatre.charts().points("city-hex");
    for (String city : List.of("kharkov", "poltava", "dnepropetrovsk")) {
      if (theatre.ground().city(city).has(theatre.ground().cityHexes().get(index))) {
        worth += theatre.charts().points("control-" + city);
      }
    }
    return worth;
  }

  /** A regiment that takes its whole Panzer division with it is worth a third of the division. */
  @Rule({"17.25", "17.3"})
  private static double[] stakes(Theatre theatre) {
    Pieces pieces = theatre.pieces();
    double[] stakes = new double[pieces.count()];
    Charts.Award division = theatre.charts().award("panzer-division");
    for (int unit = 0; unit < stakes.length; unit++) {
      for (Charts.Award award : theatre.charts().awards().values()) {
        if (award.kinds().contains(pieces.kind(unit))) {
          stakes[unit] = award.points();
        }
      }
      String formation = pieces.roster().get(unit).formation();
      if (division.formations().contains(formation)) {
        int size = pieces.formationUnits(pieces.formation(unit)).size();
        stakes[unit] = (double) division.points() / size;
      }
    }
    return stakes;
  }

  @Override
  public int multiple(Ints stack, int unit) {
    return integration.together(stack, unit) ? 2 : 1;
  }

  @Override
  public double stake(int unit) {
    return stakes[unit];
  }

  @Override
  @Rule("15.33")
  public int garrison(Position position, Side side, int hex) {
    return theatre.garrisoned(position, side, hex) ? theatre.ground().garrison(hex) : 0;
  }

  @Override
  @Rule("9.31")
  public int shelter(int hex) {
    return theatre.ground().defenceFactor(hex);
  }

  @Override
  @Rule("9.32")
  public int barrier(int from, int direction) {
    Ground ground = theatre.ground();
    if (!ground.passable(from, direction)) {
      return 0;
    }
    boolean major =
        ground.crosses(from, direction, Ground.DONETS)
            || ground.crosses(from, direction, Ground.DNIEPR);
    return major ? 2 : 1;
  }

  @Override
  public boolean supplies(Position position, int unit, int hex) {
    if (pieces.side(unit) == Side.AXIS) {
      return pieces.kind(unit) == Kind.ROMANIAN
          ? supply.axis(position).romanianSupplied(hex)
          : supply.axis(position).supplies(hex);
    }
    return pieces.kind(unit) == Kind.HQ
        ? supply.soviet(position).linkedToEast(hex)
        : supply.soviet(position).supplies(hex);
  }

  @Override
  public boolean commands(Position position, int unit, int hex) {
    if (pieces.isGerman(unit)) {
      return true;
    }
    return pieces.side(unit) == Side.SOVIET
        ? supply.commandedBy(position, hex) != 0
        : supply.axis(position).romanianCommanded(hex);
  }

  /** The dice of the table, and before them those of Soviet morale. */
  @Override
  @Rule({"9.4", "9.84"})
  public List<Forecast.Outcome> outcomes(
      Position position, Side attacker, int attack, int defence) {
    Charts charts = theatre.charts();
    CombatTable table = charts.combatTable();
    boolean morale = attacker == Side.SOVIET && charts.moraleRolls(position.turn());
    List<Forecast.Outcome> outcomes = new ArrayList<>();
    for (int mood = 1; mood <= DIE; mood++) {
      int shift = morale ? charts.morale(position.turn(), mood) : 0;
      int column = table.shifted(table.column(attack, defence), shift);
      for (int die = 1; die <= DIE; die++) {
        outcomes.add(new Forecast.Outcome(table.result(column, die), 1.0 / (DIE * DIE)));
      }
    }
    return outcomes;
  }
}
