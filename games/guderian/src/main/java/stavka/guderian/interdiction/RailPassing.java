package stavka.guderian.interdiction;

import stavka.engine.event.Noted;
import stavka.engine.move.StepTable;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.guderian.model.GuderianGround;
import stavka.guderian.model.Ledger;
import stavka.operational.board.EntryEffect;

/**
 * The option of cutting railways in passing: a railway hex that a German unit comes to may be cut,
 * a Soviet unit mends it, and a hex mended serves again in the turn after.
 */
@Rule("6.37")
public final class RailPassing implements EntryEffect {
  private final RailwaySets sets;

  /** Something that became of a railway hex. */
  public interface Change {
    void at(int hex, boolean set);
  }

  public RailPassing(GuderianGround ground) {
    this.sets = new RailwaySets(ground);
  }

  /** The hexes that entered or left a set by a change of one of its entries. */
  public void changes(int set, int entry, int before, int after, Change change) {
    sets.changed(entry - set, before & ~after, hex -> change.at(hex, false));
    sets.changed(entry - set, after & ~before, hex -> change.at(hex, true));
  }

  private static boolean played(Position position) {
    return position.ledger(Ledger.RAIL_PASSING) != 0;
  }

  public boolean cutAt(Position position, int hex) {
    return played(position) && sets.has(position, Ledger.FIRST_CUT_IN_PASSING, hex);
  }

  /** Whether the line was cut there and has been mended in this turn. */
  public boolean mendedAt(Position position, int hex) {
    return played(position) && sets.has(position, Ledger.FIRST_MENDED, hex);
  }

  /** Whether a German unit has come there, so that the line may be cut. */
  public boolean openAt(Position position, int hex) {
    return played(position) && sets.has(position, Ledger.FIRST_PASSED, hex);
  }

  public Ints cuts(Position position) {
    return sets.hexes(position, Ledger.FIRST_CUT_IN_PASSING);
  }

  public Ints mended(Position position) {
    return sets.hexes(position, Ledger.FIRST_MENDED);
  }

  /** The hexes that may be cut, as long as there are markers. */
  public Ints open(Position position) {
    return sets.hexes(position, Ledger.FIRST_PASSED);
  }

  @Override
  public void entered(Draft draft, Side side, int hex) {
    if (!played(draft.view()) || !sets.railway(hex)) {
      return;
    }
    boolean cut = cutAt(draft.view(), hex);
    if (side == Side.AXIS) {
      if (!cut) {
        sets.put(draft, Ledger.FIRST_PASSED, hex, true);
      }
      return;
    }
    sets.put(draft, Ledger.FIRST_PASSED, hex, false);
    if (cut) {
      sets.put(draft, Ledger.FIRST_CUT_IN_PASSING, hex, false);
      sets.put(draft, Ledger.FIRST_MENDED, hex, true);
      draft.say(Noted.of("6.37", "rail-mended", Detail.hex(hex)));
    }
  }

  /** A unit that has come there serves for one cut. */
  void cut(Draft draft, int hex) {
    sets.put(draft, Ledger.FIRST_PASSED, hex, false);
    sets.put(draft, Ledger.FIRST_MENDED, hex, false);
    sets.put(draft, Ledger.FIRST_CUT_IN_PASSING, hex, true);
    draft.say(Noted.of("6.37", "rail-cut", Detail.hex(hex)));
  }

  /** The next Soviet movement is that of the turn after, when the line serves again. */
  void lift(Draft draft, int hex) {
    sets.put(draft, Ledger.FIRST_CUT_IN_PASSING, hex, false);
    draft.say(Noted.of("6.37", "cut-lifted", Detail.hex(hex)));
  }

  /** What German units passed and did not cut stays whole. */
  public void germanMovementEnds(Draft draft) {
    if (played(draft.view())) {
      sets.empty(draft, Ledger.FIRST_PASSED);
    }
  }

  /** Lines mended in the turn that ends serve again. */
  public void turnEnds(Draft draft) {
    if (played(draft.view())) {
      sets.empty(draft, Ledger.FIRST_MENDED);
    }
  }

  /** A railway without the hexes that are cut or were mended in this turn. */
  public StepTable without(StepTable track, Position position) {
    return played(position)
        ? RailCuts.without(track, hex -> cutAt(position, hex) || mendedAt(position, hex))
        : track;
  }
}
