package stavka.rostov.rebuild;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Placed;
import stavka.engine.map.Locality;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Citations;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.control.Control;
import stavka.rostov.model.Box;
import stavka.rostov.model.Charts;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.sequence.Proposing;
import stavka.rostov.supply.Lines;
import stavka.rostov.zones.Zones;

/**
 * Soviet cadres that come straight back to the map: small ones to any safe town, whatever a city
 * that is cut off can raise into the city, and its NKVD.
 */
@Rule({"7.42", "7.43"})
public final class Mustering implements ExtraOrder, Proposing {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Citations cites;
  private final Zones zones;
  private final Lines lines;
  private final CutOffCities cities;
  private final Purse purse;
  private final Ints towns;

  public Mustering(RostovTheatre theatre, Zones zones, Lines lines, CutOffCities cities) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.cites = theatre.cites();
    this.zones = zones;
    this.lines = lines;
    this.cities = cities;
    this.purse = new Purse(theatre, Side.SOVIET);
    int[] found = new int[theatre.grid().size()];
    int count = 0;
    for (int hex = 0; hex < found.length; hex++) {
      if (theatre.ground().terrain(hex).urban()) {
        found[count++] = hex;
      }
    }
    this.towns = Ints.prefix(found, count);
  }

  @Override
  public boolean handles(Order order) {
    return order instanceof Muster;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    Muster muster = (Muster) order;
    int unit = muster.unit();
    Objection stranger = theatre.stranger(Side.SOVIET, unit);
    if (stranger != null) {
      return stranger;
    }
    if (muster.hex() < 0 || muster.hex() >= theatre.grid().size()) {
      return cites.objection("no-such-hex");
    }
    if (!position.inBox(unit, Box.CADRE)) {
      return cites.objection("raise-not-boxed", Detail.unit(unit));
    }
    Charts.Cost cost = purse.cost(unit);
    if (cost == null || cost.cadreAtMost() || cost.type().equals(Purse.TRAIN)) {
      return cites.objection("raise-never", Detail.unit(unit));
    }
    if (position.has(unit, RostovMarks.RAISED)) {
      return cites.objection("raise-again", Detail.unit(unit));
    }
    int price = price(unit);
    if (!purse.has(position, cost.type(), price)) {
      return cites.objection("raise-no-points", Detail.number(price));
    }
    boolean open =
        cities.at(position, muster.hex()) == CutOffCities.NONE
            ? small(unit) && safe(position, muster.hex())
            : within(position, unit, muster.hex(), price);
    return open && theatre.stacking().fits(position, Ints.of(unit), muster.hex())
        ? null
        : cites.objection("raise-place", Detail.unit(unit));
  }

  /** Those of the NKVD that a city arms cost a point, whatever they are. */
  @Rule("7.42")
  private int price(int unit) {
    return pieces.nkvd(unit) ? 1 : Objects.requireNonNull(purse.cost(unit)).step();
  }

  /** Units of one step, training regiments among them; those of the NKVD go to the track. */
  @Rule({"7.23", "7.43"})
  private boolean small(int unit) {
    return pieces.profile(unit).steps().size() == 1 && !pieces.nkvd(unit);
  }

  /** A friendly town in general supply out of Axis zones, for one unit a turn. */
  @Rule("7.43")
  private boolean safe(Position position, int hex) {
    return theatre.ground().terrain(hex).urban()
        && theatre.board(position).inPlay(hex)
        && Control.holds(position, Side.SOVIET, hex)
        && lines.reaches(position, Side.SOVIET, hex)
        && !zones.in(position, Side.AXIS, hex)
        && !taken(position, hex);
  }

  /** Whether a unit has come to the town of a hex in this phase. */
  private boolean taken(Position position, int hex) {
    for (Locality place : theatre.map().places()) {
      if (place.hexes().contains(hex)) {
        for (int town : place.hexes()) {
          if (position.stack(town).any(unit -> position.has(unit, RostovMarks.RAISED))) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** In a city that is cut off, as far as it has points and whether it still has police to arm. */
  @Rule("7.42")
  private boolean within(Position position, int unit, int hex, int price) {
    return Control.holds(position, Side.SOVIET, hex)
        && (pieces.nkvd(unit)
            ? cities.mobilises(position, hex)
            : cities.left(position, hex) >= price);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    Muster muster = (Muster) order;
    int unit = muster.unit();
    Charts.Cost cost = Objects.requireNonNull(purse.cost(unit));
    boolean besieged = cities.at(draft.view(), muster.hex()) != CutOffCities.NONE;
    purse.pay(draft, cost.type(), price(unit));
    if (besieged && pieces.nkvd(unit)) {
      cities.mobilised(draft, muster.hex());
    } else if (besieged) {
      cities.spend(draft, muster.hex(), price(unit));
    }
    draft.moveTo(unit, muster.hex());
    Boxes.reform(draft, theatre, unit, cost.nonOp());
    draft.set(unit, RostovMarks.RAISED);
    draft.say(new Placed(Ints.of(unit), muster.hex(), cites.rule("raise-place")));
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    if (position.ledger(RostovLedger.of(RostovLedger.TYPE_I, Side.SOVIET)) == 0
        && position.ledger(RostovLedger.of(RostovLedger.TYPE_A, Side.SOVIET)) == 0) {
      return;
    }
    for (int unit = 0; unit < pieces.count(); unit++) {
      for (int i = 0;
          pieces.side(unit) == Side.SOVIET && position.inBox(unit, Box.CADRE) && i < towns.size();
          i++) {
        Muster order = new Muster(unit, towns.get(i));
        if (objection(position, order) == null) {
          action.accept(order);
        }
      }
    }
  }

  /** The strongest into a city that is cut off; others into the town nearest to the enemy. */
  @Override
  public Optional<Order> proposal(Position position) {
    byte[] far = theatre.board(position).distancesToUnits(Side.AXIS);
    Order[] best = {null};
    int[] most = {Integer.MIN_VALUE};
    forEach(
        position,
        order -> {
          Muster muster = (Muster) order;
          int worth = Worth.of(pieces, muster.unit()) * 10 - far[muster.hex()];
          if (worth > most[0]) {
            most[0] = worth;
            best[0] = muster;
          }
        });
    return Optional.ofNullable(best[0]);
  }
}
