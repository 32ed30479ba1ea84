package stavka.bautzen.supply;

import static stavka.engine.reason.Detail.unit;

import stavka.bautzen.model.BautzenMarks;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.engine.event.SupplyJudged;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.Casualties;

/** Judges supply, and what want of it does. */
@Rule({"7.1", "7.1.2", "7.1.3"})
public final class Want {
  private static final int MOST = 7;

  private final BautzenTheatre theatre;
  private final BautzenPieces pieces;
  private final Lines lines;
  private final Casualties casualties;

  public Want(BautzenTheatre theatre, Lines lines, Casualties casualties) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.lines = lines;
    this.casualties = casualties;
  }

  /** A side's supply phase; what is judged holds until its next one. */
  @Rule({"7.1", "7.1.3"})
  public void judge(Draft draft, Side side) {
    Position before = draft.view();
    Ints unsupplied = Ints.EMPTY;
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (before.onMap(unit) && pieces.side(unit) == side) {
        boolean supplied = lines.supplied(before, unit);
        draft.set(unit, BautzenMarks.UNSUPPLIED, supplied ? 0 : 1);
        int want = supplied ? 0 : Math.min(MOST, draft.get(unit, BautzenMarks.WANT) + 1);
        draft.set(unit, BautzenMarks.WANT, want);
        unsupplied = supplied ? unsupplied : unsupplied.with(unit);
      }
    }
    draft.say(new SupplyJudged(side, unsupplied, theatre.cites().rule("supply-judged")));
    for (int i = 0; i < unsupplied.size(); i++) {
      starve(draft, unsupplied.get(i));
    }
  }

  /** The third phase in a row without a line is the first that costs a step. */
  @Rule("7.1.3")
  private void starve(Draft draft, int unit) {
    if (draft.get(unit, BautzenMarks.WANT) > theatre.charts().grace()) {
      draft.say(theatre.cites().noted("starves", unit(unit)));
      casualties.lose(draft, unit, theatre.cites().rule("starves"));
    }
  }

  /** Half movement points that a unit has in this phase. */
  @Rule({"4.5", "7.1.2"})
  public int allowance(Position position, int unit) {
    int points = pieces.movement(position, unit);
    boolean half = points > 0 && position.has(unit, BautzenMarks.UNSUPPLIED);
    return 2 * (half ? Math.max(1, points / 2) : points);
  }
}
