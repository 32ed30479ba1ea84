package stavka.rostov.supply;

import java.util.stream.IntStream;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** Lines of supply as they run now. */
@Rule("6.1")
public interface Lines {
  /** Whether a side's units on a hex have a line to a source. */
  boolean reaches(Position position, Side side, int hex);

  /** Whether a supply counter serves attackers on a hex [15.31]. */
  boolean serves(Position position, int counter, int hex);

  /** Whether a hex is a source of a side now [6.5]. */
  boolean source(Position position, Side side, int hex);

  /** All sources of a side. */
  default Ints sources(Position position, Side side) {
    return Ints.taking(
        IntStream.range(0, position.grid().size())
            .filter(hex -> source(position, side, hex))
            .toArray());
  }
}
