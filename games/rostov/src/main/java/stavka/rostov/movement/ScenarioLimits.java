package stavka.rostov.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.number;
import static stavka.engine.reason.Detail.unit;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.rostov.arrival.Levies;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;

/** What the scenario's orders keep units from. */
@Rule({"10.56", "22.64"})
public final class ScenarioLimits {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Levies levies;

  public ScenarioLimits(RostovTheatre theatre, Levies levies) {
    this.theatre = theatre;
    this.levies = levies;
    this.pieces = theatre.pieces();
  }

  /** Why units cannot go from where they stand to a hex and stay, or null. */
  public @Nullable Objection objection(Position position, Ints units, int hex) {
    Objection held = leaving(position, units);
    if (held != null) {
      return held;
    }
    ScenarioPlan.Garrison garrison = theatre.plan(position).orders().garrison();
    for (int unit : units) {
      if (garrison != null && garrison.units().contains(unit) && !garrison.region().has(hex)) {
        return theatre.cites().objection("neck", unit(unit));
      }
      if (retreats(position, unit, hex)) {
        int until = Objects.requireNonNull(theatre.plan(position).orders().standFast()).until();
        return theatre.cites().objection("stand-fast", unit(unit), number(until + 1));
      }
      if (!levies.lets(position, unit, hex)) {
        return theatre.cites().objection("militia-too-far", unit(unit));
      }
    }
    return null;
  }

  /** Whether a unit of an army that was told to stand fast would go away from its river. */
  @Rule("10.56")
  private boolean retreats(Position position, int unit, int hex) {
    ScenarioPlan.StandFast order = theatre.plan(position).orders().standFast();
    return order != null
        && position.turn() <= order.until()
        && position.onMap(unit)
        && order.armies().contains(pieces.army(unit))
        && order.region().has(position.place(unit))
        && order.farness().get(hex) > order.farness().get(position.place(unit));
  }

  /** Why units cannot leave the hex they stand on, or null: somebody has to hold it. */
  public @Nullable Objection leaving(Position position, Ints units) {
    ScenarioPlan.Hold hold = theatre.plan(position).orders().hold();
    int start = position.place(units.first());
    if (hold == null
        || position.turn() > hold.until()
        || pieces.side(units.first()) != hold.side()
        || !position.onMap(units.first())
        || !hold.region().has(start)) {
      return null;
    }
    boolean kept = position.stack(start).any(unit -> pieces.combat(unit) && !units.contains(unit));
    return kept ? null : theatre.cites().objection("hold", hex(start));
  }
}
