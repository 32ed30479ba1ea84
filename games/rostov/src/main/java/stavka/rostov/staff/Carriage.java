package stavka.rostov.staff;

import java.util.List;
import java.util.Optional;
import stavka.engine.order.Order;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SupplyState;
import stavka.rostov.supply.Merge;
import stavka.rostov.supply.Unload;
import stavka.rostov.transport.Airlift;
import stavka.rostov.transport.Ship;

/** What goes by air or by sea, and supply that is put together or taken apart. */
@Rule({"6.83", "11.7", "11.8"})
final class Carriage {
  /** By how much a staff or a column must stand better where it is flown or shipped. */
  private static final double WORTH_IT = 1.2;

  /** What it is worth to bring a unit out of a place without supply, and to bring one near one. */
  private static final double RESCUE = 3;

  private static final double CLOSER = 0.2;

  /** A dump this far from the enemy serves nobody. */
  private static final int IDLE = 8;

  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Aims aims;
  private final Stations stations;

  Carriage(RostovTheatre theatre, Aims aims, Stations stations) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.aims = aims;
    this.stations = stations;
  }

  /** The best flight or passage, if any is worth it: nobody marches in the phase after it. */
  @Rule({"11.72", "11.8"})
  Optional<Order> carried(Position position, List<Order> offered) {
    Order best = null;
    double most = WORTH_IT;
    for (Order order : offered) {
      double worth =
          switch (order) {
            case Airlift(int unit, int to) -> gain(position, unit, to);
            case Ship(int unit, int to) -> gain(position, unit, to);
            default -> 0;
          };
      if (worth > most) {
        most = worth;
        best = order;
      }
    }
    return Optional.ofNullable(best);
  }

  /** Columns that make a dump, or a dump that makes a column, before anybody marches. */
  @Rule("6.83")
  Optional<Order> stored(Position position, Side side, List<Order> offered) {
    for (Order order : offered) {
      boolean wise =
          switch (order) {
            case Merge(int kept, int given) -> merged(position, side, kept, given);
            case Unload(int dump) -> idle(position, side, dump);
            default -> false;
          };
      if (wise) {
        return Optional.of(order);
      }
    }
    return Optional.empty();
  }

  /** How much better a unit stands elsewhere: who fights goes where supply and the enemy are. */
  private double gain(Position position, int unit, int to) {
    if (!position.onMap(unit)) {
      return 0;
    }
    int from = position.place(unit);
    if (stations.post(position, unit, from).isPresent()) {
      return stations.post(position, unit, to).orElse(0)
          - stations.post(position, unit, from).orElse(0);
    }
    double fed = stations.footing(position, unit, to) - stations.footing(position, unit, from);
    boolean cut = SupplyState.out(position, unit);
    return (cut ? RESCUE : 0)
        + fed
        + CLOSER * (aims.near(position, to) - aims.near(position, from));
  }

  /** Points are left to come, but no counter: two columns of one hex make room for one. */
  private boolean merged(Position position, Side side, int kept, int given) {
    int points = position.ledger(RostovLedger.of(RostovLedger.POINTS, side));
    if (points == 0 || !position.onMap(kept) || !position.onMap(given)) {
      return false;
    }
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.column(unit) && pieces.side(unit) == side && position.inBox(unit, Box.POOL)) {
        return false;
      }
    }
    return true;
  }

  /** Whether a dump lies far behind: it does not march, and a column does. */
  private boolean idle(Position position, Side side, int dump) {
    int hex = position.place(dump);
    return theatre.board(position).distancesToUnits(side.enemy())[hex] > IDLE
        && !theatre.ground().onRail(hex);
  }
}
