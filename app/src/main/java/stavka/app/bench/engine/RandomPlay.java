package stavka.app.bench.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.play.Ruling;
import stavka.engine.play.Scenario;
import stavka.engine.position.Position;

/** Positions of a random match, to measure on inputs as varied as play makes them. */
final class RandomPlay {
  private final Game game;
  private final Scenario scenario;
  private final RandomGenerator random;
  private Position position;
  private long seed;

  RandomPlay(Game game, Scenario scenario, long seed) {
    this.game = game;
    this.scenario = scenario;
    this.seed = seed;
    this.random = new SplittableRandom(seed);
    this.position = game.setUp(scenario, seed);
  }

  /** Gives one random order; a finished match is followed by the next. */
  Position next() {
    if (game.verdict(position).isPresent()) {
      position = game.setUp(scenario, ++seed);
    }
    position = accepted(game, position, game.legal(position).sample(random));
    return position;
  }

  List<Position> positions(int count, int apart) {
    List<Position> positions = new ArrayList<>();
    while (positions.size() < count) {
      for (int i = 0; i < apart; i++) {
        next();
      }
      if (position.turn() > 0 && game.verdict(position).isEmpty()) {
        positions.add(position);
      }
    }
    return positions;
  }

  private static Position accepted(Game game, Position position, Order order) {
    if (game.submit(position, order) instanceof Ruling.Accepted accepted) {
      return accepted.position();
    }
    throw new IllegalStateException("refused: " + order);
  }
}
