package stavka.engine.table;

import java.util.Set;
import stavka.engine.event.Advanced;
import stavka.engine.event.Eliminated;
import stavka.engine.event.Event;
import stavka.engine.event.Fought;
import stavka.engine.event.Moved;
import stavka.engine.event.Noted;
import stavka.engine.event.PhaseBegan;
import stavka.engine.event.Placed;
import stavka.engine.event.Retreated;
import stavka.engine.event.Revealed;
import stavka.engine.event.Rolled;
import stavka.engine.event.Scored;
import stavka.engine.event.StepLost;
import stavka.engine.event.SupplyJudged;

/** The events that both sides of an open game see, each named here on purpose. */
public final class OpenEvents {
  public static final Set<Class<? extends Event>> TYPES =
      Set.of(
          Advanced.class,
          Eliminated.class,
          Fought.class,
          Moved.class,
          Noted.class,
          PhaseBegan.class,
          Placed.class,
          Retreated.class,
          Revealed.class,
          Rolled.class,
          Scored.class,
          StepLost.class,
          SupplyJudged.class);

  private OpenEvents() {}
}
