package stavka.rostov.engineers;

import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.model.Citations;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.sequence.Proposing;
import stavka.rostov.supply.RostovLines;
import stavka.rostov.works.RostovForts;
import stavka.rostov.works.Tracks;

/**
 * Railways converted by the Axis, for so many points a turn: from each railhead on, without gaps.
 */
@Rule({"19.13", "19.21", "19.22", "19.23", "18.11"})
public final class Conversion implements ExtraOrder, Proposing {
  private final RostovTheatre theatre;
  private final Citations cites;
  private final HexGrid grid;
  private final RostovLines lines;
  private final RostovForts forts;
  private final Tracks tracks;
  private final RailPlans plans;

  public Conversion(RostovTheatre theatre, RostovLines lines, RostovForts forts, Tracks tracks) {
    this.theatre = theatre;
    this.cites = theatre.cites();
    this.grid = theatre.grid();
    this.lines = lines;
    this.forts = forts;
    this.tracks = tracks;
    this.plans = new RailPlans(theatre, lines, tracks);
  }

  @Override
  public boolean handles(Order order) {
    return order instanceof Convert;
  }

  /** Points that are left this turn. */
  @Rule({"19.21", "19.22"})
  public int left(Position position) {
    int chart = theatre.charts().labour().conversion(position.turn());
    return theatre.plan(position).supplies().conversion().of(chart)
        - position.ledger(RostovLedger.CONVERTED);
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    Ints path = ((Convert) order).path();
    if (path.isEmpty()) {
      return cites.objection("no-path");
    }
    for (int hex : path) {
      if (hex < 0 || hex >= grid.size()) {
        return cites.objection("no-such-hex");
      }
    }
    Objection start = start(position, path.first());
    if (start != null) {
      return start;
    }
    int price = 0;
    for (int i = 0; i < path.size(); i++) {
      int before = i == 0 ? railhead(position, path.first()) : path.get(i - 1);
      Objection objection = step(position, before, path.get(i));
      if (objection != null) {
        return objection;
      }
      price += price(position, path.get(i));
    }
    if (path.hasDuplicates()) {
      return cites.objection("convert-gap");
    }
    if (price > theatre.charts().labour().railheadMost()) {
      return cites.objection("convert-too-many");
    }
    return price > left(position) ? cites.objection("convert-no-points") : null;
  }

  private int price(Position position, int hex) {
    return theatre.charts().labour().price(theatre.ground().terrain(hex), theatre.sky(position));
  }

  /** From a converted hex of the working railway, in which a branch may begin. */
  @Rule({"19.13", "19.23"})
  private @Nullable Objection start(Position position, int first) {
    if (!convertible(position, first)) {
      return cites.objection("convert-not-rail", Detail.hex(first));
    }
    if (railhead(position, first) != HexGrid.NONE) {
      return null;
    }
    for (int next : tracks.next(position, first)) {
      if (works(position, next)) {
        return cites.objection("convert-fresh");
      }
    }
    return cites.objection("convert-gap");
  }

  /** The railhead beside a hex, or none. */
  private int railhead(Position position, int hex) {
    Ints heads = tracks.next(position, hex).filter(next -> head(position, next));
    return heads.isEmpty() ? HexGrid.NONE : heads.first();
  }

  private boolean head(Position position, int hex) {
    return works(position, hex)
        && (position.at(hex, RostovLayers.NEW) & RostovLayers.NEW_RAIL) == 0;
  }

  private boolean works(Position position, int hex) {
    return position.at(hex, RostovLayers.GAUGE) == RostovLayers.AXIS_GAUGE
        && lines.joined(position, Side.AXIS, hex);
  }

  /** A railway in play that is not of the Axis, cut ones too. */
  @Rule({"19.12", "19.21"})
  private boolean convertible(Position position, int hex) {
    return tracks.railway(hex)
        && theatre.board(position).inPlay(hex)
        && position.at(hex, RostovLayers.GAUGE) != RostovLayers.AXIS_GAUGE;
  }

  /** Why a hex cannot be converted after the one before it, or null. */
  @Rule({"18.11", "19.21"})
  private @Nullable Objection step(Position position, int before, int hex) {
    if (!convertible(position, hex)) {
      return cites.objection("convert-not-rail", Detail.hex(hex));
    }
    if (!tracks.next(position, before).contains(hex)) {
      return cites.objection("convert-gap");
    }
    if (forts.strongpoint(position, hex, Side.SOVIET)
        || forts.line(position, before, hex)
        || forts.line(position, hex, before)) {
      return cites.objection("convert-fort", Detail.hex(hex));
    }
    Board board = theatre.board(position);
    if (board.inEnemyZone(Side.AXIS, hex) && !board.holds(Side.AXIS, hex)) {
      return cites.objection("convert-zone", Detail.hex(hex));
    }
    return lines.reaches(position, Side.AXIS, hex)
        ? null
        : cites.objection("convert-cut-off", Detail.hex(hex));
  }

  @Override
  @Rule({"19.21", "19.23"})
  public void carryOut(Draft draft, Order order) {
    Ints path = ((Convert) order).path();
    for (int hex : path) {
      draft.add(RostovLedger.CONVERTED, price(draft.view(), hex));
      draft.put(hex, RostovLayers.GAUGE, RostovLayers.AXIS_GAUGE);
      draft.put(hex, RostovLayers.NEW, draft.at(hex, RostovLayers.NEW) | RostovLayers.NEW_RAIL);
    }
    draft.say(cites.noted("converted", Detail.number(path.size()), Detail.hex(path.last())));
  }

  /** From each railhead every way on, and every part of it. */
  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    int most = Math.min(left(position), theatre.charts().labour().railheadMost());
    if (most <= 0) {
      return;
    }
    for (int hex : tracks.all()) {
      if (convertible(position, hex) && railhead(position, hex) != HexGrid.NONE) {
        extend(position, railhead(position, hex), Ints.of(hex), most, action);
      }
    }
  }

  private void extend(
      Position position, int before, Ints path, int most, Consumer<? super Order> action) {
    int last = path.last();
    int left = most - price(position, last);
    if (left < 0 || step(position, before, last) != null) {
      return;
    }
    action.accept(new Convert(path));
    for (int next : tracks.next(position, last)) {
      if (!path.contains(next)) {
        extend(position, last, path.with(next), left, action);
      }
    }
  }

  /** Where most troops come nearer to a railway. */
  @Override
  public Optional<Order> proposal(Position position) {
    return plans.best(position, this);
  }
}
