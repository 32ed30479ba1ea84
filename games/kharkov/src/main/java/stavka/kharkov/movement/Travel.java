package stavka.kharkov.movement;

import stavka.engine.event.Moved;
import stavka.engine.play.Side;
import stavka.engine.position.Draft;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.State;

/** Takes units along a path that has been found legal. */
public final class Travel {
  private final Pieces pieces;
  private final March march;
  private final Footprints footprints;

  public Travel(Pieces pieces, March march, Footprints footprints) {
    this.pieces = pieces;
    this.march = march;
    this.footprints = footprints;
  }

  /**
   * Moves units along a path, up to a hex where the enemy must be asked first. At the path's end
   * the caller asks, after whatever it has to put on record itself: {@link #arrive}.
   *
   * @param start where they stand, or -1 for arrivals
   * @param spent half points each has spent; brought up to date
   * @return whether they came to the path's end; if not, a {@link Motion} is pending for them under
   *     the question
   */
  public boolean go(
      Draft draft, Position before, Ints units, int start, Ints path, String mode, int[] spent) {
    return walk(draft, before, units, start, path, mode, spent, path.size() - 1);
  }

  /**
   * The same before an overrun: a question at the path's last hex comes before the overrun, too.
   */
  @Rule("6.75")
  public boolean approach(
      Draft draft, Position before, Ints units, int start, Ints path, int[] spent) {
    return walk(draft, before, units, start, path, Mode.MARCH, spent, path.size());
  }

  private boolean walk(
      Draft draft,
      Position before,
      Ints units,
      int start,
      Ints path,
      String mode,
      int[] spent,
      int open) {
    Side side = pieces.side(units.first());
    int already = spent[0];
    int from = start;
    boolean alarmed = false;
    for (int i = 0; i < path.size(); i++) {
      int to = path.get(i);
      pay(units, from, to, mode, spent);
      for (int k = 0; k < units.size(); k++) {
        place(draft, units.get(k), to, start < 0);
      }
      footprints.entered(draft, side, to);
      alarmed |= footprints.alarms(before, side, from, to);
      if (alarmed && i < open && mayPause(before, side, units, to, mode)) {
        Ints covered = Ints.prefix(path.toArray(), i + 1);
        say(draft, units, start, covered, mode, spent[0] - already);
        draft.push(new Motion(units, Ints.of(spent)));
        arrive(draft, side, start, covered);
        return false;
      }
      from = to;
    }
    if (!path.isEmpty()) {
      say(draft, units, start, path, mode, spent[0] - already);
    }
    return true;
  }

  /**
   * Units do not wait for an answer in a full stack, and trains go through; they are asked about
   * further on.
   */
  @Rule({"8.1", "6.41"})
  private boolean mayPause(Position before, Side side, Ints units, int hex, String mode) {
    return !mode.equals(Mode.RAIL) && Group.fits(footprints.theatre(), before, side, units, hex);
  }

  /** Asks what must be asked when units have come to the end of a path, about all of it. */
  public void arrive(Draft draft, Side side, int start, Ints path) {
    int from = start;
    for (int i = 0; i < path.size(); i++) {
      footprints.raiseAlarms(draft, side, from, path.get(i));
      from = path.get(i);
    }
  }

  private static void say(Draft draft, Ints units, int start, Ints path, String mode, int price) {
    draft.say(new Moved(units, start, path, mode, price, mode.equals(Mode.RAIL) ? "6.4" : "6.2"));
  }

  @Rule({"6.21", "6.44"})
  private void pay(Ints units, int from, int to, String mode, int[] spent) {
    if (mode.equals(Mode.RAIL)) {
      return;
    }
    for (int k = 0; k < units.size(); k++) {
      if (mode.equals(Mode.DISENGAGE)) {
        spent[k] += Disengagement.PRICE;
      } else {
        spent[k] +=
            from < 0 ? march.entryPrice(units.get(k), to) : march.price(units.get(k), from, to);
      }
    }
  }

  /** Puts a unit on a hex: moving gives up an entrenchment, arriving brings supply for the turn. */
  @Rule({"15.23", "16.0"})
  private static void place(Draft draft, int unit, int to, boolean arriving) {
    draft.moveTo(unit, to);
    if (draft.has(unit, State.ENTRENCHED)) {
      draft.clear(unit, State.ENTRENCHED);
    }
    if (arriving && draft.get(unit, State.GRACE) < draft.turn()) {
      draft.set(unit, State.GRACE, draft.turn());
      draft.set(unit, State.SUPPLIED);
    }
  }

  /** Ends the movement of units where they stand. */
  @Rule("6.12")
  public void halt(Draft draft, Ints units) {
    for (int k = 0; k < units.size(); k++) {
      draft.set(units.get(k), State.MOVED);
    }
    footprints.stopped(draft, draft.place(units.first()));
  }
}
