package stavka.lab;

import java.util.List;
import stavka.engine.counter.Roster;
import stavka.engine.event.Eliminated;
import stavka.engine.event.Event;
import stavka.engine.event.StepLost;
import stavka.engine.value.Side;

/** What a side lost in a match. */
public record Losses(int steps, int units) {
  public static final Losses NONE = new Losses(0, 0);

  public Losses after(List<Event> events, Side side, Roster roster) {
    int moreSteps = 0;
    int moreUnits = 0;
    for (Event event : events) {
      switch (event) {
        case StepLost lost when roster.side(lost.unit()) == side -> moreSteps++;
        case Eliminated gone when roster.side(gone.unit()) == side -> moreUnits++;
        default -> {}
      }
    }
    return moreSteps + moreUnits == 0 ? this : new Losses(steps + moreSteps, units + moreUnits);
  }
}
