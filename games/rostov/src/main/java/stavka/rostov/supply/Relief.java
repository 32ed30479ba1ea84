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
import stavka.rostov.model.RostovLedger;
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
    return order instanceof Relieve || order instanceof RelieveAlso;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    if (order instanceof RelieveAlso(int hex)) {
      return position.ledger(RostovLedger.RELIEF_LEFT) > 0
          ? wanting(position, position.ledger(RostovLedger.RELIEF_FROM), hex)
          : cites.objection("relief-five");
    }
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
    int from = position.place(relieve.supply());
    return Objection.first(relieve.hexes(), hex -> wanting(position, from, hex));
  }

  /** Why supply from one hex does not serve another, or null. */
  private @Nullable Objection wanting(Position position, int from, int hex) {
    if (hex < 0 || hex >= theatre.grid().size()) {
      return cites.objection("no-such-hex");
    }
    if (!position.stack(hex).any(unit -> wants(position, unit))) {
      return cites.objection("nothing-to-relieve", Detail.hex(hex));
    }
    return lines.of(position, side).relief(from).reaches(hex)
        ? null
        : cites.objection("relief-too-far", Detail.hex(hex));
  }

  /** Whether a unit has an emergency or out of supply marker. */
  private boolean wants(Position position, int unit) {
    return pieces.side(unit) == side
        && pieces.combat(unit)
        && SupplyState.of(position, unit) != SupplyState.GENERAL;
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    if (order instanceof RelieveAlso(int hex)) {
      relieve(draft, hex);
      draft.add(RostovLedger.RELIEF_LEFT, -1);
      return;
    }
    Relieve relieve = (Relieve) order;
    relieve.hexes().each(hex -> relieve(draft, hex));
    draft.enter(RostovLedger.RELIEF_FROM, draft.place(relieve.supply()));
    draft.enter(RostovLedger.RELIEF_LEFT, chart.reliefHexes() - relieve.hexes().size());
    counters.spend(draft, relieve.supply());
    draft.set(relieve.supply(), RostovMarks.SERVED);
  }

  private void relieve(Draft draft, int hex) {
    Position position = draft.view();
    position
        .stack(hex)
        .filter(unit -> wants(position, unit))
        .each(unit -> draft.clear(unit, RostovMarks.SUPPLY));
    draft.say(cites.noted("relieved", Detail.hex(hex)));
  }

  /**
   * Each hex alone and, if there are more, the first of them that one counter serves together; then
   * one hex more at a time, so that the player chooses them without a list of all sets of five.
   */
  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    Ints wanting = wanting(position);
    for (int hex : wanting) {
      RelieveAlso also = new RelieveAlso(hex);
      if (objection(position, also) == null) {
        action.accept(also);
      }
    }
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
          // Whoever is near a point that is spent already costs nothing more.
          double worth =
              order instanceof Relieve relieve
                  ? worth(position, relieve.hexes())
                  : Double.MAX_VALUE;
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
