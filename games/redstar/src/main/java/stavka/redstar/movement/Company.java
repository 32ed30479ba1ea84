package stavka.redstar.movement;

import static stavka.engine.reason.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.redstar.model.Marks;
import stavka.redstar.model.Pieces;
import stavka.redstar.model.Theatre;

/** Who may move, alone or together. */
final class Company {
  private final Pieces pieces;

  Company(Theatre theatre) {
    this.pieces = theatre.pieces();
  }

  /** Whether a counter may begin to move at this step. */
  @Rule({"3.0", "3.1.1", "3.2", "8.0.6"})
  boolean mayMove(Position position, Movers movers, int unit) {
    return position.onMap(unit)
        && movers.include(pieces, unit)
        && pieces.movement(position, unit) > 0
        && !position.has(unit, Marks.MOVED)
        && !position.has(unit, Marks.PINNED);
  }

  /** Why units may not begin to move together, or null. */
  @Rule({"3.2", "3.3.1"})
  @Nullable Objection objection(Position position, Movers movers, Ints units) {
    if (units.isEmpty() || units.hasDuplicates()) {
      return Objection.of("3.2", "no-units");
    }
    for (int i = 0; i < units.size(); i++) {
      Objection objection = objection(position, movers, units.get(i));
      if (objection != null) {
        return objection;
      }
      if (position.place(units.get(i)) != position.place(units.first())) {
        return Objection.of("3.3.1", "not-together", unit(units.get(i)));
      }
    }
    return null;
  }

  private @Nullable Objection objection(Position position, Movers movers, int unit) {
    if (!pieces.has(unit)) {
      return Objection.of("3.2", "no-units");
    }
    if (!position.onMap(unit)) {
      return Objection.of("3.2", "not-on-map", unit(unit));
    }
    if (!movers.include(pieces, unit)) {
      return Objection.of("2.0", "not-now", unit(unit));
    }
    if (pieces.movement(position, unit) == 0) {
      return Objection.of("3.1.1", "immobile", unit(unit));
    }
    if (position.has(unit, Marks.MOVED)) {
      return Objection.of("3.2", "has-moved", unit(unit));
    }
    return position.has(unit, Marks.PINNED) ? Objection.of("8.0.6", "is-pinned", unit(unit)) : null;
  }
}
