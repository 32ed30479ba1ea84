package stavka.operational.model;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import stavka.engine.counter.Counter;
import stavka.engine.counter.Roster;
import stavka.engine.counter.Step;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/**
 * Counters that come in kinds: some kinds command, and some draw their strength from a cup, one for
 * each kind.
 */
public abstract class PieceIndex<K extends Enum<K> & UnitKind> extends Pieces {
  private final K[] kinds;
  private final K[] kindOf;
  private final Map<K, List<Value>> cups;
  private final Step[][] printedFaces;
  private final Step[][] drawnFaces;

  /**
   * @param commander the kind whose Soviet counters command
   */
  protected PieceIndex(Roster roster, Class<K> type, K commander, Map<K, List<Value>> cups) {
    super(roster, where(roster, type, Side.SOVIET, commander));
    this.kinds = type.getEnumConstants();
    this.kindOf = Arrays.copyOf(kinds, roster.size());
    this.cups = new EnumMap<>(cups);
    this.printedFaces = new Step[roster.size()][];
    this.drawnFaces = new Step[kinds.length][];
    for (Counter counter : roster.all()) {
      K kind = CounterFiles.kind(type, counter.kind());
      kindOf[counter.index()] = kind;
      printedFaces[counter.index()] = counter.steps().toArray(Step[]::new);
      if (kind.untried() && drawnFaces[kind.ordinal()] == null) {
        int movement = counter.steps().getFirst().movement();
        drawnFaces[kind.ordinal()] =
            cup(kind.ordinal()).stream()
                .map(value -> new Step(value.attack(), value.defence(), movement))
                .toArray(Step[]::new);
      }
    }
  }

  /** The counters of a kind and side. */
  protected static <K extends Enum<K>> Ints where(Roster roster, Class<K> type, Side side, K kind) {
    return Ints.of(
        roster.all().stream()
            .filter(c -> c.side() == side && CounterFiles.kind(type, c.kind()) == kind)
            .mapToInt(Counter::index)
            .toArray());
  }

  public final K kind(int unit) {
    return kindOf[unit];
  }

  @Override
  public final boolean mechanised(int unit) {
    return kindOf[unit].mechanised();
  }

  /** A face that a counter has from the beginning, from 0. */
  protected final Step printedFace(int unit, int face) {
    return printedFaces[unit][face];
  }

  /** The face of an untried unit that has drawn a value, from 1. */
  protected final Step drawnFace(int unit, int drawn) {
    return drawnFaces[kindOf[unit].ordinal()][drawn - 1];
  }

  @Override
  public final int attack(Position position, int unit) {
    return face(unit, position.word(unit)).attack();
  }

  @Override
  public final int defence(Position position, int unit) {
    return face(unit, position.word(unit)).defence();
  }

  @Override
  public int movement(int unit, long word) {
    return face(unit, word).movement();
  }

  @Override
  public final int cups() {
    return kinds.length;
  }

  @Override
  public final int cupOf(int unit) {
    return kindOf[unit].untried() ? kindOf[unit].ordinal() : -1;
  }

  @Override
  public final List<Value> cup(int cup) {
    List<Value> values = cups.get(kinds[cup]);
    if (values == null) {
      throw new IllegalArgumentException("there is no cup of " + kinds[cup]);
    }
    return values;
  }
}
