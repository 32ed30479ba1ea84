package stavka.atlas.draw;

import stavka.engine.map.Locality;
import stavka.formats.Bilingual;

/** The languages a map can be lettered in. */
public enum Language {
  EN,
  FR;

  String of(Bilingual name) {
    return of(name.english(), name.french());
  }

  String of(Locality place) {
    return of(place.english(), place.french());
  }

  String of(String english, String french) {
    return this == EN ? english : french;
  }

  /** A number with at most one decimal, as the language writes it. */
  String number(double value) {
    long tenths = Math.round(value * 10);
    if (tenths % 10 == 0) {
      return Long.toString(tenths / 10);
    }
    return tenths / 10 + of(".", ",") + tenths % 10;
  }
}
