package stavka.rostov.rebuild;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.model.Citations;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.model.Charts;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.supply.Lines;
import stavka.rostov.zones.Zones;

/**
 * Steps given back for points of type I: a unit is marked in its side's first movement phase, and
 * restored in the engineer phase if it is still out of enemy zones and supplied.
 */
@Rule({"7.41", "10.12", "10.22"})
public final class Replacements {
  private static final String TYPE = "i";

  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Citations cites;
  private final Zones zones;
  private final Lines lines;
  private final Side side;

  /**
   * @param side whose units receive them
   */
  public Replacements(RostovTheatre theatre, Zones zones, Lines lines, Side side) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.cites = theatre.cites();
    this.zones = zones;
    this.lines = lines;
    this.side = side;
  }

  /** Offered in the movement phase. */
  public ExtraOrder marking() {
    return new Marking();
  }

  /** Offered in the engineer phase. */
  public ExtraOrder restoring() {
    return new Restoring();
  }

  /** Why a unit cannot receive replacements at all, or null. */
  @Rule("7.41")
  private @Nullable Objection able(Position position, int unit) {
    if (unit < 0 || unit >= pieces.count()) {
      return cites.objection("no-such-unit");
    }
    if (pieces.side(unit) != side) {
      return cites.objection("not-your-unit", Detail.unit(unit));
    }
    if (!position.onMap(unit)) {
      return cites.objection("not-on-map", Detail.unit(unit));
    }
    if (position.get(unit, RostovMarks.STEP) == 0) {
      return cites.objection("refit-whole", Detail.unit(unit));
    }
    if (cost(unit) == 0) {
      return cites.objection("raise-never", Detail.unit(unit));
    }
    if (zones.in(position, side.enemy(), position.place(unit))) {
      return cites.objection("refit-in-zone", Detail.unit(unit));
    }
    return lines.reaches(position, side, position.place(unit))
        ? null
        : cites.objection("refit-cut", Detail.unit(unit));
  }

  /** Points that a step costs; 0 if points of this type restore nothing. */
  private int cost(int unit) {
    Charts.@Nullable Cost cost = theatre.charts().cost(pieces.profile(unit));
    return cost == null || !cost.type().equals(TYPE) ? 0 : cost.step();
  }

  /** Units marked: they stand still in this segment. */
  @Rule({"10.12", "10.22"})
  private final class Marking implements ExtraOrder {
    @Override
    public boolean handles(Order order) {
      return order instanceof Refit;
    }

    @Override
    public @Nullable Objection objection(Position position, Order order) {
      int unit = ((Refit) order).unit();
      Objection objection = able(position, unit);
      if (objection != null) {
        return objection;
      }
      if (position.has(unit, RostovMarks.REFIT)) {
        return cites.objection("refitting", Detail.unit(unit));
      }
      return position.has(unit, RostovMarks.MOVED)
          ? cites.objection("has-moved", Detail.unit(unit))
          : null;
    }

    @Override
    public void carryOut(Draft draft, Order order) {
      draft.set(((Refit) order).unit(), RostovMarks.REFIT);
    }

    @Override
    public void forEach(Position position, Consumer<? super Order> action) {
      for (int unit = 0; unit < pieces.count(); unit++) {
        Refit order = new Refit(unit);
        if (pieces.side(unit) == side
            && position.ledger(RostovLedger.of(RostovLedger.TYPE_I, side)) >= cost(unit)
            && objection(position, order) == null) {
          action.accept(order);
        }
      }
    }
  }

  /** Steps paid for and given back, one a turn. */
  @Rule({"7.41", "20.0"})
  private final class Restoring implements ExtraOrder {
    @Override
    public boolean handles(Order order) {
      return order instanceof Restore;
    }

    @Override
    public @Nullable Objection objection(Position position, Order order) {
      int unit = ((Restore) order).unit();
      Objection objection = able(position, unit);
      if (objection != null) {
        return objection;
      }
      if (!position.has(unit, RostovMarks.REFIT)) {
        return cites.objection("restore-unmarked", Detail.unit(unit));
      }
      int points = position.ledger(RostovLedger.of(RostovLedger.TYPE_I, side));
      return points < cost(unit)
          ? cites.objection("raise-no-points", Detail.number(cost(unit)))
          : null;
    }

    @Override
    public void carryOut(Draft draft, Order order) {
      int unit = ((Restore) order).unit();
      draft.add(RostovLedger.of(RostovLedger.TYPE_I, side), -cost(unit));
      draft.clear(unit, RostovMarks.REFIT);
      theatre.faces().restore(draft, unit);
    }

    @Override
    public void forEach(Position position, Consumer<? super Order> action) {
      for (int unit = 0; unit < pieces.count(); unit++) {
        Restore order = new Restore(unit);
        if (position.has(unit, RostovMarks.REFIT) && objection(position, order) == null) {
          action.accept(order);
        }
      }
    }
  }
}
