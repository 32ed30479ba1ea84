package stavka.rostov.arrival;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.losses.LossTracks;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;

/** Units that a scenario calls away: they leave by a way off the map, or cost points. */
@Rule({"8.71", "10.56"})
public final class Exits implements ExtraOrder {
  private final RostovTheatre theatre;
  private final LossTracks tracks;
  private final Side side;

  /**
   * @param side whose units leave in the phase that offers this
   */
  public Exits(RostovTheatre theatre, LossTracks tracks, Side side) {
    this.theatre = theatre;
    this.tracks = tracks;
    this.side = side;
  }

  @Override
  public boolean handles(Order order) {
    return order instanceof Leave;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    Ints units = ((Leave) order).units();
    if (units.isEmpty() || units.hasDuplicates()) {
      return theatre.cites().objection("no-units");
    }
    for (int unit : units) {
      Objection stranger = theatre.stranger(position, side, unit);
      if (stranger != null) {
        return stranger;
      }
      if (!leaves(position, unit)) {
        return theatre.cites().objection("depart-like", Detail.unit(unit));
      }
    }
    return null;
  }

  /** Whether a unit stands where it may leave, on a road or railway, and its turn has come. */
  private boolean leaves(Position position, int unit) {
    int hex = position.place(unit);
    for (ScenarioPlan.Exit exit : theatre.plan(position).orders().exits()) {
      if (exit.units().contains(unit)
          && position.turn() >= exit.turn()
          && exit.region().has(hex)
          && (theatre.ground().onRoad(hex) || theatre.ground().onRail(hex))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    for (int unit : ((Leave) order).units()) {
      draft.say(theatre.cites().noted("left", Detail.unit(unit)));
      draft.moveToBox(unit, Box.LEFT);
    }
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    for (ScenarioPlan.Exit exit : theatre.plan(position).orders().exits()) {
      for (int unit : exit.units()) {
        if (theatre.pieces().side(unit) == side && position.onMap(unit) && leaves(position, unit)) {
          action.accept(new Leave(Ints.of(unit)));
        }
      }
    }
  }

  /** Whoever is still here after the grace costs points each turn, up to a limit. */
  @Rule("8.71")
  public void late(Draft draft) {
    for (ScenarioPlan.Exit exit : theatre.plan(draft.view()).orders().exits()) {
      int overdue = draft.turn() - exit.turn() - exit.grace();
      if (overdue >= 1 && overdue * exit.penalty() <= exit.most()) {
        for (int unit : exit.units()) {
          if (draft.onMap(unit) && theatre.pieces().side(unit) == side) {
            tracks.score(draft, -exit.penalty(), "points-late-exit");
          }
        }
      }
    }
  }
}
