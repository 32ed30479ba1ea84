package stavka.operational.combat;

import java.util.List;
import stavka.engine.event.Revealed;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.model.Books;
import stavka.operational.model.Citations;
import stavka.operational.model.Marks;
import stavka.operational.model.Pieces;
import stavka.operational.model.Theatre;
import stavka.operational.model.Value;

/**
 * Turns over untried units when they are first engaged: each draws its value from the cup of its
 * kind.
 */
@Rule(in = Books.KHARKOV, value = "12.0")
@Rule(
    in = Books.GUDERIAN,
    value = {"12.0", "12.2"})
final class Untried {
  private final Pieces pieces;
  private final Citations cites;

  Untried(Theatre theatre) {
    this.pieces = theatre.pieces();
    this.cites = theatre.cites();
  }

  /**
   * @return those that were turned over
   */
  Ints reveal(Draft draft, Forces forces) {
    Ints shown = reveal(draft, forces.attackers(), Ints.EMPTY);
    return reveal(draft, forces.defenders(), shown);
  }

  private Ints reveal(Draft draft, List<Contribution> parts, Ints before) {
    Ints shown = before;
    for (Contribution part : parts) {
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
