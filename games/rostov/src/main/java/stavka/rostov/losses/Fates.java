package stavka.rostov.losses;

import stavka.engine.position.BitField;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.operational.combat.Casualties;
import stavka.operational.combat.Faces;
import stavka.rostov.model.Box;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/** Where the lost go. What they count for is noted here, however they are lost. */
@Rule({"16.24", "16.25"})
public final class Fates {
  /** What is still known of a counter off the map. */
  private static final BitField[] GONE = {
    RostovMarks.MOVED,
    RostovMarks.FOUGHT,
    RostovMarks.HIT,
    RostovMarks.SUPPLY,
    RostovMarks.TURNED,
    RostovMarks.WENT,
    RostovMarks.FIRED,
    RostovMarks.DECLARED,
    RostovMarks.OBLIGED,
    RostovMarks.COMMITTED,
    RostovMarks.OVERRUN,
    RostovMarks.ACTIVATED,
    RostovMarks.USED_ACTIVATE,
    RostovMarks.USED_GUARD,
    RostovMarks.USED_REACT,
    RostovMarks.USED_ORDER,
    RostovMarks.STARTED,
    RostovMarks.FREED,
    RostovMarks.REFIT,
    RostovMarks.FRESH,
    RostovMarks.HELD,
    RostovMarks.LABOUR,
    RostovMarks.RAISED,
    RostovMarks.GARRISON,
    RostovMarks.KEPT
  };

  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final LossTracks tracks;
  private final Casualties cadre;
  private final Casualties eliminated;
  private final Casualties surrendered;

  public Fates(RostovTheatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.tracks = new LossTracks(theatre);
    Faces faces = new CountedFaces();
    this.cadre = new Casualties(faces, (draft, unit) -> go(draft, unit, Box.CADRE, false));
    this.eliminated =
        new Casualties(faces, (draft, unit) -> go(draft, unit, Box.ELIMINATED, false));
    this.surrendered =
        new Casualties(faces, (draft, unit) -> go(draft, unit, Box.ELIMINATED, true));
  }

  /** Steps lost one by one, the last of them to Cadre. */
  public Casualties cadre() {
    return cadre;
  }

  /** Of units wiped out or unable to retreat. */
  public Casualties eliminated() {
    return eliminated;
  }

  /** Of units that lay down their arms [21.12]. */
  public Casualties surrendered() {
    return surrendered;
  }

  public LossTracks tracks() {
    return tracks;
  }

  /** Each step that shows on a counter is noted as it is lost. */
  private final class CountedFaces implements Faces {
    @Override
    public int steps(Position position, int unit) {
      return theatre.faces().steps(position, unit);
    }

    @Override
    public void turn(Draft draft, int unit) {
      tracks.note(draft, unit, 1);
      theatre.faces().turn(draft, unit);
    }
  }

  private void go(Draft draft, int unit, int wanted, boolean surrendered) {
    tracks.note(draft, unit, theatre.faces().steps(draft.view(), unit));
    if (pieces.headquarters(unit)) {
      tracks.headquarters(draft, surrendered);
    }
    remove(draft, unit, wanted);
  }

  /**
   * Takes a counter off the map without its counting for anything: supply spent, bridges lifted.
   */
  public void remove(Draft draft, int unit, int wanted) {
    draft.moveToBox(unit, box(unit, wanted));
    for (BitField field : GONE) {
      draft.clear(unit, field);
    }
    if (draft.place(unit) - draft.view().boxStart() == Box.POOL) {
      draft.clear(unit, RostovMarks.STEP);
    }
  }

  /** A counter leaves for another front: it is not lost, and counts for nothing. */
  @Rule("8.71")
  public void leave(Draft draft, int unit) {
    draft.moveToBox(unit, Box.LEFT);
    for (BitField field : GONE) {
      draft.clear(unit, field);
    }
  }

  /** Exceptions to where the lost go. */
  @Rule({"6.94", "8.54", "8.64", "16.24", "22.54", "22.63", "22.65", "22.73", "23.44"})
  private int box(int unit, int wanted) {
    Kind kind = pieces.kind(unit);
    if (kind == Kind.TRAIN || kind == Kind.ZAP) {
      return Box.CADRE;
    }
    if (kind == Kind.SUBSTITUTE || kind == Kind.SUPPLY || kind == Kind.PONTOON) {
      return Box.POOL;
    }
    return theatre.charts().rebuilt(pieces.profile(unit)) ? wanted : Box.NEVER;
  }
}
