package stavka.bautzen.movement;

import stavka.bautzen.board.Going;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.engine.event.Event;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.board.EntryEffect;
import stavka.operational.combat.Casualties;

/** Takes a unit from hex to hex, with what that brings about. */
public final class Walk {
  private static final int DIE = 6;

  private final BautzenTheatre theatre;
  private final BautzenPieces pieces;
  private final Casualties casualties;
  private final EntryEffect effects;

  public Walk(BautzenTheatre theatre, Casualties casualties, EntryEffect effects) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.casualties = casualties;
    this.effects = effects;
  }

  /** What comes about wherever units come. */
  public EntryEffect effects() {
    return effects;
  }

  /** Takes a unit along a path, tells of it and brings about what follows. */
  public void go(Draft draft, int unit, Ints path, Event told) {
    draft.moveTo(unit, path.last());
    draft.say(told);
    effects.came(draft, pieces.side(unit), Ints.of(unit), path);
  }

  /**
   * What becomes of a unit that goes through enemy zones.
   *
   * @param path as far as it came
   * @param lost steps it lost on the way
   */
  public record Passage(Ints path, int lost) {}

  /** A die for each enemy zone hex that is entered; on a low one a step is lost. */
  @Rule({"4.3", "9.6"})
  public Passage throughZones(Draft draft, int unit, Ints path, String purpose) {
    Position before = draft.view();
    Going going = Going.of(theatre, before, pieces.side(unit));
    int steps = pieces.stepsLeft(before, unit);
    int lost = 0;
    for (int i = 0; i < path.size(); i++) {
      if (going.inZone(path.get(i))
          && draft.roll(DIE, purpose, theatre.cites().rule(purpose))
              <= theatre.charts().losesUpTo()) {
        lost++;
        if (lost == steps) {
          return new Passage(Ints.prefix(path.toArray(), i + 1), lost);
        }
      }
    }
    return new Passage(path, lost);
  }

  /**
   * Takes the steps that a passage has cost.
   *
   * @return the unit, or {@link Casualties#GONE}
   */
  public int pay(Draft draft, int unit, Passage passage, String purpose) {
    int now = unit;
    for (int i = 0; i < passage.lost(); i++) {
      now = casualties.lose(draft, unit, theatre.cites().rule(purpose));
    }
    return now;
  }
}
