package stavka.guderian;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import stavka.engine.battle.CombatTable;
import stavka.engine.hex.HexGrid;
import stavka.engine.play.Forecast;
import stavka.engine.play.Insight;
import stavka.engine.play.Sequence;
import stavka.engine.play.Side;
import stavka.engine.position.Derived;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.guderian.combat.Losses;
import stavka.guderian.model.Charts;
import stavka.guderian.model.Kind;
import stavka.guderian.model.Pieces;
import stavka.guderian.model.Theatre;
import stavka.guderian.supply.Supply;
import stavka.guderian.victory.FinalCount;
import stavka.guderian.victory.Places;
import stavka.guderian.victory.Score;
import stavka.panzer.model.Board;
import stavka.panzer.model.Value;

/** What Guderian says of a position to bots and lists. */
final class GuderianInsight implements Insight {
  private static final Derived<Score> SCORE = new Derived<>(Score.class, 5);
  private static final int DIVISION = 5;
  private static final int DIE = 6;

  /** Half way between the lowest German victory and the highest Soviet one. */
  private static final double EVEN = 49.5;

  private final Theatre theatre;
  private final Pieces pieces;
  private final Supply supply;
  private final FinalCount finalCount;
  private final Places places;
  private final Losses losses;
  private final Sequence sequence;
  private final double[] stakes;
  private final Map<Kind, int[]> expected = new EnumMap<>(Kind.class);

  GuderianInsight(
      Theatre theatre,
      Supply supply,
      FinalCount finalCount,
      Places places,
      Losses losses,
      Sequence sequence) {
    this.theatre = theatre;
    this.sequence = sequence;
    this.stakes = stakes(theatre);
    this.pieces = theatre.pieces();
    this.supply = supply;
    this.finalCount = finalCount;
    this.places = places;
    this.losses = losses;
    for (Kind kind : Kind.values()) {
      if (kind.untried()) {
        expected.put(kind, average(pieces.cup(kind.ordinal())));
      }
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
    return !pieces.isLeader(unit);
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
    return losses.steps(position, unit);
  }

  @Override
  public boolean supplied(Position position, int unit) {
    return supply.supplied(position, unit);
  }

  @Override
  public boolean zone(Position position, Side side, int hex) {
    return Board.of(theatre, position).inZoneOf(side, hex);
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
      place.hexes().forEach(hex -> objectives.add(new Objective(hex, worth)));
    }
    return objectives;
  }

  @Override
  public int points(Position position, Side side) {
    Score score = position.derive(SCORE, finalCount::score);
    return side == Side.AXIS ? score.axis() : score.soviet();
  }

  @Override
  @Rule("15.2")
  public double evenLead() {
    return EVEN;
  }

  /** A regiment is worth its share of its division. */
  @Rule("15.12")
  private static double[] stakes(Theatre theatre) {
    Pieces pieces = theatre.pieces();
    double[] stakes = new double[pieces.count()];
    for (int unit = 0; unit < stakes.length; unit++) {
      int formation = pieces.formation(unit);
      if (formation >= 0
          && theatre.charts().scoringDivisions().contains(pieces.roster().get(unit).formation())) {
        stakes[unit] = (double) DIVISION / pieces.formationUnits(formation).size();
      } else if (pieces.kind(unit) == Kind.INFANTRY) {
        stakes[unit] = DIVISION;
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
  @Rule("7.3")
  public int cohesion() {
    return 2;
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
    return theatre.ground().crossesRiver(from, to) ? 2 : 1;
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

  @Override
  public boolean battleFollows(Position position) {
    return !sequence.step(position.turn(), position.phase()).id().equals("axis-mechanised");
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
