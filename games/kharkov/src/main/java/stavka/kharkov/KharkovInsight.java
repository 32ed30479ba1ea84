package stavka.kharkov;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import stavka.engine.battle.CombatTable;
import stavka.engine.play.Forecast;
import stavka.engine.play.Insight;
import stavka.engine.play.Sequence;
import stavka.engine.play.Side;
import stavka.engine.position.Derived;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.combat.Casualties;
import stavka.kharkov.model.Charts;
import stavka.kharkov.model.Ground;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.Theatre;
import stavka.kharkov.supply.Supply;
import stavka.kharkov.victory.FinalCount;
import stavka.kharkov.victory.Score;
import stavka.panzer.model.Board;
import stavka.panzer.model.Value;

/** What Kharkov says of a position to bots and lists. */
final class KharkovInsight implements Insight {
  private static final Derived<Score> SCORE = new Derived<>(Score.class, 3);
  private static final int CITY = 14;
  private static final int ROAD_TO_CUT = 6;
  private static final int BULGE = 6;
  private static final int DIE = 6;

  private final Theatre theatre;
  private final Pieces pieces;
  private final Supply supply;
  private final FinalCount finalCount;
  private final Casualties casualties;
  private final Sequence sequence;
  private final double[] stakes;
  private final Map<Kind, int[]> expected = new EnumMap<>(Kind.class);
  private final List<Integer> roads = new ArrayList<>();
  private final List<Integer> bulge = new ArrayList<>();

  KharkovInsight(
      Theatre theatre,
      Supply supply,
      FinalCount finalCount,
      Casualties casualties,
      Sequence sequence) {
    this.theatre = theatre;
    this.sequence = sequence;
    this.pieces = theatre.pieces();
    this.supply = supply;
    this.finalCount = finalCount;
    this.casualties = casualties;
    for (Kind kind : Kind.values()) {
      if (kind.untried()) {
        expected.put(kind, average(pieces.cup(kind)));
      }
    }
    this.stakes = stakes(theatre);
    theatre.map().region("road-poltava").forEach(roads::add);
    theatre.map().region("road-dnepropetrovsk").forEach(roads::add);
    // The Axis counter-stroke aims at the neck of the bulge, between Izyum and Slavyansk.
    for (String place : List.of("izyum", "barvenkovo", "balakleya", "savintsy")) {
      theatre.map().places().stream()
          .filter(candidate -> candidate.id().equals(place))
          .forEach(candidate -> bulge.addAll(candidate.hexes()));
    }
  }

  private static int[] average(List<Value> cup) {
    int attack = 0;
    int defence = 0;
    int count = 0;
    for (Value value : cup) {
      attack += value.attack() * value.count();
      defence += value.defence() * value.count();
      count += value.count();
    }
    return new int[] {(attack + count / 2) / count, (defence + count / 2) / count};
  }

  @Override
  public boolean fights(int unit) {
    return pieces.kind(unit).combat();
  }

  @Override
  public int attack(Position position, int unit) {
    int[] average = pieces.untried(position, unit) ? expected.get(pieces.kind(unit)) : null;
    return average == null ? pieces.attack(position, unit) : average[0];
  }

  @Override
  public int defence(Position position, int unit) {
    int[] average = pieces.untried(position, unit) ? expected.get(pieces.kind(unit)) : null;
    return average == null ? pieces.defence(position, unit) : average[1];
  }

  @Override
  public int stepsLeft(Position position, int unit) {
    return casualties.steps(position, unit);
  }

  @Override
  public boolean supplied(Position position, int unit) {
    return supply.supplied(position, unit);
  }

  @Override
  public boolean zone(Position position, Side side, int hex) {
    return Board.of(theatre, position).inZoneOf(side, hex);
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
      roads.forEach(hex -> objectives.add(new Objective(hex, ROAD_TO_CUT)));
    } else if (position.ledger(Ledger.SOUTH_WOKE) != 0) {
      bulge.forEach(hex -> objectives.add(new Objective(hex, BULGE)));
    }
    return objectives;
  }

  @Override
  public int points(Position position, Side side) {
    Score score = position.derive(SCORE, finalCount::score);
    return side == Side.AXIS ? score.axis() : score.soviet();
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
  public double stake(int unit) {
    return stakes[unit];
  }

  @Override
  public int movement(Position position, int unit) {
    return pieces.movement(position, unit);
  }

  @Override
  @Rule("14.1")
  public int cohesion() {
    return 2;
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

  @Override
  public boolean battleFollows(Position position) {
    return !sequence.step(position.turn(), position.phase()).id().equals("axis-mechanised");
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
