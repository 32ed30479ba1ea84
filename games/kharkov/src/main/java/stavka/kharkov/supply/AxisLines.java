package stavka.kharkov.supply;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.RangeField;
import stavka.engine.trace.TraceField;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovGround;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.model.Limits;
import stavka.operational.model.Marks;

/** German supply lines to cities and roads, and the Romanian headquarters' lines. */
@Rule({"11.3", "11.31", "11.32", "11.33", "11.22", "11.24", "10.27"})
public final class AxisLines {
  private final KharkovGround ground;
  private final Limits.Lines limits;
  private final byte[] closed;
  private final Ints cities;
  private final Ints roads;
  private final RangeField supplied;
  private final @Nullable TraceField romanianRadius;
  private final boolean romanianHqSupplied;

  AxisLines(KharkovTheatre theatre, Position position) {
    ground = theatre.ground();
    limits = theatre.charts().limits().lines();
    closed = theatre.board(position).closedToLines(Side.AXIS);
    byte[] sides = ground.lineSides(Side.AXIS);
    cities = freeCities(ground, position);
    roads =
        TraceField.spread(
                ground.grid(),
                ground.roadSupplyEnds(),
                closed,
                ground.roadSides(),
                TraceField.ANY_LENGTH)
            .hexes();
    supplied =
        RangeField.of(
            ground.grid(), cities, limits.toCity(), roads, limits.toRoad(), closed, sides);
    int hq = theatre.pieces().romanianHq();
    if (position.onMap(hq) && position.has(hq, KharkovMarks.ACTIVE)) {
      int hex = position.place(hq);
      romanianRadius =
          TraceField.spread(
              ground.grid(), Ints.of(hex), closed, sides, theatre.roster().get(hq).rating());
      romanianHqSupplied = supplies(hex) || position.get(hq, Marks.GRACE) >= position.turn();
    } else {
      romanianRadius = null;
      romanianHqSupplied = false;
    }
  }

  /** City hexes that no Soviet unit has ever occupied. */
  @Rule("11.31")
  private static Ints freeCities(KharkovGround ground, Position position) {
    int entered = position.ledger(Ledger.CITIES_ENTERED);
    Ints free = Ints.EMPTY;
    for (int i = 0; i < ground.cityHexes().size(); i++) {
      if ((entered & (1 << i)) == 0) {
        free = free.with(ground.cityHexes().get(i));
      }
    }
    return free;
  }

  /** Whether a German unit on a hex is supplied. */
  public boolean supplies(int hex) {
    return supplied.reaches(hex);
  }

  /** Whether the active Romanian headquarters has a line of communication to a hex. */
  public boolean romanianCommanded(int hex) {
    return romanianRadius != null && romanianRadius.reaches(hex);
  }

  public boolean romanianSupplied(int hex) {
    return romanianHqSupplied && romanianCommanded(hex);
  }

  /** The lines to cities, to be shown. */
  public TraceField fromCities() {
    return TraceField.spread(
        ground.grid(), cities, closed, ground.lineSides(Side.AXIS), limits.toCity());
  }

  /** The lines to roads that lead to the rear, to be shown. */
  public TraceField fromRoads() {
    return TraceField.spread(
        ground.grid(), roads, closed, ground.lineSides(Side.AXIS), limits.toRoad());
  }
}
