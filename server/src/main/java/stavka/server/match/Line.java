package stavka.server.match;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.event.Event;
import stavka.engine.order.Order;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;

/**
 * The orders of a match that are in force and the positions they lead to. Every so many positions
 * one is kept; those between are worked out again when they are asked for.
 */
final class Line {
  private static final int SPACING = 32;

  private final MatchRules rules;
  private final List<Play> plays = new ArrayList<>();
  private final List<Position> kept = new ArrayList<>();
  private Position now;

  Line(MatchRules rules) {
    this.rules = rules;
    this.now = rules.start();
    kept.add(now);
  }

  /** How many orders are in force. */
  int size() {
    return plays.size();
  }

  Position now() {
    return now;
  }

  /** The order of that number, from 1. */
  Play play(int number) {
    return plays.get(number - 1);
  }

  /** The orders after a number. */
  List<Play> after(int number) {
    return List.copyOf(plays.subList(number, plays.size()));
  }

  void add(Play play, Position after) {
    plays.add(play);
    now = after;
    if (plays.size() % SPACING == 0) {
      // Without what has been worked out from it: that can be had again.
      kept.add(after.edit().view());
    }
  }

  /** Takes back all orders after a number. */
  void cutTo(int number) {
    now = at(number);
    plays.subList(number, plays.size()).clear();
    int positions = number / SPACING + 1;
    kept.subList(positions, kept.size()).clear();
  }

  /** The position after so many orders. */
  Position at(int number) {
    if (number == plays.size()) {
      return now;
    }
    int from = number / SPACING;
    Position position = kept.get(from);
    for (int i = from * SPACING; i < number; i++) {
      position = next(position, plays.get(i).order());
    }
    return position;
  }

  private Position next(Position position, Order order) {
    return switch (rules.game().submit(position, order)) {
      case Ruling.Accepted(Position after, List<Event> _) -> after;
      case Ruling.Refused refused ->
          throw new IllegalStateException("an order in force is refused: " + refused.objections());
    };
  }
}
