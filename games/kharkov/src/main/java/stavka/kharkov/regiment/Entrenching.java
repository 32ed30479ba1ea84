package stavka.kharkov.regiment;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Noted;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Unit;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Kind;
import stavka.operational.model.Marks;
import stavka.operational.movement.ExtraOrder;

/** A regiment that stays where it is digs in. */
@Rule({"15.2", "15.21", "15.22", "7.35"})
public record Entrenching(KharkovTheatre theatre) implements ExtraOrder {
  /** Dig a regiment in where it stands [15.2]. */
  public record Entrench(@Unit int regiment) implements Order {}

  @Override
  public boolean handles(Order order) {
    return order instanceof Entrench;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    int regiment = ((Entrench) order).regiment();
    if (!theatre.pieces().has(regiment)) {
      return Objection.of("15.21", "no-such-unit");
    }
    if (theatre.pieces().kind(regiment) != Kind.REGIMENT) {
      return Objection.of("15.21", "not-a-regiment", unit(regiment));
    }
    if (!position.onMap(regiment)) {
      return Objection.of("15.21", "not-on-map", unit(regiment));
    }
    if (position.has(regiment, KharkovMarks.ENTRENCHED)) {
      return Objection.of("15.21", "already-entrenched", unit(regiment));
    }
    if (position.has(regiment, Marks.MOVED)) {
      return Objection.of("15.21", "has-moved", unit(regiment));
    }
    if (position.has(regiment, Marks.DISRUPTED)) {
      return Objection.of("7.35", "disrupted-digs-not", unit(regiment));
    }
    int where = position.place(regiment);
    boolean alone = position.top(where) == regiment && position.below(regiment) == Position.NOBODY;
    return alone ? null : Objection.of("15.22", "not-alone", unit(regiment), hex(where));
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    int regiment = ((Entrench) order).regiment();
    draft.set(regiment, KharkovMarks.ENTRENCHED);
    draft.set(regiment, Marks.MOVED);
    draft.say(Noted.of("15.21", "regiment-entrenches", unit(regiment), hex(draft.place(regiment))));
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    theatre.pieces().regiments().each(regiment -> offer(position, new Entrench(regiment), action));
  }
}
