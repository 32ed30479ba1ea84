package stavka.bautzen.combat;

import static stavka.engine.reason.Detail.unit;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.movement.Walk;
import stavka.bautzen.stacking.Stacks;
import stavka.bautzen.supply.Casualties;
import stavka.engine.event.Retreated;
import stavka.engine.order.Order;
import stavka.engine.order.Retreat;
import stavka.engine.play.Decision;
import stavka.engine.play.ListedOrders;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.model.Citations;

/** The beaten go back, one by one as their player likes; then their columns. */
@Rule({"9.6", "9.7"})
final class RetreatUnitsStage implements Stage {
  private static final String DIE = "retreat-die";

  private final BautzenTheatre theatre;
  private final BautzenPieces pieces;
  private final Stacks stacks;
  private final Casualties casualties;
  private final RetreatPaths paths;
  private final Walk walk;
  private final Citations cites;

  RetreatUnitsStage(
      BautzenTheatre theatre, Stacks stacks, Casualties casualties, RetreatPaths paths, Walk walk) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.stacks = stacks;
    this.casualties = casualties;
    this.paths = paths;
    this.walk = walk;
    this.cites = theatre.cites();
  }

  @Override
  public Orders orders(Position position) {
    RetreatUnits frame = (RetreatUnits) Objects.requireNonNull(position.frame());
    return new ListedOrders(
        new Decision(frame.side(), "retreat-units", cites.rule("retreat-units")),
        List.copyOf(choices(position, frame)),
        cites.objection("no-such-retreat"));
  }

  private List<Retreat> choices(Position position, RetreatUnits frame) {
    List<Retreat> choices = new ArrayList<>();
    for (int unit : frame.units()) {
      paths.of(position, unit).forEach(path -> choices.add(new Retreat(unit, path)));
    }
    return choices;
  }

  @Override
  public boolean proceed(Draft draft) {
    RetreatUnits frame = (RetreatUnits) Objects.requireNonNull(draft.frame());
    for (int unit : frame.units()) {
      if (!draft.onMap(unit)) {
        draft.replace(
            new RetreatUnits(
                frame.side(), frame.target(), frame.units().without(unit), frame.gone()));
        return true;
      }
      if (paths.of(draft.view(), unit).isEmpty()) {
        draft.replace(
            new RetreatUnits(
                frame.side(), frame.target(), frame.units().without(unit), frame.gone()));
        stand(draft, unit);
        return true;
      }
    }
    List<Retreat> choices = choices(draft.view(), frame);
    if (choices.size() > 1) {
      return false;
    }
    if (choices.isEmpty()) {
      draft.pop();
      columnsFollow(draft, frame);
    } else {
      carryOut(draft, choices.getFirst());
    }
    return true;
  }

  /** Who cannot go back holds out in a town, at the price of a step, and is lost elsewhere. */
  @Rule("9.7")
  private void stand(Draft draft, int unit) {
    String code = theatre.ground().urban(draft.place(unit)) ? "stays-in-town" : "cut-off";
    draft.say(cites.noted(code, unit(unit)));
    if (code.equals("cut-off")) {
      casualties.eliminate(draft, unit, cites.rule(code));
    } else {
      casualties.loseStep(draft, unit, cites.rule(code));
    }
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    Retreat retreat = (Retreat) order;
    int unit = retreat.unit();
    draft.replace(((RetreatUnits) Objects.requireNonNull(draft.frame())).after(unit));
    int from = draft.place(unit);
    Walk.Passage passage = walk.throughZones(draft, unit, retreat.path(), DIE);
    walk.go(draft, unit, passage.path());
    draft.say(new Retreated(unit, from, passage.path(), cites.rule("retreated")));
    walk.pay(draft, unit, passage, DIE);
  }

  /**
   * Columns go back with the first who has room for them, or are lost with those they were with.
   */
  @Rule("7.2.1")
  private void columnsFollow(Draft draft, RetreatUnits frame) {
    Ints left = draft.view().stack(frame.target()).filter(u -> pieces.side(u) == frame.side());
    if (left.any(pieces::fights)) {
      return;
    }
    for (int column : left) {
      Ints hosts =
          frame
              .gone()
              .filter(
                  unit ->
                      draft.onMap(unit)
                          && stacks.fits(draft.view(), Ints.of(column), draft.place(unit)));
      if (hosts.isEmpty()) {
        casualties.loseColumn(draft, column);
      } else {
        Ints path = Ints.of(draft.place(hosts.first()));
        walk.go(draft, column, path);
        draft.say(new Retreated(column, frame.target(), path, cites.rule("column-lost")));
      }
    }
  }
}
