package stavka.rostov.staff;

import java.util.Arrays;
import java.util.OptionalDouble;
import stavka.engine.position.Derived;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.rostov.command.Headquarters;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SupplyState;
import stavka.rostov.supply.RostovLines;

/** Where units stand well: in supply and command, and those who serve others behind them. */
public final class Stations {
  private static final double HUNGER = 2;
  private static final double FIRST_HUNGER = 0.3;
  private static final double SUMMER_HUNGER = 0.8;
  private static final double SILENCE = 1;

  /** How near a hex is to the front whose units are served. */
  private static final int FRONT = 2;

  private static final int COLUMN_REACH = 5;
  private static final double FAR = 0.02;

  /** What it costs to lose who cannot fight, beside the points that go with it. */
  private static final double LOST = 3;

  private static final double POINT = 3;

  /** What part of those who could come may be expected, and the odds at which all is lost. */
  private static final double COMING = 0.7;

  private static final double ROUT = 4;

  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final RostovLines lines;
  private final Headquarters headquarters;
  private final Departures departures;
  private final Aims aims;
  private final Menace menace;
  private final int range;
  private final Derived<int[][]> fronts;

  public Stations(RostovTheatre theatre, RostovLines lines, Headquarters headquarters, Aims aims) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.lines = lines;
    this.headquarters = headquarters;
    this.departures = new Departures(theatre);
    this.aims = aims;
    this.menace = new Menace(theatre);
    this.range = theatre.charts().command().range();
    this.fronts = new Derived<>(this::fronts);
  }

  Menace menace() {
    return menace;
  }

  /** Armour first, then motorised units, infantry, guns, staffs, supply. */
  public int echelon(int unit) {
    if (pieces.column(unit) || pieces.pontoon(unit)) {
      return 5;
    }
    if (pieces.headquarters(unit)) {
      return 4;
    }
    if (pieces.artillery(unit) || pieces.base(unit)) {
      return 3;
    }
    return pieces.armour(unit) ? 0 : pieces.motorised(unit) ? 1 : 2;
  }

  /** Who fights wants a line, and no headquarters about that has failed. */
  public double footing(Position position, int unit, int hex) {
    Side side = pieces.side(unit);
    double worth = lines.reaches(position, side, hex) ? 0 : -hunger(position, unit);
    boolean silent = side == Side.SOVIET && headquarters.nonOp(position, hex);
    return worth - (silent ? SILENCE : 0) + departures.worth(position, unit, hex);
  }

  /** What a unit without a line suffers: nothing in its first turn, and little in good weather. */
  private double hunger(Position position, int unit) {
    if (!theatre.plan(position).daring(theatre.sky(position))) {
      return HUNGER;
    }
    return SupplyState.of(position, unit) == SupplyState.GENERAL ? FIRST_HUNGER : SUMMER_HUNGER;
  }

  /** By side, the fighting units within a few hexes of the enemy: hex and strength in turn. */
  private int[][] fronts(Position position) {
    int[][] all = new int[2][];
    Board board = theatre.board(position);
    for (Side side : Side.values()) {
      byte[] far = board.distancesToUnits(side.enemy());
      int[] found = new int[2 * pieces.count()];
      int count = 0;
      for (int unit = 0; unit < pieces.count(); unit++) {
        if (position.onMap(unit)
            && pieces.side(unit) == side
            && pieces.combat(unit)
            && !pieces.headquarters(unit)
            && !pieces.artillery(unit)
            && far[position.place(unit)] <= FRONT) {
          found[count++] = position.place(unit);
          found[count++] = pieces.attack(position, unit);
        }
      }
      all[side.ordinal()] = Arrays.copyOf(found, count);
    }
    return all;
  }

  public OptionalDouble post(Position position, int unit, int hex) {
    if (pieces.column(unit)) {
      return OptionalDouble.of(
          served(position, unit, hex, COLUMN_REACH, 0.1) - danger(position, unit, hex));
    }
    if (pieces.headquarters(unit)) {
      return OptionalDouble.of(
          served(position, unit, hex, range, 0.12) - danger(position, unit, hex));
    }
    if (pieces.artillery(unit)) {
      return OptionalDouble.of(
          targets(position, unit, hex)
              - danger(position, unit, hex)
              + departures.worth(position, unit, hex));
    }
    return OptionalDouble.empty();
  }

  /** The strength of those at the front who are served from a hex, and how far the others are. */
  private double served(Position position, int unit, int hex, int reach, double each) {
    int[] front = fronts.of(position)[pieces.side(unit).ordinal()];
    double sum = 0;
    int nearest = 60;
    for (int i = 0; i < front.length; i += 2) {
      int far = theatre.grid().distance(hex, front[i]);
      nearest = Math.min(nearest, far);
      sum += far <= reach ? each * (1 + front[i + 1]) / (1 + others(position, unit, front[i])) : 0;
    }
    return sum - FAR * 10 * nearest + (lines.reaches(position, pieces.side(unit), hex) ? 0 : -2);
  }

  /** How many other columns serve a hex: on a wide front each had better serve somebody else. */
  private int others(Position position, int unit, int hex) {
    if (!pieces.column(unit) || !theatre.plan(position).wide()) {
      return 0;
    }
    int count = 0;
    for (int other = 0; other < pieces.count(); other++) {
      if (other != unit
          && pieces.column(other)
          && position.onMap(other)
          && pieces.side(other) == pieces.side(unit)
          && theatre.grid().distance(position.place(other), hex) <= COLUMN_REACH) {
        count++;
      }
    }
    return count;
  }

  /** The strength of enemies that a gun would reach from a hex. */
  private double targets(Position position, int unit, int hex) {
    int[] front = fronts.of(position)[pieces.side(unit).enemy().ordinal()];
    int reach = pieces.range(unit);
    double sum = 0;
    int nearest = 60;
    for (int i = 0; i < front.length; i += 2) {
      int far = theatre.grid().distance(hex, front[i]);
      nearest = Math.min(nearest, far);
      sum += far <= reach ? 0.3 : 0;
    }
    int[] own = fronts.of(position)[pieces.side(unit).ordinal()];
    boolean together = false;
    for (int i = 0; i < own.length; i += 2) {
      together |= own[i] == hex;
    }
    return Math.min(3, sum) - FAR * 10 * nearest + (together ? 0.5 : 0);
  }

  /** What the enemy may do to who cannot fight, with those who stand by him on a hex. */
  private double danger(Position position, int unit, int hex) {
    Side side = pieces.side(unit);
    double threat = COMING * menace.at(position, side, hex);
    if (threat <= 0) {
      return 0;
    }
    double odds = threat / (1 + guard(position, side, hex));
    double lost = Math.clamp((odds - 1) / (ROUT - 1), 0, 1);
    return lost * (LOST + POINT * aims.stake(unit));
  }

  private int guard(Position position, Side side, int hex) {
    int sum = 0;
    for (int unit = position.top(hex); unit != Position.NOBODY; unit = position.below(unit)) {
      if (pieces.side(unit) == side
          && pieces.combat(unit)
          && !pieces.headquarters(unit)
          && !pieces.artillery(unit)) {
        sum += pieces.defence(position, unit);
      }
    }
    return sum;
  }
}
