package stavka.rostov.special;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.board.EntryEffect;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;
import stavka.rostov.model.SupplyState;

/**
 * Troops that do not leave their hex until it is released: all of a hex at once, by an attack, want
 * of supply, an enemy next to it, a reserve result, or a date.
 */
@Rule({"22.81", "22.82"})
public record Garrisons(RostovTheatre theatre) implements EntryEffect, ExtraOrder {
  private static boolean bound(Position position, int hex) {
    return position.stack(hex).any(unit -> position.has(unit, RostovMarks.GARRISON));
  }

  /** The same while units move, who ask at every step: nothing is worked out for it. */
  private static boolean held(Draft draft, int hex) {
    for (int unit = draft.top(hex); unit != Position.NOBODY; unit = draft.below(unit)) {
      if (draft.has(unit, RostovMarks.GARRISON)) {
        return true;
      }
    }
    return false;
  }

  /** Sets all of a hex free. */
  @Rule("22.81")
  public void release(Draft draft, int hex) {
    if (held(draft, hex)) {
      for (int unit : draft.view().stack(hex)) {
        draft.clear(unit, RostovMarks.GARRISON);
      }
      draft.say(theatre.cites().noted("released", Detail.hex(hex)));
    }
  }

  /** An enemy has come to a hex: those beside it are released. */
  @Override
  @Rule("22.82")
  public void stepped(Draft draft, int unit, int from, int to) {
    if (theatre.pieces().side(unit) != Side.AXIS || !theatre.pieces().combat(unit)) {
      return;
    }
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int beside = theatre.grid().neighbour(to, direction);
      if (beside != HexGrid.NONE) {
        release(draft, beside);
      }
    }
  }

  /** Attacks have been declared for good: hexes that are attacked are released. */
  @Rule("22.82")
  public void attacked(Draft draft) {
    Position position = draft.view();
    for (int unit = 0; unit < theatre.pieces().count(); unit++) {
      if (position.has(unit, RostovMarks.GARRISON)
          && position.onMap(unit)
          && position.at(position.place(unit), RostovLayers.ATTACK) != 0) {
        release(draft, position.place(unit));
      }
    }
  }

  /** Supply has been judged: hexes with somebody out of it are released. */
  @Rule("22.82")
  public void judged(Draft draft) {
    Position position = draft.view();
    for (int unit = 0; unit < theatre.pieces().count(); unit++) {
      if (position.has(unit, RostovMarks.GARRISON)
          && position.onMap(unit)
          && SupplyState.out(position, unit)) {
        release(draft, position.place(unit));
      }
    }
  }

  /** A turn has come: hexes whose date is past are released. */
  @Rule("22.82")
  public void dated(Draft draft) {
    for (ScenarioPlan.Post post : theatre.plan(draft.view()).orders().posts()) {
      if (draft.turn() == post.until() + 1) {
        release(draft, post.hex());
      }
    }
  }

  @Override
  public boolean handles(Order order) {
    return order instanceof Release;
  }

  @Override
  @Rule({"7.26", "22.82"})
  public @Nullable Objection objection(Position position, Order order) {
    int hex = ((Release) order).garrison();
    if (hex < 0 || hex >= theatre.grid().size()) {
      return theatre.cites().objection("no-such-hex");
    }
    if (position.ledger(RostovLedger.RESERVE) == 0) {
      return theatre.cites().objection("group-no-reserve");
    }
    return bound(position, hex) ? null : theatre.cites().objection("release-none", Detail.hex(hex));
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    draft.add(RostovLedger.RESERVE, -1);
    release(draft, ((Release) order).garrison());
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    if (position.ledger(RostovLedger.RESERVE) == 0) {
      return;
    }
    for (int unit = 0; unit < theatre.pieces().count(); unit++) {
      if (position.has(unit, RostovMarks.GARRISON)
          && position.onMap(unit)
          && first(position, position.place(unit)) == unit) {
        action.accept(new Release(position.place(unit)));
      }
    }
  }

  /** One garrison of a hex, so that each hex is named once. */
  private static int first(Position position, int hex) {
    return position.stack(hex).filter(unit -> position.has(unit, RostovMarks.GARRISON)).first();
  }
}
