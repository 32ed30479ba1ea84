package stavka.kharkov;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.play.Side;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.kharkov.combat.Casualties;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.model.Theatre;
import stavka.kharkov.supply.Supply;
import stavka.kharkov.victory.FinalCount;
import stavka.panzer.PanzerInsight;

/** What Kharkov says of a position to bots and lists. */
final class KharkovInsight extends PanzerInsight {
  private static final int CITY = 14;
  private static final int ROAD_TO_CUT = 6;
  private static final int BULGE = 6;

  private final Theatre theatre;
  private final List<Integer> roads = new ArrayList<>();
  private final List<Integer> bulge = new ArrayList<>();

  KharkovInsight(Theatre theatre, Supply supply, Casualties casualties, FinalCount finalCount) {
    super(theatre, supply, casualties, finalCount);
    this.theatre = theatre;
    theatre.map().region("road-poltava").forEach(roads::add);
    theatre.map().region("road-dnepropetrovsk").forEach(roads::add);
    // The Axis counter-stroke aims at the neck of the bulge, between Izyum and Slavyansk.
    for (String place : List.of("izyum", "barvenkovo", "balakleya", "savintsy")) {
      theatre.map().places().stream()
          .filter(candidate -> candidate.id().equals(place))
          .forEach(candidate -> bulge.addAll(candidate.hexes()));
    }
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
}
