package stavka.rostov.rebuild;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.supply.RostovLines;

/** Soviet major cities that are cut off find some replacements within their walls. */
@Rule("7.42")
public record CutOffCities(RostovTheatre theatre, RostovLines lines) {
  /** Of the ledger's bits for a city's points. */
  private static final int BITS = 2;

  private static final int SPENT = (1 << BITS) - 1;

  /** Where the ledger's bits of cities begin that have had their turn. */
  private static final int CLOSED = 16;

  static final int NONE = -1;

  /** The number of the city that is cut off and has a hex, or {@link #NONE}. */
  int at(Position position, int hex) {
    for (Ints city : lines.cutOff(position)) {
      if (city.contains(hex)) {
        return lines.city(hex);
      }
    }
    return NONE;
  }

  /** Points that may still be spent in the cut-off city of a hex this turn. */
  int left(Position position, int hex) {
    for (Ints city : lines.cutOff(position)) {
      if (city.contains(hex)) {
        int spent = (position.ledger(RostovLedger.CITY_POINTS) >> shift(hex)) & SPENT;
        return theatre.charts().rebuild().cutOff(city.size()) - spent;
      }
    }
    return 0;
  }

  private int shift(int hex) {
    return lines.city(hex) * BITS;
  }

  void spend(Draft draft, int hex, int points) {
    draft.add(RostovLedger.CITY_POINTS, points << shift(hex));
  }

  /** Whether the NKVD of a city may take up arms: once, the first time it is cut off. */
  @Rule("7.42")
  boolean mobilises(Position position, int hex) {
    int city = at(position, hex);
    return city != NONE && (position.ledger(RostovLedger.CITY_NKVD) & (1 << (city + CLOSED))) == 0;
  }

  void mobilised(Draft draft, int hex) {
    int bit = 1 << (lines.city(hex) + CLOSED);
    draft.enter(RostovLedger.CITY_NKVD, draft.ledger(RostovLedger.CITY_NKVD) | bit);
  }

  /** Notes who is cut off; a city that was and is no more has had its turn. */
  public void watch(Draft draft) {
    int now = 0;
    for (Ints city : lines.cutOff(draft.view())) {
      now |= 1 << lines.city(city.first());
    }
    int seen = draft.ledger(RostovLedger.CITY_NKVD);
    int relieved = seen & ((1 << CLOSED) - 1) & ~now;
    draft.enter(RostovLedger.CITY_NKVD, seen | now | (relieved << CLOSED));
    draft.enter(RostovLedger.CITY_POINTS, 0);
  }
}
