package stavka.redstar.economy;

import static stavka.engine.reason.Detail.unit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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
import stavka.redstar.model.Box;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.supply.Supply;

/** Up to three factories leave in the administrative phase of a production turn. */
@Rule({"14.2", "14.2.1", "14.2.2"})
final class EvacuationStage extends ChoiceStage {
  private final RedStarTheatre theatre;
  private final RedStarPieces pieces;
  private final Supply supply;

  EvacuationStage(RedStarTheatre theatre, Supply supply) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.supply = supply;
  }

  @Override
  protected Decision decision(Position position) {
    return new Decision(Side.SOVIET, "choose-evacuation", "14.2");
  }

  @Override
  protected @Nullable Objection objection(Position position, Order order) {
    if (!(order instanceof Evacuate evacuate)) {
      return Objection.of("14.2.1", "factories-only");
    }
    return objection(position, evacuate.factory());
  }

  private @Nullable Objection objection(Position position, int unit) {
    if (unit < 0
        || unit >= pieces.count()
        || !pieces.is(unit, Kind.FACTORY)
        || !position.onMap(unit)) {
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
    return supply.railLine(position, Side.SOVIET, hex)
        ? null
        : Objection.of("14.2.2", "no-rail-line", unit(unit));
  }

  /** Those nearest to the enemy first. */
  @Override
  protected void list(Position position, Consumer<? super Order> action) {
    List<Integer> factories = new ArrayList<>();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (objection(position, unit) == null) {
        factories.add(unit);
      }
    }
    byte[] distances = theatre.board(position).distances(Side.AXIS);
    factories.sort(Comparator.comparingInt(unit -> distances[position.place(unit)]));
    factories.forEach(unit -> action.accept(new Evacuate(unit)));
  }

  @Override
  protected void give(Draft draft, Order order) {
    int factory = ((Evacuate) order).factory();
    draft.moveToBox(factory, Box.EVACUATED);
    draft.add(Ledger.EVACUATED, 1);
    draft.say(new Placed(Ints.of(factory), -1, "14.2.2"));
    draft.say(Noted.of("14.2.2", "factory-evacuated", unit(factory)));
  }
}
