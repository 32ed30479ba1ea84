package stavka.guderian.victory;

import java.util.List;
import java.util.stream.IntStream;
import stavka.engine.event.Noted;
import stavka.engine.event.Scored;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.guderian.model.Charts;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Ledger;
import stavka.guderian.supply.GuderianSupply;
import stavka.operational.board.EntryEffect;

/** Who was last in each hex of the places that score, and what their recapture is worth. */
@Rule({"15.1", "15.11", "15.12"})
public final class Places implements EntryEffect {
  /** The place that opens the east to German markers [13.2]. */
  public static final String SMOLENSK = "smolensk";

  private final GuderianTheatre theatre;
  private final GuderianSupply supply;
  private final int smolensk;
  private final int[] firstBit;

  public Places(GuderianTheatre theatre, GuderianSupply supply) {
    this.theatre = theatre;
    this.supply = supply;
    this.smolensk = theatre.charts().place(SMOLENSK);
    this.firstBit = new int[theatre.charts().places().size() + 1];
    for (int i = 0; i < theatre.charts().places().size(); i++) {
      firstBit[i + 1] = firstBit[i] + theatre.charts().places().get(i).hexes().size();
    }
  }

  private int bits(int place) {
    return (1 << firstBit[place + 1]) - (1 << firstBit[place]);
  }

  @Override
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

  /**
   * A city that the German held with a line when his last turn ended is retaken by the first Soviet
   * unit in it, once.
   */
  private void change(Draft draft, Side side, int place, int bit) {
    int german = draft.ledger(Ledger.GERMAN_PLACES);
    int after = side == Side.AXIS ? german | bit : german & ~bit;
    if (after == german) {
      return;
    }
    draft.enter(Ledger.GERMAN_PLACES, after);
    int held = draft.ledger(Ledger.HELD_PLACES);
    if (side == Side.SOVIET && (held & (1 << place)) != 0) {
      note(draft, held & ~(1 << place));
      if (theatre.charts().places().get(place).city()) {
        int points = theatre.charts().retakenPoints();
        draft.add(Ledger.SOVIET_POINTS, points);
        draft.say(new Scored(Side.SOVIET, points, "city-retaken", "15.12"));
      }
    }
  }

  /** The German turn ends: what he holds now counts until his next one does. */
  @Rule({"13.2", "15.12"})
  public void germanTurnEnds(Draft draft) {
    note(draft, heldNow(draft.view()));
  }

  /** Before markers are laid: what is no longer held counts no more. */
  @Rule("13.2")
  public void judgeAgain(Draft draft) {
    note(draft, draft.ledger(Ledger.HELD_PLACES) & heldNow(draft.view()));
  }

  private int heldNow(Position position) {
    int held = 0;
    for (int i = 0; i < theatre.charts().places().size(); i++) {
      held |= held(position, i) ? 1 << i : 0;
    }
    return held;
  }

  /** Whoever holds Smolensk opens or shuts the east to German markers. */
  @Rule("13.2")
  private void note(Draft draft, int held) {
    int before = draft.ledger(Ledger.HELD_PLACES);
    if (held == before) {
      return;
    }
    draft.enter(Ledger.HELD_PLACES, held);
    if (((held ^ before) & (1 << smolensk)) != 0) {
      boolean opens = (held & (1 << smolensk)) != 0;
      draft.say(Noted.of("13.2", opens ? "east-opens" : "east-closes"));
    }
  }

  /** Whether the German held a place with a line when his last turn ended, and has not lost it. */
  @Rule({"13.2", "15.12"})
  public static boolean heldLastTurn(Position position, int place) {
    return (position.ledger(Ledger.HELD_PLACES) & (1 << place)) != 0;
  }

  /**
   * Whether a German was last in every hex of a place, and each has a free line to the west edge.
   */
  @Rule("15.11")
  public boolean held(Position position, int place) {
    if (!german(position, place)) {
      return false;
    }
    Charts.Place of = theatre.charts().places().get(place);
    return of.hexes().all(hex -> supply.german(position).linkedToWest(hex));
  }

  /** All places that the German holds so. */
  public List<Charts.Place> held(Position position) {
    List<Charts.Place> all = theatre.charts().places();
    return IntStream.range(0, all.size())
        .filter(i -> held(position, i))
        .mapToObj(all::get)
        .toList();
  }

  /** Whether a German was last in every hex of a place. */
  public boolean german(Position position, int place) {
    return (position.ledger(Ledger.GERMAN_PLACES) & bits(place)) == bits(place);
  }

  /** The place of that name. */
  public int place(String id) {
    return theatre.charts().place(id);
  }
}
