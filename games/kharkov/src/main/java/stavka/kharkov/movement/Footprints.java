package stavka.kharkov.movement;

import stavka.engine.play.Side;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.State;
import stavka.kharkov.model.Theatre;
import stavka.kharkov.reserve.Alarm;
import stavka.kharkov.victory.Cities;

/**
 * What follows from units standing on a hex, however they came there. Everything that puts units on
 * hexes calls this.
 */
public final class Footprints {
  private final Theatre theatre;
  private final Sector sector;
  private final Cities cities;
  private final Alarm alarm;

  public Footprints(Theatre theatre, Sector sector, Cities cities, Alarm alarm) {
    this.theatre = theatre;
    this.sector = sector;
    this.cities = cities;
    this.alarm = alarm;
  }

  /**
   * Units of a side have come to a hex, to stay or to pass on: cities change hands, the southern
   * sector may wake.
   */
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
  @Rule("6.75")
  public boolean alarms(Position before, Side side, int from, int hex) {
    return side == Side.AXIS && alarm.raised(before, from, hex);
  }

  /** Asks the Soviet player about the reserves that Axis units coming to a hex set off. */
  @Rule("6.75")
  public void raiseAlarms(Draft draft, Side side, int from, int hex) {
    if (side == Side.AXIS) {
      alarm.raise(draft, from, hex);
    }
  }

  /** Units have stopped on a hex: an entrenchment that is no longer alone is given up. */
  @Rule("15.23")
  public void stopped(Draft draft, int hex) {
    int top = draft.top(hex);
    if (top == Position.NOBODY || draft.below(top) == Position.NOBODY) {
      return;
    }
    for (int unit = top; unit != Position.NOBODY; unit = draft.below(unit)) {
      if (draft.has(unit, State.ENTRENCHED)) {
        draft.clear(unit, State.ENTRENCHED);
      }
    }
  }

  public Theatre theatre() {
    return theatre;
  }
}
