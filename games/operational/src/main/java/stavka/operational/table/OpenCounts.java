package stavka.operational.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import stavka.engine.event.Counted;
import stavka.engine.event.Event;
import stavka.engine.position.HexLayer;
import stavka.engine.position.Position;
import stavka.engine.table.View;
import stavka.engine.value.Ints;

/** What everybody may know of ledger and layers: numbers by their names in views, and what else. */
public final class OpenCounts {
  private record Entry(String name, String rule) {}

  /** Tells what a change of an entry means. */
  @FunctionalInterface
  public interface Change {
    void tell(int entry, int before, int after, Consumer<Event> tell);
  }

  /** What it means that a hex's bit is set or no longer. */
  @FunctionalInterface
  public interface BitChange {
    Event of(int hex, boolean set);
  }

  /** Tells what a new value of a layer on a hex means. */
  @FunctionalInterface
  public interface LayerChange {
    Event of(int hex, int value);
  }

  /** Tells what it means that a layer's value on a hex became another. */
  @FunctionalInterface
  public interface LayerStory {
    void tell(int hex, int before, int after, Consumer<Event> tell);
  }

  private final Map<Integer, Entry> entries = new LinkedHashMap<>();
  private final Map<Integer, Change> changes = new HashMap<>();
  private final Map<HexLayer, LayerStory> layers = new HashMap<>();
  private final List<BiConsumer<Position, Consumer<Event>>> beginnings = new ArrayList<>();

  /** A plain number. */
  public OpenCounts with(int entry, String name, String rule) {
    entries.put(entry, new Entry(name, rule));
    return this;
  }

  /** Entries that mean something else, from one on. */
  public OpenCounts from(int entry, int count, Change change) {
    for (int i = 0; i < count; i++) {
      changes.put(entry + i, change);
    }
    return this;
  }

  /** An entry with a bit for each of some hexes. */
  public OpenCounts bits(int entry, Ints hexes, BitChange change) {
    return from(
        entry,
        1,
        (at, before, after, tell) -> {
          for (int i = 0; i < hexes.size(); i++) {
            if (((before ^ after) & (1 << i)) != 0) {
              tell.accept(change.of(hexes.get(i), (after & (1 << i)) != 0));
            }
          }
        });
  }

  public OpenCounts on(HexLayer layer, LayerChange change) {
    return telling(layer, (hex, before, after, tell) -> tell.accept(change.of(hex, after)));
  }

  public OpenCounts telling(HexLayer layer, LayerStory story) {
    layers.put(layer, story);
    return this;
  }

  /** What else lies open at the start, told after the numbers. */
  public OpenCounts beginning(BiConsumer<Position, Consumer<Event>> told) {
    beginnings.add(told);
    return this;
  }

  /** Tells what each number says at the start, unless it is 0, and what else lies open then. */
  public void begin(Position start, Consumer<Event> tell) {
    for (int entry : new TreeMap<>(entries).keySet()) {
      tell(entry, 0, start.ledger(entry), tell);
    }
    beginnings.forEach(told -> told.accept(start, tell));
  }

  /** Tells what a change of an entry means, if everybody may know. */
  public void tell(int entry, int before, int after, Consumer<Event> tell) {
    Entry open = entries.get(entry);
    if (open != null && before != after) {
      tell.accept(new Counted(open.name(), after, open.rule()));
    }
    Change change = changes.get(entry);
    if (change != null) {
      change.tell(entry, before, after, tell);
    }
  }

  /** Tells what a change of a layer means, if everybody may know. */
  void tell(int hex, HexLayer layer, int before, int after, Consumer<Event> tell) {
    LayerStory story = layers.get(layer);
    if (story != null) {
      story.tell(hex, before, after, tell);
    }
  }

  /** The plain numbers as views show them, in the order in which they were given. */
  public List<View.Fact> facts(Position position) {
    List<View.Fact> facts = new ArrayList<>();
    entries.forEach((entry, open) -> facts.add(new View.Fact(open.name(), position.ledger(entry))));
    return facts;
  }
}
