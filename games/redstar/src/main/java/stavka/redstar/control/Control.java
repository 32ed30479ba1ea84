package stavka.redstar.control;

import static stavka.engine.reason.Detail.hex;

import java.util.Arrays;
import java.util.Set;
import stavka.engine.event.Noted;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.formats.Node;
import stavka.operational.board.EntryEffect;
import stavka.redstar.model.Charts;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;

/** Who controls the major cities and ports. */
@Rule({"9.0", "9.0.1"})
public final class Control implements EntryEffect {
  /** The lands whose cities and ports are the Axis's on turn 1 [9.0.2]. */
  @Rule("9.0.2")
  private static final Set<String> AXIS_LANDS =
      Set.of("germany", "finland", "poland", "hungary", "romania");

  private final RedStarTheatre theatre;
  private final RedStarPieces pieces;
  private final Charts charts;
  private final int[] placeOf;

  public Control(RedStarTheatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.charts = theatre.charts();
    this.placeOf = new int[theatre.ground().grid().size()];
    Arrays.fill(placeOf, -1);
    for (int place = 0; place < charts.places().size(); place++) {
      placeOf[charts.places().get(place).hex()] = place;
    }
  }

  /** The side that controls a place of the charts. */
  public Side holder(Position position, int place) {
    return held(position, place);
  }

  /** The same without the charts. */
  public static Side held(Position position, int place) {
    int word = position.ledger(Ledger.AXIS_CONTROL + place / Ledger.CONTROL_BITS);
    return (word & bit(place)) != 0 ? Side.AXIS : Side.SOVIET;
  }

  /** The side that controls the place of an id. */
  public Side holder(Position position, String place) {
    return holder(position, required(place));
  }

  /** The place of an id that the rules cannot do without. */
  public int required(String id) {
    int place = charts.place(id);
    if (place < 0) {
      throw new IllegalArgumentException("the charts lack the place " + id);
    }
    return place;
  }

  /** The city or port on a hex, or -1. */
  public int placeAt(int hex) {
    return placeOf[hex];
  }

  private static int bit(int place) {
    return 1 << (place % Ledger.CONTROL_BITS);
  }

  /** Gives a place to a side, as set-up and play do. */
  public void give(Draft draft, int place, Side side) {
    int entry = Ledger.AXIS_CONTROL + place / Ledger.CONTROL_BITS;
    int word = draft.ledger(entry);
    draft.enter(entry, side == Side.AXIS ? word | bit(place) : word & ~bit(place));
  }

  /** Control as turn 1 begins. */
  @Rule("9.0.2")
  public void begin(Draft draft) {
    for (int place = 0; place < charts.places().size(); place++) {
      boolean axis = AXIS_LANDS.contains(charts.places().get(place).land());
      give(draft, place, axis ? Side.AXIS : Side.SOVIET);
    }
  }

  /** Units that exert a zone take what they come through; two weak Kampfgruppen do together. */
  @Override
  @Rule({"9.0.3", "9.0.4", "11.1.7", "11.2.5", "12.2.6"})
  public void came(Draft draft, Side side, Ints units, Ints path) {
    for (int i = 0; i < path.size(); i++) {
      int place = placeOf[path.get(i)];
      if (place < 0 || holder(draft.view(), place) == side) {
        continue;
      }
      if (takes(draft, units, path.get(i), i == path.size() - 1)) {
        give(draft, place, side);
        draft.say(Noted.of("9.0.3", Node.written(side) + "-takes", hex(path.get(i))));
      }
    }
  }

  private boolean takes(Draft draft, Ints units, int hex, boolean last) {
    Position position = draft.view();
    int weak = 0;
    for (int i = 0; i < units.size(); i++) {
      if (pieces.exertsZone(position, units.get(i))) {
        return true;
      }
      weak += pieces.weak(position, units.get(i)) ? 1 : 0;
    }
    if (last && weak > 0) {
      // One that joins another on the hex takes it with it.
      Side side = pieces.side(units.first());
      return theatre.board(position).cancels(side, hex);
    }
    return weak > 1;
  }
}
