package stavka.redstar.arrival;

import stavka.engine.event.Placed;
import stavka.engine.order.Order;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.engine.value.Unit;
import stavka.operational.board.EntryEffect;
import stavka.redstar.loss.Fate;
import stavka.redstar.markers.MarkerCups;
import stavka.redstar.model.Box;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.Limits;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.model.ScenarioPlan;
import stavka.redstar.supply.Supply;

/** Sections 15 and 16. */
@Rule({"15.0", "16.0"})
public record ArrivalSection(
    RedStarTheatre theatre, Supply supply, MarkerCups cups, Fate fate, EntryEffect effects) {
  /**
   * Put a Guards or Shock army in the place of a rifle army [15.5.2].
   *
   * @param army the rifle army
   * @param elite the army that awaits promotion
   */
  public record Promote(@Unit int army, @Unit int elite) implements Order {}

  /** Supply phase e: markers that are due go to their cups, and cannot wait. */
  @Rule({"15.3", "15.3.1", "15.3.2", "15.2.1", "6.2.1"})
  public void markers(Draft draft) {
    for (ScenarioPlan.Due due : theatre.campaign(draft.view()).due()) {
      if (due.turn() == draft.turn()) {
        due.markers().forEach((type, count) -> draft.add(Ledger.CUPS + type - 1, count));
      }
    }
  }

  /** Paratroops and elite armies that are due go to the boxes in which they wait. */
  @Rule({"15.4.1", "15.5.1", "15.2.2"})
  public void receive(Draft draft) {
    for (int unit : theatre.pieces().inBox(draft.view(), Box.TRACK)) {
      if (draft.get(unit, RedStarMarks.DUE) <= draft.turn()) {
        switch (theatre.pieces().kind(unit)) {
          case PARATROOPS -> draft.moveToBox(unit, Box.PARATROOPS);
          case SHOCK_ARMY, GUARDS_ARMY -> draft.moveToBox(unit, Box.PROMOTION);
          default -> {}
        }
      }
    }
  }

  /** A side's reinforcement phase. */
  public Stage phase(Side side) {
    return new ArrivalStage(side, theatre, new Sites(theatre, supply), effects);
  }

  /** Before Soviet movement: paratroops drop. */
  public Stage paratroops() {
    return new DropStage(theatre, fate, effects);
  }

  /** Administrative step b: promotion to Guards and Shock armies. */
  public Stage promotion() {
    return new PromotionStage(theatre, cups);
  }

  /**
   * Administrative phase of the turn on which Italy surrenders: the Italian 8th Army leaves for
   * good.
   */
  @Rule({"16.0", "7.9.6"})
  public void italy(Draft draft) {
    Limits.Italy italy = theatre.charts().limits().italy();
    int army = theatre.roster().index(italy.army());
    if (draft.turn() != italy.turn() || army < 0) {
      return;
    }
    if (draft.onMap(army)) {
      draft.moveToBox(army, Box.ELIMINATED);
      draft.say(new Placed(Ints.of(army), -1, "16.0"));
    } else if (draft.view().inBox(army, Box.TRACK)) {
      draft.moveToBox(army, Box.ELIMINATED);
    }
  }
}
