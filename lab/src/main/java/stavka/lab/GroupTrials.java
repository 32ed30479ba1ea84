package stavka.lab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Rolled;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.play.Journey;
import stavka.engine.play.Orders;
import stavka.engine.play.PricedOverrun;
import stavka.engine.play.Ruling;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.lab.offered.OfferedTally;

/**
 * Moves and overruns by several units at once: whole stacks, parts of a stack, two stacks, units
 * that wait in the same box. What is told of a group is accepted, what is accepted can be carried
 * out, and a limit that stops the units one after another stops them together, too.
 */
final class GroupTrials {
  private static final int MOST = 8;
  private static final int TRIED = 2;
  private static final int CROWD = 5;

  private final Game game;
  private final Submissions submissions;
  private final AnswerCheck answers;
  private final RandomGenerator random;
  private final OfferedTally tally;

  GroupTrials(
      Game game,
      Submissions submissions,
      AnswerCheck answers,
      RandomGenerator random,
      OfferedTally tally) {
    this.game = game;
    this.submissions = submissions;
    this.answers = answers;
    this.random = random;
    this.tally = tally;
  }

  /** Tries the groups around a unit and returns the orders that they were offered. */
  List<Order> around(Position position, Orders legal, int unit, String where) {
    List<Order> offered = new ArrayList<>();
    for (Ints group : groups(position, unit)) {
      String names = names(position, group);
      submissions.doing("movesOf " + names);
      List<Journey> journeys = legal.movesOf(group);
      journeys.forEach(journey -> offered.add(journey.move()));
      submissions.doing("overrunsOf " + names);
      List<PricedOverrun> overruns = legal.overrunsOf(group);
      overruns.forEach(priced -> offered.add(priced.overrun()));
      for (int i = 0; i < TRIED && !journeys.isEmpty(); i++) {
        Move move = journeys.get(random.nextInt(journeys.size())).move();
        submissions.accepted(position, move, "a move told of a group");
        apart(position, move, where);
      }
      for (int i = 0; i < TRIED && !overruns.isEmpty(); i++) {
        Order overrun = overruns.get(random.nextInt(overruns.size())).overrun();
        submissions.accepted(position, overrun, "an overrun told of a group");
      }
      copied(position, legal, unit, group, where);
    }
    return offered;
  }

  /**
   * The same position with more units of the same kind on the unit's hex: rare in random play, and
   * where limits of a group are passed.
   */
  void crowded(Position position, int unit) {
    if (!position.onMap(unit)) {
      return;
    }
    Draft draft = position.edit();
    Ints crowd = Ints.of(unit);
    for (int other = 0; other < position.counters() && crowd.size() < CROWD; other++) {
      boolean like =
          position.counter(other).side() == position.counter(unit).side()
              && position.counter(other).kind().equals(position.counter(unit).kind());
      if (like && other != unit && position.onMap(other)) {
        draft.moveTo(other, position.place(unit));
        crowd = crowd.with(other);
      }
    }
    Position full = draft.view();
    submissions.doing("a crowd of " + names(full, crowd));
    if (crowd.size() < 2 || !game.decision(full).equals(game.decision(position))) {
      return;
    }
    Orders legal = game.legal(full);
    for (Ints group : List.of(crowd, Ints.prefix(crowd.toArray(), crowd.size() - 1))) {
      submissions.doing("movesOf a crowd of " + names(full, group));
      List<Journey> journeys = legal.movesOf(group);
      if (!journeys.isEmpty()) {
        Move move = journeys.get(random.nextInt(journeys.size())).move();
        submissions.accepted(full, move, "a move told of a crowd");
      }
    }
  }

  /** A move of one unit, ordered to the whole group: it is refused with a reason or carried out. */
  private void copied(Position position, Orders legal, int unit, Ints group, String where) {
    List<Journey> alone = legal.movesOf(Ints.of(unit));
    for (int i = 0; i < TRIED && !alone.isEmpty(); i++) {
      Move one = alone.get(random.nextInt(alone.size())).move();
      Move all = new Move(group, one.path(), one.mode());
      if (submissions.allows(legal, all)) {
        submissions.accepted(position, all, "a group move without objection");
        apart(position, all, where);
      } else {
        legal.objections(all).forEach(answers::objection);
      }
    }
  }

  /** The stack, the half of it, the stack with another unit, and units that wait together. */
  private List<Ints> groups(Position position, int unit) {
    Side side = position.counter(unit).side();
    List<Integer> beside = new ArrayList<>();
    List<Integer> others = new ArrayList<>();
    for (int other = 0; other < position.counters(); other++) {
      if (other != unit && position.counter(other).side() == side) {
        boolean same = position.place(other) == position.place(unit);
        (same ? beside : others).add(other);
      }
    }
    Collections.shuffle(beside, new java.util.Random(random.nextLong()));
    List<Ints> groups = new ArrayList<>();
    Ints stack = Ints.of(unit);
    for (int other : beside.subList(0, Math.min(beside.size(), MOST - 1))) {
      stack = stack.with(other);
    }
    groups.add(stack);
    if (stack.size() > 2) {
      groups.add(Ints.prefix(stack.toArray(), 2 + random.nextInt(stack.size() - 2)));
    }
    if (!others.isEmpty()) {
      groups.add(stack.with(others.get(random.nextInt(others.size()))));
    }
    return groups;
  }

  /** The units of a group move, ordered one after another along the same way. */
  private void apart(Position position, Move together, String where) {
    if (together.units().size() < 2
        || !(submissions.submit(position, together) instanceof Ruling.Accepted accepted)
        || accepted.events().stream().anyMatch(Rolled.class::isInstance)) {
      return;
    }
    Objection forwards = refusal(position, together, together.units());
    int[] reversed = together.units().toArray();
    for (int i = 0; i < reversed.length; i++) {
      reversed[i] = together.units().get(reversed.length - 1 - i);
    }
    if (forwards != null && refusal(position, together, Ints.of(reversed)) != null) {
      tally.accepts(
          "move.units=only-together-" + forwards.code(),
          where + " " + together + " [" + forwards.rule() + "]");
    }
  }

  /** The objection that stops one of the units when they go one by one; null if none is stopped. */
  private @Nullable Objection refusal(Position position, Move together, Ints inOrder) {
    Position now = position;
    for (int unit : inOrder) {
      Move one = new Move(Ints.of(unit), together.path(), together.mode());
      if (!game.decision(now).equals(game.decision(position))) {
        return null;
      }
      switch (submissions.submit(now, one)) {
        case Ruling.Accepted accepted -> {
          now = accepted.position();
          if (game.verdict(now).isPresent()) {
            return null;
          }
        }
        case Ruling.Refused refused -> {
          return refused.objections().getFirst();
        }
      }
    }
    return null;
  }

  private static String names(Position position, Ints units) {
    return units.stream().mapToObj(unit -> position.counter(unit).id()).toList().toString();
  }
}
