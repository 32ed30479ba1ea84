package stavka.rostov.supply;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Citations;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/**
 * Dumps made of two columns, on one hex or before they enter, and columns made of dumps. A dump
 * does not move but by rail.
 */
@Rule({"6.82", "6.83"})
public final class Dumps implements ExtraOrder {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Citations cites;
  private final SupplyEntry entry;
  private final Fates fates;
  private final Side side;
  private final Ints counters;

  /**
   * @param side whose supply it is
   */
  public Dumps(RostovTheatre theatre, SupplyEntry entry, Fates fates, Side side) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.cites = theatre.cites();
    this.entry = entry;
    this.fates = fates;
    this.side = side;
    Ints found = Ints.EMPTY;
    for (int unit = 0; unit < pieces.count(); unit++) {
      found = pieces.column(unit) && pieces.side(unit) == side ? found.with(unit) : found;
    }
    this.counters = found;
  }

  /** Offered in other phases than movement: two columns of a hex become a dump. */
  @Rule("6.83")
  public ExtraOrder merging() {
    return new Merging();
  }

  private final class Merging implements ExtraOrder {
    @Override
    public boolean handles(Order order) {
      return order instanceof Merge;
    }

    @Override
    public @Nullable Objection objection(Position position, Order order) {
      Objection objection = Dumps.this.objection(position, order);
      return objection != null || position.onMap(((Merge) order).kept())
          ? objection
          : cites.objection("merge-two");
    }

    @Override
    public void carryOut(Draft draft, Order order) {
      Dumps.this.carryOut(draft, order);
    }

    @Override
    public void forEach(Position position, Consumer<? super Order> action) {
      counters.filter(position::onMap).each(kept -> mergers(position, kept, action));
    }
  }

  @Override
  public boolean handles(Order order) {
    return order instanceof Merge || order instanceof Unload;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    Ints named =
        order instanceof Merge merge
            ? Ints.of(merge.kept(), merge.given())
            : Ints.of(((Unload) order).dump());
    for (int unit : named) {
      Objection stranger = theatre.stranger(side, unit);
      if (stranger != null) {
        return stranger;
      }
    }
    if (order instanceof Merge merge) {
      return merges(position, merge.kept(), merge.given()) ? null : cites.objection("merge-two");
    }
    return unloads(position, named.first()) ? null : cites.objection("unload-dump");
  }

  private boolean merges(Position position, int kept, int given) {
    if (kept == given || !isColumn(position, kept) || !isColumn(position, given)) {
      return false;
    }
    if (position.onMap(kept)) {
      return position.place(kept) == position.place(given);
    }
    return entry.due(position, given) && entersAsDump(position, kept);
  }

  private boolean isColumn(Position position, int unit) {
    return pieces.column(unit) && !pieces.dump(position, unit);
  }

  /** Whether the points suffice for a dump, and some hex takes one. */
  @Rule({"6.81", "6.83"})
  private boolean entersAsDump(Position position, int counter) {
    if (!entry.due(position, counter)) {
      return false;
    }
    Draft draft = position.edit();
    draft.set(counter, RostovMarks.TURNED);
    return !entry.choices(draft.view(), counter).isEmpty();
  }

  private boolean unloads(Position position, int dump) {
    return position.onMap(dump) && pieces.dump(position, dump);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    if (order instanceof Merge merge) {
      draft.set(merge.kept(), RostovMarks.TURNED);
      if (draft.onMap(merge.given())) {
        fates.remove(draft, merge.given(), Box.POOL);
      }
    } else {
      draft.clear(((Unload) order).dump(), RostovMarks.TURNED);
    }
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    for (int kept : counters) {
      if (unloads(position, kept)) {
        action.accept(new Unload(kept));
      }
      if (position.onMap(kept)) {
        mergers(position, kept, action);
      } else if (isColumn(position, kept) && entersAsDump(position, kept)) {
        counters
            .filter(given -> given != kept && isColumn(position, given))
            .filter(given -> entry.due(position, given))
            .each(given -> action.accept(new Merge(kept, given)));
      }
    }
  }

  private void mergers(Position position, int kept, Consumer<? super Order> action) {
    for (int given : counters) {
      if (merges(position, kept, given)) {
        action.accept(new Merge(kept, given));
      }
    }
  }
}
