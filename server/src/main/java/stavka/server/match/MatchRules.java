package stavka.server.match;

import java.util.HashMap;
import java.util.Map;
import stavka.engine.play.Game;
import stavka.engine.play.Scenario;
import stavka.engine.play.Side;
import stavka.engine.play.Wording;
import stavka.engine.position.Position;
import stavka.engine.table.Table;
import stavka.formats.record.Notation;

/**
 * What does not change while a match is played.
 *
 * @param axis who plays the Axis: {@link #HUMAN} or a bot's name
 */
public record MatchRules(
    String id,
    Game game,
    Table table,
    Scenario scenario,
    long seed,
    String axis,
    String soviet,
    Position start,
    Notation notation,
    Wording wording) {
  public static final String HUMAN = "human";

  /**
   * @throws IllegalArgumentException if the game cannot be played on a page, or has no such
   *     scenario or option
   */
  public static MatchRules of(
      String id,
      Game game,
      String scenarioId,
      Map<String, Integer> options,
      long seed,
      String axis,
      String soviet) {
    Table table =
        game.table().orElseThrow(() -> new IllegalArgumentException(game.slug() + " has no table"));
    Scenario scenario = with(game.scenario(scenarioId), options);
    Position start = game.setUp(scenario, seed);
    return new MatchRules(
        id,
        game,
        table,
        scenario,
        seed,
        axis,
        soviet,
        start,
        Notation.of(game, start),
        Wording.of(game, start.setting()));
  }

  private static Scenario with(Scenario scenario, Map<String, Integer> options) {
    Map<String, Integer> all = new HashMap<>(scenario.options());
    options.forEach(
        (option, value) -> {
          if (all.put(option, value) == null) {
            throw new IllegalArgumentException("unknown option '" + option + "'");
          }
        });
    return new Scenario(scenario.id(), scenario.title(), scenario.about(), scenario.turns(), all);
  }

  public String player(Side side) {
    return side == Side.AXIS ? axis : soviet;
  }
}
