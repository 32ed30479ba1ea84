package stavka.kharkov.movement;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.reserve.Alarm;
import stavka.kharkov.sector.Sector;
import stavka.kharkov.victory.Cities;
import stavka.operational.board.EntryEffect;

/**
 * What follows from units standing on a hex, however they came there. Everything that puts units on
 * hexes calls this.
 */
public final class KharkovEntryEffects implements EntryEffect {
  private final Sector sector;
  private final Cities cities;
  private final Alarm alarm;

  public KharkovEntryEffects(Sector sector, Cities cities, Alarm alarm) {
    this.sector = sector;
    this.cities = cities;
    this.alarm = alarm;
  }

  /**
   * Units of a side have come to a hex, to stay or to pass on: cities change hands, the southern
   * sector may wake.
   */
  @Override
  public void entered(Draft draft, Side side, int hex) {
    cities.entered(draft, side, hex);
    if (side == Side.SOVIET) {
      sector.sovietAt(draft, hex);
    }
  }

  /**
   * Whether Axis units that come from one hex (-1: from off the map) to another set off a reserve.
   *
   * @param before the position before they began to move, in which the markers already stand where
   *     they do
   */
  @Override
  @Rule("6.75")
  public boolean alarms(Position before, Side side, int from, int hex) {
    return side == Side.AXIS && alarm.raised(before, from, hex);
  }

  /** Asks the Soviet player about the reserves that Axis units coming to a hex set off. */
  @Override
  @Rule("6.75")
  public void raiseAlarms(Draft draft, Side side, int from, int hex) {
    if (side == Side.AXIS) {
      alarm.raise(draft, from, hex);
    }
  }

  /** Units have stopped on a hex: an entrenchment that is no longer alone is given up. */
  @Override
  @Rule("15.23")
  public void stopped(Draft draft, int hex) {
    int top = draft.top(hex);
    if (top == Position.NOBODY || draft.below(top) == Position.NOBODY) {
      return;
    }
    for (int unit = top; unit != Position.NOBODY; unit = draft.below(unit)) {
      if (draft.has(unit, KharkovMarks.ENTRENCHED)) {
        draft.clear(unit, KharkovMarks.ENTRENCHED);
      }
    }
  }

  /** Moving gives up an entrenchment. */
  @Override
  @Rule("15.23")
  public void stepped(Draft draft, int unit, int from, int to) {
    if (draft.has(unit, KharkovMarks.ENTRENCHED)) {
      draft.clear(unit, KharkovMarks.ENTRENCHED);
    }
  }
}
