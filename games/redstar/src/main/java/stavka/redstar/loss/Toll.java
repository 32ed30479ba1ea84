package stavka.redstar.loss;

import stavka.engine.event.Replaced;
import stavka.engine.event.StepLost;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.redstar.markers.MarkerCups;
import stavka.redstar.model.Box;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Marks;
import stavka.redstar.model.Nation;
import stavka.redstar.model.Pieces;
import stavka.redstar.model.Size;
import stavka.redstar.model.Theatre;

/** Steps, and the loss of one. */
@Rule({"7.9", "7.9.1"})
public final class Toll {
  /** Stands for a unit that is gone. */
  public static final int GONE = -1;

  /** The steps of the Kampfgruppe that follows a corps. */
  private static final int KAMPFGRUPPE_STEPS = 2;

  private final Pieces pieces;
  private final Fate fate;
  private final MarkerCups cups;

  public Toll(Theatre theatre, Fate fate, MarkerCups cups) {
    this.pieces = theatre.pieces();
    this.fate = fate;
    this.cups = cups;
  }

  /**
   * Steps a unit can still lose before it is gone: its own faces, and those of a Kampfgruppe if it
   * is a corps that one can take the place of.
   */
  @Rule({"7.9.1", "7.9.3", "7.9.5"})
  public int steps(Position position, int unit) {
    int faces = pieces.facesLeft(position, unit);
    return successor(position, unit) == GONE ? faces : faces + KAMPFGRUPPE_STEPS;
  }

  /**
   * Takes a step off a unit. An army's steps are those of its marker, so it draws one first.
   *
   * @return the counter that stands for it now, which may be another, or {@link #GONE}
   */
  @Rule({"6.1", "7.9.2", "7.9.3", "7.9.4", "7.9.5"})
  public int lose(Draft draft, int unit, String rule) {
    cups.draw(draft, unit, rule);
    int left = steps(draft.view(), unit) - 1;
    draft.say(new StepLost(unit, draft.place(unit), left, rule));
    if (pieces.facesLeft(draft.view(), unit) > 1) {
      draft.set(unit, Marks.STEP, draft.get(unit, Marks.STEP) + 1);
      return unit;
    }
    int successor = successor(draft.view(), unit);
    if (successor == GONE) {
      fate.eliminate(draft, unit, rule);
      return GONE;
    }
    draft.say(new Replaced(unit, successor, draft.place(unit), "7.9.3"));
    replace(draft, unit, successor);
    return successor;
  }

  /** The Kampfgruppe that would take the place of a German corps, or {@link #GONE}. */
  private int successor(Position position, int unit) {
    Kind kind = pieces.kind(unit);
    boolean family = kind == Kind.ARMOUR || kind == Kind.INFANTRY || kind == Kind.MOUNTAIN;
    if (!family
        || pieces.side(unit) != Side.AXIS
        || pieces.nation(unit) != Nation.GERMAN
        || pieces.size(unit) != Size.CORPS) {
      return GONE;
    }
    for (int other = 0; other < pieces.count(); other++) {
      if (pieces.is(other, kind)
          && pieces.size(other) == Size.KAMPFGRUPPE
          && pieces.nation(other) == Nation.GERMAN
          && position.inBox(other, Box.BREAKDOWN)) {
        return other;
      }
    }
    return GONE;
  }

  /** What the corps has done in this phase and how it is supplied goes over to the Kampfgruppe. */
  private static void replace(Draft draft, int corps, int kampfgruppe) {
    draft.moveTo(kampfgruppe, draft.place(corps));
    draft.set(kampfgruppe, Marks.SUPPLY, draft.get(corps, Marks.SUPPLY));
    draft.set(kampfgruppe, Marks.MOVED, draft.get(corps, Marks.MOVED));
    draft.set(kampfgruppe, Marks.PINNED, draft.get(corps, Marks.PINNED));
    draft.set(kampfgruppe, Marks.ATTACKED, draft.get(corps, Marks.ATTACKED));
    draft.set(kampfgruppe, Marks.DEFENDED, draft.get(corps, Marks.DEFENDED));
    draft.set(kampfgruppe, Marks.GUEST, draft.get(corps, Marks.GUEST));
    draft.clear(kampfgruppe, Marks.STEP);
    draft.moveToBox(corps, Box.BREAKDOWN);
    draft.clear(corps, Marks.STEP);
  }
}
