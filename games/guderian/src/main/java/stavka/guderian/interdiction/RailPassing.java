package stavka.guderian.interdiction;

import java.util.Arrays;
import stavka.engine.event.Noted;
import stavka.engine.hex.HexSet;
import stavka.engine.move.StepTable;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.guderian.model.GuderianGround;
import stavka.guderian.model.Ledger;
import stavka.operational.board.EntryEffect;

/**
 * The option of cutting railways in passing: a German unit cuts each railway hex it comes to, a
 * Soviet unit mends it.
 */
@Rule("6.37")
public final class RailPassing implements EntryEffect {
  private static final int BITS = Integer.SIZE;
  private static final int NO_RAILWAY = -1;

  private final int[] numbers;
  private final int[] hexes;

  /** Something that became of a railway hex. */
  public interface Change {
    void at(int hex, boolean cut);
  }

  public RailPassing(GuderianGround ground) {
    this.hexes = HexSet.where(ground.grid(), ground::onRail).toArray();
    if (hexes.length > Ledger.MOST_RAILWAY_HEXES) {
      throw new IllegalArgumentException("more railway hexes than " + Ledger.MOST_RAILWAY_HEXES);
    }
    this.numbers = new int[ground.grid().size()];
    Arrays.fill(numbers, NO_RAILWAY);
    for (int number = 0; number < hexes.length; number++) {
      numbers[hexes[number]] = number;
    }
  }

  /** The hexes cut or mended by a change of one entry of the ledger. */
  public void changes(int entry, int before, int after, Change change) {
    int first = (entry - Ledger.FIRST_PASSED) * BITS;
    for (int changed = before ^ after; changed != 0; changed &= changed - 1) {
      int bit = Integer.numberOfTrailingZeros(changed);
      change.at(hexes[first + bit], (after & (1 << bit)) != 0);
    }
  }

  private static int entry(int number) {
    return Ledger.FIRST_PASSED + number / BITS;
  }

  private static int bit(int number) {
    return 1 << number % BITS;
  }

  public boolean cutAt(Position position, int hex) {
    int number = numbers[hex];
    return number != NO_RAILWAY && (position.ledger(entry(number)) & bit(number)) != 0;
  }

  @Override
  public void entered(Draft draft, Side side, int hex) {
    int number = numbers[hex];
    if (number == NO_RAILWAY || draft.ledger(Ledger.RAIL_PASSING) == 0) {
      return;
    }
    int before = draft.ledger(entry(number));
    int after = side == Side.AXIS ? before | bit(number) : before & ~bit(number);
    if (after != before) {
      draft.enter(entry(number), after);
      String code = side == Side.AXIS ? "rail-cut" : "rail-mended";
      draft.say(Noted.of("6.37", code, Detail.hex(hex)));
    }
  }

  /** A railway without the hexes that are cut. */
  public StepTable without(StepTable track, Position position) {
    return position.ledger(Ledger.RAIL_PASSING) == 0
        ? track
        : RailCuts.without(track, hex -> cutAt(position, hex));
  }
}
