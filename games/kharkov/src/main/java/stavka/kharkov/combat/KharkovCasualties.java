package stavka.kharkov.combat;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Ledger;
import stavka.operational.model.Marks;
import stavka.panzer.combat.PanzerCasualties;

/** Steps lost and units eliminated. */
@Rule({"9.51", "9.52"})
public record KharkovCasualties(KharkovTheatre theatre) implements PanzerCasualties {
  /** The defence from which an untried unit has a second step [9.53]. */
  private static final int STRONG = 6;

  @Override
  @Rule({"9.52", "9.53", "9.54", "15.14"})
  public int steps(Position position, int unit) {
    Kind kind = theatre.pieces().kind(unit);
    if (kind == Kind.REGIMENT) {
      return 1;
    }
    if (kind.untried()) {
      boolean second =
          position.get(unit, Marks.STEP) == 0
              && theatre.pieces().defence(position, unit) >= STRONG
              && position.ledger(replacements(kind)) > 0;
      return second ? 2 : 1;
    }
    return theatre.roster().get(unit).steps().size() - position.get(unit, Marks.STEP);
  }

  @Override
  @Rule("9.53")
  public void turn(Draft draft, int unit) {
    PanzerCasualties.super.turn(draft, unit);
    Kind kind = theatre.pieces().kind(unit);
    if (kind.untried()) {
      draft.add(replacements(kind), -1);
    }
  }

  /** A regiment's counter goes back to its box. */
  @Override
  @Rule({"9.51", "15.14", "15.15"})
  public void remove(Draft draft, int unit) {
    draft.clear(unit, KharkovMarks.ENTRENCHED);
    if (theatre.pieces().kind(unit) == Kind.REGIMENT) {
      draft.clear(unit, Marks.STEP);
      draft.add(Ledger.REGIMENTS_LOST, 1);
      draft.moveToBox(unit, Box.REGIMENTS);
    } else {
      draft.moveToBox(unit, Box.ELIMINATED);
    }
  }

  private static int replacements(Kind kind) {
    return kind == Kind.TANK ? Ledger.TANK_REPLACEMENTS : Ledger.INFANTRY_REPLACEMENTS;
  }
}
