package stavka.rostov.rebuild;

import java.util.Objects;
import java.util.Optional;
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
import stavka.rostov.sequence.Proposing;
import stavka.rostov.supply.Lines;
import stavka.rostov.zones.Zones;

/**
 * Steps given back for points: a unit is marked in its side's first movement phase, and restored in
 * the engineer phase if it is still out of enemy zones and supplied, or in a city that is cut off
 * and has something left.
 */
@Rule({"7.22", "7.23", "7.24", "7.31", "7.32", "7.41", "7.42", "10.12", "10.22"})
public final class Replacements {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Citations cites;
  private final Zones zones;
  private final Lines lines;
  private final CutOffCities cities;
  private final Side side;
  private final Purse purse;

  /**
   * @param side whose units receive them
   */
  public Replacements(
      RostovTheatre theatre, Zones zones, Lines lines, CutOffCities cities, Side side) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.cites = theatre.cites();
    this.zones = zones;
    this.lines = lines;
    this.cities = cities;
    this.side = side;
    this.purse = new Purse(theatre, side);
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
    Objection stranger = theatre.stranger(position, side, unit);
    if (stranger != null) {
      return stranger;
    }
    if (position.get(unit, RostovMarks.STEP) == 0) {
      return cites.objection("refit-whole", Detail.unit(unit));
    }
    Charts.Cost cost = purse.cost(unit);
    if (cost == null) {
      return cites.objection("raise-never", Detail.unit(unit));
    }
    if (zones.in(position, side.enemy(), position.place(unit))) {
      return cites.objection("refit-in-zone", Detail.unit(unit));
    }
    return lines.reaches(position, side, position.place(unit))
            || (side == Side.SOVIET && cities.left(position, position.place(unit)) >= cost.step())
        ? null
        : cites.objection("refit-cut", Detail.unit(unit));
  }

  /** Whether the points for a step of a unit are there. */
  private boolean paid(Position position, int unit) {
    Charts.Cost cost = purse.cost(unit);
    return cost != null && purse.has(position, cost.type(), cost.step());
  }

  /** Of the NKVD one unit a turn is given anything. */
  @Rule("7.23")
  private boolean another(Position position, int unit) {
    return pieces.nkvd(unit)
        && position.ledger(RostovLedger.NKVD) >= theatre.charts().rebuild().nkvdATurn();
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
      if (position.ledger(RostovLedger.BEGUN) != 0) {
        return cites.objection("refit-first");
      }
      if (position.has(unit, RostovMarks.ACTIVATED)) {
        return cites.objection("refit-activated", Detail.unit(unit));
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
        if (pieces.side(unit) == side && objection(position, order) == null) {
          action.accept(order);
        }
      }
    }
  }

  /** Steps paid for and given back, one a turn. */
  @Rule({"7.23", "7.41", "7.42", "20.0"})
  private final class Restoring implements ExtraOrder, Proposing {
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
      if (another(position, unit)) {
        return cites.objection("raise-nkvd");
      }
      return paid(position, unit)
          ? null
          : cites.objection("raise-no-points", Detail.number(cost(unit).step()));
    }

    private Charts.Cost cost(int unit) {
      return Objects.requireNonNull(purse.cost(unit));
    }

    @Override
    public void carryOut(Draft draft, Order order) {
      int unit = ((Restore) order).unit();
      Charts.Cost cost = cost(unit);
      if (!lines.reaches(draft.view(), side, draft.place(unit))) {
        cities.spend(draft, draft.place(unit), cost.step());
      }
      if (pieces.nkvd(unit)) {
        draft.add(RostovLedger.NKVD, 1);
      }
      purse.pay(draft, cost.type(), cost.step());
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

    /** Armour first, then whoever is strongest. */
    @Override
    public Optional<Order> proposal(Position position) {
      Order[] best = {null};
      int[] most = {-1};
      forEach(
          position,
          order -> {
            int unit = ((Restore) order).unit();
            int worth = Worth.of(pieces, unit) + (pieces.armour(unit) ? ARMOUR : 0);
            if (worth > most[0]) {
              most[0] = worth;
              best[0] = order;
            }
          });
      return Optional.ofNullable(best[0]);
    }
  }

  /** What armour counts for more, so that it comes first. */
  private static final int ARMOUR = 100;
}
