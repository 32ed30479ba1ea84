package stavka.engine.position;

import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Something worked out once from where counters are, their words, the hex layers, the ledger and
 * the turn, and kept with the position. It must not depend on phase, frames or chance: positions
 * that differ only in those share it. This object is the key: whoever has it finds the same value.
 */
public final class Derived<T> {
  private final @Nullable Function<? super Position, ? extends T> work;

  /** For what has no basis but the position itself. */
  public Derived(Function<? super Position, ? extends T> work) {
    this.work = work;
  }

  /**
   * For what depends on nothing but some layers: it is kept from position to position until one of
   * them is written to.
   */
  public Derived(Function<? super Position, ? extends T> work, HexLayer... layers) {
    HexLayer[] read = layers.clone();
    this.work = position -> lasting(position, SameArrays.of(position, read), work);
  }

  /**
   * For what depends on nothing but a basis, which is sooner worked out: it is kept from position
   * to position as long as that stays equal. A basis holds no position, or all positions before it
   * would be kept.
   */
  public <B> Derived(
      Function<? super Position, ? extends B> basis, Function<? super B, ? extends T> workOnBasis) {
    this.work =
        position -> {
          B now = basis.apply(position);
          return lasting(position, now, any -> workOnBasis.apply(now));
        };
  }

  /**
   * For what is sooner brought up to date than worked out afresh.
   *
   * @param renew is given the last that was worked out on the way to the position, or null; it may
   *     have been for any position before
   */
  @SuppressWarnings("unchecked")
  public Derived(BiFunction<? super Position, ? super @Nullable T, ? extends T> renew) {
    this.work =
        position -> {
          Known.Lasting last = position.derived.lasting;
          while (last != null && last.key != this) {
            last = last.next;
          }
          T found =
              Objects.requireNonNull(renew.apply(position, last == null ? null : (T) last.value));
          position.derived.lasting =
              Known.Lasting.instead(this, position.derived.lasting, this, found);
          return found;
        };
  }

  /** For what is worked out by the help of something that all who ask have, see {@link #of}. */
  public Derived() {
    this.work = null;
  }

  public T of(Position position) {
    return of(position, Objects.requireNonNull(work));
  }

  @SuppressWarnings("unchecked")
  private T lasting(
      Position position, Object basis, Function<? super Position, ? extends T> afresh) {
    for (Known.Lasting one = position.derived.lasting; one != null; one = one.next) {
      if (one.key == this && one.basis.equals(basis)) {
        return (T) one.value;
      }
    }
    T found = Objects.requireNonNull(afresh.apply(position));
    position.derived.lasting = Known.Lasting.instead(this, position.derived.lasting, basis, found);
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

  /** Layers as they are: one that is written to is another array, so none need be compared. */
  private static final class SameArrays {
    private final byte[][] arrays;

    private SameArrays(byte[][] arrays) {
      this.arrays = arrays;
    }

    static SameArrays of(Position position, HexLayer[] layers) {
      byte[][] arrays = new byte[layers.length][];
      for (int i = 0; i < arrays.length; i++) {
        arrays[i] = position.layers[layers[i].index()];
      }
      return new SameArrays(arrays);
    }

    @Override
    @SuppressWarnings("ReferenceEquality")
    public boolean equals(Object other) {
      if (!(other instanceof SameArrays that) || arrays.length != that.arrays.length) {
        return false;
      }
      for (int i = 0; i < arrays.length; i++) {
        if (arrays[i] != that.arrays[i]) {
          return false;
        }
      }
      return true;
    }

    @Override
    public int hashCode() {
      return arrays.length;
    }
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

    /** One value that holds as long as its basis stays equal. */
    static final class Lasting {
      final Derived<?> key;
      final Object basis;
      final Object value;
      final @Nullable Lasting next;

      private Lasting(Derived<?> key, Object basis, Object value, @Nullable Lasting next) {
        this.key = key;
        this.basis = basis;
        this.value = value;
        this.next = next;
      }

      /** A value in the place of the one that was known by its key. */
      static Lasting instead(Derived<?> key, @Nullable Lasting old, Object basis, Object value) {
        return new Lasting(key, basis, value, others(key, old));
      }

      private static @Nullable Lasting others(Derived<?> key, @Nullable Lasting old) {
        if (old == null || old.key == key) {
          return old == null ? null : old.next;
        }
        return new Lasting(old.key, old.basis, old.value, others(key, old.next));
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
