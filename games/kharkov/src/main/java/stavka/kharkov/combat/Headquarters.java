package stavka.kharkov.combat;

import static stavka.engine.reason.Detail.unit;

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
import stavka.kharkov.combat.DisplaceStage.Displace;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovPieces;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Kind;
import stavka.operational.board.EntryEffect;
import stavka.operational.combat.Attendants;

/**
 * Headquarters beside units and without them: they add nothing to units, retreat and advance with
 * them, and are displaced when they are left alone.
 */
@Rule("10.13")
public record Headquarters(
    KharkovTheatre theatre, KharkovCasualties casualties, EntryEffect effects)
    implements Attendants {
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
      casualties.eliminate(draft, hq, "10.18");
    } else if (hexes.size() == 1) {
      putOn(draft, hq, hexes.first());
    } else {
      draft.push(new Displace(hq, hexes));
    }
  }

  /** In its side's recovery phase a displaced headquarters is active again. */
  @Rule({"10.17", "4.2"})
  public static void recover(Draft draft, int unit) {
    if (draft.has(unit, KharkovMarks.DISPLACED)) {
      draft.clear(unit, KharkovMarks.DISPLACED);
      draft.set(unit, KharkovMarks.ACTIVE);
      draft.say(Noted.of("10.17", "hq-recovers", Detail.unit(unit)));
    }
  }

  /** Displaces the headquarters of a side on a hex whose combat units have all been eliminated. */
  @Override
  public void abandoned(Draft draft, Side side, int hex) {
    if (!casualties.anyCombatUnit(draft, side, hex)) {
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

  /** The headquarters that defends a hex by itself, where no unit does; or nobody. */
  @Rule("10.14")
  static int alone(KharkovTheatre theatre, Position position, int hex) {
    return position
        .stack(hex)
        .filter(unit -> theatre.pieces().kind(unit) == Kind.HQ)
        .firstOr(Position.NOBODY);
  }
}
