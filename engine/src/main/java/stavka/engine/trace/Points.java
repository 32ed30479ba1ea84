package stavka.engine.trace;

import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import stavka.engine.value.Ints;

/** Hexes that lines go out from: sources, or relays that lines have come to. */
final class Points extends Trace {
  private final Held<Ints> hexes;
  private final IntFunction<Ints> lines;
  private final @Nullable Destination destination;

  /**
   * @param lines the line from one of them to its source
   * @param destination the same hexes with their distances, if these are known
   */
  Points(Supplier<Ints> points, IntFunction<Ints> lines, @Nullable Destination destination) {
    this.hexes = new Held<>(points);
    this.lines = lines;
    this.destination = destination;
  }

  @Nullable Destination destination() {
    return destination;
  }

  @Override
  public Ints hexes() {
    return hexes.get();
  }

  @Override
  Ints starts() {
    return hexes();
  }

  @Override
  public boolean reaches(int hex) {
    return hexes().contains(hex);
  }

  @Override
  public int length(int hex) {
    return reaches(hex) ? 0 : NONE;
  }

  @Override
  public Ints leg(int hex) {
    return reaches(hex) ? Ints.of(hex) : Ints.EMPTY;
  }

  @Override
  public Ints line(int hex) {
    return reaches(hex) ? lines.apply(hex) : Ints.EMPTY;
  }
}
