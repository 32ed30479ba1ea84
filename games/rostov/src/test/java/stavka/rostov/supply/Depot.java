package stavka.rostov.supply;

import java.util.function.IntPredicate;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.Field;
import stavka.rostov.command.Command;
import stavka.rostov.command.Use;
import stavka.rostov.losses.Fates;
import stavka.rostov.works.Pontoons;
import stavka.rostov.works.RostovForts;

/** The parts of supply put together as the game has them, and words for asking them. */
public final class Depot {
  public static final Fates FATES = new Fates(Field.THEATRE);
  public static final RostovForts FORTS = new RostovForts(Field.THEATRE);
  public static final Pontoons PONTOONS = new Pontoons(Field.THEATRE, FATES);
  public static final RostovLines LINES = new RostovLines(Field.THEATRE, FORTS, PONTOONS);
  static final AttackPoints POINTS = new AttackPoints(Field.THEATRE);
  static final SupplyCounters COUNTERS = new SupplyCounters(Field.THEATRE, FATES);
  static final SupplyEntry ENTRY = new SupplyEntry(Field.THEATRE, LINES, POINTS);
  static final SupplyJudge JUDGE = new SupplyJudge(Field.THEATRE, LINES);

  private Depot() {}

  /** The supply phases, with some hexes in range of headquarters that are not operational. */
  public static SupplySection section(IntPredicate nonOp) {
    return new SupplySection(
        Field.THEATRE, LINES, POINTS, COUNTERS, PONTOONS, new Staffs(nonOp), FATES);
  }

  /** Headquarters of which nothing is known but where they fail. */
  private record Staffs(IntPredicate failing) implements Command {
    @Override
    public int value(Position position, int headquarters) {
      return 0;
    }

    @Override
    public int left(Position position, int headquarters, Use use) {
      return 0;
    }

    @Override
    public boolean nonOp(Position position, int hex) {
      return failing.test(hex);
    }

    @Override
    public Ints operational(Position position, int hex) {
      return Ints.EMPTY;
    }

    @Override
    public void spend(Draft draft, int headquarters, Use use) {}
  }

  public static boolean reaches(Field field, Side side, String hex) {
    return LINES.reaches(field.position(), side, field.hex(hex));
  }

  public static boolean serves(Field field, String counter, String hex) {
    return LINES.serves(field.position(), field.unit(counter), field.hex(hex));
  }

  /** The ids of land units on the map that have no general supply, with spaces between. */
  static String wanting(Field field) {
    StringBuilder ids = new StringBuilder();
    for (int unit = 0; unit < Field.THEATRE.pieces().count(); unit++) {
      if (field.position().onMap(unit)
          && Field.THEATRE.pieces().combat(unit)
          && !Field.THEATRE.pieces().flotilla(unit)
          && !LINES.supplied(field.position(), unit)) {
        ids.append(Field.THEATRE.roster().get(unit).id()).append(' ');
      }
    }
    return ids.toString().strip();
  }

  /** The supply counter on a hex. */
  static int supplyAt(Field field, String hex) {
    return field.position().stack(field.hex(hex)).filter(Field.THEATRE.pieces()::column).first();
  }

  /** The code of the objection to an order, or "ok". */
  public static String answer(Field field, ExtraOrder offers, Order order) {
    Objection objection = offers.objection(field.position(), order);
    return objection == null ? "ok" : objection.code();
  }
}
