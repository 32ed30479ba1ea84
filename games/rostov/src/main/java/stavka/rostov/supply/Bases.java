package stavka.rostov.supply;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Placed;
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
import stavka.rostov.losses.Fates;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/**
 * Axis bases: they work once the railway has come to them; one without a line may be given up for
 * its staff and its stores.
 */
@Rule({"6.91", "6.92", "6.94", "6.95"})
public final class Bases implements ExtraOrder {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Citations cites;
  private final RostovLines lines;
  private final Fates fates;

  public Bases(RostovTheatre theatre, RostovLines lines, Fates fates) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.cites = theatre.cites();
    this.lines = lines;
    this.fates = fates;
  }

  /** A base to which the converted railway has come works from this supply phase on. */
  @Rule("6.92")
  void open(Draft draft) {
    Position position = draft.view();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.base(unit)
          && position.onMap(unit)
          && !position.has(unit, RostovMarks.TURNED)
          && position.at(position.place(unit), RostovLayers.GAUGE) == RostovLayers.AXIS_GAUGE
          && lines.joined(position, Side.AXIS, position.place(unit))) {
        draft.set(unit, RostovMarks.TURNED);
      }
    }
  }

  @Override
  public boolean handles(Order order) {
    return order instanceof GiveUp;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    int base = ((GiveUp) order).base();
    Objection stranger = theatre.stranger(Side.AXIS, base);
    if (stranger != null) {
      return stranger;
    }
    if (!pieces.base(base)) {
      return cites.objection("base-who", Detail.unit(base));
    }
    if (!position.onMap(base)) {
      return cites.objection("not-on-map", Detail.unit(base));
    }
    return lines.supplied(position, base)
        ? cites.objection("base-supplied", Detail.unit(base))
        : null;
  }

  /** Its staff stand where it stood, supplied as it was, with a dump if a counter is left. */
  @Override
  @Rule({"6.83", "6.95"})
  public void carryOut(Draft draft, Order order) {
    int base = ((GiveUp) order).base();
    int hex = draft.place(base);
    int supply = draft.get(base, RostovMarks.SUPPLY);
    fates.remove(draft, base, Box.NEVER);
    Position position = draft.view();
    Ints left = Ints.EMPTY;
    int staff = first(position, theatre.charts().supply().baseBecomes());
    if (staff != Position.NOBODY) {
      draft.moveTo(staff, hex);
      draft.set(staff, RostovMarks.SUPPLY, supply);
      left = left.with(staff);
    }
    int dump = firstSupply(position);
    if (dump != Position.NOBODY) {
      draft.moveTo(dump, hex);
      draft.set(dump, RostovMarks.TURNED);
      draft.clear(dump, RostovMarks.SERVED);
      left = left.with(dump);
    }
    if (!left.isEmpty()) {
      draft.say(new Placed(left, hex, cites.rule("base-supplied")));
    }
  }

  private int first(Position position, String profile) {
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (position.inBox(unit, Box.POOL) && pieces.profile(unit).id().equals(profile)) {
        return unit;
      }
    }
    return Position.NOBODY;
  }

  private int firstSupply(Position position) {
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (position.inBox(unit, Box.POOL) && pieces.column(unit) && pieces.side(unit) == Side.AXIS) {
        return unit;
      }
    }
    return Position.NOBODY;
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.base(unit) && position.onMap(unit) && !lines.supplied(position, unit)) {
        action.accept(new GiveUp(unit));
      }
    }
  }
}
