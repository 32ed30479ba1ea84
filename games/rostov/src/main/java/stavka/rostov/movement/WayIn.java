package stavka.rostov.movement;

import stavka.engine.hex.HexGrid;
import stavka.engine.move.StepTable;
import stavka.engine.move.WayTable;
import stavka.engine.rule.Rule;

/**
 * What it costs to come onto the map at a hex: a road of it leads on beyond the edge.
 *
 * @param price by the cheapest way, in half points
 * @param owed besides, if the hex is left off that way
 */
@Rule({"8.12", "10.74"})
record WayIn(int price, int owed) {
  /** More than any allowance: where no way leads there is no entry on foot or wheels. */
  private static final int NEVER = 1 << 20;

  static WayIn of(WayTable ways, int hex) {
    int least = NEVER;
    int whole = NEVER;
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int from = ways.grid().neighbour(hex, direction);
      int back = HexGrid.opposite(direction);
      if (from != HexGrid.NONE && ways.price(from, back) != 0) {
        StepTable ground = ways.isWay(from, back) ? ways.ground() : ways.across();
        least = Math.min(least, ways.price(from, back));
        whole = Math.min(whole, ground.price(from, back));
      }
    }
    return new WayIn(least, whole - least);
  }
}
