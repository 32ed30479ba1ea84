package stavka.operational.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import stavka.engine.play.Sequence;
import stavka.engine.play.Umpire;
import stavka.engine.position.Position;

/** The umpire of each scenario: the steps of a turn are the same, the last turn is not. */
public final class Umpires {
  /** Stands for a step once the last turn has been played. */
  public static final String OVER = "over";

  private final Map<String, Umpire> byScenario;

  private Umpires(Map<String, Umpire> byScenario) {
    this.byScenario = byScenario;
  }

  /**
   * @param scenarios their ids
   */
  public static Umpires of(List<String> scenarios, Function<String, Umpire> umpire) {
    Map<String, Umpire> umpires = new LinkedHashMap<>();
    scenarios.forEach(id -> umpires.put(id, umpire.apply(id)));
    return new Umpires(umpires);
  }

  public Umpire of(Position position) {
    return Objects.requireNonNull(byScenario.get(position.setting().scenario()));
  }

  /** The steps of a turn. */
  public Sequence sequence() {
    return byScenario.values().iterator().next().sequence();
  }

  /** The id of the step at which play stands, or {@link #OVER}. */
  public String step(Position position) {
    Sequence sequence = of(position).sequence();
    return sequence.over(position.turn())
        ? OVER
        : sequence.step(position.turn(), position.phase()).id();
  }
}
