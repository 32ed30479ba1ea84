package stavka.operational.movement;

import stavka.engine.event.Moved;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.EntryEffect;
import stavka.operational.model.Books;
import stavka.operational.model.Citations;
import stavka.operational.model.Marks;
import stavka.operational.model.Pieces;
import stavka.operational.model.Theatre;

/** Takes units along a path that has been found legal. */
public final class Travel {
  private final Theatre theatre;
  private final Pieces pieces;
  private final Citations cites;
  private final MoveMode march;
  private final EntryEffect entryEffect;

  public Travel(Theatre theatre, March march, EntryEffect entryEffect) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.cites = theatre.cites();
    this.march = new MarchMode(theatre, march);
    this.entryEffect = entryEffect;
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
      Draft draft, Position before, Ints units, int start, Ints path, MoveMode mode, int[] spent) {
    return walk(draft, before, units, start, path, mode, spent, path.size() - 1);
  }

  /**
   * The same before an overrun: a question at the path's last hex comes before the overrun, too.
   */
  @Rule(in = Books.KHARKOV, value = "6.75")
  public boolean approach(
      Draft draft, Position before, Ints units, int start, Ints path, int[] spent) {
    return walk(draft, before, units, start, path, march, spent, path.size());
  }

  private boolean walk(
      Draft draft,
      Position before,
      Ints units,
      int start,
      Ints path,
      MoveMode mode,
      int[] spent,
      int open) {
    Side side = pieces.side(units.first());
    int[] already = spent.clone();
    int from = start;
    boolean alarmed = false;
    for (int i = 0; i < path.size(); i++) {
      int to = path.get(i);
      for (int k = 0; k < units.size(); k++) {
        spent[k] += mode.price(before, units.get(k), from, to);
      }
      for (int k = 0; k < units.size(); k++) {
        place(draft, units.get(k), from, to);
      }
      entryEffect.entered(draft, side, to);
      alarmed |= entryEffect.interrupts(before, side, from, to);
      if (alarmed && i < open && mayPause(before, units, to, mode)) {
        Ints covered = Ints.prefix(path.toArray(), i + 1);
        say(draft, units, start, covered, mode, dearest(already, spent));
        draft.push(new Motion(units, Ints.of(spent)));
        arrive(draft, side, start, covered);
        return false;
      }
      from = to;
    }
    if (!path.isEmpty()) {
      say(draft, units, start, path, mode, dearest(already, spent));
    }
    return true;
  }

  /** What the way cost the unit that paid most for it. */
  private static int dearest(int[] already, int[] spent) {
    int dearest = 0;
    for (int k = 0; k < spent.length; k++) {
      dearest = Math.max(dearest, spent[k] - already[k]);
    }
    return dearest;
  }

  /**
   * Units do not wait for an answer in a full stack, and trains go through; they are asked about
   * further on.
   */
  @Rule(
      in = Books.KHARKOV,
      value = {"8.1", "6.41"})
  private boolean mayPause(Position before, Ints units, int hex, MoveMode mode) {
    return mode.pauses() && theatre.stacking().fits(before, units, hex);
  }

  /** Asks what must be asked when units have come to the end of a path, about all of it. */
  public void arrive(Draft draft, Side side, int start, Ints path) {
    int from = start;
    for (int i = 0; i < path.size(); i++) {
      entryEffect.interrupt(draft, side, from, path.get(i));
      from = path.get(i);
    }
  }

  private void say(Draft draft, Ints units, int start, Ints path, MoveMode mode, int price) {
    String rule = cites.rule(mode.name().equals(Mode.RAIL) ? "moved-by-rail" : "moved");
    draft.say(new Moved(units, start, path, mode.name(), price, rule));
  }

  /** Puts a unit on a hex; arriving brings supply for the turn. */
  @Rule(in = Books.KHARKOV, value = "16.0")
  @Rule(in = Books.GUDERIAN, value = "11.33")
  private void place(Draft draft, int unit, int from, int to) {
    draft.moveTo(unit, to);
    entryEffect.stepped(draft, unit, from, to);
    if (from < 0 && draft.get(unit, Marks.GRACE) < draft.turn()) {
      draft.set(unit, Marks.GRACE, draft.turn());
      draft.set(unit, Marks.SUPPLIED);
    }
  }

  /** Ends the movement of units where they stand. */
  @Rule(in = Books.KHARKOV, value = "6.12")
  public void halt(Draft draft, Ints units) {
    for (int k = 0; k < units.size(); k++) {
      draft.set(units.get(k), Marks.MOVED);
    }
    entryEffect.stopped(draft, draft.place(units.first()));
  }
}
