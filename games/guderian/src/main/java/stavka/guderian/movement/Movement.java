package stavka.guderian.movement;

import java.util.List;
import stavka.engine.rule.Rule;
import stavka.guderian.arrival.Arrivals;
import stavka.guderian.model.Theatre;
import stavka.panzer.movement.MarchMode;
import stavka.panzer.movement.MoveRules;

/** Section 6 of the book, put together: who moves, and in which ways. */
@Rule("6.0")
public final class Movement {
  private Movement() {}

  public static MoveRules rules(Theatre theatre, FirstTurn firstTurn, Arrivals arrivals) {
    March march = new March(theatre, firstTurn);
    return new MoveRules(
        theatre,
        new Group(theatre, firstTurn, arrivals),
        march,
        List.of(new MarchMode(theatre, march), new Rail(theatre, firstTurn)),
        new Overruns(theatre, march, firstTurn),
        arrivals::hexes);
  }
}
