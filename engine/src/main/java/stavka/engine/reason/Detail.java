package stavka.engine.reason;

import stavka.engine.value.Hex;
import stavka.engine.value.Unit;

/** Something a message names: put into words, in either language, only when it is shown. */
public sealed interface Detail {
  record OfUnit(@Unit int unit) implements Detail {}

  record OfHex(@Hex int hex) implements Detail {}

  record OfNumber(int number) implements Detail {}

  /** A word that has its own entry in the game's messages, such as a kind of terrain. */
  record OfWord(String key) implements Detail {}

  static Detail unit(int unit) {
    return new OfUnit(unit);
  }

  static Detail hex(int hex) {
    return new OfHex(hex);
  }

  static Detail number(int number) {
    return new OfNumber(number);
  }

  static Detail word(String key) {
    return new OfWord(key);
  }
}
