package stavka.engine.play;

import java.util.List;
import java.util.Optional;
import stavka.engine.order.Order;
import stavka.engine.position.Chance;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rulebook;
import stavka.engine.table.Table;
import stavka.engine.value.Side;

/** A rulebook in code: the contract that page, bots, server, laboratory and tests all use. */
public interface Game {
  /** The short name used on the command line and in records. */
  String slug();

  Rulebook.Text title();

  Rulebook rulebook();

  List<Scenario> scenarios();

  /**
   * @param chance where the dice come from
   */
  Position setUp(Scenario scenario, Chance chance);

  default Position setUp(Scenario scenario, long seed) {
    return setUp(scenario, Chance.seeded(seed));
  }

  /** Whose choice it is now, of what, under which rule. Not to be asked after the verdict. */
  Decision decision(Position position);

  Orders legal(Position position);

  Ruling submit(Position position, Order order);

  /** The exact chances of an attack or overrun that {@link #legal} allows. */
  Optional<Forecast> forecast(Position position, Order order);

  Optional<Verdict> verdict(Position position);

  /**
   * A position that may be the true one for all that a side knows, with the same orders open to it.
   * Dice yet to be rolled are others; a game that keeps anything else from a side deals it anew.
   * Bots are only ever shown such positions, so none can look at the dice.
   *
   * @param seed what the unknown is made from
   */
  default Position imagine(Position position, Side side, long seed) {
    Draft draft = position.edit();
    draft.setChance(Chance.seeded(seed));
    return draft.view();
  }

  Facts facts();

  Advice advice();

  /** The order types a record of this game may hold, by the names they have there. */
  List<Class<? extends Order>> orderTypes();

  /** What the game shows to those who play it on a page; nothing if it can only be simulated. */
  default Optional<Table> table() {
    return Optional.empty();
  }

  /**
   * A mark of the data the game was made from, by which records and stored matches know them again;
   * empty if they are the shipped ones.
   */
  default String dataMark() {
    return "";
  }

  default Scenario scenario(String id) {
    return scenarios().stream()
        .filter(scenario -> scenario.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(slug() + " has no scenario " + id));
  }
}
