package stavka.kharkov.combat;

import java.util.List;
import stavka.engine.event.Revealed;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.State;
import stavka.kharkov.model.Value;

/**
 * Turns over untried units when they are first engaged: each draws its value from the cup of its
 * kind.
 */
@Rule("12.0")
final class Untried {
  private final Pieces pieces;

  Untried(Pieces pieces) {
    this.pieces = pieces;
  }

  void reveal(Draft draft, Muster muster) {
    reveal(draft, muster.attackers());
    reveal(draft, muster.defenders());
  }

  private void reveal(Draft draft, List<Part> parts) {
    for (Part part : parts) {
      Kind kind = pieces.kind(part.unit());
      if (kind.untried() && !draft.has(part.unit(), State.DRAWN)) {
        draw(draft, part.unit(), kind);
      }
    }
  }

  private void draw(Draft draft, int unit, Kind kind) {
    Cup cup = Cup.of(pieces, draft.view(), kind);
    int index = cup.at(draft.draw(cup.total()));
    Value value = cup.value(index);
    draft.set(unit, State.DRAWN, index + 1);
    draft.say(new Revealed(unit, value.attack(), value.defence(), "12.0"));
  }
}
