package stavka.engine.position;

import java.util.List;
import java.util.stream.IntStream;
import stavka.engine.counter.Counter;
import stavka.engine.counter.Roster;
import stavka.engine.counter.Step;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.Orientation;
import stavka.engine.map.HexMap;
import stavka.engine.value.Side;

/** A few hexes and a few counters of one step, for tests of positions. */
public final class TinyPositions {
  private TinyPositions() {}

  /** So many hexes each way, and so many counters off the map. */
  public static Setting setting(int across, int counters, OpenState open) {
    HexGrid grid = new HexGrid(Orientation.FLAT, across, across, 0);
    List<Counter> all =
        IntStream.range(0, counters)
            .mapToObj(
                i ->
                    new Counter(
                        i,
                        "c" + i,
                        Side.AXIS,
                        "",
                        "k",
                        "",
                        "",
                        "",
                        "",
                        "",
                        List.of(new Step(1, 1, 1)),
                        0))
            .toList();
    return new Setting("g", "s", HexMap.bare("tiny", grid), new Roster(all), open);
  }

  /** Two hexes each way and no counter. */
  public static Position empty() {
    return Position.empty(setting(2, 0, SilentState.NONE), 1, 1, Chance.seeded(1));
  }
}
