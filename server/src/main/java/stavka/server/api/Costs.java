package stavka.server.api;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import stavka.engine.event.Event;
import stavka.engine.event.Moved;
import stavka.engine.move.MoveField;
import stavka.engine.order.Move;
import stavka.engine.order.Overrun;
import stavka.engine.play.Game;
import stavka.engine.play.Journey;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;

/** What moves cost in half points: from the field of the units' reach, or by trying. */
final class Costs {
  private record Key(Ints units, String mode) {}

  private final Game game;
  private final Position position;
  private final Orders legal;
  private final Map<Key, Optional<MoveField>> fields = new HashMap<>();

  Costs(Game game, Position position, Orders legal) {
    this.game = game;
    this.position = position;
    this.legal = legal;
  }

  int of(Journey journey) {
    return journey.halfPoints() == Journey.UNPRICED ? of(journey.move()) : journey.halfPoints();
  }

  private int of(Move move) {
    Optional<MoveField> field = field(move.units(), move.mode());
    int hex = move.path().last();
    if (field.isPresent()
        && field.get().reaches(hex)
        && field.get().path(hex).equals(move.path())) {
      return field.get().cost(hex);
    }
    return game.submit(position, move) instanceof Ruling.Accepted(Position _, List<Event> events)
        ? events.stream()
            .filter(event -> event instanceof Moved)
            .mapToInt(event -> ((Moved) event).halfPoints())
            .findFirst()
            .orElse(0)
        : 0;
  }

  /** What the way to an overrun costs. */
  int of(Overrun overrun) {
    return overrun.path().isEmpty() ? 0 : reached(overrun);
  }

  /** Where some of the units wait for the others, the first is one of those who come. */
  private int reached(Overrun overrun) {
    int hex = overrun.path().last();
    return field(overrun.units(), "march")
        .or(() -> field(Ints.of(overrun.units().first()), "march"))
        .filter(f -> f.reaches(hex))
        .map(f -> f.cost(hex))
        .orElse(0);
  }

  private Optional<MoveField> field(Ints units, String mode) {
    return fields.computeIfAbsent(new Key(units, mode), key -> legal.reach(units, mode));
  }
}
