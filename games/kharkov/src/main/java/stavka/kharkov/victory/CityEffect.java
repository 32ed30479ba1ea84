package stavka.kharkov.victory;

import stavka.engine.event.Scored;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Ledger;
import stavka.operational.board.EntryEffect;

/** Keeps the ledger of who was last in each city hex, and of those the Soviet side has captured. */
@Rule({"17.11", "17.12"})
public record CityEffect(KharkovTheatre theatre) implements EntryEffect {
  @Override
  public void entered(Draft draft, Side side, int hex) {
    int city = theatre.ground().cityIndex(hex);
    if (city < 0) {
      return;
    }
    int bit = 1 << city;
    int soviet = draft.ledger(Ledger.CITIES_SOVIET);
    int after = side == Side.SOVIET ? soviet | bit : soviet & ~bit;
    if (after != soviet) {
      draft.enter(Ledger.CITIES_SOVIET, after);
    }
    if (side == Side.SOVIET) {
      capture(draft, bit);
    }
  }

  /** The first Soviet unit ever to enter a city hex scores at once. */
  @Rule({"17.21", "17.22"})
  private void capture(Draft draft, int bit) {
    int entered = draft.ledger(Ledger.CITIES_ENTERED);
    if ((entered & bit) != 0) {
      return;
    }
    draft.enter(Ledger.CITIES_ENTERED, entered | bit);
    int points = theatre.charts().points("city-hex");
    draft.add(Ledger.SOVIET_POINTS, points);
    draft.say(new Scored(Side.SOVIET, points, "city-hex", "17.21"));
  }
}
