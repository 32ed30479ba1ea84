package stavka.panzer.combat;

import stavka.engine.position.Draft;
import stavka.engine.value.Side;
import stavka.operational.combat.Casualties;
import stavka.operational.combat.Faces;
import stavka.operational.combat.Removal;
import stavka.operational.model.Books;
import stavka.operational.model.Marks;
import stavka.operational.model.Pieces;
import stavka.operational.model.Theatre;

/** Steps lost and units eliminated. */
@Books.Kharkov({"9.51", "9.52"})
@Books.Guderian({"9.61", "9.62"})
public interface PanzerCasualties extends Faces, Removal {
  Theatre theatre();

  default Casualties casualties() {
    return new Casualties(this, this::leave);
  }

  private void leave(Draft draft, int unit) {
    draft.clear(unit, Marks.DISRUPTED);
    draft.clear(unit, Marks.GUEST);
    remove(draft, unit);
  }

  @Override
  default void turn(Draft draft, int unit) {
    draft.set(unit, Marks.STEP, draft.get(unit, Marks.STEP) + 1);
  }

  /** Takes a unit off the map for good. */
  default void eliminate(Draft draft, int unit, String rule) {
    casualties().eliminate(draft, unit, rule);
  }

  /** Those who had retreated onto a hex are lost. */
  @Books.Kharkov("9.65")
  default void doomGuests(Draft draft, int hex) {
    draft
        .view()
        .stack(hex)
        .filter(unit -> draft.has(unit, Marks.GUEST))
        .each(unit -> eliminate(draft, unit, theatre().cites().rule("guest-doomed")));
  }

  default boolean anyCombatUnit(Draft draft, Side side, int hex) {
    Pieces pieces = theatre().pieces();
    return draft.view().anyOn(hex, unit -> pieces.combat(unit) && pieces.side(unit) == side);
  }
}
