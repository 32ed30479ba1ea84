package stavka.lab.usage;

import stavka.engine.play.Chronicle;
import stavka.engine.play.Game;
import stavka.formats.record.Notation;
import stavka.lab.Onlooker;
import stavka.lab.options.OrderOptions;
import tools.jackson.databind.JsonNode;

/** Watches one match and counts its orders, events and rules. */
final class UsageOnlooker implements Onlooker {
  private final Chronicle chronicle;
  private final Game game;
  private final UsageCount count = new UsageCount();

  UsageOnlooker(Game game) {
    this.game = game;
    this.chronicle = new Chronicle(game);
  }

  UsageCount count() {
    return count;
  }

  @Override
  public boolean times() {
    return false;
  }

  @Override
  public void saw(Step step) {
    OrderOptions.of(step.order(), step.before())
        .forEach(option -> UsageCount.count(count.options(), option));
    UsageCount.count(count.rules(), step.decision().rule());
    JsonNode events =
        Notation.of(game, step.before())
            .trees(chronicle.events(step.before(), step.events(), step.after()));
    for (JsonNode event : events) {
      UsageCount.count(count.events(), event.path("type").asString(""));
      cited(event);
    }
  }

  /** Counts the rules that an event names, itself or in its tallies. */
  private void cited(JsonNode node) {
    node.properties()
        .forEach(
            field -> {
              if (field.getKey().equals("rule") && field.getValue().isString()) {
                UsageCount.count(count.rules(), field.getValue().asString());
              }
            });
    node.forEach(this::cited);
  }
}
