package stavka.redstar.combat;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.play.Forecast;
import stavka.engine.play.Objection;
import stavka.engine.play.Side;
import stavka.engine.play.Stage;
import stavka.engine.position.Frame;
import stavka.engine.position.Position;
import stavka.redstar.Pass;
import stavka.redstar.control.Footfall;
import stavka.redstar.loss.Fate;
import stavka.redstar.loss.Toll;
import stavka.redstar.markers.Cups;
import stavka.redstar.model.Theatre;

/** Sections 7 and 8, put together. */
public final class CombatSection {
  /**
   * @param footfall to be told of every retreat and advance to a hex
   */
  public CombatSection(Theatre theatre, Cups cups, Toll toll, Fate fate, Footfall footfall) {}

  /** A side's combat phase [2.0 D, E]. */
  public Stage phase(Side side) {
    return new Pass();
  }

  /** Why an overrun is too weak to be made on purpose, or null [7.1.2 h]. */
  public @Nullable Objection hopeless(Position position, BattlePlan plan) {
    return null;
  }

  public Fight fight() {
    return (draft, plan) -> {};
  }

  /** The stages of the frames that a battle pushes. */
  public Map<Class<? extends Frame>, Stage> frameStages() {
    return Map.of();
  }

  public Optional<Forecast> forecast(Position position, Order order) {
    return Optional.empty();
  }
}
