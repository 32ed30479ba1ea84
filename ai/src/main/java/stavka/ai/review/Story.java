package stavka.ai.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import stavka.engine.event.Event;
import stavka.engine.event.PhaseBegan;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.play.Ruling;
import stavka.engine.play.Verdict;
import stavka.engine.position.Position;
import stavka.engine.value.Side;

/**
 * A match as it was played: positions, orders and what came of them. A campaign of ten thousand
 * orders has too many positions to keep, so those between are made again when they are asked for.
 * For one thread.
 */
final class Story {
  /** Every so many orders a position is kept. */
  private static final int STRIDE = 64;

  /** A turn that falls into more parts than that is taken as one. */
  private static final int MOST_PARTS = 4;

  final Game game;
  private final List<Order> orders;
  private final List<Position> kept = new ArrayList<>();
  private final List<Integer> turns = new ArrayList<>();
  private final List<List<Event>> events = new ArrayList<>();
  private final List<Side> movers = new ArrayList<>();

  /** The position that was asked for last and the one before it, as they are asked for in turn. */
  private Place latest;

  private Place earlier;

  /** A position and how many orders led to it. */
  private record Place(int number, Position position) {}

  /**
   * @param orders all accepted, in order
   */
  Story(Game game, Position start, List<Order> orders) {
    this.game = game;
    this.orders = List.copyOf(orders);
    Position now = start;
    Side mover = game.verdict(now).isPresent() ? Side.AXIS : game.decision(now).side();
    add(now, mover);
    for (Order order : orders) {
      if (!(game.submit(now, order) instanceof Ruling.Accepted accepted)) {
        throw new IllegalArgumentException("order " + turns.size() + " is refused");
      }
      now = accepted.position();
      mover = mover(accepted.events(), mover);
      events.add(accepted.events());
      add(now, mover);
    }
    latest = new Place(orders.size(), now.withoutDerived());
    earlier = latest;
  }

  private void add(Position position, Side mover) {
    if (turns.size() % STRIDE == 0) {
      kept.add(position.withoutDerived());
    }
    turns.add(position.turn());
    movers.add(mover);
  }

  private static Side mover(List<Event> events, Side before) {
    Side mover = before;
    for (Event event : events) {
      if (event instanceof PhaseBegan began && began.side() != null) {
        mover = began.side();
      }
    }
    return mover;
  }

  int size() {
    return orders.size();
  }

  /** The position after so many orders. */
  Position at(int number) {
    if (number == earlier.number()) {
      return earlier.position();
    }
    if (number != latest.number()) {
      int from = number / STRIDE * STRIDE;
      boolean goesOn = latest.number() >= from && latest.number() < number;
      int reached = goesOn ? latest.number() : from;
      Position position = goesOn ? latest.position() : kept.get(from / STRIDE);
      while (reached < number) {
        position = ((Ruling.Accepted) game.submit(position, orders.get(reached++))).position();
      }
      earlier = latest;
      latest = new Place(number, position);
    }
    return latest.position();
  }

  private int turn(int number) {
    return turns.get(number);
  }

  /** The order of that number, from 1. */
  Order order(int number) {
    return orders.get(number - 1);
  }

  List<Event> events(int number) {
    return events.get(number - 1);
  }

  /** Whose phase it is after so many orders. */
  Side mover(int number) {
    return movers.get(number);
  }

  Optional<Verdict> verdict() {
    return game.verdict(at(size()));
  }

  /** The moments worth asking about first: after set-up, where a turn begins, and at the end. */
  List<Integer> moments() {
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < orders.size(); i++) {
      if (turn(i) > 0 && (places.isEmpty() || turn(i) != turn(i - 1))) {
        places.add(i);
      }
    }
    places.add(orders.size());
    return places;
  }

  /** The moments between two others at which the other side came to move. */
  List<Integer> between(int from, int to) {
    List<Integer> places = new ArrayList<>();
    for (int i = from + 1; i < to; i++) {
      if (mover(i) != mover(i - 1)) {
        places.add(i);
      }
    }
    return places.size() > MOST_PARTS ? List.of() : places;
  }
}
