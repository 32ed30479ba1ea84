package stavka.operational.game;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import stavka.engine.play.Sequence;
import stavka.engine.play.Umpire;
import stavka.engine.position.Position;

/** The umpire of each scenario: the steps of a turn are the same, the last turn may not be. */
public record Umpires(Function<String, Umpire> byScenario, Sequence sequence) {
  /** Stands for a step once the last turn has been played. */
  public static final String OVER = "over";

  /** One for all scenarios. */
  public static Umpires same(Umpire umpire) {
    return new Umpires(scenario -> umpire, umpire.sequence());
  }

  /**
   * One for each scenario.
   *
   * @param scenarios their ids
   */
  public static Umpires of(List<String> scenarios, Function<String, Umpire> umpire) {
    Map<String, Umpire> umpires = new HashMap<>();
    scenarios.forEach(id -> umpires.put(id, umpire.apply(id)));
    Function<String, Umpire> named = id -> Objects.requireNonNull(umpires.get(id), id);
    return new Umpires(named, named.apply(scenarios.getFirst()).sequence());
  }

  public Umpire of(Position position) {
    return byScenario.apply(position.setting().scenario());
  }

  /** The id of the step at which play stands, or {@link #OVER}. */
  public String step(Position position) {
    Sequence here = of(position).sequence();
    return here.over(position.turn()) ? OVER : here.step(position.turn(), position.phase()).id();
  }
}
