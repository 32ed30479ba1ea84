package stavka.server.match;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import stavka.engine.event.Event;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.play.Ruling;
import stavka.engine.play.Scenario;
import stavka.engine.play.Wording;
import stavka.engine.position.Position;
import stavka.engine.table.Table;
import stavka.engine.value.Side;
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
    Dice dice,
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
      Dice dice,
      String axis,
      String soviet) {
    Table table =
        game.table().orElseThrow(() -> new IllegalArgumentException(game.slug() + " has no table"));
    Scenario scenario = with(game.scenario(scenarioId), options);
    Position start = game.setUp(scenario, dice.chance());
    return new MatchRules(
        id,
        game,
        table,
        scenario,
        dice,
        axis,
        soviet,
        start,
        Notation.of(game, start),
        Wording.of(game, start.setting()));
  }

  /** The same for another thread: with a start of its own that nothing was worked out from. */
  MatchRules aside() {
    return new MatchRules(
        id, game, table, scenario, dice, axis, soviet, start.withoutDerived(), notation, wording);
  }

  /** The same with a notation that all matches of a scenario have in common. */
  MatchRules sharing(Map<String, Notation> notations) {
    Notation common = notations.computeIfAbsent(game.slug() + "/" + scenario.id(), id -> notation);
    return new MatchRules(id, game, table, scenario, dice, axis, soviet, start, common, wording);
  }

  public long seed() {
    return dice.seed();
  }

  /** The start of the match, for a thread of its own. */
  public Position fresh() {
    return start.withoutDerived();
  }

  /**
   * Where an order that is in force leads to.
   *
   * @throws IllegalStateException if it is none
   */
  Position next(Position position, Order order) {
    return switch (game.submit(position, order)) {
      case Ruling.Accepted(Position after, List<Event> _) -> after;
      case Ruling.Refused refused ->
          throw new IllegalStateException("an order in force is refused: " + refused.objections());
    };
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
