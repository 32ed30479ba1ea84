package stavka.engine.counter;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import stavka.engine.value.Side;

/** All counters of a scenario, by number and by id. */
public final class Roster {
  private final List<Counter> counters;
  private final Map<String, Counter> byId = new HashMap<>();
  private final boolean[] axis;

  public Roster(List<Counter> counters) {
    this.counters = List.copyOf(counters);
    this.axis = new boolean[counters.size()];
    for (int index = 0; index < counters.size(); index++) {
      Counter counter = counters.get(index);
      if (counter.index() != index) {
        throw new IllegalArgumentException("counter " + counter.id() + " is out of place");
      }
      if (byId.put(counter.id(), counter) != null) {
        throw new IllegalArgumentException("two counters are called " + counter.id());
      }
      axis[index] = counter.side() == Side.AXIS;
    }
  }

  public int size() {
    return counters.size();
  }

  public Counter get(int index) {
    return counters.get(index);
  }

  public List<Counter> all() {
    return counters;
  }

  public boolean isAxis(int index) {
    return axis[index];
  }

  public Side side(int index) {
    return axis[index] ? Side.AXIS : Side.SOVIET;
  }

  /** The number of the counter of that id, or -1. */
  public int index(String id) {
    Counter counter = byId.get(id);
    return counter == null ? -1 : counter.index();
  }
}
