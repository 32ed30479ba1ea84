package stavka.kharkov.reserve;

import stavka.engine.hex.HexGrid;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.reserve.ReleaseStage.Release;
import stavka.operational.board.EntryEffect;

/**
 * Axis units that come close to a reserve marker let, or make, the Soviet player commit that
 * reserve.
 */
@Rule("6.75")
public record AlarmEffect(KharkovTheatre theatre) implements EntryEffect {
  private static final int ADJACENT = 1;

  /**
   * Whether an Axis unit that comes from one hex (-1: from off the map) to another sets off a
   * reserve.
   */
  @Override
  public boolean interrupts(Position position, Side side, int from, int hex) {
    return side == Side.AXIS
        && theatre.pieces().reserves().any(marker -> setOff(position, marker, from, hex));
  }

  /** Asks the Soviet player about every reserve that is set off. */
  @Override
  public void interrupt(Draft draft, Side side, int from, int hex) {
    Position position = draft.view();
    for (int marker : theatre.pieces().reserves()) {
      if (side == Side.AXIS && setOff(position, marker, from, hex)) {
        draft.push(new Release(marker, distance(position, marker, hex) <= ADJACENT));
      }
    }
  }

  private boolean setOff(Position position, int marker, int from, int hex) {
    if (!position.onMap(marker)) {
      return false;
    }
    int keepAway = theatre.charts().limits().reserves().keepAway();
    int distance = distance(position, marker, hex);
    boolean comesClose =
        distance < keepAway
            && (from == HexGrid.NONE || distance(position, marker, from) >= keepAway);
    return (comesClose || distance <= ADJACENT)
        && !theatre.pieces().reserveUnits(position, marker).isEmpty();
  }

  private int distance(Position position, int marker, int hex) {
    return position.distance(marker, hex);
  }
}
