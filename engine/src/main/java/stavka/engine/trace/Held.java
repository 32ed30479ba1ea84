package stavka.engine.trace;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Something worked out when it is first needed; threads that race at worst do it twice. */
final class Held<T> implements Supplier<T> {
  private final Supplier<T> work;
  private @Nullable T known;

  Held(Supplier<T> work) {
    this.work = work;
  }

  @Override
  public T get() {
    T value = known;
    if (value == null) {
      value = work.get();
      known = value;
    }
    return value;
  }
}
