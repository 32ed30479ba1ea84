package stavka.bautzen.supply;

import static stavka.engine.reason.Detail.unit;

import stavka.bautzen.model.BautzenMarks;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Box;
import stavka.engine.event.Eliminated;
import stavka.engine.event.StepLost;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;

/** Steps and units that are lost. */
public final class Casualties {
  private final BautzenTheatre theatre;
  private final BautzenPieces pieces;

  public Casualties(BautzenTheatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
  }

  /** Takes a step from a unit, its last one with it off the map. */
  @Rule("11.1")
  public void loseStep(Draft draft, int unit, String rule) {
    int left = pieces.stepsLeft(draft.view(), unit) - 1;
    draft.say(new StepLost(unit, draft.place(unit), left, rule));
    if (left == 0) {
      eliminate(draft, unit, rule);
    } else {
      draft.set(unit, BautzenMarks.STEP, draft.get(unit, BautzenMarks.STEP) + 1);
    }
  }

  /** Takes a unit off the map for good. */
  public void eliminate(Draft draft, int unit, String rule) {
    draft.say(new Eliminated(unit, draft.place(unit), rule));
    remove(draft, unit, Box.ELIMINATED);
  }

  /** A column falls into enemy hands. */
  @Rule("7.2.1")
  public void loseColumn(Draft draft, int column) {
    draft.say(theatre.cites().noted("column-lost", unit(column)));
    eliminate(draft, column, theatre.cites().rule("column-lost"));
  }

  /** Puts a counter aside; what was noted of it in this phase is forgotten. */
  public void remove(Draft draft, int unit, int box) {
    draft.clear(unit, BautzenMarks.MOVED);
    draft.clear(unit, BautzenMarks.FOUGHT);
    draft.clear(unit, BautzenMarks.FIRED);
    draft.clear(unit, BautzenMarks.UNSUPPLIED);
    draft.clear(unit, BautzenMarks.WANT);
    draft.moveToBox(unit, box);
  }

  /** How many steps some units have left. */
  public int steps(Position position, Ints units) {
    int steps = 0;
    for (int i = 0; i < units.size(); i++) {
      steps += position.onMap(units.get(i)) ? pieces.stepsLeft(position, units.get(i)) : 0;
    }
    return steps;
  }
}
