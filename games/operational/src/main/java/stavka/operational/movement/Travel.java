package stavka.operational.movement;

import java.util.Arrays;
import java.util.Objects;
import stavka.engine.event.Moved;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Move;
import stavka.engine.order.Overrun;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.EntryEffect;
import stavka.operational.model.Marks;

/**
 * Carries out orders to move and to overrun that have been found legal.
 *
 * @param outright whether units have moved as soon as they set out, and with them those of their
 *     group they leave behind in the middle of a movement
 */
public record Travel(MoveRules rules, EntryEffect effects, boolean outright) {
  /** Moves units in a phase; unless their mode lets them go on, they have moved. */
  void move(Draft draft, MovePhase phase, Move order) {
    MoveMode mode = Objects.requireNonNull(phase.mode(order.mode()));
    move(draft, order, mode, HexGrid.NONE, new int[order.units().size()], mode.rule());
  }

  /** Moves some of those that are in motion. */
  void goOn(Draft draft, Motion motion, Move order) {
    leaveOthers(draft, motion, order.units());
    move(
        draft,
        order,
        march(),
        motion.before(),
        motion.spentBy(order.units()),
        rules.field().cites().rule("moved-on"));
  }

  private void move(Draft draft, Move order, MoveMode mode, int before, int[] spent, String rule) {
    Position position = draft.view();
    Ints units = order.units();
    int start = MoveRules.start(position, units);
    Way way = new Way(before, start, order.path());
    mode.begun(draft, units, start, order.path());
    if (outright) {
      mark(draft, units);
    }
    if (!walk(draft, position, units, way, mode, spent, rule, false)) {
      return;
    }
    if (!mode.goesOn(draft, units, start, order.path(), spent)) {
      halt(draft, units);
      if (mode.name().equals(Mode.MARCH)) {
        noteHalt(draft, units, spent);
      }
    }
    arrive(draft, side(units), start, order.path());
  }

  /**
   * A way of units.
   *
   * @param before the hex they came to its start from, -1, or {@link MarchRules#OUTSIDE}
   * @param start where they stand, or -1 for arrivals
   */
  private record Way(int before, int start, Ints path) {}

  private void noteHalt(Draft draft, Ints units, int[] spent) {
    for (int k = 0; k < spent.length; k++) {
      rules.overruns().halted(draft, units.get(k), spent[k]);
    }
  }

  /** Some of those that are in motion overrun. */
  void overrun(Draft draft, MovePhase phase, Motion motion, Overrun order) {
    leaveOthers(draft, motion, order.units());
    overrun(draft, phase, order, motion.before(), motion.spentBy(order.units()));
  }

  /**
   * Brings units to the hex they overrun from and fights the overrun, with those who wait there.
   */
  void overrun(Draft draft, MovePhase phase, Overrun order, int[] spent) {
    overrun(draft, phase, order, HexGrid.NONE, spent);
  }

  private void overrun(Draft draft, MovePhase phase, Overrun order, int behind, int[] spent) {
    OverrunRules overruns = rules.overruns();
    Position before = draft.view();
    Ints units = order.units();
    Ints waiting = overruns.waiting(before, order);
    Ints coming = units.filter(unit -> !waiting.contains(unit));
    int[] spentByThem = waiting.isEmpty() ? spent : new int[coming.size()];
    String rule = rules.field().cites().rule("moved-to-overrun");
    if (!coming.isEmpty()) {
      Way way = new Way(behind, MoveRules.start(before, coming), order.path());
      if (!walk(draft, before, coming, way, march(), spentByThem, rule, true)) {
        return;
      }
    }
    overruns.begun(draft, order);
    int[] there = waiting.isEmpty() ? spent : rules.spent(before, units, coming, spentByThem);
    int price = overruns.price(before, phase.side());
    int[] after = Arrays.stream(there).map(points -> points + price).toArray();
    overruns.fight(draft, phase, order, Ints.of(after));
  }

  /** Those of a group that do not take part have moved, or go on with their motion afterwards. */
  private void leaveOthers(Draft draft, Motion motion, Ints going) {
    Ints others = motion.units().filter(unit -> !going.contains(unit));
    if (outright) {
      mark(draft, others);
    } else if (!others.isEmpty()) {
      draft.push(motion.of(others));
    }
  }

  /**
   * Moves units along a path, up to a hex where the enemy must be asked first: a {@link Motion} is
   * then pending for them under the question. At the path's end the caller asks, after whatever it
   * has to put on record itself; but before an overrun this does.
   *
   * @param spent half points each has spent; brought up to date
   * @return whether they came to the path's end
   */
  private boolean walk(
      Draft draft,
      Position before,
      Ints units,
      Way way,
      MoveMode mode,
      int[] spent,
      String rule,
      boolean toOverrun) {
    int start = way.start();
    Ints path = way.path();
    Side side = side(units);
    int[] already = spent.clone();
    int from = start;
    int behind = way.before();
    boolean asked = false;
    for (int i = 0; i < path.size(); i++) {
      int to = path.get(i);
      for (int k = 0; k < units.size(); k++) {
        spent[k] += mode.price(before, units.get(k), behind, from, to, spent[k]);
      }
      for (int k = 0; k < units.size(); k++) {
        place(draft, units.get(k), from, to);
      }
      effects.entered(draft, side, to);
      asked |= effects.interrupts(before, side, from, to);
      boolean open = toOverrun || i < path.size() - 1;
      if (asked && open && mayPause(before, units, to, mode)) {
        Ints covered = Ints.prefix(path.toArray(), i + 1);
        say(draft, units, start, covered, mode, dearest(already, spent), rule);
        int last = from < 0 ? MarchRules.OUTSIDE : from;
        draft.push(new Motion(units, Ints.of(spent), false, last));
        arrive(draft, side, start, covered);
        return false;
      }
      behind = from < 0 ? MarchRules.OUTSIDE : from;
      from = to;
    }
    if (!path.isEmpty()) {
      say(draft, units, start, path, mode, dearest(already, spent), rule);
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
  private boolean mayPause(Position before, Ints units, int hex, MoveMode mode) {
    return mode.pauses() && rules.field().stacking().fits(before, units, hex);
  }

  /** Asks what must be asked when units have come to the end of a path, about all of it. */
  private void arrive(Draft draft, Side side, int start, Ints path) {
    int from = start;
    for (int to : path) {
      effects.interrupt(draft, side, from, to);
      from = to;
    }
  }

  private void say(
      Draft draft, Ints units, int start, Ints path, MoveMode mode, int price, String rule) {
    draft.say(new Moved(units, start, path, mode.name(), price, rule));
    effects.came(draft, side(units), units, path);
  }

  /** Puts a unit on a hex. */
  private void place(Draft draft, int unit, int from, int to) {
    draft.moveTo(unit, to);
    effects.stepped(draft, unit, from, to);
    if (from < 0) {
      rules.entrances().arrived(draft, unit);
    }
  }

  /** Units in motion stop for good. */
  void halt(Draft draft, Motion motion) {
    halt(draft, motion.units());
    noteHalt(draft, motion.units(), motion.spent().toArray());
  }

  /** Ends the movement of units where they stand. */
  private void halt(Draft draft, Ints units) {
    mark(draft, units);
    effects.stopped(draft, draft.place(units.first()));
  }

  private static void mark(Draft draft, Ints units) {
    units.each(unit -> draft.set(unit, Marks.MOVED));
  }

  private MoveMode march() {
    return new MarchMode(rules.field(), rules.march());
  }

  private Side side(Ints units) {
    return rules.field().roster().side(units.first());
  }
}
