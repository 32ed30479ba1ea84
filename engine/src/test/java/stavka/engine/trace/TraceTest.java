package stavka.engine.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.IntPredicate;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.hex.Orientation;
import stavka.engine.move.Gate;
import stavka.engine.move.MoveField;
import stavka.engine.move.StepGuard;
import stavka.engine.move.StepTable;
import stavka.engine.move.ZoneEffect;
import stavka.engine.value.Ints;

/** Chains of segments, held against one plain spread after another. */
class TraceTest {
  private static final HexGrid GRID = new HexGrid(Orientation.FLAT, 11, 10, 0);
  private static final byte[] SIDES = {
    Passage.FREE,
    Passage.FREE,
    Passage.FREE,
    Passage.FREE,
    Passage.LAST,
    Passage.SHUT,
    Passage.FIRST,
    Passage.FIRST | Passage.LAST
  };

  private static Passage passage(Random random, int gaps) {
    byte[] closed = new byte[GRID.size()];
    for (int hex = 0; hex < closed.length; hex++) {
      closed[hex] = (byte) (random.nextInt(gaps) == 0 ? 1 : 0);
    }
    byte[] sides = new byte[GRID.size() * HexGrid.DIRECTIONS];
    for (int side = 0; side < sides.length; side++) {
      sides[side] = SIDES[random.nextInt(SIDES.length)];
    }
    return new Passage(GRID, closed, sides);
  }

  /** Links chosen at random, the same from both ends. */
  private static Passage network(Random random, byte[] closed) {
    byte[] links = new byte[GRID.size()];
    for (int hex = 0; hex < GRID.size(); hex++) {
      for (int direction = 0; direction < 3; direction++) {
        int to = GRID.neighbour(hex, direction);
        if (to != HexGrid.NONE && random.nextInt(3) == 0) {
          links[hex] |= (byte) (1 << direction);
          links[to] |= (byte) (1 << HexGrid.opposite(direction));
        }
      }
    }
    return new Passage(GRID, closed, Passage.sidesOf(GRID, links));
  }

  private static TraceField spread(Ints from, Passage passage, int limit) {
    return TraceField.spread(GRID, from, passage.closed, passage.sides, limit);
  }

  private static Ints some(Random random, int count) {
    return Ints.of(random.ints(count, 0, GRID.size()).toArray());
  }

  /** Asks here and there, some hexes more than once, before all of them. */
  private static void assertReaches(Random random, Trace trace, IntPredicate expected) {
    for (int i = 0; i < 12; i++) {
      int hex = random.nextInt(GRID.size());
      assertThat(trace.reaches(hex)).as("hex %d", hex).isEqualTo(expected.test(hex));
    }
    for (int hex = 0; hex < GRID.size(); hex++) {
      assertThat(trace.reaches(hex)).as("hex %d", hex).isEqualTo(expected.test(hex));
    }
  }

  @Property(tries = 300)
  void aChainOfSegmentsIsOneSpreadAfterAnother(@ForAll long seed) {
    Random random = new Random(seed);
    Passage country = passage(random, 6);
    Passage rail = network(random, country.closed);
    Passage road = network(random, country.closed);
    Ints sources = some(random, 2);

    Trace trace = Trace.from(sources).along(rail).along(road, 3).within(2, country);

    TraceField byRail = spread(sources, rail, Trace.ANY_LENGTH);
    TraceField byRoad = spread(byRail.hexes(), road, 3);
    TraceField last = spread(byRoad.hexes(), country, 2);
    assertReaches(random, trace, last::reaches);
    assertThat(trace.hexes()).isEqualTo(last.hexes());
    for (int hex = 0; hex < GRID.size(); hex++) {
      assertThat(trace.length(hex)).isEqualTo(last.reaches(hex) ? last.length(hex) : Trace.NONE);
      assertThat(trace.leg(hex)).isEqualTo(last.reaches(hex) ? last.line(hex) : Ints.EMPTY);
      if (last.reaches(hex)) {
        assertLine(trace.line(hex), hex, sources, country.closed);
        int leg = last.length(hex) + 1;
        Ints onward = trace.line(hex).from(leg - 1);
        assertThat(onward.size())
            .isEqualTo(1 + byRoad.length(onward.first()) + byRail.length(end(byRoad, onward)));
      }
    }
  }

  private static int end(TraceField field, Ints line) {
    return line.get(field.length(line.first()));
  }

  private static void assertLine(Ints line, int hex, Ints sources, byte[] closed) {
    assertThat(line.first()).isEqualTo(hex);
    assertThat(sources.contains(line.last())).isTrue();
    line.each(passed -> assertThat(closed[passed]).isZero());
    for (int i = 1; i < line.size(); i++) {
      assertThat(GRID.adjacent(line.get(i - 1), line.get(i))).isTrue();
    }
  }

  @Property(tries = 300)
  void fromKnownDistancesALineOfAnyLengthIsFoundJustTheSame(@ForAll long seed) {
    Random random = new Random(seed);
    Passage passage = passage(random, 4);
    Ints sources = some(random, 2);

    Trace trace = Trace.from(new Destination(GRID, sources)).along(passage);

    TraceField plain = spread(sources, passage, Trace.ANY_LENGTH);
    assertReaches(random, trace, plain::reaches);
    for (int hex = 0; hex < GRID.size(); hex++) {
      assertThat(trace.length(hex)).isEqualTo(plain.length(hex));
    }
    assertReaches(random, trace, plain::reaches);
  }

  @Property(tries = 300)
  void linesOfTwoKindsReachWhatEitherKindReaches(@ForAll long seed) {
    Random random = new Random(seed);
    Passage passage = passage(random, 5);
    Passage other = random.nextBoolean() ? passage : passage(random, 5);
    Ints cities = some(random, 2);
    Ints roads = some(random, 4);
    int toCity = random.nextInt(6);
    int toRoad = random.nextInt(6);

    Trace trace = Trace.from(cities).within(toCity, passage);
    Trace both = trace.or(Trace.from(roads).within(toRoad, other));

    TraceField first = spread(cities, passage, toCity);
    TraceField second = spread(roads, other, toRoad);
    assertReaches(random, both, hex -> first.reaches(hex) || second.reaches(hex));
    for (int hex = 0; hex < GRID.size(); hex++) {
      TraceField that = first.reaches(hex) ? first : second;
      assertThat(both.length(hex)).isEqualTo(that.length(hex));
      assertThat(both.line(hex)).isEqualTo(that.reaches(hex) ? that.line(hex) : Ints.EMPTY);
      assertThat(both.joins(hex))
          .isEqualTo(joins(first, passage, toCity, hex) || joins(second, other, toRoad, hex));
    }
    assertThat(Ints.sorted(both.hexes().toArray()))
        .isEqualTo(hexes(hex -> first.reaches(hex) || second.reaches(hex)));
  }

  private static Ints hexes(IntPredicate test) {
    return Ints.of(java.util.stream.IntStream.range(0, GRID.size()).filter(test).toArray());
  }

  /** Whether the plain spread would come to a hex if it were open. */
  private static boolean joins(TraceField field, Passage passage, int limit, int hex) {
    byte[] opened = passage.closed.clone();
    opened[hex] = 0;
    Ints from = hexes(h -> field.reaches(h) && field.length(h) == 0);
    return spread(from, new Passage(GRID, opened, passage.sides), limit).reaches(hex);
  }

  private static StepTable steps(Random random) {
    int[] prices = random.ints(GRID.size() * HexGrid.DIRECTIONS, 0, 5).toArray();
    return StepTable.of(
        GRID,
        (from, direction, to) -> prices[from * HexGrid.DIRECTIONS + direction],
        (from, direction, to) -> false);
  }

  private static byte[] gates(Random random) {
    byte[] gates = new byte[GRID.size()];
    for (int hex = 0; hex < gates.length; hex++) {
      gates[hex] =
          switch (random.nextInt(8)) {
            case 0 -> Gate.CLOSED;
            case 1 -> Gate.STOP;
            default -> Gate.OPEN;
          };
    }
    return gates;
  }

  private static MoveField priced(Ints from, StepTable steps, byte[] gates, int limit) {
    return MoveField.enter(
        steps, gates, ZoneEffect.NONE, from, new int[from.size()], limit, StepGuard.OPEN);
  }

  @Property(tries = 300)
  void relaysThatALineJoinsAreKeptAndOthersServeNobody(@ForAll long seed) {
    Random random = new Random(seed);
    Passage rail = network(random, passage(random, 5).closed);
    StepTable steps = steps(random);
    byte[] gates = gates(random);
    Ints sources = some(random, 1);
    Ints posts = some(random, 5);

    Trace trace = Trace.from(sources).along(rail).keeping(() -> posts).within(5, steps, gates);

    TraceField byRail = spread(sources, rail, Trace.ANY_LENGTH);
    Ints kept = posts.filter(hex -> joins(byRail, rail, Trace.ANY_LENGTH, hex));
    MoveField plain = priced(sources.plus(kept), steps, gates, 5);
    assertReaches(random, trace, plain::reaches);
    for (int hex = 0; hex < GRID.size(); hex++) {
      int length = plain.reaches(hex) ? plain.cost(hex) : Trace.NONE;
      assertThat(trace.length(hex)).isEqualTo(length);
      assertThat(trace.reaches(hex, 3)).isEqualTo(length <= 3);
      if (plain.reaches(hex)) {
        Ints line = trace.line(hex);
        assertThat(line.first()).isEqualTo(hex);
        assertThat(sources.contains(line.last())).isTrue();
        assertThat(line.size()).isGreaterThanOrEqualTo(plain.path(hex).size());
        for (int i = 1; i < line.size(); i++) {
          assertThat(GRID.adjacent(line.get(i - 1), line.get(i))).isTrue();
        }
      }
    }
    HexSet near = trace.upTo(GRID, 3);
    for (int hex = 0; hex < GRID.size(); hex++) {
      assertThat(near.has(hex)).isEqualTo(trace.reaches(hex, 3));
    }
  }

  @Property(tries = 300)
  void depotsHandOnFromOneToTheNext(@ForAll long seed) {
    Random random = new Random(seed);
    StepTable steps = steps(random);
    byte[] gates = gates(random);
    Ints sources = some(random, 1);
    Ints depots = some(random, 9);

    Trace trace =
        Trace.from(sources).chaining(() -> depots, 4, steps, gates).within(6, steps, gates);

    Ints chained = sources;
    for (int i = 0; i < depots.size(); i++) {
      MoveField reach = priced(chained, steps, gates, 4);
      chained = sources.plus(depots.filter(reach::reaches));
    }
    MoveField plain = priced(chained, steps, gates, 6);
    assertReaches(random, trace, plain::reaches);
    for (int hex = 0; hex < GRID.size(); hex++) {
      if (plain.reaches(hex)) {
        assertThat(trace.length(hex)).isEqualTo(plain.cost(hex));
        Ints line = trace.line(hex);
        assertThat(line.first()).isEqualTo(hex);
        assertThat(sources.contains(line.last())).isTrue();
      } else {
        assertThat(trace.line(hex)).isEqualTo(Ints.EMPTY);
      }
    }
  }

  @Test
  void sourcesAreLookedForOnlyWhenSomebodyAsks() {
    int[] looked = {0};
    Passage open = Passage.overland(GRID, new byte[GRID.size()]);
    Trace trace =
        Trace.from(
                () -> {
                  looked[0]++;
                  return Ints.of(0);
                })
            .within(1, open);

    assertThat(looked[0]).isZero();
    assertThat(trace.reaches(0)).isTrue();
    assertThat(trace.hexes().size()).isEqualTo(1 + (int) neighbours(0));
    assertThat(looked[0]).isEqualTo(1);
  }

  private static long neighbours(int hex) {
    return java.util.stream.IntStream.range(0, HexGrid.DIRECTIONS)
        .filter(direction -> GRID.neighbour(hex, direction) != HexGrid.NONE)
        .count();
  }
}
