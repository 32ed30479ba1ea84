package stavka.operational.board;

import java.util.function.IntUnaryOperator;
import stavka.engine.position.Position;

/** What a counter on the map does to the hexes around it: its zone of control. */
public interface Projection {
  /** How much of a zone a counter has. */
  enum Share {
    NONE,

    /** Exerts a zone only with others of its sort on the hex. */
    PART,
    WHOLE
  }

  /** A yes or no for each counter. */
  @FunctionalInterface
  interface Exerts {
    boolean test(Position position, int unit);
  }

  Share share(Position position, int unit);

  /** The sides of its hex that a counter's zone does not cross, a bit each. */
  int barriers(Position position, int unit, int hex);

  /**
   * A number for all that zones depend on beside the place and the word of their counter: weather,
   * for one.
   */
  default int conditions(Position position) {
    return 0;
  }

  /** How many parts on a hex make a zone. */
  default int parts() {
    return 2;
  }

  /** Zones that are whole or none, whose barriers the map alone tells. */
  static Projection of(Exerts exerts, IntUnaryOperator barriers) {
    return new Projection() {
      @Override
      public Share share(Position position, int unit) {
        return exerts.test(position, unit) ? Share.WHOLE : Share.NONE;
      }

      @Override
      public int barriers(Position position, int unit, int hex) {
        return barriers.applyAsInt(hex);
      }
    };
  }
}
