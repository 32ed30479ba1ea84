package stavka.engine.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.Orientation;
import stavka.engine.value.Ints;

class LinkageTest {
  private static final HexGrid GRID = new HexGrid(Orientation.FLAT, 9, 8, 0);

  @Property(tries = 400)
  void aHexIsLinkedJustWhenALineSpreadFromTheDestinationReachesIt(@ForAll long seed) {
    Random random = new Random(seed);
    byte[] closed = closed(random);
    byte[] sides = sides(random);
    Ints hexes = Ints.of(random.nextInt(GRID.size()), random.nextInt(GRID.size()));

    Linkage linkage = new Linkage(new Destination(GRID, hexes), new Passage(GRID, closed, sides));

    TraceField field = TraceField.spread(GRID, hexes, closed, sides, Trace.ANY_LENGTH);
    for (int i = 0; i < 3 * GRID.size(); i++) {
      int hex = random.nextInt(GRID.size());
      assertThat(linkage.reaches(hex)).as("hex %d", hex).isEqualTo(field.reaches(hex));
    }
  }

  @Property(tries = 400)
  void aSegmentLeadsOnJustWhereSpreadingAgainWould(@ForAll long seed) {
    Random random = new Random(seed);
    byte[] closed = closed(random);
    byte[] sides = sides(random);
    Ints source = Ints.of(random.nextInt(GRID.size()));
    TraceField first = TraceField.spread(GRID, source, closed, null, random.nextInt(3));
    int limit = random.nextInt(8);

    TraceField second = TraceField.spread(GRID, first.hexes(), closed, sides, limit);
    for (int hex = 0; hex < GRID.size(); hex++) {
      assertThat(first.leadsOn(hex, closed, sides, limit))
          .as("hex %d", hex)
          .isEqualTo(second.reaches(hex));
    }
  }

  private static byte[] closed(Random random) {
    byte[] closed = new byte[GRID.size()];
    for (int hex = 0; hex < closed.length; hex++) {
      closed[hex] = (byte) (random.nextInt(4) == 0 ? 1 : 0);
    }
    return closed;
  }

  private static byte[] sides(Random random) {
    byte[] sides = new byte[GRID.size() * HexGrid.DIRECTIONS];
    for (int side = 0; side < sides.length; side++) {
      sides[side] =
          switch (random.nextInt(10)) {
            case 0 -> Passage.SHUT;
            case 1, 2 -> Passage.LAST;
            case 3 -> Passage.FIRST;
            case 4 -> Passage.FIRST | Passage.LAST;
            default -> Passage.FREE;
          };
    }
    return sides;
  }
}
