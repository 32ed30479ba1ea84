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
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Side;

/** A match as it was played: positions, orders and what came of them. */
final class Story {
  /** A turn that falls into more parts than that is taken as one. */
  private static final int MOST_PARTS = 4;

  final Game game;
  private final List<Order> orders;
  private final List<Position> positions = new ArrayList<>();
  private final List<List<Event>> events = new ArrayList<>();
  private final List<Side> movers = new ArrayList<>();

  /**
   * @param orders all accepted, in order
   */
  Story(Game game, Position start, List<Order> orders) {
    this.game = game;
    this.orders = List.copyOf(orders);
    Position now = start;
    Side mover = game.verdict(now).isPresent() ? Side.AXIS : game.decision(now).side();
    positions.add(now);
    movers.add(mover);
    for (Order order : orders) {
      if (!(game.submit(now, order) instanceof Ruling.Accepted accepted)) {
        throw new IllegalArgumentException("order " + positions.size() + " is refused");
      }
      now = accepted.position();
      mover = mover(accepted.events(), mover);
      positions.add(bare(now));
      events.add(accepted.events());
      movers.add(mover);
    }
  }

  /**
   * The same position without what was worked out from it, of which a match would have too much.
   */
  private static Position bare(Position position) {
    Draft draft = position.edit();
    draft.setTurn(position.turn());
    return draft.view();
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
    return positions.get(number);
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
    return game.verdict(positions.getLast());
  }

  /** The moments worth asking about first: after set-up, where a turn begins, and at the end. */
  List<Integer> moments() {
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < orders.size(); i++) {
      if (at(i).turn() > 0 && (places.isEmpty() || at(i).turn() != at(i - 1).turn())) {
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
