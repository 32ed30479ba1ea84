package stavka.rostov.special;

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
import stavka.rostov.losses.Fates;
import stavka.rostov.model.Box;
import stavka.rostov.model.Charts;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/**
 * Training regiments on the map: once one has come to a reduced unit, it gives it a step, whatever
 * zones lie there and whether it is supplied, and the unit stays for the turn.
 */
@Rule({"7.22", "22.72", "22.73"})
public record Zap(RostovTheatre theatre, Fates fates) implements ExtraOrder {
  /** The type of points that these men are. */
  private static final String MEN = "i";

  @Override
  public boolean handles(Order order) {
    return order instanceof Reinforce;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    Reinforce reinforce = (Reinforce) order;
    RostovPieces pieces = theatre.pieces();
    for (int unit : Ints.of(reinforce.zap(), reinforce.unit())) {
      Objection stranger = theatre.stranger(position, Side.SOVIET, unit);
      if (stranger != null) {
        return stranger;
      }
    }
    if (pieces.kind(reinforce.zap()) != Kind.ZAP
        || position.place(reinforce.zap()) != position.place(reinforce.unit())
        || position.get(reinforce.unit(), RostovMarks.STEP) == 0
        || !takes(reinforce.unit())) {
      return theatre.cites().objection("reinforce-who");
    }
    if (position.has(reinforce.unit(), RostovMarks.MOVED)
        || position.has(reinforce.unit(), RostovMarks.ACTIVATED)) {
      return theatre.cites().objection("has-moved", Detail.unit(reinforce.unit()));
    }
    int hex = position.place(reinforce.zap());
    int limit = theatre.stacking().limit(Side.SOVIET, hex);
    return theatre.stacking().load(position, Side.SOVIET, hex) > limit
        ? theatre.cites().objection("too-many", Detail.hex(hex), Detail.number(limit))
        : null;
  }

  /** Whether a unit takes replacements of this type. */
  private boolean takes(int unit) {
    Charts.@Nullable Cost cost = theatre.charts().cost(theatre.pieces().profile(unit));
    return cost != null && cost.type().equals(MEN);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    Reinforce reinforce = (Reinforce) order;
    theatre.faces().restore(draft, reinforce.unit());
    draft.set(reinforce.unit(), RostovMarks.HELD);
    fates.remove(draft, reinforce.zap(), Box.CADRE);
    draft.say(
        theatre
            .cites()
            .noted("reinforced", Detail.unit(reinforce.zap()), Detail.unit(reinforce.unit())));
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    RostovPieces pieces = theatre.pieces();
    for (int zap = 0; zap < pieces.count(); zap++) {
      if (pieces.kind(zap) != Kind.ZAP || !position.onMap(zap)) {
        continue;
      }
      for (int unit : position.stack(position.place(zap))) {
        Reinforce order = new Reinforce(zap, unit);
        if (objection(position, order) == null) {
          action.accept(order);
        }
      }
    }
  }
}
