package stavka.kharkov.combat;

import java.util.stream.IntStream;
import stavka.engine.event.Noted;
import stavka.engine.event.Placed;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
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
public record KharkovCasualties(KharkovTheatre theatre, EntryEffect effects)
    implements PanzerCasualties, Attendants {
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

  @Override
  public boolean attends(int unit) {
    return theatre.pieces().kind(unit) == Kind.HQ;
  }

  /**
   * Puts a headquarters, inactive, on the nearest friendly unit. Where several are equally near a
   * frame asks its owner; only where no friendly unit is left does it leave the game.
   */
  @Override
  @Rule({"10.17", "10.18"})
  public void strand(Draft draft, int hq) {
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

  /** In its side's recovery phase a displaced headquarters is active again. */
  @Rule({"10.17", "4.2"})
  public static void recoverHq(Draft draft, int unit) {
    if (draft.has(unit, KharkovMarks.DISPLACED)) {
      draft.clear(unit, KharkovMarks.DISPLACED);
      draft.set(unit, KharkovMarks.ACTIVE);
      draft.say(Noted.of("10.17", "hq-recovers", Detail.unit(unit)));
    }
  }

  /** Displaces the headquarters of a side on a hex whose combat units have all been eliminated. */
  @Override
  @Rule("10.13")
  public void abandoned(Draft draft, Side side, int hex) {
    if (!anyCombatUnit(draft, side, hex)) {
      Ints stack = draft.view().stack(hex);
      stack
          .filter(unit -> attends(unit) && theatre.side(unit) == side)
          .each(hq -> strand(draft, hq));
    }
  }

  void putOn(Draft draft, int hq, int hex) {
    draft.moveTo(hq, hex);
    draft.say(new Placed(Ints.of(hq), hex, "10.17"));
    effects.stopped(draft, hex);
  }

  private Ints nearestFriends(Draft draft, int hq) {
    KharkovPieces pieces = theatre.pieces();
    HexGrid grid = theatre.grid();
    int from = draft.place(hq);
    Ints friends =
        pieces.where(
            unit ->
                pieces.side(unit) == pieces.side(hq) && pieces.combat(unit) && draft.onMap(unit));
    int[] hexes = friends.stream().map(draft::place).distinct().toArray();
    int nearest = IntStream.of(hexes).map(hex -> grid.distance(from, hex)).min().orElse(0);
    return Ints.of(hexes).filter(hex -> grid.distance(from, hex) == nearest);
  }

  private static int replacements(Kind kind) {
    return kind == Kind.TANK ? Ledger.TANK_REPLACEMENTS : Ledger.INFANTRY_REPLACEMENTS;
  }
}
