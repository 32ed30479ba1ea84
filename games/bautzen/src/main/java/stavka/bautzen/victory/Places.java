package stavka.bautzen.victory;

import org.jspecify.annotations.Nullable;
import stavka.bautzen.model.BautzenMarks;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Charts;
import stavka.bautzen.model.ScenarioPlan;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.EntryEffect;

/** Whose the scoring hexes are: of the side whose combat unit was the last in them. */
@Rule({"12.1", "12.2"})
public final class Places implements EntryEffect {
  private final BautzenTheatre theatre;
  private final BautzenPieces pieces;

  public Places(BautzenTheatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
  }

  /** At the beginning: as the scenario says, then of those who stand there. */
  public void begin(Draft draft, ScenarioPlan plan) {
    for (Charts.Place place : theatre.charts().victory().places()) {
      boolean german = plan.held().contains(place.id());
      int holder = german ? BautzenMarks.AXIS : BautzenMarks.SOVIET;
      place.hexes().filter(plan::covers).each(hex -> draft.put(hex, BautzenMarks.HOLDER, holder));
    }
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (draft.onMap(unit)) {
        came(draft, pieces.side(unit), Ints.of(unit), Ints.of(draft.place(unit)));
      }
    }
  }

  @Override
  public void came(Draft draft, Side side, Ints units, Ints path) {
    int now = side == Side.AXIS ? BautzenMarks.AXIS : BautzenMarks.SOVIET;
    for (int hex : units.any(pieces::fights) ? path : Ints.EMPTY) {
      int before = draft.at(hex, BautzenMarks.HOLDER);
      if (before != BautzenMarks.NOBODYS && before != now) {
        draft.put(hex, BautzenMarks.HOLDER, now);
      }
    }
  }

  /** Whose a scoring hex is; null if it is not in play. */
  public static @Nullable Side holder(Position position, int hex) {
    return switch (position.at(hex, BautzenMarks.HOLDER)) {
      case BautzenMarks.AXIS -> Side.AXIS;
      case BautzenMarks.SOVIET -> Side.SOVIET;
      default -> null;
    };
  }

  /** Whose a place is as a whole: of the side that holds more than half of it, or null. */
  @Rule("12.1")
  public static @Nullable Side holder(Position position, Charts.Place place) {
    for (Side side : Side.values()) {
      if (2 * held(position, place, side) > place.hexes().size()) {
        return side;
      }
    }
    return null;
  }

  /** How many hexes of a place a side holds. */
  @Rule("12.2")
  public static int held(Position position, Charts.Place place, Side side) {
    return place.hexes().filter(hex -> holder(position, hex) == side).size();
  }
}
