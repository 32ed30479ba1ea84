package stavka.redstar.loss;

import java.util.List;
import stavka.engine.event.Replaced;
import stavka.engine.position.BitField;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.operational.combat.Casualties;
import stavka.operational.combat.Faces;
import stavka.operational.model.Marks;
import stavka.redstar.markers.MarkerCups;
import stavka.redstar.model.Box;
import stavka.redstar.model.Nation;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.Size;

/** The steps of units: faces, markers, and the battle group that follows a corps. */
@Rule({"7.9", "7.9.1"})
public record RedStarFaces(RedStarPieces pieces, MarkerCups cups) implements Faces {
  /** The steps of the Kampfgruppe that follows a corps. */
  private static final int KAMPFGRUPPE_STEPS = 2;

  /** What a corps has done in a phase and how it is supplied. */
  private static final List<BitField> INHERITED =
      List.of(
          RedStarMarks.SUPPLY,
          Marks.MOVED,
          RedStarMarks.PINNED,
          Marks.ATTACKED,
          Marks.DEFENDED,
          Marks.GUEST);

  /**
   * Steps a unit can still lose before it is gone: its own faces, and those of a Kampfgruppe if it
   * is a corps that one can take the place of.
   */
  @Override
  @Rule({"7.9.1", "7.9.3", "7.9.5"})
  public int steps(Position position, int unit) {
    int faces = pieces.facesLeft(position, unit);
    return successor(position, unit) == Casualties.GONE ? faces : faces + KAMPFGRUPPE_STEPS;
  }

  @Override
  public int shown(Position position, int unit) {
    return pieces.facesLeft(position, unit);
  }

  /** An army's steps are those of its marker, so it draws one first. */
  @Override
  @Rule("6.1")
  public void reveal(Draft draft, int unit, String rule) {
    cups.draw(draft, unit, rule);
  }

  @Override
  @Rule({"7.9.2", "7.9.4"})
  public void turn(Draft draft, int unit) {
    draft.set(unit, Marks.STEP, draft.get(unit, Marks.STEP) + 1);
  }

  /** The Kampfgruppe that would take the place of a German corps. */
  @Override
  @Rule({"7.9.3", "7.9.5"})
  public int successor(Position position, int unit) {
    if (!pieces.hasKampfgruppe(unit)) {
      return Casualties.GONE;
    }
    return pieces
        .of(pieces.kind(unit))
        .filter(
            other ->
                pieces.size(other) == Size.KAMPFGRUPPE
                    && pieces.nation(other) == Nation.GERMAN
                    && position.inBox(other, Box.BREAKDOWN))
        .firstOr(Casualties.GONE);
  }

  /** What the corps has done in this phase and how it is supplied goes over to the Kampfgruppe. */
  @Override
  @Rule("7.9.3")
  public void succeed(Draft draft, int corps, int kampfgruppe) {
    draft.say(new Replaced(corps, kampfgruppe, draft.place(corps), "7.9.3"));
    draft.moveTo(kampfgruppe, draft.place(corps));
    for (BitField kept : INHERITED) {
      draft.set(kampfgruppe, kept, draft.get(corps, kept));
    }
    draft.clear(kampfgruppe, Marks.STEP);
    draft.moveToBox(corps, Box.BREAKDOWN);
    draft.clear(corps, Marks.STEP);
  }
}
