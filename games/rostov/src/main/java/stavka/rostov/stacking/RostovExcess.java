package stavka.rostov.stacking;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.combat.Excess;
import stavka.operational.combat.ExcessStage;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.RostovTheatre;

/** What a hex holds beyond its limit when a phase ends goes to Cadre, as its owner chooses. */
@Rule({"3.32", "3.33"})
public record RostovExcess(RostovTheatre theatre, Fates fates) {
  /** Counters without stacking points are never too many. */
  public ExcessStage stage() {
    return new ExcessStage(
        theatre.roster(),
        theatre.stacking(),
        side -> side,
        (position, unit, hex) -> theatre.stacking().weight(unit) > 0,
        (draft, unit, rule) -> fates.cadre().eliminate(draft, unit, rule),
        "excess-choice",
        "excess",
        theatre.cites().rule("excess"));
  }

  /** Asks each side that has too much somewhere. */
  public void settle(Draft draft) {
    Position position = draft.view();
    for (Side side : Side.values()) {
      boolean over = false;
      for (int unit = 0; unit < theatre.pieces().count() && !over; unit++) {
        over =
            position.onMap(unit)
                && theatre.pieces().side(unit) == side
                && theatre.stacking().over(position, side, position.place(unit));
      }
      if (over) {
        draft.push(new Excess(side));
      }
    }
  }
}
