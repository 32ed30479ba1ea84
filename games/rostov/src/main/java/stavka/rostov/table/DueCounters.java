package stavka.rostov.table;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Move;
import stavka.engine.order.Place;
import stavka.engine.play.Activity;
import stavka.engine.play.Orders;
import stavka.engine.play.Umpire;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.game.Umpires;
import stavka.operational.movement.Entrances;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.transport.Airlift;

/** The counters off the map that an order can bring onto it right now. */
@Rule({"7.43", "8.11", "8.4"})
final class DueCounters {
  /** The modes that take a single hex; the others are searched where these find nothing. */
  private static final List<String> SHORT = List.of("march", "rail");

  private final RostovPieces pieces;
  private final Entrances entrances;
  private final Position position;
  private final @Nullable Orders legal;
  private final Set<Integer> placed = new HashSet<>();

  DueCounters(RostovPieces pieces, Entrances entrances, Umpires umpires, Position position) {
    this.pieces = pieces;
    this.entrances = entrances;
    this.position = position;
    this.legal = legal(umpires, position);
    if (legal != null) {
      legal.forExtras(
          order -> {
            if (order instanceof Place place) {
              place.units().each(placed::add);
            } else if (order instanceof Airlift airlift) {
              placed.add(airlift.unit());
            }
          });
    }
  }

  /** The orders of a phase in which counters come onto the map; null in all others. */
  private static @Nullable Orders legal(Umpires umpires, Position position) {
    Umpire umpire = umpires.of(position);
    if (umpire.over(position) || position.frame() != null) {
      return null;
    }
    var step = umpire.sequence().step(position.turn(), position.phase());
    if (step.stage() == null) {
      return null;
    }
    Orders orders = umpire.legal(position);
    boolean brings = orders.activity() == Activity.MOVE || step.id().endsWith("-arrivals");
    return brings ? orders : null;
  }

  /** Whether a counter off the map may come now. */
  boolean has(int unit) {
    if (legal == null || pieces.side(unit) != legal.decision().side()) {
      return false;
    }
    return placed.contains(unit) || enters(legal, unit);
  }

  private boolean enters(Orders orders, int unit) {
    Ints entries = entrances.due(position, unit) ? entrances.choices(position, unit) : Ints.EMPTY;
    if (entries.isEmpty()) {
      return false;
    }
    for (int hex : entries) {
      for (String mode : SHORT) {
        if (orders.allows(new Move(Ints.of(unit), Ints.of(hex), mode))) {
          return true;
        }
      }
    }
    boolean[] any = {false};
    orders.forUnit(unit, order -> any[0] = true);
    return any[0];
  }
}
