package stavka.lab.study;

import java.util.List;
import java.util.Map;
import stavka.formats.Change;

/**
 * One combination of what differs in a study.
 *
 * @param number counted from 1
 * @param values one for each factor of the plan
 */
public record Cell(
    int number,
    List<String> values,
    String axis,
    String soviet,
    Map<String, Integer> options,
    List<Change> changes) {

  public Cell {
    values = List.copyOf(values);
    options = Map.copyOf(options);
    changes = List.copyOf(changes);
  }

  /** The combination in words. */
  public String label(List<Factor> factors) {
    if (factors.isEmpty()) {
      return axis + " – " + soviet;
    }
    StringBuilder label = new StringBuilder();
    for (int i = 0; i < factors.size(); i++) {
      label
          .append(i == 0 ? "" : ", ")
          .append(factors.get(i).name())
          .append(' ')
          .append(values.get(i));
    }
    return label.toString();
  }
}
