package stavka.redstar.economy;

import static stavka.engine.reason.Detail.unit;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Noted;
import stavka.engine.event.Placed;
import stavka.engine.order.Order;
import stavka.engine.play.ChoiceStage;
import stavka.engine.play.Decision;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.redstar.economy.EconomySection.Evacuate;
import stavka.redstar.model.Box;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.supply.Supply;

/** Up to three factories leave in the administrative phase of a production turn. */
@Rule({"14.2", "14.2.1", "14.2.2"})
record EvacuationStage(RedStarTheatre theatre, Supply supply) implements ChoiceStage {
  @Override
  public Decision decision() {
    return new Decision(Side.SOVIET, "choose-evacuation", "14.2");
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    if (!(order instanceof Evacuate(int unit))
        || !theatre.pieces().fields(position, unit, Kind.FACTORY)) {
      return Objection.of("14.2.1", "factories-only");
    }
    if (!theatre.calendar().production(position.turn())) {
      return Objection.of("14.2.1", "no-production-turn");
    }
    if (position.ledger(Ledger.EVACUATED) >= theatre.charts().limits().evacuated()) {
      return Objection.of("14.2.1", "three-evacuated");
    }
    int hex = position.place(unit);
    if (theatre.board(position).inEnemyZone(Side.SOVIET, hex)) {
      return Objection.of("14.2.2", "factory-in-zone", unit(unit));
    }
    return Objection.unless(
        supply.railLine(position, Side.SOVIET, hex), "14.2.2", "no-rail-line", unit(unit));
  }

  /** Those nearest to the enemy first. */
  @Override
  public void list(Position position, Consumer<? super Order> action) {
    byte[] distances = theatre.board(position).distances(Side.AXIS);
    theatre
        .pieces()
        .onMap(position, Kind.FACTORY)
        .sorted(factory -> distances[position.place(factory)])
        .each(factory -> offer(position, new Evacuate(factory), action));
  }

  @Override
  public void give(Draft draft, Order order) {
    int factory = ((Evacuate) order).factory();
    draft.moveToBox(factory, Box.EVACUATED);
    draft.add(Ledger.EVACUATED, 1);
    draft.say(new Placed(Ints.of(factory), -1, "14.2.2"));
    draft.say(Noted.of("14.2.2", "factory-evacuated", unit(factory)));
  }
}
