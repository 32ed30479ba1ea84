package stavka.guderian.victory;

import stavka.engine.event.Scored;
import stavka.engine.play.Side;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.guderian.model.Charts;
import stavka.guderian.model.Ledger;
import stavka.guderian.model.Theatre;
import stavka.guderian.supply.Supply;

/** Who was last in each hex of the places that score, and what their recapture is worth. */
@Rule({"15.1", "15.11", "15.12"})
public final class Places {
  private final Theatre theatre;
  private final Supply supply;
  private final int[] firstBit;

  public Places(Theatre theatre, Supply supply) {
    this.theatre = theatre;
    this.supply = supply;
    this.firstBit = new int[theatre.charts().places().size() + 1];
    for (int i = 0; i < theatre.charts().places().size(); i++) {
      firstBit[i + 1] = firstBit[i] + theatre.charts().places().get(i).hexes().size();
    }
  }

  private int bits(int place) {
    return (1 << firstBit[place + 1]) - (1 << firstBit[place]);
  }

  /** Units of a side have come to a hex. */
  @Rule("15.12")
  public void entered(Draft draft, Side side, int hex) {
    for (int i = 0; i < theatre.charts().places().size(); i++) {
      Charts.Place place = theatre.charts().places().get(i);
      for (int k = 0; k < place.hexes().size(); k++) {
        if (place.hexes().get(k) == hex) {
          change(draft, side, i, 1 << (firstBit[i] + k));
        }
      }
    }
  }

  /** A city that a German had whole is retaken by the first Soviet unit in it. */
  private void change(Draft draft, Side side, int place, int bit) {
    int german = draft.ledger(Ledger.GERMAN_PLACES);
    int after = side == Side.AXIS ? german | bit : german & ~bit;
    if (after == german) {
      return;
    }
    draft.enter(Ledger.GERMAN_PLACES, after);
    boolean whole = (german & bits(place)) == bits(place);
    if (side == Side.SOVIET && whole && theatre.charts().places().get(place).city()) {
      int points = theatre.charts().retakenPoints();
      draft.add(Ledger.SOVIET_POINTS, points);
      draft.say(new Scored(Side.SOVIET, points, "city-retaken", "15.12"));
    }
  }

  /**
   * Whether a German was last in every hex of a place, and each has a free line to the west edge.
   */
  @Rule("15.11")
  public boolean held(Position position, int place) {
    if ((position.ledger(Ledger.GERMAN_PLACES) & bits(place)) != bits(place)) {
      return false;
    }
    Charts.Place of = theatre.charts().places().get(place);
    return of.hexes().stream().allMatch(hex -> supply.german(position).linkedToWest(hex));
  }

  /** Whether a German was last in a hex of a place. */
  public boolean german(Position position, int place) {
    return (position.ledger(Ledger.GERMAN_PLACES) & bits(place)) == bits(place);
  }

  /** The place of that name. */
  public int place(String id) {
    for (int i = 0; i < theatre.charts().places().size(); i++) {
      if (theatre.charts().places().get(i).id().equals(id)) {
        return i;
      }
    }
    throw new IllegalArgumentException("no place is called " + id);
  }
}
