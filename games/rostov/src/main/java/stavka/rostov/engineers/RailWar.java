package stavka.rostov.engineers;

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
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.sequence.Proposing;
import stavka.rostov.supply.RostovLines;
import stavka.rostov.works.RostovForts;
import stavka.rostov.works.Tracks;

/** Railways that the Soviets take back with engineers, or cut with any combat unit. */
@Rule({"19.13", "19.3", "19.4", "23.11"})
public final class RailWar implements ExtraOrder, Proposing {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Citations cites;
  private final RostovLines lines;
  private final RostovForts forts;
  private final Tracks tracks;
  private final Labour labour;

  public RailWar(RostovTheatre theatre, RostovLines lines, RostovForts forts, Tracks tracks) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.cites = theatre.cites();
    this.lines = lines;
    this.forts = forts;
    this.tracks = tracks;
    this.labour = new Labour(theatre);
  }

  @Override
  public boolean handles(Order order) {
    return order instanceof Reclaim || order instanceof Cut;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    return order instanceof Reclaim reclaim
        ? reclaimed(position, reclaim.engineer())
        : cut(position, ((Cut) order).hex());
  }

  /** A hex is added to the railway that works, by engineers who did nothing else. */
  @Rule({"18.11", "19.13", "19.3"})
  private @Nullable Objection reclaimed(Position position, int unit) {
    Objection objection = theatre.stranger(position, Side.SOVIET, unit);
    if (objection != null) {
      return objection;
    }
    int hex = position.place(unit);
    if (!labour.idle(position, unit)
        || !tracks.railway(hex)
        || position.at(hex, RostovLayers.GAUGE) == RostovLayers.SOVIET_GAUGE) {
      return cites.objection("reclaim-who");
    }
    if (forts.strongpoint(position, hex, Side.AXIS)) {
      return cites.objection("convert-fort", Detail.hex(hex));
    }
    boolean joined =
        lines.source(position, Side.SOVIET, hex)
            || tracks.next(position, hex).any(next -> lines.joined(position, Side.SOVIET, next));
    return joined ? null : cites.objection("convert-gap");
  }

  @Rule("19.4")
  private @Nullable Objection cut(Position position, int hex) {
    if (hex < 0 || hex >= theatre.grid().size()) {
      return cites.objection("no-such-hex");
    }
    return position.at(hex, RostovLayers.GAUGE) == RostovLayers.AXIS_GAUGE
            && tracks.railway(hex)
            && theatre.board(position).holds(Side.SOVIET, hex)
        ? null
        : cites.objection("cut-who");
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    if (order instanceof Reclaim reclaim) {
      draft.set(reclaim.engineer(), RostovMarks.LABOUR);
      draft.put(draft.place(reclaim.engineer()), RostovLayers.GAUGE, RostovLayers.SOVIET_GAUGE);
    } else {
      draft.put(((Cut) order).hex(), RostovLayers.GAUGE, RostovLayers.CUT);
    }
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.side(unit) == Side.SOVIET
          && labour.idle(position, unit)
          && reclaimed(position, unit) == null) {
        action.accept(new Reclaim(unit));
      }
    }
    for (int hex : tracks.all()) {
      if (cut(position, hex) == null) {
        action.accept(new Cut(hex));
      }
    }
  }

  /** Whatever can be taken back, then whatever can be cut. */
  @Override
  public Optional<Order> proposal(Position position) {
    Order[] first = {null};
    forEach(position, order -> first[0] = first[0] == null ? order : first[0]);
    return Optional.ofNullable(first[0]);
  }
}
