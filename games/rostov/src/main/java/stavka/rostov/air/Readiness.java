package stavka.rostov.air;

import stavka.engine.position.Draft;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.AirChart;
import stavka.rostov.model.Box;
import stavka.rostov.model.Die;
import stavka.rostov.model.RostovTheatre;

/** Air units that have flown are made ready, damaged ones are mended, a box a turn. */
@Rule({"9.11", "9.12", "9.13"})
public record Readiness(RostovTheatre theatre, Squadrons squadrons) {
  public void prepare(Draft draft) {
    for (Side side : new Side[] {Side.AXIS, Side.SOVIET}) {
      Ints damaged = in(draft, side, Box.DAMAGED);
      if (theatre.sky(draft.view()).storm()) {
        in(draft, side, Box.READY).each(unit -> draft.moveToBox(unit, Box.FLOWN));
      }
      AirChart chart = theatre.charts().air();
      roll(draft, in(draft, side, Box.FLOWN), chart.flownToReady().of(side), Box.READY);
      roll(draft, damaged, chart.damagedToFlown().of(side), Box.FLOWN);
      squadrons
          .of(side)
          .filter(unit -> squadrons.dummy(unit) && draft.view().inBox(unit, Box.FLOWN))
          .each(unit -> draft.moveToBox(unit, Box.READY));
    }
  }

  private Ints in(Draft draft, Side side, int box) {
    return squadrons.of(side).filter(unit -> draft.view().inBox(unit, box));
  }

  /** A die for each; dummies need none. */
  private void roll(Draft draft, Ints units, int most, int box) {
    AirChart chart = theatre.charts().air();
    int modifier = chart.readinessModifier(theatre.sky(draft.view()));
    for (int unit : units.filter(one -> !squadrons.dummy(one))) {
      int die = Die.roll(draft, "readiness-die", theatre.cites().rule("readiness-die"));
      draft.say(
          theatre
              .cites()
              .noted(
                  "readiness",
                  Detail.unit(unit),
                  Detail.number(die),
                  Detail.number(most - modifier)));
      if (die + modifier <= most) {
        draft.moveToBox(unit, box);
      }
    }
  }
}
