package stavka.guderian.interdiction;

import static stavka.engine.reason.Detail.hex;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Noted;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
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
public record SovietInterdictionStage(GuderianTheatre theatre) implements InterdictionStage {
  @Override
  public Decision decision() {
    return new Decision(Side.SOVIET, "interdict", "13.4");
  }

  @Override
  @Rule("13.42")
  public boolean any(Position position) {
    return position.ledger(Ledger.SOVIET_INTERDICTIONS)
            < theatre.limits().interdiction().sovietTurns()
        && position.turn() < theatre.charts().turns()
        && Interdictions.soviet(position).isEmpty();
  }

  @Override
  @Rule("13.42")
  public @Nullable Objection forbidden(Position position, int where) {
    return Objection.when(
        theatre.board(position).holds(Side.AXIS, where), "13.42", "german-there", hex(where));
  }

  @Override
  public void lay(Draft draft, int where) {
    draft.enter(Ledger.SOVIET_INTERDICTION, where + 1);
    draft.add(Ledger.SOVIET_INTERDICTIONS, 1);
    draft.say(Noted.of("13.4", "soviet-interdiction", hex(where)));
  }

  /** Kept for later. */
  @Override
  public Optional<Order> suggestion(Position position) {
    return Optional.of(new EndPhase());
  }

  @Override
  public boolean stops(RandomGenerator random) {
    return random.nextInt(4) != 0;
  }
}
