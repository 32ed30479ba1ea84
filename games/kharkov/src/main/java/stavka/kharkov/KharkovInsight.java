package stavka.kharkov;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import stavka.engine.play.Insight;
import stavka.engine.play.Side;
import stavka.engine.position.Derived;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.kharkov.combat.Casualties;
import stavka.kharkov.combat.Integration;
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

  private final Theatre theatre;
  private final Pieces pieces;
  private final Supply supply;
  private final FinalCount finalCount;
  private final Casualties casualties;
  private final Integration integration;
  private final Map<Kind, int[]> expected = new EnumMap<>(Kind.class);
  private final List<Integer> roads = new ArrayList<>();
  private final List<Integer> bulge = new ArrayList<>();

  KharkovInsight(Theatre theatre, Supply supply, FinalCount finalCount, Casualties casualties) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.supply = supply;
    this.finalCount = finalCount;
    this.casualties = casualties;
    this.integration = new Integration(theatre);
    for (Kind kind : Kind.values()) {
      if (kind.untried()) {
        expected.put(kind, average(pieces.cup(kind)));
      }
    }
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
  public int multiple(Ints stack, int unit) {
    return integration.together(stack, unit) ? 2 : 1;
  }

  @Override
  public boolean fits(Position position, Ints units, int hex) {
    return theatre.stacking().fits(position, pieces.side(units.first()), units, hex);
  }

  @Override
  public int cover(int hex) {
    return theatre.ground().defenceFactor(hex);
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
}
