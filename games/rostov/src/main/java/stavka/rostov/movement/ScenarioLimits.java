package stavka.rostov.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;

/** What the scenario's orders keep units from. */
@Rule("10.56")
public final class ScenarioLimits {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;

  public ScenarioLimits(RostovTheatre theatre) {
    this.theatre = theatre;
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
    }
    return null;
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
