package stavka.operational.supply;

import stavka.engine.counter.Roster;
import stavka.engine.event.SupplyJudged;
import stavka.engine.position.BitField;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Marks;
import stavka.operational.model.Theatre;
import stavka.operational.model.UnitNumber;

/**
 * The moment at which supply is judged: each unit's state is noted on it, and those not in full
 * supply are told.
 *
 * @param mark where a unit's state is noted
 * @param full the state of full supply
 * @param states the state of a unit, what it was before being still noted on it
 * @param note what else is noted
 * @param rule the rule that judges
 */
public record SupplyPhase(
    Roster roster, BitField mark, int full, UnitNumber states, Note note, String rule) {
  /** For games that note nothing but the state. */
  public static final Note NO_MORE = (draft, position, unit) -> {};

  /** What is noted on a unit beside its state. */
  @FunctionalInterface
  public interface Note {
    void on(Draft draft, Position position, int unit);
  }

  /** Of units that are supplied or not. */
  public static SupplyPhase of(Theatre theatre, Supply supply, Note note) {
    return new SupplyPhase(
        theatre.roster(),
        Marks.SUPPLIED,
        1,
        (position, unit) -> supply.supplied(position, unit) ? 1 : 0,
        note,
        theatre.cites().rule("supply-judged"));
  }

  /** Judges the units of some sides, all as things are before the first of them is. */
  public void judge(Draft draft, Side... sides) {
    Position position = draft.view();
    for (Side side : sides) {
      int[] wanting = new int[roster.size()];
      int count = 0;
      for (int unit = 0; unit < roster.size(); unit++) {
        if (roster.side(unit) == side && position.onMap(unit)) {
          int state = states.of(position, unit);
          draft.set(unit, mark, state);
          note.on(draft, position, unit);
          if (state != full) {
            wanting[count++] = unit;
          }
        }
      }
      draft.say(new SupplyJudged(side, Ints.prefix(wanting, count), rule));
    }
  }
}
