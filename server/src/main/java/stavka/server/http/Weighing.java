package stavka.server.http;

import java.util.List;
import java.util.Optional;
import stavka.engine.event.Fought;
import stavka.engine.order.Order;
import stavka.engine.play.Ruling;
import stavka.engine.position.Chance;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.server.json.JsonText;
import stavka.server.match.MatchRules;

/**
 * How much it matters which of two answers is given before a battle: both are tried with the same
 * dice, many times, and the results compared.
 */
final class Weighing {
  private static final int ROUNDS = 120;

  private Weighing() {}

  static String text(MatchRules rules, Position position, List<Order> answers, long seed) {
    int fought = 0;
    int changed = 0;
    for (int round = 1; round <= ROUNDS; round++) {
      Optional<String> first = result(rules, position, answers.getFirst(), seed + round);
      Optional<String> second = result(rules, position, answers.getLast(), seed + round);
      if (first.isPresent() && second.isPresent()) {
        fought++;
        changed += first.equals(second) ? 0 : 1;
      }
    }
    double share = fought == 0 ? 0 : (double) changed / fought;
    return JsonText.object(out -> out.writeNumberProperty("changes", share));
  }

  private static Optional<String> result(
      MatchRules rules, Position position, Order answer, long seed) {
    Draft draft = position.edit();
    draft.setChance(Chance.seeded(seed));
    return rules.game().submit(draft.view(), answer) instanceof Ruling.Accepted done
        ? done.events().stream()
            .filter(Fought.class::isInstance)
            .map(event -> ((Fought) event).result())
            .findFirst()
        : Optional.empty();
  }
}
