package stavka.guderian.movement;

import static stavka.engine.play.Detail.hex;
import static stavka.engine.play.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.play.Objection;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.guderian.arrival.Arrivals;
import stavka.panzer.movement.Entrances;

/** By which hexes arrivals come onto the map. */
@Rule({"14.0", "14.3", "16.1", "16.2"})
public final class Entry implements Entrances {
  private final Arrivals arrivals;

  public Entry(Arrivals arrivals) {
    this.arrivals = arrivals;
  }

  @Override
  public @Nullable Objection objection(Position position, Ints units, int hex) {
    int first = units.first();
    return arrivals.hexes(position, first).contains(hex)
        ? null
        : Objection.of("14.3", "not-an-entry", unit(first), hex(hex));
  }

  @Override
  public Ints choices(Position position, int unit) {
    return arrivals.hexes(position, unit);
  }
}
