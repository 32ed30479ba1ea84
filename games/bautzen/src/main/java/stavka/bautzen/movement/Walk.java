package stavka.bautzen.movement;

import stavka.bautzen.board.Going;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.engine.event.Event;
import stavka.engine.position.Draft;
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
   * A die for each enemy zone hex on the way a unit has gone; on a low one a step is lost.
   *
   * @return the unit, or {@link Casualties#GONE}
   */
  @Rule({"4.3", "9.6"})
  public int throughZones(Draft draft, int unit, Ints path, String purpose) {
    Going going = Going.of(theatre, draft.view(), pieces.side(unit));
    String rule = theatre.cites().rule(purpose);
    int now = unit;
    for (int i = 0; i < path.size() && now != Casualties.GONE; i++) {
      if (going.inZone(path.get(i))
          && draft.roll(DIE, purpose, rule) <= theatre.charts().losesUpTo()) {
        now = casualties.lose(draft, unit, rule);
      }
    }
    return now;
  }
}
