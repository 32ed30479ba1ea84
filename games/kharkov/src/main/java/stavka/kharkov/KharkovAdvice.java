package stavka.kharkov;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.play.Advice;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.Charts;
import stavka.kharkov.model.KharkovPieces;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Ledger;
import stavka.operational.board.Board;

/** What is worth having in Kharkov. */
final class KharkovAdvice implements Advice {
  private static final int CITY = 14;
  private static final int ROAD_TO_CUT = 6;
  private static final int ROAD_BESIDE = 1;
  private static final int BULGE = 6;

  /** What it would cost the Soviets to wake the southern sector. */
  private static final double ARMY = 30;

  private final KharkovTheatre theatre;
  private final double[] stakes;
  private final List<Integer> roads = new ArrayList<>();
  private final List<Integer> bulge = new ArrayList<>();
  private final Ints southernFront;

  KharkovAdvice(KharkovTheatre theatre) {
    this.theatre = theatre;
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
      Board board = theatre.board(position);
      boolean cut = roads.stream().anyMatch(hex -> board.units(Side.SOVIET, hex) > 0);
      for (int hex : roads) {
        boolean held = board.units(Side.SOVIET, hex) > 0;
        objectives.add(new Objective(hex, held || !cut ? ROAD_TO_CUT : ROAD_BESIDE));
      }
      return objectives;
    }
    for (int hex : roads) {
      if (theatre.board(position).units(Side.SOVIET, hex) > 0) {
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
        if (theatre.board(position).units(Side.SOVIET, hex) > 0) {
          holdings.add(new Objective(hex, ROAD_TO_CUT));
        }
      }
    }
    return holdings;
  }

  /** Nothing in the south is worth what a sleeping army can do once it wakes. */
  @Override
  public double provocation(Position position, Side side, int hex) {
    boolean wakes =
        side == Side.SOVIET
            && position.ledger(Ledger.SOUTH_WOKE) == 0
            && theatre.ground().inSouth(hex)
            && (theatre.ground().onBank(Side.AXIS, hex)
                || theatre.board(position).holds(Side.AXIS, hex));
    return wakes ? ARMY : 0;
  }

  /** The army also wakes if the Soviets give up a hex of their front before it. */
  @Override
  public Ints watch(Position position, Side side) {
    return side == Side.SOVIET && position.ledger(Ledger.SOUTH_WOKE) == 0
        ? southernFront
        : Ints.EMPTY;
  }

  private static Ints southernFront(KharkovTheatre theatre) {
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
  private static double[] stakes(KharkovTheatre theatre) {
    KharkovPieces pieces = theatre.pieces();
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
}
