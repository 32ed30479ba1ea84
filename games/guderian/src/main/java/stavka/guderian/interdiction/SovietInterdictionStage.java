package stavka.guderian.interdiction;

import static stavka.engine.reason.Detail.hex;

import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Interdictions;
import stavka.guderian.model.Ledger;

/** The Soviet player may lay one marker on a few turns, never the last. */
@Rule({"13.4", "13.42"})
public final class SovietInterdictionStage extends InterdictionStage {
  private final GuderianTheatre theatre;

  public SovietInterdictionStage(GuderianTheatre theatre) {
    super(theatre, Side.SOVIET, "13.4", "soviet-interdiction");
    this.theatre = theatre;
  }

  @Override
  @Rule("13.42")
  boolean more(Position position) {
    return position.ledger(Ledger.SOVIET_INTERDICTIONS)
            < theatre.limits().interdiction().sovietTurns()
        && position.turn() < theatre.charts().turns()
        && Interdictions.soviet(position).isEmpty();
  }

  @Override
  @Rule("13.42")
  @Nullable Objection forbidden(Position position, int where) {
    return theatre.board(position).holds(Side.AXIS, where)
        ? Objection.of("13.42", "german-there", hex(where))
        : null;
  }

  @Override
  void lay(Draft draft, int where) {
    draft.enter(Ledger.SOVIET_INTERDICTION, where + 1);
    draft.add(Ledger.SOVIET_INTERDICTIONS, 1);
  }

  /** Kept for later. */
  @Override
  Order usual(Position position) {
    return new EndPhase();
  }

  @Override
  boolean stops(RandomGenerator random) {
    return random.nextInt(4) != 0;
  }
}
