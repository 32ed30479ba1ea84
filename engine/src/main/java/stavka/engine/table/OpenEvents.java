package stavka.engine.table;

import java.util.Set;
import stavka.engine.event.Advanced;
import stavka.engine.event.Boxed;
import stavka.engine.event.ControlChanged;
import stavka.engine.event.Counted;
import stavka.engine.event.Eliminated;
import stavka.engine.event.Event;
import stavka.engine.event.Fought;
import stavka.engine.event.HexMarked;
import stavka.engine.event.Marked;
import stavka.engine.event.MarkerReleased;
import stavka.engine.event.MatchEnded;
import stavka.engine.event.Moved;
import stavka.engine.event.Noted;
import stavka.engine.event.PhaseBegan;
import stavka.engine.event.Placed;
import stavka.engine.event.PointsCounted;
import stavka.engine.event.Replaced;
import stavka.engine.event.Retreated;
import stavka.engine.event.Revealed;
import stavka.engine.event.Rolled;
import stavka.engine.event.Scored;
import stavka.engine.event.Shown;
import stavka.engine.event.StepLost;
import stavka.engine.event.StepsCounted;
import stavka.engine.event.SupplyJudged;

/** The events that both sides of an open game see, each named here on purpose. */
public final class OpenEvents {
  public static final Set<Class<? extends Event>> TYPES =
      Set.of(
          Advanced.class,
          Boxed.class,
          ControlChanged.class,
          Counted.class,
          Eliminated.class,
          Fought.class,
          HexMarked.class,
          Marked.class,
          MarkerReleased.class,
          MatchEnded.class,
          Moved.class,
          Noted.class,
          PhaseBegan.class,
          Placed.class,
          PointsCounted.class,
          Replaced.class,
          Retreated.class,
          Revealed.class,
          Rolled.class,
          Scored.class,
          Shown.class,
          StepLost.class,
          StepsCounted.class,
          SupplyJudged.class);

  private OpenEvents() {}
}
