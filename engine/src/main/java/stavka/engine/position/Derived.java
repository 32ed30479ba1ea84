package stavka.engine.position;

import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Something worked out once from where counters are, their words, the hex layers, the ledger and
 * the turn, and kept with the position. It must not depend on phase, frames or chance: positions
 * that differ only in those share it. This object is the key: whoever has it finds the same value.
 */
public final class Derived<T> {
  private final @Nullable Function<? super Position, ? extends T> work;

  public Derived(Function<? super Position, ? extends T> work) {
    this.work = work;
  }

  /** For what is worked out by the help of something that all who ask have, see {@link #of}. */
  public Derived() {
    this.work = null;
  }

  public T of(Position position) {
    return of(position, Objects.requireNonNull(work));
  }

  /**
   * @param by how it is worked out if nobody has asked yet: by the same way for all positions of a
   *     match
   */
  @SuppressWarnings("unchecked")
  public T of(Position position, Function<? super Position, ? extends T> by) {
    Object known = position.derived.find(this);
    if (known == null) {
      known = Objects.requireNonNull(by.apply(position));
      position.derived.add(this, known);
    }
    return (T) known;
  }

  /** What has been worked out from one position, or from several between which it holds. */
  static final class Known {
    /** One value; threads which race may lose one, and at worst work it out twice. */
    private static final class Entry {
      final Derived<?> key;
      final Object value;
      @Nullable Entry next;

      Entry(Derived<?> key, Object value) {
        this.key = key;
        this.value = value;
      }
    }

    private @Nullable Entry first;

    @Nullable Object find(Derived<?> key) {
      for (Entry entry = first; entry != null; entry = entry.next) {
        if (entry.key == key) {
          return entry.value;
        }
      }
      return null;
    }

    void add(Derived<?> key, Object value) {
      // At the end: what is needed first, such as who stands where, is asked for most.
      Entry entry = new Entry(key, value);
      Entry last = first;
      if (last == null) {
        first = entry;
        return;
      }
      while (last.next != null) {
        last = last.next;
      }
      last.next = entry;
    }
  }
}
