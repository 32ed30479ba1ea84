package stavka.rostov.model;

import java.util.List;
import stavka.engine.value.Side;

/** Aircraft of a scenario by type, and how many dummies each side has. */
public record AirPlan(Sides<List<String>> types, int dummies, List<Change> changes) {
  public AirPlan {
    changes = List.copyOf(changes);
  }

  /** Whether anybody flies. */
  public boolean flown() {
    return !types.axis().isEmpty() || !types.soviet().isEmpty() || !changes.isEmpty();
  }

  /** Who comes and leaves on a turn. */
  public record Change(int turn, Side side, List<String> come, List<String> leave, double share) {
    /** Whether any aircraft leave. */
    public boolean leaves() {
      return !leave.isEmpty() || share > 0;
    }

    public Change {
      come = List.copyOf(come);
      leave = List.copyOf(leave);
    }
  }
}
