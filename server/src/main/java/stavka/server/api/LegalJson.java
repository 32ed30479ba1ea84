package stavka.server.api;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import stavka.engine.order.Order;
import stavka.engine.play.Activity;
import stavka.engine.play.Orders;
import stavka.formats.record.Notation;
import stavka.server.json.JsonText;
import stavka.server.match.Situation;

/** The legal orders of a position: how many of each type, and some of each type whole. */
public final class LegalJson {
  /** A list of marches can hold tens of thousands of orders. */
  private static final long LONGEST_NANOS = 5_000_000_000L;

  private final Orders legal;
  private final int limit;
  private final long deadline = System.nanoTime() + LONGEST_NANOS;
  private final RandomGenerator random = new SplittableRandom(Situation.IMAGINED);
  private final TreeMap<String, Sample> types = new TreeMap<>();

  /** The list takes too long to make. */
  private static final class Late extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Late() {
      super("late", null, false, false);
    }
  }

  /** Orders of one type, each as likely to be kept as any other. */
  private static final class Sample {
    private final List<Order> kept = new ArrayList<>();
    private int met;
  }

  private LegalJson(Orders legal, int limit) {
    this.legal = legal;
    this.limit = limit;
  }

  /**
   * @param unit only orders that name this unit; -1 for all
   * @param limit the most orders of each type that are given whole
   */
  public static String text(Situation situation, int unit, int limit) {
    LegalJson list = new LegalJson(situation.legal(), limit);
    boolean whole = list.fill(unit);
    return JsonText.object(
        out -> {
          out.writeNumberProperty("after", situation.orders());
          out.writeBooleanProperty("whole", whole);
          out.writeName("counts");
          out.writeStartObject();
          list.types.forEach((type, sample) -> out.writeNumberProperty(type, sample.met));
          out.writeEndObject();
          out.writeName("orders");
          out.writeStartArray();
          for (Sample sample : list.types.values()) {
            sample.kept.forEach(order -> situation.rules().notation().write(out, order));
          }
          out.writeEndArray();
        });
  }

  /** Returns whether there was time for all of them. */
  private boolean fill(int unit) {
    try {
      if (unit < 0) {
        legal.forEach(this::take);
      } else if (legal.activity() == Activity.MOVE) {
        legal.forUnit(unit, this::take);
        legal.forExtras(naming(unit));
      } else {
        legal.forEach(naming(unit));
      }
      return true;
    } catch (Late late) {
      return false;
    }
  }

  private Consumer<Order> naming(int unit) {
    return order -> {
      if (OrderUnits.names(order, unit)) {
        take(order);
      }
    };
  }

  private void take(Order order) {
    if (System.nanoTime() - deadline >= 0) {
      throw new Late();
    }
    Sample sample = types.computeIfAbsent(Notation.type(order.getClass()), type -> new Sample());
    sample.met++;
    if (sample.kept.size() < limit) {
      sample.kept.add(order);
    } else {
      int place = random.nextInt(sample.met);
      if (place < limit) {
        sample.kept.set(place, order);
      }
    }
  }
}
