package stavka.redstar.loss;

import stavka.engine.event.Replaced;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.combat.Casualties;
import stavka.operational.combat.Faces;
import stavka.operational.model.Marks;
import stavka.redstar.markers.MarkerCups;
import stavka.redstar.model.Box;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Nation;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.model.Size;

/** The steps of units: faces, markers, and the battle group that follows a corps. */
@Rule({"7.9", "7.9.1"})
public final class RedStarFaces implements Faces {
  /** The steps of the Kampfgruppe that follows a corps. */
  private static final int KAMPFGRUPPE_STEPS = 2;

  private final RedStarPieces pieces;
  private final MarkerCups cups;

  public RedStarFaces(RedStarTheatre theatre, MarkerCups cups) {
    this.pieces = theatre.pieces();
    this.cups = cups;
  }

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
    Kind kind = pieces.kind(unit);
    boolean family = kind == Kind.ARMOUR || kind == Kind.INFANTRY || kind == Kind.MOUNTAIN;
    if (!family
        || pieces.side(unit) != Side.AXIS
        || pieces.nation(unit) != Nation.GERMAN
        || pieces.size(unit) != Size.CORPS) {
      return Casualties.GONE;
    }
    for (int other = 0; other < pieces.count(); other++) {
      if (pieces.is(other, kind)
          && pieces.size(other) == Size.KAMPFGRUPPE
          && pieces.nation(other) == Nation.GERMAN
          && position.inBox(other, Box.BREAKDOWN)) {
        return other;
      }
    }
    return Casualties.GONE;
  }

  /** What the corps has done in this phase and how it is supplied goes over to the Kampfgruppe. */
  @Override
  @Rule("7.9.3")
  public void succeed(Draft draft, int corps, int kampfgruppe) {
    draft.say(new Replaced(corps, kampfgruppe, draft.place(corps), "7.9.3"));
    draft.moveTo(kampfgruppe, draft.place(corps));
    draft.set(kampfgruppe, RedStarMarks.SUPPLY, draft.get(corps, RedStarMarks.SUPPLY));
    draft.set(kampfgruppe, Marks.MOVED, draft.get(corps, Marks.MOVED));
    draft.set(kampfgruppe, RedStarMarks.PINNED, draft.get(corps, RedStarMarks.PINNED));
    draft.set(kampfgruppe, Marks.ATTACKED, draft.get(corps, Marks.ATTACKED));
    draft.set(kampfgruppe, Marks.DEFENDED, draft.get(corps, Marks.DEFENDED));
    draft.set(kampfgruppe, Marks.GUEST, draft.get(corps, Marks.GUEST));
    draft.clear(kampfgruppe, Marks.STEP);
    draft.moveToBox(corps, Box.BREAKDOWN);
    draft.clear(corps, Marks.STEP);
  }
}
