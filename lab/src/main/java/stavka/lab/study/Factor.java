package stavka.lab.study;

import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.formats.Node;

/**
 * Something that differs between the matches of a study.
 *
 * @param file of the game's data, for {@link Kind#DATA}
 * @param targets the option, or the paths of the data, that take the value
 * @param source where the plan says so
 */
public record Factor(
    String name,
    Kind kind,
    @Nullable String file,
    List<String> targets,
    List<String> values,
    Node source) {

  /** What it is that differs. */
  public enum Kind {
    AXIS,
    SOVIET,
    OPTION,
    DATA
  }

  public Factor {
    targets = List.copyOf(targets);
    values = List.copyOf(values);
  }

  /** Whether every value is a number, so that more and less of it can be spoken of. */
  public boolean numeric() {
    return values.stream().allMatch(value -> value.matches("-?\\d+(\\.\\d+)?"));
  }
}
