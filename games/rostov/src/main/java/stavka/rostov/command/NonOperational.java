package stavka.rostov.command;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/** Headquarters that do not command any more, and how few may march around them. */
@Rule({"10.57", "22.21", "22.23", "22.25"})
public final class NonOperational {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Headquarters headquarters;

  public NonOperational(RostovTheatre theatre, Headquarters headquarters) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.headquarters = headquarters;
  }

  /** Why units may not all begin to move where they stand, or null. */
  @Rule({"10.57", "22.25"})
  public @Nullable Objection limit(Position position, Ints units) {
    Ints limited = units.filter(unit -> limited(position, unit));
    int less = theatre.charts().command().nonOpLess();
    for (int unit : limited) {
      for (int silent : headquarters.silent(position, position.place(unit))) {
        int most = pieces.profile(silent).recovery() - less;
        int begun = position.get(silent, RostovMarks.STARTED);
        if (begun + inRange(position, silent, limited).size() > most) {
          return theatre
              .cites()
              .objection(
                  "non-op-limit",
                  Detail.unit(unit),
                  Detail.unit(silent),
                  Detail.number(Math.max(0, most - begun)));
        }
      }
    }
    return null;
  }

  private Ints inRange(Position position, int silent, Ints units) {
    return units.filter(unit -> headquarters.inRange(position, silent, position.place(unit)));
  }

  /** Units begin to move: each counts for every headquarters in whose range it stands. */
  @Rule("22.25")
  public void begins(Draft draft, Ints units) {
    Position position = draft.view();
    for (int unit : units.filter(one -> limited(position, one))) {
      for (int silent : headquarters.silent(position, position.place(unit))) {
        draft.set(silent, RostovMarks.STARTED, draft.get(silent, RostovMarks.STARTED) + 1);
      }
    }
  }

  /** Every combat unit counts, staffs that command among them; one that does not is always free. */
  private boolean limited(Position position, int unit) {
    return pieces.side(unit) == Side.SOVIET
        && pieces.combat(unit)
        && !(pieces.headquarters(unit) && position.has(unit, RostovMarks.TURNED))
        && position.onMap(unit);
  }

  /** A headquarters was overrun or fled through an Axis zone. */
  @Rule("22.23")
  public void fails(Draft draft, int unit) {
    if (pieces.headquarters(unit)) {
      draft.set(unit, RostovMarks.TURNED);
    }
  }
}
