package stavka.bautzen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import stavka.bautzen.combat.Answer;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Charts;
import stavka.bautzen.model.Kind;
import stavka.bautzen.victory.Places;
import stavka.engine.order.Order;
import stavka.engine.play.Advice;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.trace.TraceField;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** What is worth having in Bautzen. */
final class BautzenAdvice implements Advice {
  /** The middle of the draws of the whole battle. */
  private static final double EVEN = 5.5;

  /** What the hunger of a cut-off unit costs it, in steps. */
  private static final double HUNGER = 0.8;

  private final Sections sections;
  private final BautzenTheatre theatre;
  private final BautzenPieces pieces;
  private final double[] stakes;

  BautzenAdvice(Sections sections) {
    this.sections = sections;
    this.theatre = sections.theatre();
    this.pieces = theatre.pieces();
    this.stakes = stakes(theatre);
  }

  @Override
  public List<Objective> objectives(Position position, Side side) {
    List<Objective> objectives = new ArrayList<>();
    for (Charts.Place place : theatre.charts().victory().places()) {
      int swing = place.axis() + place.soviet();
      int worth = place.each() ? swing : Math.max(1, swing / place.hexes().size());
      for (int hex : place.hexes()) {
        if (theatre.plan(position).covers(hex)) {
          boolean mine = Places.holder(position, hex) == side;
          objectives.add(new Objective(hex, mine ? Math.max(1, worth / 2) : worth));
        }
      }
    }
    return objectives;
  }

  @Override
  public List<Objective> holdings(Position position, Side side) {
    return objectives(position, side).stream()
        .filter(objective -> Places.holder(position, objective.hex()) == side)
        .toList();
  }

  @Override
  public double evenLead() {
    return EVEN;
  }

  /** A regiment is worth its share of its formation, a headquarters and 1 KP their own points. */
  private static double[] stakes(BautzenTheatre theatre) {
    BautzenPieces pieces = theatre.pieces();
    Charts.Victory victory = theatre.charts().victory();
    double[] stakes = new double[pieces.count()];
    for (int unit = 0; unit < stakes.length; unit++) {
      int formation = pieces.formation(unit);
      if (pieces.kind(unit).headquarters()) {
        stakes[unit] = victory.headquarters();
      } else if (formation != BautzenPieces.NONE) {
        Ints units = pieces.formations().get(formation).filter(u -> !pieces.kind(u).headquarters());
        stakes[unit] = units.size() > 1 ? (double) victory.formation() / units.size() : 0;
      } else {
        stakes[unit] = victory.units().getOrDefault(unit, 0);
      }
    }
    return stakes;
  }

  @Override
  public double stake(int unit) {
    return stakes[unit];
  }

  /** Staffs and guns follow the fighting units, and columns follow the staffs. */
  @Override
  public int echelon(int unit) {
    return switch (pieces.kind(unit)) {
      case COLUMN -> 3;
      case HQ, HIGH_HQ -> 2;
      case ARTILLERY -> 1;
      default -> 0;
    };
  }

  /** A hex without a line is a hungry one; staffs and guns stay out of the enemy's reach. */
  @Override
  public double footing(Position position, int unit, int hex) {
    Side side = pieces.side(unit);
    TraceField lines = sections.lines().supply(position, side);
    double footing = lines.reaches(hex) ? 0 : -HUNGER;
    boolean frail = pieces.kind(unit).headquarters() || pieces.is(unit, Kind.ARTILLERY);
    return frail ? footing + rear(position, unit, hex) : footing;
  }

  /** Near to those it serves, but not beside enemies. */
  private double rear(Position position, int unit, int hex) {
    Side side = pieces.side(unit);
    int reach = pieces.is(unit, Kind.ARTILLERY) ? theatre.charts().range() : pieces.distance(unit);
    int served = 0;
    boolean beside = false;
    for (int other = 0; other < pieces.count(); other++) {
      if (position.onMap(other)) {
        int far = position.grid().distance(position.place(other), hex);
        boolean enemy = pieces.side(other) != side && pieces.fights(other);
        beside |= enemy && far <= 1;
        boolean serves =
            pieces.is(unit, Kind.ARTILLERY)
                ? enemy && far <= reach
                : far <= reach && sections.command().mayCommand(unit, other);
        served += serves ? 1 : 0;
      }
    }
    return 0.15 * Math.min(8, served) - (beside ? 1.5 : 0);
  }

  /** A column lies within reach of staffs, behind those who fight. */
  @Override
  public OptionalDouble post(Position position, int unit, int hex) {
    if (pieces.fights(unit)) {
      return OptionalDouble.empty();
    }
    Side side = pieces.side(unit);
    double worth = 0;
    for (int hq : pieces.headquarters()) {
      if (pieces.side(hq) == side && position.onMap(hq)) {
        int far = position.grid().distance(position.place(hq), hex);
        int near = pieces.distance(hq);
        worth += far <= near ? (pieces.is(hq, Kind.HIGH_HQ) ? 1.5 : 0.7) : -0.01 * far;
      }
    }
    for (int other = 0; other < pieces.count(); other++) {
      if (position.onMap(other) && pieces.side(other) != side && pieces.fights(other)) {
        int far = position.grid().distance(position.place(other), hex);
        worth -= far <= 1 ? 3 : far <= 3 ? 0.5 : 0;
      }
    }
    return OptionalDouble.of(worth);
  }

  /** A column is spent in the defence where the hex is worth it. */
  @Override
  public Optional<Order> counsel(Position position, Orders legal) {
    List<Answer> answers = new ArrayList<>();
    legal.forEach(
        order -> {
          if (order instanceof Answer answer) {
            answers.add(answer);
          }
        });
    return answers.isEmpty() ? Optional.empty() : Optional.of(answers.getLast());
  }
}
