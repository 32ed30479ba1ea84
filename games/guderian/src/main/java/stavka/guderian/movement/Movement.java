package stavka.guderian.movement;

import java.util.List;
import stavka.engine.rule.Rule;
import stavka.guderian.arrival.Arrivals;
import stavka.guderian.arrival.SouthWest;
import stavka.guderian.interdiction.RailPassing;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.victory.Places;
import stavka.operational.board.EntryEffects;
import stavka.operational.movement.MarchMode;
import stavka.operational.movement.MoveRules;

/** Section 6 of the book, put together: who moves, and in which ways. */
@Rule("6.0")
public final class Movement {
  private Movement() {}

  /** What follows from units coming to a hex. */
  @Rule({"6.37", "14.24", "15.12"})
  public static EntryEffects entryEffects(
      GuderianTheatre theatre, Places places, SouthWest southWest) {
    return new EntryEffects(
        List.of(new WayBackEffect(theatre), southWest, places, new RailPassing(theatre.ground())));
  }

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
