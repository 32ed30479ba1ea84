package stavka.kharkov.sector;

import stavka.engine.event.Noted;
import stavka.engine.hex.HexSet;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovPieces;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Ledger;
import stavka.operational.board.Board;
import stavka.operational.board.EntryEffect;
import stavka.operational.model.Marks;

/** The southern sector: Axis units there wait until something wakes them. */
@Rule("6.5")
public record Sector(KharkovTheatre theatre) implements EntryEffect {
  public boolean awake(Position position) {
    return position.ledger(Ledger.SOUTH_WOKE) != 0;
  }

  /** Whether a unit must not move or attack because the southern sector has not woken. */
  @Rule("6.51")
  public boolean waits(Position position, int unit) {
    return !awake(position)
        && theatre.side(unit) == Side.AXIS
        && position.onMap(unit)
        && theatre.ground().inSouth(position.place(unit));
  }

  /** Before the southern sector wakes, Soviet units that began there go north only by rail. */
  @Rule("6.77")
  public boolean keeps(Position position, int unit, int from, int to) {
    return theatre.ground().inSouth(from)
        && !theatre.ground().inSouth(to)
        && position.has(unit, KharkovMarks.FROM_SOUTH)
        && !awake(position);
  }

  /** Wakes the sector, if it has not woken yet, and supplies its units for the rest of the turn. */
  @Rule({"6.57", "10.31"})
  public void wake(Draft draft, String rule) {
    if (draft.ledger(Ledger.SOUTH_WOKE) != 0) {
      return;
    }
    draft.enter(Ledger.SOUTH_WOKE, Math.max(1, draft.turn()));
    KharkovPieces pieces = theatre.pieces();
    for (int unit : pieces.onMap(draft.view(), Side.AXIS)) {
      if (theatre.ground().inSouth(draft.place(unit))) {
        draft.set(unit, Marks.GRACE, Math.max(draft.turn(), draft.get(unit, Marks.GRACE)));
      }
    }
    if (draft.onMap(pieces.romanianHq())) {
      draft.set(pieces.romanianHq(), KharkovMarks.ACTIVE);
    }
    draft.say(Noted.of(rule, "south-wakes"));
  }

  /**
   * A Soviet unit stands on a hex: has it come into the southern sector behind the first front
   * line?
   */
  @Rule("6.53")
  @Override
  public void entered(Draft draft, Side side, int hex) {
    if (side == Side.SOVIET
        && theatre.ground().inSouth(hex)
        && theatre.ground().onBank(Side.AXIS, hex)) {
      wake(draft, "6.53");
    }
  }

  /** Axis units on a hex are attacked or overrun. */
  @Rule("6.52")
  public void axisAttackedAt(Draft draft, int hex) {
    if (theatre.ground().inSouth(hex)) {
      wake(draft, "6.52");
    }
  }

  @Rule("6.56")
  public void turnBegins(Draft draft) {
    if (draft.turn() >= theatre.charts().limits().south().wakes()) {
      wake(draft, "6.56");
    }
  }

  /** At the end of a turn the Soviet side must hold every hex of its front in the south. */
  @Rule("6.54")
  public void turnEnds(Draft draft) {
    if (draft.ledger(Ledger.SOUTH_WOKE) != 0) {
      return;
    }
    Board board = theatre.board(draft.view());
    HexSet front = theatre.map().region("front-soviet");
    boolean lost =
        front.any(
            hex ->
                theatre.ground().inSouth(hex)
                    && (board.holds(Side.AXIS, hex)
                        || !(board.holds(Side.SOVIET, hex) || board.inZoneOf(Side.SOVIET, hex))));
    if (lost) {
      wake(draft, "6.54");
    }
  }
}
