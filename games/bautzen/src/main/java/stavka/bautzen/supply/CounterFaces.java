package stavka.bautzen.supply;

import static stavka.engine.reason.Detail.unit;

import stavka.bautzen.model.BautzenMarks;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Box;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.operational.combat.Casualties;
import stavka.operational.combat.Faces;
import stavka.operational.combat.Removal;

/** The steps of counters, and where those go that leave the map. */
@Rule("11.1")
public record CounterFaces(BautzenPieces pieces) implements Faces, Removal {
  public static Casualties casualties(BautzenTheatre theatre) {
    CounterFaces faces = new CounterFaces(theatre.pieces());
    return new Casualties(faces, faces);
  }

  @Override
  public int steps(Position position, int unit) {
    return pieces.stepsLeft(position, unit);
  }

  @Override
  public void turn(Draft draft, int unit) {
    draft.set(unit, BautzenMarks.STEP, draft.get(unit, BautzenMarks.STEP) + 1);
  }

  @Override
  public void remove(Draft draft, int unit) {
    putAside(draft, unit, Box.ELIMINATED);
  }

  /** Puts a counter aside; what was noted of it in this phase is forgotten. */
  static void putAside(Draft draft, int unit, int box) {
    draft.clear(unit, BautzenMarks.MOVED);
    draft.clear(unit, BautzenMarks.FOUGHT);
    draft.clear(unit, BautzenMarks.FIRED);
    draft.clear(unit, BautzenMarks.UNSUPPLIED);
    draft.clear(unit, BautzenMarks.WANT);
    draft.moveToBox(unit, box);
  }

  /** A column falls into enemy hands. */
  @Rule("7.2.1")
  public static void loseColumn(
      BautzenTheatre theatre, Casualties casualties, Draft draft, int column) {
    draft.say(theatre.cites().noted("column-lost", unit(column)));
    casualties.eliminate(draft, column, theatre.cites().rule("column-lost"));
  }
}
