package stavka.app.bench.engine;

import java.util.List;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import stavka.engine.position.Position;
import stavka.kharkov.Kharkov;

/** A few hundred positions from random matches, taken in turn. */
@State(Scope.Thread)
public class Positions {
  private static final int COUNT = 256;

  private List<Position> positions;
  private int at;
  Kharkov game;

  @Setup
  public void setUp() {
    game = new Kharkov();
    positions = new RandomPlay(game, game.scenarios().getFirst(), 11).positions(COUNT, 37);
  }

  Position next() {
    at = (at + 1) % COUNT;
    return positions.get(at);
  }

  /** The same position as a new object, so that nothing worked out for it before is remembered. */
  Position nextUnknown() {
    return next().withoutDerived();
  }
}
