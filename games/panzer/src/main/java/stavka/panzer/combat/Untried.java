package stavka.panzer.combat;

import java.util.List;
import stavka.engine.event.Revealed;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.panzer.model.Campaign;
import stavka.panzer.model.Citations;
import stavka.panzer.model.Counters;
import stavka.panzer.model.Marks;
import stavka.panzer.model.Panzer;
import stavka.panzer.model.Value;

/**
 * Turns over untried units when they are first engaged: each draws its value from the cup of its
 * kind.
 */
@Rule(in = Panzer.KHARKOV, value = "12.0")
@Rule(
    in = Panzer.GUDERIAN,
    value = {"12.0", "12.2"})
final class Untried {
  private final Counters pieces;
  private final Citations cites;

  Untried(Campaign campaign) {
    this.pieces = campaign.pieces();
    this.cites = campaign.cites();
  }

  /**
   * @return those that were turned over
   */
  Ints reveal(Draft draft, Muster muster) {
    Ints shown = reveal(draft, muster.attackers(), Ints.EMPTY);
    return reveal(draft, muster.defenders(), shown);
  }

  private Ints reveal(Draft draft, List<Part> parts, Ints before) {
    Ints shown = before;
    for (Part part : parts) {
      if (pieces.cupOf(part.unit()) >= 0 && !draft.has(part.unit(), Marks.DRAWN)) {
        draw(draft, part.unit());
        shown = shown.with(part.unit());
      }
    }
    return shown;
  }

  private void draw(Draft draft, int unit) {
    Cup cup = Cup.of(pieces, draft.view(), pieces.cupOf(unit));
    int index = cup.at(draft.draw(cup.total()));
    Value value = cup.value(index);
    draft.set(unit, Marks.DRAWN, index + 1);
    draft.say(new Revealed(unit, value.attack(), value.defence(), cites.rule("revealed")));
  }
}
