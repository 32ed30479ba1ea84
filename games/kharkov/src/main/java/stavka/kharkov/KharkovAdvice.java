package stavka.kharkov;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import stavka.engine.order.Order;
import stavka.engine.play.Advice;
import stavka.engine.play.Facts;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.Charts;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovPieces;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.staff.AirDrops;
import stavka.kharkov.staff.Regiments;
import stavka.operational.board.Board;

/** What is worth having in Kharkov. */
final class KharkovAdvice implements Advice {
  private static final int CITY = 14;
  private static final int ROAD_TO_CUT = 6;
  private static final int ROAD_BESIDE = 1;
  private static final int BULGE = 6;

  /** What it would cost the Soviets to wake the southern sector. */
  private static final double ARMY = 30;

  /** The value of trenches to the regiment in them. */
  private static final double DUG_IN = 1.5;

  private final KharkovTheatre theatre;
  private final double[] stakes;
  private final Ints roads;
  private final Ints bulge;
  private final Ints southernFront;
  private final AirDrops drops;
  private final Regiments regiments;

  KharkovAdvice(KharkovTheatre theatre, Facts facts) {
    this.theatre = theatre;
    this.drops = new AirDrops(theatre, facts);
    this.regiments = new Regiments(theatre, facts);
    this.stakes = stakes(theatre);
    this.roads = region(theatre, "road-poltava").plus(region(theatre, "road-dnepropetrovsk"));
    this.southernFront = region(theatre, "front-soviet").filter(theatre.ground()::inSouth);
    // The Axis counter-stroke aims at the neck of the bulge, between Izyum and Slavyansk.
    this.bulge =
        Ints.of(
            Stream.of("izyum", "barvenkovo", "balakleya", "savintsy")
                .flatMap(id -> theatre.map().places().stream().filter(p -> p.id().equals(id)))
                .flatMap(place -> place.hexes().stream())
                .mapToInt(Integer::intValue)
                .toArray());
  }

  private static Ints region(KharkovTheatre theatre, String name) {
    return theatre.map().region(name).toInts();
  }

  @Override
  public List<Objective> objectives(Position position, Side side) {
    List<Objective> objectives = new ArrayList<>();
    int taken = side == Side.AXIS ? 0 : position.ledger(Ledger.CITIES_SOVIET);
    add(objectives, theatre.ground().citiesWithout(taken), CITY);
    Ints held = heldRoads(position);
    if (side == Side.SOVIET) {
      // One road hex held isolates Kharkov: then that is the one to keep.
      for (int hex : roads) {
        boolean toCut = held.isEmpty() || held.contains(hex);
        objectives.add(new Objective(hex, toCut ? ROAD_TO_CUT : ROAD_BESIDE));
      }
      return objectives;
    }
    add(objectives, held, ROAD_TO_CUT);
    if (position.ledger(Ledger.SOUTH_WOKE) != 0) {
      add(objectives, bulge, BULGE);
    }
    return objectives;
  }

  private static void add(List<Objective> objectives, Ints hexes, int worth) {
    hexes.each(hex -> objectives.add(new Objective(hex, worth)));
  }

  /** The road hexes on which Soviet units stand. */
  private Ints heldRoads(Position position) {
    Board board = theatre.board(position);
    return roads.filter(hex -> board.units(Side.SOVIET, hex) > 0);
  }

  /**
   * City hexes of a side, each of which the control of its city hangs on, and for the Soviets the
   * roads they stand on.
   */
  @Override
  public List<Objective> holdings(Position position, Side side) {
    List<Objective> holdings = new ArrayList<>();
    int soviet = position.ledger(Ledger.CITIES_SOVIET);
    for (int hex : theatre.ground().citiesWithout(side == Side.AXIS ? soviet : ~soviet)) {
      holdings.add(new Objective(hex, cityWorth(position, hex)));
    }
    if (side == Side.SOVIET) {
      add(holdings, heldRoads(position), ROAD_TO_CUT);
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

  private int cityWorth(Position position, int hex) {
    int bit = 1 << theatre.ground().cityIndex(hex);
    boolean entered = (position.ledger(Ledger.CITIES_ENTERED) & bit) != 0;
    int worth = entered ? 0 : theatre.charts().points("city-hex");
    for (String city : List.of("kharkov", "poltava", "dnepropetrovsk")) {
      if (theatre.ground().city(city).has(hex)) {
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

  /** Regiments before anything moves, and supply by air once nothing fights any more. */
  @Override
  public Optional<Order> counsel(Position position, Orders legal) {
    return switch (legal.decision().code()) {
      case "move-axis" -> regiments.order(position, legal);
      case "supply-by-air" -> drops.order(position, legal);
      default -> Optional.empty();
    };
  }

  /** A regiment that has dug in gives its trenches up by leaving. */
  @Override
  public double footing(Position position, int unit, int hex) {
    return position.has(unit, KharkovMarks.ENTRENCHED) && position.place(unit) == hex ? DUG_IN : 0;
  }

  @Override
  public double supportKept(Position position, Side side) {
    return side == Side.AXIS ? drops.kept(position) : 0;
  }
}
