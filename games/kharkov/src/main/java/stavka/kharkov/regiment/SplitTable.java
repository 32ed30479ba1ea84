package stavka.kharkov.regiment;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import stavka.engine.counter.Step;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.kharkov.model.Charts;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Kind;

/** Which regiments a division is worth. */
@Rule("15.11")
public record SplitTable(KharkovTheatre theatre) {
  /** The row for a division at its present strength. */
  public Optional<Charts.Split> row(Position position, int division) {
    Kind kind = theatre.pieces().kind(division);
    int strength = theatre.pieces().attack(position, division);
    return theatre.charts().splits().stream()
        .filter(row -> row.kind() == kind && row.strength() == strength)
        .findFirst();
  }

  /** The row for a kind of division that regiments of those strengths make up. */
  public Optional<Charts.Split> row(Position position, Kind kind, Ints regiments) {
    int[] strengths = strengths(position, regiments);
    return theatre.charts().splits().stream()
        .filter(row -> row.kind() == kind && Arrays.equals(sorted(row), strengths))
        .findFirst();
  }

  public List<Charts.Split> rows() {
    return theatre.charts().splits();
  }

  /** The face of a counter that shows a strength. */
  public int face(int unit, int strength) {
    List<Step> steps = theatre.roster().get(unit).steps();
    for (int face = 0; face < steps.size(); face++) {
      if (steps.get(face).attack() == strength) {
        return face;
      }
    }
    throw new IllegalArgumentException("counter " + unit + " has no face of strength " + strength);
  }

  private int[] strengths(Position position, Ints regiments) {
    return regiments.stream()
        .map(unit -> theatre.pieces().attack(position, unit))
        .sorted()
        .toArray();
  }

  private static int[] sorted(Charts.Split row) {
    return row.regiments().stream().mapToInt(Integer::intValue).sorted().toArray();
  }
}
