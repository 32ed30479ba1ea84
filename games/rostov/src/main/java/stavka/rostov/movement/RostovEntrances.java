package stavka.rostov.movement;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.movement.Entrances;
import stavka.rostov.arrival.Arrivals;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.supply.SupplyEntry;

/**
 * Reinforcements that are due, and supply made of attack points.
 *
 * @param arrivals of all but supply
 */
@Rule({"6.81", "8.12"})
public record RostovEntrances(RostovPieces pieces, Arrivals arrivals, SupplyEntry supply)
    implements EntryHexes {
  private Entrances of(int unit) {
    return pieces.column(unit) ? supply : arrivals;
  }

  @Override
  public Ints choices(Position position, int unit) {
    return of(unit).choices(position, unit);
  }

  @Override
  public boolean due(Position position, int unit) {
    return of(unit).due(position, unit);
  }

  /** Supply comes counter by counter: each takes points of its own. */
  @Override
  @Rule({"6.81", "8.12"})
  public boolean together(Position position, int first, int other) {
    return pieces.column(first)
        ? first == other && supply.due(position, first)
        : arrivals.together(position, first, other);
  }

  /** Whether a counter that waits may come by air: a column of a point, or who has an edge. */
  @Rule({"6.84", "8.12", "11.72"})
  public boolean byAir(Position position, int unit) {
    return pieces.column(unit)
        ? supply.due(position, unit) && !pieces.dump(position, unit)
        : arrivals.byAir(position, unit);
  }

  /** A counter has come by air: supply is paid for. */
  @Rule({"6.81", "6.84"})
  public void landed(Draft draft, int unit) {
    if (pieces.column(unit)) {
      supply.landed(draft, unit);
    }
  }

  /** Nothing is noted: what supply costs is paid as it steps onto the map. */
  @Override
  @Rule("6.13")
  public void arrived(Draft draft, int unit) {}

  @Override
  public @Nullable String rule(int unit) {
    return of(unit).rule(unit);
  }

  @Override
  public @Nullable Objection refusal(Position position, int unit, int hex) {
    return of(unit).refusal(position, unit, hex);
  }

  @Override
  @Rule({"6.84", "6.93", "8.14"})
  public boolean putDown(Position position, int unit, int hex) {
    return pieces.column(unit)
        ? supply.putDown(position, unit, hex)
        : arrivals.putDown(position, unit, hex);
  }

  @Override
  @Rule("8.4")
  public void begun(Draft draft, int unit, int hex) {
    arrivals.begun(draft, unit, hex);
  }
}
