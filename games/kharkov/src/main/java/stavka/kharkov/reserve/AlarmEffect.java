package stavka.kharkov.reserve;

import stavka.engine.hex.HexGrid;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovTheatre;
import stavka.operational.board.EntryEffect;

/**
 * Axis units that come close to a reserve marker let, or make, the Soviet player commit that
 * reserve.
 */
@Rule("6.75")
public final class AlarmEffect implements EntryEffect {
  private static final int ADJACENT = 1;

  private final KharkovTheatre theatre;
  private final Reserves reserves;
  private final int keepAway;

  public AlarmEffect(KharkovTheatre theatre) {
    this.theatre = theatre;
    this.reserves = new Reserves(theatre);
    this.keepAway = theatre.charts().limits().reserves().keepAway();
  }

  /**
   * Whether an Axis unit that comes from one hex (-1: from off the map) to another sets off a
   * reserve.
   */
  @Override
  public boolean interrupts(Position position, Side side, int from, int hex) {
    if (side == Side.SOVIET) {
      return false;
    }
    Ints markers = theatre.pieces().reserves();
    for (int i = 0; i < markers.size(); i++) {
      if (setOff(position, markers.get(i), from, hex)) {
        return true;
      }
    }
    return false;
  }

  /** Asks the Soviet player about every reserve that is set off. */
  @Override
  public void interrupt(Draft draft, Side side, int from, int hex) {
    if (side == Side.SOVIET) {
      return;
    }
    Position position = draft.view();
    Ints markers = theatre.pieces().reserves();
    for (int i = 0; i < markers.size(); i++) {
      int marker = markers.get(i);
      if (setOff(position, marker, from, hex)) {
        boolean compulsory = distance(position, marker, hex) <= ADJACENT;
        draft.push(new Release(marker, compulsory));
      }
    }
  }

  private boolean setOff(Position position, int marker, int from, int hex) {
    if (!position.onMap(marker)) {
      return false;
    }
    int distance = distance(position, marker, hex);
    boolean comesClose =
        distance < keepAway
            && (from == HexGrid.NONE || distance(position, marker, from) >= keepAway);
    return (comesClose || distance <= ADJACENT) && reserves.anyLeft(position, marker);
  }

  private int distance(Position position, int marker, int hex) {
    return theatre.ground().grid().distance(position.place(marker), hex);
  }
}
