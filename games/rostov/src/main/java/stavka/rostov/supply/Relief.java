package stavka.rostov.supply;

import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Trace;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Citations;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SupplyChart;
import stavka.rostov.model.SupplyState;
import stavka.rostov.sequence.Proposing;

/** Temporary sources: a supply counter gives a point to keep some hexes supplied for a turn. */
@Rule("6.53")
public final class Relief implements ExtraOrder, Proposing {
  /** Fewer points of defence than twice this are not worth a point of supply. */
  private static final double LEAST = 3;

  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Citations cites;
  private final SupplyChart chart;
  private final RostovLines lines;
  private final SupplyCounters counters;
  private final Side side;

  /**
   * @param side whose supply it is
   */
  public Relief(RostovTheatre theatre, RostovLines lines, SupplyCounters counters, Side side) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.cites = theatre.cites();
    this.chart = theatre.charts().supply();
    this.lines = lines;
    this.counters = counters;
    this.side = side;
  }

  @Override
  public boolean handles(Order order) {
    return order instanceof Relieve;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    Relieve relieve = (Relieve) order;
    int supply = relieve.supply();
    Objection stranger = theatre.stranger(side, supply);
    if (stranger != null) {
      return stranger;
    }
    if (!pieces.column(supply)) {
      return cites.objection("relief-who", Detail.unit(supply));
    }
    if (!position.onMap(supply)) {
      return cites.objection("not-on-map", Detail.unit(supply));
    }
    if (position.has(supply, RostovMarks.SERVED)) {
      return cites.objection("relief-served", Detail.unit(supply));
    }
    return hexes(position, relieve);
  }

  private @Nullable Objection hexes(Position position, Relieve relieve) {
    if (relieve.hexes().isEmpty() || relieve.hexes().size() > chart.reliefHexes()) {
      return cites.objection("relief-five");
    }
    if (relieve.hexes().hasDuplicates()) {
      return cites.objection("named-twice");
    }
    Trace reach = lines.of(position, side).relief(position.place(relieve.supply()));
    for (int hex : relieve.hexes()) {
      if (hex < 0 || hex >= theatre.grid().size()) {
        return cites.objection("no-such-hex");
      }
      if (!position.stack(hex).any(unit -> wants(position, unit))) {
        return cites.objection("nothing-to-relieve", Detail.hex(hex));
      }
      if (!reach.reaches(hex)) {
        return cites.objection("relief-too-far", Detail.hex(hex));
      }
    }
    return null;
  }

  /** Whether a unit has an emergency or out of supply marker. */
  private boolean wants(Position position, int unit) {
    return pieces.side(unit) == side
        && pieces.combat(unit)
        && SupplyState.of(position, unit) != SupplyState.GENERAL;
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    Relieve relieve = (Relieve) order;
    Position position = draft.view();
    for (int hex : relieve.hexes()) {
      position
          .stack(hex)
          .filter(unit -> wants(position, unit))
          .each(unit -> draft.clear(unit, RostovMarks.SUPPLY));
      draft.say(cites.noted("relieved", Detail.hex(hex)));
    }
    counters.spend(draft, relieve.supply());
    draft.set(relieve.supply(), RostovMarks.SERVED);
  }

  /** Each hex alone and, if there are more, the first of them that one counter serves together. */
  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    Ints wanting = wanting(position);
    for (int supply = 0; !wanting.isEmpty() && supply < pieces.count(); supply++) {
      if (pieces.column(supply)
          && pieces.side(supply) == side
          && position.onMap(supply)
          && !position.has(supply, RostovMarks.SERVED)) {
        Trace reach = lines.of(position, side).relief(position.place(supply));
        Ints near = wanting.filter(reach::reaches);
        int counter = supply;
        near.each(hex -> action.accept(new Relieve(counter, Ints.of(hex))));
        if (near.size() > 1) {
          int most = Math.min(near.size(), chart.reliefHexes());
          action.accept(new Relieve(counter, Ints.prefix(near.toArray(), most)));
        }
      }
    }
  }

  /** Those who hunger are fed where there are most of them, as long as it is worth a point. */
  @Override
  public Optional<Order> proposal(Position position) {
    @Nullable Order[] best = {null};
    double[] most = {LEAST};
    forEach(
        position,
        order -> {
          double worth = worth(position, ((Relieve) order).hexes());
          if (worth > most[0]) {
            most[0] = worth;
            best[0] = order;
          }
        });
    return Optional.ofNullable(best[0]);
  }

  private double worth(Position position, Ints hexes) {
    double sum = 0;
    for (int hex : hexes) {
      for (int unit : position.stack(hex)) {
        sum += wants(position, unit) ? pieces.defence(position, unit) * 0.5 : 0;
      }
    }
    return sum;
  }

  private Ints wanting(Position position) {
    Ints hexes = Ints.EMPTY;
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (position.onMap(unit) && wants(position, unit) && !hexes.contains(position.place(unit))) {
        hexes = hexes.with(position.place(unit));
      }
    }
    return hexes;
  }
}
