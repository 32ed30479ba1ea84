package stavka.redstar.model;

import java.util.List;
import stavka.engine.rule.Rule;

/** The turn track: date, weather and production number of each turn. */
@Rule({"1.3", "13.0.1", "14.4.2"})
public record Calendar(List<Turn> turns) {
  /**
   * @param winter 1 to 3 in a snow turn, else 0 [13.0.4, 13.0.5]
   * @param production the production number, 0 if it is no production turn [14.4.2]
   */
  public record Turn(String date, Weather weather, int winter, int production) {}

  public Turn turn(int turn) {
    return turns.get(Math.clamp((long) turn - 1, 0, turns.size() - 1));
  }

  public Weather weather(int turn) {
    return turn(turn).weather();
  }

  /** What snow adds to a combat die: 3 in the first winter, 1 in the others. */
  @Rule({"13.0.4", "13.0.5", "7.4.5"})
  public int winterModifier(int turn) {
    return switch (turn(turn).winter()) {
      case 0 -> 0;
      case 1 -> 3;
      default -> 1;
    };
  }

  public boolean production(int turn) {
    return turn(turn).production() > 0;
  }
}
