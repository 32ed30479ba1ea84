package stavka.atlas.compile;

import java.util.ArrayList;
import java.util.List;

/** What the compiler could not honour, in the order it found out. */
public record CompileReport(List<Shortfall> shortfalls) {
  /** The part of a plan that came short. */
  public enum Part {
    PIN,
    CITY,
    PLACE,
    RIVER,
    WAY,
    FRONTIER,
    REGION
  }

  /** One thing that is not as the plan asks. */
  public record Shortfall(Part part, String reason) {}

  public CompileReport {
    shortfalls = List.copyOf(shortfalls);
  }

  /** Gathers shortfalls while a map is compiled. */
  static final class Gathering {
    private final List<Shortfall> shortfalls = new ArrayList<>();

    void add(Part part, String reason) {
      shortfalls.add(new Shortfall(part, reason));
    }

    int count() {
      return shortfalls.size();
    }

    CompileReport report() {
      return new CompileReport(shortfalls);
    }
  }
}
