package stavka.kharkov.combat;

import stavka.engine.event.Placed;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovPieces;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Ledger;
import stavka.operational.board.EntryEffect;
import stavka.operational.combat.Attendants;
import stavka.operational.model.Marks;
import stavka.panzer.combat.PanzerCasualties;

/** Steps lost, units eliminated, headquarters displaced. */
@Rule({"9.51", "9.52"})
public final class KharkovCasualties extends PanzerCasualties implements Attendants {
  /** The defence from which an untried unit has a second step [9.53]. */
  private static final int STRONG = 6;

  private final KharkovTheatre theatre;
  private final KharkovPieces pieces;
  private final EntryEffect effects;

  public KharkovCasualties(KharkovTheatre theatre, EntryEffect effects) {
    super(theatre);
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.effects = effects;
  }

  @Override
  @Rule({"9.52", "9.53", "9.54", "15.14"})
  public int steps(Position position, int unit) {
    Kind kind = pieces.kind(unit);
    if (kind == Kind.REGIMENT) {
      return 1;
    }
    if (kind.untried()) {
      boolean second =
          position.get(unit, Marks.STEP) == 0
              && pieces.defence(position, unit) >= STRONG
              && position.ledger(replacements(kind)) > 0;
      return second ? 2 : 1;
    }
    return pieces.roster().get(unit).steps().size() - position.get(unit, Marks.STEP);
  }

  @Override
  @Rule("9.53")
  public void turn(Draft draft, int unit) {
    super.turn(draft, unit);
    Kind kind = pieces.kind(unit);
    if (kind.untried()) {
      draft.add(replacements(kind), -1);
    }
  }

  /** A regiment's counter goes back to its box. */
  @Override
  @Rule({"9.51", "15.14", "15.15"})
  public void remove(Draft draft, int unit) {
    draft.clear(unit, KharkovMarks.ENTRENCHED);
    if (pieces.kind(unit) == Kind.REGIMENT) {
      draft.clear(unit, Marks.STEP);
      draft.add(Ledger.REGIMENTS_LOST, 1);
      draft.moveToBox(unit, Box.REGIMENTS);
    } else {
      draft.moveToBox(unit, Box.ELIMINATED);
    }
  }

  @Override
  public boolean attends(int unit) {
    return pieces.kind(unit) == Kind.HQ;
  }

  @Override
  public void strand(Draft draft, int attendant) {
    displace(draft, attendant);
  }

  /**
   * Puts a headquarters, inactive, on the nearest friendly unit. Where several are equally near a
   * frame asks its owner; only where no friendly unit is left does it leave the game.
   */
  @Rule({"10.17", "10.18"})
  public void displace(Draft draft, int hq) {
    draft.clear(hq, KharkovMarks.ACTIVE);
    draft.set(hq, KharkovMarks.DISPLACED);
    Ints hexes = nearestFriends(draft, hq);
    if (hexes.isEmpty()) {
      eliminate(draft, hq, "10.18");
    } else if (hexes.size() == 1) {
      putOn(draft, hq, hexes.first());
    } else {
      draft.push(new Displace(hq, hexes));
    }
  }

  /** Displaces the headquarters of a side on a hex whose combat units have all been eliminated. */
  @Override
  @Rule("10.13")
  public void abandoned(Draft draft, Side side, int hex) {
    if (anyCombatUnit(draft, side, hex)) {
      return;
    }
    Ints stack = draft.view().stack(hex);
    for (int i = 0; i < stack.size(); i++) {
      int unit = stack.get(i);
      if (pieces.kind(unit) == Kind.HQ && pieces.side(unit) == side) {
        displace(draft, unit);
      }
    }
  }

  void putOn(Draft draft, int hq, int hex) {
    draft.moveTo(hq, hex);
    draft.say(new Placed(Ints.of(hq), hex, "10.17"));
    effects.stopped(draft, hex);
  }

  private Ints nearestFriends(Draft draft, int hq) {
    int from = draft.place(hq);
    int nearest = Integer.MAX_VALUE;
    Ints hexes = Ints.EMPTY;
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.side(unit) != pieces.side(hq) || !pieces.combat(unit) || !draft.onMap(unit)) {
        continue;
      }
      int distance = theatre.ground().grid().distance(from, draft.place(unit));
      if (distance < nearest) {
        nearest = distance;
        hexes = Ints.of(draft.place(unit));
      } else if (distance == nearest && !hexes.contains(draft.place(unit))) {
        hexes = hexes.with(draft.place(unit));
      }
    }
    return hexes;
  }

  private static int replacements(Kind kind) {
    return kind == Kind.TANK ? Ledger.TANK_REPLACEMENTS : Ledger.INFANTRY_REPLACEMENTS;
  }
}
