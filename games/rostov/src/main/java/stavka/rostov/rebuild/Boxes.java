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
import stavka.rostov.model.Box;
import stavka.rostov.model.Charts;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.sequence.Proposing;

/**
 * The boxes of lost units: from Eliminated by Cadre to Active, a box a turn; there a step a turn.
 * Germans raise substitutes besides.
 */
@Rule({"7.22", "7.23", "7.31", "7.32", "7.43", "20.0", "24.5"})
public final class Boxes implements ExtraOrder, Proposing {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Citations cites;
  private final Side side;
  private final Purse purse;
  private final Track track;

  public Boxes(RostovTheatre theatre, Side side) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.cites = theatre.cites();
    this.side = side;
    this.purse = new Purse(theatre, side);
    this.track = new Track(theatre);
  }

  @Override
  public boolean handles(Order order) {
    return order instanceof Raise || (side == Side.SOVIET && order instanceof SendBack);
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    int unit = order instanceof Raise raise ? raise.unit() : ((SendBack) order).unit();
    Objection stranger = theatre.stranger(side, unit);
    if (stranger != null) {
      return stranger;
    }
    if (order instanceof SendBack) {
      return pieces.nkvd(unit) && position.inBox(unit, Box.ACTIVE)
          ? null
          : cites.objection("raise-not-boxed", Detail.unit(unit));
    }
    Objection objection = barred(position, unit);
    if (objection != null) {
      return objection;
    }
    int price = price(position, unit);
    return purse.has(position, type(position, unit), price)
        ? null
        : cites.objection("raise-no-points", Detail.number(price));
  }

  /** A substitute of the usual strength that is in hand. */
  @Rule("24.5")
  private boolean substitute(Position position, int unit) {
    return position.inBox(unit, Box.POOL)
        && pieces.kind(unit) == Kind.SUBSTITUTE
        && pieces.profile(unit).id().equals(theatre.charts().supply().baseBecomes());
  }

  @Rule({"7.23", "7.25", "7.43"})
  private @Nullable Objection barred(Position position, int unit) {
    if (substitute(position, unit)) {
      return null;
    }
    boolean eliminated = position.inBox(unit, Box.ELIMINATED);
    boolean active = position.inBox(unit, Box.ACTIVE);
    Charts.Cost cost = purse.cost(unit);
    if (position.inBox(unit, Box.NEVER)
        || (cost == null && (eliminated || position.inBox(unit, Box.CADRE)))
        || (cost != null && cost.cadreAtMost() && position.inBox(unit, Box.CADRE))) {
      return cites.objection("raise-never", Detail.unit(unit));
    }
    if (cost == null || !(eliminated || active || position.inBox(unit, Box.CADRE))) {
      return cites.objection("raise-not-boxed", Detail.unit(unit));
    }
    if (cost.type().equals(Purse.TRAIN)) {
      return cites.objection("raise-train", Detail.unit(unit));
    }
    if (position.has(unit, RostovMarks.RAISED)) {
      return cites.objection("raise-again", Detail.unit(unit));
    }
    if (active && position.get(unit, RostovMarks.STEP) == 0) {
      return cites.objection("refit-whole", Detail.unit(unit));
    }
    return pieces.nkvd(unit)
            && position.ledger(RostovLedger.NKVD) >= theatre.charts().rebuild().nkvdATurn()
        ? cites.objection("raise-nkvd")
        : null;
  }

  /** From Eliminated men are enough, whatever the unit. */
  @Rule({"7.22", "7.31", "7.43"})
  private String type(Position position, int unit) {
    return position.inBox(unit, Box.ELIMINATED) || position.inBox(unit, Box.POOL)
        ? Purse.MEN
        : cost(unit).type();
  }

  private int price(Position position, int unit) {
    if (position.inBox(unit, Box.POOL)) {
      return theatre.charts().rebuild().substitute();
    }
    return position.inBox(unit, Box.ELIMINATED)
        ? theatre.charts().rebuild().fromEliminated()
        : cost(unit).step();
  }

  /**
   * What brings a unit on.
   *
   * @param type of the points: of men, of armament, or for armoured trains
   */
  public record Price(String type, int points) {}

  /** What the next box costs a unit, or the next step in the last one; null if none will do. */
  @Rule({"7.23", "7.25", "7.43"})
  public @Nullable Price next(Position position, int unit) {
    Charts.Cost cost = purse.cost(unit);
    boolean cadre = position.inBox(unit, Box.CADRE);
    if (cost == null || position.inBox(unit, Box.NEVER) || (cost.cadreAtMost() && cadre)) {
      return null;
    }
    if (cost.type().equals(Purse.TRAIN)) {
      return cadre ? new Price(Purse.TRAIN, 1) : null;
    }
    return new Price(type(position, unit), price(position, unit));
  }

  private Charts.Cost cost(int unit) {
    return Objects.requireNonNull(purse.cost(unit));
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    if (order instanceof SendBack back) {
      track.send(draft, back.unit());
      return;
    }
    int unit = ((Raise) order).unit();
    Position position = draft.view();
    purse.pay(draft, type(position, unit), price(position, unit));
    draft.set(unit, RostovMarks.RAISED);
    if (pieces.nkvd(unit)) {
      draft.add(RostovLedger.NKVD, 1);
    }
    if (position.inBox(unit, Box.ELIMINATED)) {
      draft.moveToBox(unit, Box.CADRE);
    } else if (position.inBox(unit, Box.ACTIVE)) {
      theatre.faces().restore(draft, unit);
    } else {
      rise(draft, unit);
    }
    boolean whole = draft.get(unit, RostovMarks.STEP) == 0;
    if (pieces.nkvd(unit) && whole && draft.view().inBox(unit, Box.ACTIVE)) {
      track.send(draft, unit);
    }
  }

  /** It is back with one step. */
  @Rule({"7.23", "7.43", "24.5"})
  private void rise(Draft draft, int unit) {
    boolean substitute = pieces.kind(unit) == Kind.SUBSTITUTE;
    draft.moveToBox(unit, Box.ACTIVE);
    reform(draft, theatre, unit, !substitute && cost(unit).nonOp());
  }

  /** A unit that comes back has a step, and a headquarters has yet to find itself. */
  @Rule("7.43")
  static void reform(Draft draft, RostovTheatre theatre, int unit, boolean nonOp) {
    draft.set(unit, RostovMarks.STEP, theatre.pieces().profile(unit).steps().size() - 1);
    if (nonOp) {
      draft.set(unit, RostovMarks.TURNED);
    }
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.side(unit) != side || position.onMap(unit)) {
        continue;
      }
      Raise raise = new Raise(unit);
      if (objection(position, raise) == null) {
        action.accept(raise);
      }
      SendBack back = new SendBack(unit);
      if (side == Side.SOVIET && objection(position, back) == null) {
        action.accept(back);
      }
    }
  }

  /** What is worth most for a point; nobody before he is whole, if points remain. */
  @Override
  public Optional<Order> proposal(Position position) {
    Order[] best = {null};
    double[] most = {0};
    forEach(
        position,
        order -> {
          if (order instanceof Raise raise && !position.inBox(raise.unit(), Box.POOL)) {
            double worth = Worth.of(pieces, raise.unit()) + NEARER * nearness(position, raise);
            if (worth / price(position, raise.unit()) > most[0]) {
              most[0] = worth / price(position, raise.unit());
              best[0] = raise;
            }
          }
        });
    return Optional.ofNullable(best[0]);
  }

  /** What it counts to be a box further. */
  private static final double NEARER = 2;

  private static int nearness(Position position, Raise raise) {
    if (position.inBox(raise.unit(), Box.ACTIVE)) {
      return 2;
    }
    return position.inBox(raise.unit(), Box.CADRE) ? 1 : 0;
  }
}
