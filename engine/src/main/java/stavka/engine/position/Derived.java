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
  private final HexLayer[] layers;

  public Derived(Function<? super Position, ? extends T> work) {
    this.work = work;
    this.layers = new HexLayer[0];
  }

  /**
   * For what depends on nothing but some layers: it is kept from position to position until one of
   * them is written to.
   */
  public Derived(Function<? super Position, ? extends T> work, HexLayer... layers) {
    this.work = work;
    this.layers = layers.clone();
  }

  /** For what is worked out by the help of something that all who ask have, see {@link #of}. */
  public Derived() {
    this.work = null;
    this.layers = new HexLayer[0];
  }

  public T of(Position position) {
    Function<? super Position, ? extends T> by = Objects.requireNonNull(work);
    return layers.length == 0 ? of(position, by) : lasting(position, by);
  }

  @SuppressWarnings("unchecked")
  private T lasting(Position position, Function<? super Position, ? extends T> by) {
    for (Known.Lasting one = position.derived.lasting; one != null; one = one.next) {
      if (one.key == this && one.holds(position, layers)) {
        return (T) one.value;
      }
    }
    T found = Objects.requireNonNull(by.apply(position));
    byte[][] from = new byte[layers.length][];
    for (int i = 0; i < from.length; i++) {
      from[i] = position.layers[layers[i].index()];
    }
    position.derived.lasting = Known.Lasting.instead(this, position.derived.lasting, from, found);
    return found;
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

    /** One value that holds as long as the layers it was worked out from are the same. */
    static final class Lasting {
      final Derived<?> key;
      final Object value;
      final @Nullable Lasting next;
      private final byte[][] from;

      private Lasting(Derived<?> key, byte[][] from, Object value, @Nullable Lasting next) {
        this.key = key;
        this.from = from;
        this.value = value;
        this.next = next;
      }

      /** A layer that is written to is another array: what it holds need not be compared. */
      @SuppressWarnings("ReferenceEquality")
      boolean holds(Position position, HexLayer[] layers) {
        for (int i = 0; i < from.length; i++) {
          if (position.layers[layers[i].index()] != from[i]) {
            return false;
          }
        }
        return true;
      }

      /** A value in the place of the one that was known by its key. */
      static Lasting instead(Derived<?> key, @Nullable Lasting old, byte[][] from, Object value) {
        return new Lasting(key, from, value, others(key, old));
      }

      private static @Nullable Lasting others(Derived<?> key, @Nullable Lasting old) {
        if (old == null || old.key == key) {
          return old == null ? null : old.next;
        }
        return new Lasting(old.key, old.from, old.value, others(key, old.next));
      }
    }

    private @Nullable Entry first;

    /** Outlives the position: who works on from it begins with these. */
    @Nullable Lasting lasting;

    Known() {}

    Known(Known before) {
      this.lasting = before.lasting;
    }

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
