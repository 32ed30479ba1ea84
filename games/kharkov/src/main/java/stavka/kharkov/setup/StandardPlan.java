package stavka.kharkov.setup;

import org.jspecify.annotations.Nullable;
import stavka.engine.order.Place;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.KharkovTheatre;

/**
 * A side's standard set-up: a layout that meets every obligation, with as many units in supply on
 * turn 1 as it allows. It is worked out once, as if the enemy stood all along his front, and is the
 * same whatever he has done.
 */
@Rule("5.0")
final class StandardPlan {
  private final KharkovTheatre theatre;
  private final Side side;
  private final StandardLayout layout;

  /** Worked out when first asked for; any thread would work out the same. */
  private volatile @Nullable Position plan;

  StandardPlan(KharkovTheatre theatre, Side side) {
    this.theatre = theatre;
    this.side = side;
    this.layout = new StandardLayout(theatre, side);
  }

  /** Sets the side up, whatever it has placed before. */
  void layOut(Draft draft) {
    Position known = plan;
    if (known == null) {
      known = workOut(draft.view());
      plan = known;
    }
    layout.begin(draft);
    for (int unit = 0; unit < theatre.pieces().count(); unit++) {
      if (!layout.divisions().regiments(known, unit).isEmpty()) {
        layout.divisions().split(draft, unit);
      }
    }
    for (int unit = 0; unit < theatre.pieces().count(); unit++) {
      if (theatre.side(unit) == side
          && layout.placing().obligations().missing(draft.view(), unit)) {
        layout.placing().place(draft, new Place(block(known, unit), known.place(unit)));
      }
    }
  }

  /** A unit, with the rest of its mechanised division if that stands with it. */
  private Ints block(Position position, int unit) {
    Ints all = theatre.pieces().company(unit);
    boolean together = all.all(other -> position.place(other) == position.place(unit));
    return together ? all : Ints.of(unit);
  }

  private Position workOut(Position position) {
    Draft draft = position.edit();
    enemyAllAlongHisFront(draft);
    layout.layOut(draft);
    return new BetterSupplied(theatre, side, draft.view()).best();
  }

  /** Every hex of the front lies in the zone of an enemy, as it may after his own set-up. */
  @Rule("5.15")
  private void enemyAllAlongHisFront(Draft draft) {
    Ints front = new FrontLine(theatre, side.enemy()).hexes();
    int next = 0;
    for (int unit = 0; unit < theatre.pieces().count(); unit++) {
      if (theatre.side(unit) == side.enemy()) {
        if (theatre.pieces().combat(unit) && next < front.size()) {
          draft.moveTo(unit, front.get(next++));
        } else if (draft.onMap(unit)) {
          draft.moveToBox(unit, Box.WAITING);
        }
      }
    }
  }
}
