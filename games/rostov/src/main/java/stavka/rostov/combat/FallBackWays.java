package stavka.rostov.combat;

import java.util.List;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;

/** The ways by which units can retreat together. */
@Rule("16.4")
public interface FallBackWays {
  /**
   * @param away the hexes they go away from
   * @param further all who go farther by order, whose own zones contest nothing; none if there is
   *     no such order [16.41]
   */
  List<Way> ways(Position position, Ints units, Ints away, int hexes, Ints further);

  /**
   * @param fate 0 free, 1 a hex longer, 2 through an enemy zone, 3 to Cadre, 4 eliminated
   */
  record Way(Ints path, int fate) {}
}
