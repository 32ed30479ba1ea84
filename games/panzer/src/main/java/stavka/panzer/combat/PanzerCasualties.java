package stavka.panzer.combat;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.combat.Casualties;
import stavka.operational.combat.Faces;
import stavka.operational.combat.Removal;
import stavka.operational.model.Books;
import stavka.operational.model.Citations;
import stavka.operational.model.Marks;
import stavka.operational.model.Pieces;
import stavka.operational.model.Theatre;

/** Steps lost and units eliminated. */
@Rule(
    in = Books.KHARKOV,
    value = {"9.51", "9.52"})
@Rule(
    in = Books.GUDERIAN,
    value = {"9.61", "9.62"})
public abstract class PanzerCasualties implements Faces, Removal {
  private final Pieces pieces;
  private final Citations cites;

  protected PanzerCasualties(Theatre theatre) {
    this.pieces = theatre.pieces();
    this.cites = theatre.cites();
  }

  public final Casualties casualties() {
    return new Casualties(this, this::leave);
  }

  private void leave(Draft draft, int unit) {
    draft.clear(unit, Marks.DISRUPTED);
    draft.clear(unit, Marks.GUEST);
    remove(draft, unit);
  }

  @Override
  public void turn(Draft draft, int unit) {
    draft.set(unit, Marks.STEP, draft.get(unit, Marks.STEP) + 1);
  }

  /** Takes a step from a unit on the map, its last one with it off the map. */
  @Rule(
      in = Books.KHARKOV,
      value = {"9.51", "9.53", "9.54"})
  @Rule(
      in = Books.GUDERIAN,
      value = {"9.61", "9.62", "9.63"})
  public final void loseStep(Draft draft, int unit, String rule) {
    casualties().lose(draft, unit, rule);
  }

  /** Takes a unit off the map for good. */
  public final void eliminate(Draft draft, int unit, String rule) {
    casualties().eliminate(draft, unit, rule);
  }

  /** Those who had retreated onto a hex are lost. */
  @Rule(in = Books.KHARKOV, value = "9.65")
  final void doomGuests(Draft draft, int hex) {
    draft
        .view()
        .stack(hex)
        .filter(unit -> draft.has(unit, Marks.GUEST))
        .each(unit -> eliminate(draft, unit, cites.rule("guest-doomed")));
  }

  public final boolean anyCombatUnit(Draft draft, Side side, int hex) {
    for (int unit = draft.top(hex); unit != Position.NOBODY; unit = draft.below(unit)) {
      if (pieces.combat(unit) && pieces.side(unit) == side) {
        return true;
      }
    }
    return false;
  }
}
