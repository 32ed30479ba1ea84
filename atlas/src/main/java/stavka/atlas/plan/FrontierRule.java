package stavka.atlas.plan;

import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import stavka.atlas.gazetteer.Front;
import stavka.formats.Bilingual;

/**
 * How a plan describes a frontier: by a front of the gazetteer, or by the pairs of hexes (left
 * bank, right bank) it passes between.
 *
 * @param name what readers call it, if it has a name
 * @param points named points of the line
 * @param left hexes that must lie on the left bank; likewise {@code right}
 */
public record FrontierRule(
    @Nullable Bilingual name,
    @Nullable Front front,
    List<Gate> through,
    SequencedMap<String, Mark> points,
    List<Integer> left,
    List<Integer> right) {

  /** Two neighbouring hexes the line runs between. */
  public record Gate(int left, int right) {}

  /** Where a named point lies. */
  public sealed interface Mark {
    /** At the line's first corner. */
    record Start() implements Mark {}

    /** At the line's last corner. */
    record End() implements Mark {}

    /** At the corner nearest to the centre of a hex. */
    record Near(int hex) implements Mark {}

    /** At the corner from which the line goes on between two hexes. */
    record Before(Gate gate) implements Mark {}
  }
}
