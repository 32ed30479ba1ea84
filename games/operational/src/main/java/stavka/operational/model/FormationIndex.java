package stavka.operational.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import stavka.engine.counter.Counter;
import stavka.engine.counter.Roster;
import stavka.engine.value.Ints;

/** Numbers the divisions that have several counters. */
final class FormationIndex {
  private FormationIndex() {}

  /**
   * @param formationOf filled with each counter's formation, or -1
   * @return the units of each formation
   */
  static List<Ints> number(Roster roster, int[] formationOf) {
    Arrays.fill(formationOf, -1);
    Map<String, Integer> numbers = new LinkedHashMap<>();
    List<Ints> units = new ArrayList<>();
    for (Counter counter : roster.all()) {
      if (!counter.formation().isEmpty()) {
        int number = numbers.computeIfAbsent(counter.formation(), name -> numbers.size());
        if (number == units.size()) {
          units.add(Ints.EMPTY);
        }
        units.set(number, units.get(number).with(counter.index()));
        formationOf[counter.index()] = number;
      }
    }
    return List.copyOf(units);
  }
}
