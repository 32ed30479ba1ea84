package stavka.bautzen;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import stavka.bautzen.combat.Answer;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Box;
import stavka.bautzen.model.Charts;
import stavka.bautzen.model.Kind;
import stavka.bautzen.victory.Places;
import stavka.engine.counter.Step;
import stavka.engine.order.Lose;
import stavka.engine.order.Order;
import stavka.engine.play.Advice;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** What is worth having in Bautzen. */
final class BautzenAdvice implements Advice {
  private static final String ANSWER = "answer-attack";
  private static final String LOSS = "lose";

  /** The middle of the draws of the whole battle. */
  private static final double EVEN = 9;

  /** What part of a town's worth each of its hexes has: more than half of them bring all of it. */
  private static final double TOWN = 0.6;

  /** How many times over a place is missed that is lost: it was the way to the next as well. */
  private static final int MISSED = 2;

  /**
   * An army of single regiments before massed armour: it bars the roads, and holds Bautzen and
   * Weissenberg longer than a side that shuns every risk.
   */
  private static final Temper STUBBORN = new Temper(1.5, 5, 1);

  private static final Temper CAREFUL = new Temper(2.5, 1, 1);

  /** What the hunger of a cut-off unit costs it, in steps. */
  private static final double HUNGER = 0.8;

  /** What it is worth to be in reach of the highest headquarters, of others, or of a target. */
  private static final double HIGH = 1.5;

  private static final double LOW = 0.7;

  /** Targets beyond which more add nothing. */
  private static final int MANY = 5;

  /** What a hex of distance, and enemies beside or near a counter that cannot fight, cost. */
  private static final double FAR = 0.01;

  private static final double BESIDE = 3;
  private static final double NEAR = 0.4;

  /** What a point of strength is worth, and what else goes with the last step of a unit. */
  private static final double STRENGTH = 0.25;

  private static final double GONE = 1;

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
      int worth = place.each() || place.hexes().size() == 1 ? swing : (int) (TOWN * swing);
      for (int hex : place.hexes().filter(theatre.plan(position)::covers)) {
        objectives.add(new Objective(hex, worth));
      }
    }
    return objectives;
  }

  @Override
  public List<Objective> holdings(Position position, Side side) {
    return objectives(position, side).stream()
        .filter(objective -> Places.holder(position, objective.hex()) == side)
        .map(objective -> new Objective(objective.hex(), MISSED * objective.worth()))
        .toList();
  }

  @Override
  public double evenLead(Position position) {
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

  /** The points of a formation go with its last regiment: the fewer are left, the more each. */
  @Override
  public double stake(Position position, int unit) {
    int formation = pieces.formation(unit);
    if (formation == BautzenPieces.NONE || pieces.kind(unit).headquarters() || stakes[unit] == 0) {
      return stakes[unit];
    }
    int left =
        pieces
            .formations()
            .get(formation)
            .filter(
                other ->
                    !pieces.kind(other).headquarters() && !position.inBox(other, Box.ELIMINATED))
            .size();
    return (double) theatre.charts().victory().formation() / Math.max(1, left * left);
  }

  @Override
  public Temper temper(Side side) {
    return side == Side.AXIS ? CAREFUL : STUBBORN;
  }

  /** Guns follow those who fight, and columns follow the guns. */
  @Override
  public int echelon(int unit) {
    return pieces.is(unit, Kind.COLUMN) ? 2 : pieces.is(unit, Kind.ARTILLERY) ? 1 : 0;
  }

  /** A hex without a line is a hungry one. */
  @Override
  public double footing(Position position, int unit, int hex) {
    return sections.lines().supply(position, pieces.side(unit)).reaches(hex) ? 0 : -HUNGER;
  }

  /**
   * Guns lie where they reach enemies, columns where staffs reach them, both behind those who
   * fight.
   */
  @Override
  public OptionalDouble post(Position position, int unit, int hex) {
    return switch (pieces.kind(unit)) {
      case COLUMN -> OptionalDouble.of(staffs(position, unit, hex) - danger(position, unit, hex));
      case ARTILLERY -> OptionalDouble.of(aims(position, unit, hex) - danger(position, unit, hex));
      default -> OptionalDouble.empty();
    };
  }

  private double staffs(Position position, int unit, int hex) {
    double worth = 0;
    for (int hq : pieces.headquarters()) {
      if (pieces.side(hq) == pieces.side(unit) && position.onMap(hq)) {
        int far = position.grid().distance(position.place(hq), hex);
        boolean near = far <= pieces.distance(hq);
        worth += near ? (pieces.is(hq, Kind.HIGH_HQ) ? HIGH : LOW) : -FAR * far;
      }
    }
    return worth;
  }

  private double aims(Position position, int unit, int hex) {
    int reached = 0;
    int nearest = Integer.MAX_VALUE;
    for (int enemy = 0; enemy < pieces.count(); enemy++) {
      if (position.onMap(enemy) && pieces.side(enemy) != pieces.side(unit)) {
        int far = position.grid().distance(position.place(enemy), hex);
        nearest = Math.min(nearest, far);
        reached += far <= theatre.charts().range() ? 1 : 0;
      }
    }
    return Math.min(MANY, reached) * LOW - FAR * nearest;
  }

  private double danger(Position position, int unit, int hex) {
    double danger = 0;
    for (int enemy = 0; enemy < pieces.count(); enemy++) {
      if (position.onMap(enemy)
          && pieces.side(enemy) != pieces.side(unit)
          && pieces.fights(enemy)) {
        int far = position.grid().distance(position.place(enemy), hex);
        danger += far <= 1 ? BESIDE : far <= 2 ? NEAR : 0;
      }
    }
    return danger;
  }

  /** A column is spent in the defence, and steps are lost by who is missed least. */
  @Override
  public Optional<Order> counsel(Position position, Orders legal) {
    return switch (legal.decision().code()) {
      case ANSWER -> answer(legal);
      case LOSS -> loss(position, legal);
      default -> Optional.empty();
    };
  }

  private static Optional<Order> answer(Orders legal) {
    List<Answer> answers = new ArrayList<>();
    legal.forEach(
        order -> {
          if (order instanceof Answer answer) {
            answers.add(answer);
          }
        });
    return answers.isEmpty() ? Optional.empty() : Optional.of(answers.getLast());
  }

  private Optional<Order> loss(Position position, Orders legal) {
    List<Lose> losses = new ArrayList<>();
    legal.forEach(
        order -> {
          if (order instanceof Lose lose) {
            losses.add(lose);
          }
        });
    return losses.stream()
        .map(Order.class::cast)
        .min(Comparator.comparingDouble(order -> missed(position, ((Lose) order).units().first())));
  }

  /** What a side misses when a unit loses a step: the last of a staff most of all. */
  private double missed(Position position, int unit) {
    List<Step> steps = position.counter(unit).steps();
    int left = pieces.stepsLeft(position, unit);
    Step now = steps.get(steps.size() - left);
    double strength = now.attack() + now.defence();
    if (left == 1) {
      return STRENGTH * strength
          + GONE
          + stakes[unit]
          + (pieces.kind(unit).headquarters() ? GONE : 0);
    }
    Step next = steps.get(steps.size() - left + 1);
    return STRENGTH * (strength - next.attack() - next.defence());
  }
}
