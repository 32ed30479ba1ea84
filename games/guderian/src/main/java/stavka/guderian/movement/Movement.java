package stavka.guderian.movement;

import java.util.List;
import stavka.engine.rule.Rule;
import stavka.guderian.arrival.Arrivals;
import stavka.guderian.model.GuderianTheatre;
import stavka.operational.movement.MarchMode;
import stavka.operational.movement.MoveRules;

/** Section 6 of the book, put together: who moves, and in which ways. */
@Rule("6.0")
public final class Movement {
  private Movement() {}

  public static MoveRules rules(GuderianTheatre theatre, FirstTurn firstTurn, Arrivals arrivals) {
    GuderianMarch march = new GuderianMarch(theatre, firstTurn);
    return new MoveRules(
        theatre,
        new GuderianMovers(theatre, firstTurn, arrivals),
        march,
        List.of(new MarchMode(theatre, march), new GuderianRailMode(theatre, firstTurn)),
        new GuderianOverruns(theatre, march, firstTurn),
        arrivals::hexes);
  }
}
