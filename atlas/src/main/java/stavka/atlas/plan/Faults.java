package stavka.atlas.plan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import stavka.formats.BadFile;
import stavka.formats.Node;

/** Collects the faults of a plan while reading goes on behind each of them. */
final class Faults {
  private final List<BadFile> faults = new ArrayList<>();

  List<BadFile> list() {
    return List.copyOf(faults);
  }

  void addAll(List<BadFile> more) {
    faults.addAll(more);
  }

  void attempt(Runnable reading) {
    try {
      reading.run();
    } catch (BadFile fault) {
      faults.add(fault);
    }
  }

  <T> T attempt(Supplier<T> reading, T otherwise) {
    try {
      return reading.get();
    } catch (BadFile fault) {
      faults.add(fault);
      return otherwise;
    }
  }

  <T> @Nullable T attemptOrNull(Supplier<T> reading) {
    try {
      return reading.get();
    } catch (BadFile fault) {
      faults.add(fault);
      return null;
    }
  }

  /** Reads each entry of an optional mapping by itself. */
  <T> SequencedMap<String, T> each(Node root, String field, Function<Node, T> reader) {
    SequencedMap<String, T> result = new LinkedHashMap<>();
    attempt(
        () ->
            root.optional(field)
                .ifPresent(
                    all ->
                        all.fields()
                            .forEach(
                                (name, node) ->
                                    attempt(() -> put(result, name, reader.apply(node))))));
    return result;
  }

  /** Reads each item of an optional list by itself. */
  <T> List<T> eachItem(Node root, String field, Function<Node, T> reader) {
    List<T> result = new ArrayList<>();
    attempt(
        () -> root.itemsOf(field).forEach(item -> attempt(() -> add(result, reader.apply(item)))));
    return result;
  }

  private static <T> void put(SequencedMap<String, T> map, String name, T value) {
    map.put(name, value);
  }

  private static <T> void add(List<T> list, T value) {
    list.add(value);
  }
}
