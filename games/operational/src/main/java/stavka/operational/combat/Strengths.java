package stavka.operational.combat;

import java.util.List;
import java.util.function.ToIntFunction;
import stavka.engine.battle.Modifier;
import stavka.engine.battle.Rounding;
import stavka.engine.battle.Tally;
import stavka.engine.position.Position;
import stavka.operational.model.UnitNumber;
import stavka.operational.model.Value;

/**
 * What units fight with.
 *
 * @param attack what a counter shows
 * @param cups what those draw who show nothing yet
 * @param untried the rule by which they do
 */
public record Strengths(
    UnitNumber attack, UnitNumber defence, Rounding rounding, Cups cups, String untried) {

  /** The units in which both sides are counted: so many halvings of a point. */
  int halvings(Forces forces) {
    return rounding.way() == Rounding.Way.KEEP
        ? Math.max(halvings(forces.attackers()), halvings(forces.defenders()))
        : 0;
  }

  private int halvings(List<Contribution> parts) {
    int most = 0;
    for (Contribution part : parts) {
      most = Math.max(most, rounding.halvings(part.modifiers()));
    }
    return most;
  }

  /**
   * Adds up a side.
   *
   * @param drawn whether the untried have drawn: who is untried still found an empty cup
   */
  Tally tally(
      Position position,
      List<Contribution> parts,
      boolean attacking,
      List<Modifier> together,
      int halvings,
      boolean drawn) {
    ToIntFunction<Value> figure = attacking ? Value::attack : Value::defence;
    UnitNumber face = attacking ? attack : defence;
    Tally.Builder tally = new Tally.Builder(rounding, halvings);
    for (Contribution part : parts) {
      boolean empty = part.shown() && cups.untried(position, part.unit());
      if (empty && !drawn) {
        tally.unknown(part.unit(), untried);
        continue;
      }
      int base =
          empty
              ? figure.applyAsInt(cups.bare(part.unit()))
              : part.shown() ? face.of(position, part.unit()) : part.own();
      tally.unit(part.unit(), base, part.code(), part.rule(), part.modifiers());
    }
    return tally.together(together).build();
  }
}
