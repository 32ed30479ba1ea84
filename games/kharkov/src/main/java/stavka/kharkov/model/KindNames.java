package stavka.kharkov.model;

import java.util.Locale;

/** How data files write the kinds of counter. */
final class KindNames {
  private KindNames() {}

  static Kind kind(String name) {
    return Kind.valueOf(name.toUpperCase(Locale.ROOT));
  }
}
