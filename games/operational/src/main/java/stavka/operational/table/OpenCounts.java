package stavka.operational.table;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import stavka.engine.event.Counted;
import stavka.engine.event.Event;
import stavka.engine.position.Position;

/** The entries of a ledger that everybody may know as plain numbers, by their names in views. */
public final class OpenCounts {
  private record Entry(String name, String rule) {}

  private final Map<Integer, Entry> entries = new TreeMap<>();

  public OpenCounts with(int entry, String name, String rule) {
    entries.put(entry, new Entry(name, rule));
    return this;
  }

  /** Tells what each of these says at the start, unless it is 0. */
  public void begin(Position start, Consumer<Event> tell) {
    for (int entry : entries.keySet()) {
      if (start.ledger(entry) != 0) {
        tell(entry, start.ledger(entry), tell);
      }
    }
  }

  /** Tells what an entry says now, if it is one of these. */
  public void tell(int entry, int value, Consumer<Event> tell) {
    Entry open = entries.get(entry);
    if (open != null) {
      tell.accept(new Counted(open.name(), value, open.rule()));
    }
  }
}
