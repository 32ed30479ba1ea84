package stavka.redstar.supply;

import static stavka.engine.reason.Detail.unit;

import stavka.engine.event.Noted;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.operational.combat.Casualties;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.model.ScenarioPlan;

/** What isolation costs. */
@Rule({"10.9", "10.9.1"})
record Attrition(RedStarTheatre theatre, Supply supply, Casualties toll) {
  private static final int DIE = 6;

  /** Every isolated counter rolls on the attrition table, cities adding to the die. */
  void test(Draft draft) {
    if (spared(draft)) {
      return;
    }
    Position position = draft.view();
    theatre
        .pieces()
        .all()
        .filter(unit -> position.onMap(unit) && supply.isolated(position, unit))
        .each(unit -> test(draft, unit));
  }

  /** Nobody tests on turn 1, nor on the first turn of some scenarios. */
  @Rule({"10.9.2", "2.0"})
  private boolean spared(Draft draft) {
    ScenarioPlan campaign = theatre.campaign(draft.view());
    return draft.turn() == 1
        || (draft.turn() == campaign.firstTurn() && !campaign.attritionFirst());
  }

  private void test(Draft draft, int unit) {
    int hex = draft.place(unit);
    int die =
        draft.roll(DIE, "attrition-die", "10.9.1") + theatre.ground().effects(hex).attrition();
    int losses = theatre.charts().attritionLoss(die);
    if (losses == 0) {
      draft.say(Noted.of("10.9.1", "attrition-spared", unit(unit)));
      return;
    }
    int standing = unit;
    for (int i = 0; i < losses && standing != Casualties.GONE; i++) {
      standing = toll.lose(draft, standing, "10.9.1");
    }
  }
}
