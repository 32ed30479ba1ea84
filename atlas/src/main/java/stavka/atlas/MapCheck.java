package stavka.atlas;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.atlas.compile.CompileReport.Part;
import stavka.atlas.compile.CompileReport.Shortfall;
import stavka.atlas.compile.MapCompiler;
import stavka.atlas.gazetteer.Gazetteer;
import stavka.atlas.gazetteer.GazetteerReader;
import stavka.atlas.plan.MapPlan;
import stavka.atlas.plan.PlanReader;
import stavka.formats.BadFile;
import stavka.formats.Document;
import stavka.formats.Documents;
import stavka.formats.Node;
import stavka.formats.map.HexMapJson;

/**
 * Tells a player what is wrong with a map plan, a gazetteer file or a compiled map of his own, one
 * line a fault.
 */
public final class MapCheck {
  private MapCheck() {}

  /**
   * The faults of a file, each {@code file:line: reason}; none if it can be used. A file that calls
   * itself a compiled map is one; of the others, one with a grid is a map plan, and any other a
   * gazetteer extension.
   */
  public static List<String> faults(Path file) {
    try {
      return faults(Documents.read(file), Gazetteer.shipped());
    } catch (BadFile unreadable) {
      return List.of(unreadable.getMessage());
    }
  }

  public static List<String> faults(Document document, Gazetteer gazetteer) {
    if (!document.root().isMapping()) {
      return List.of(document.root().bad("a map plan or gazetteer is a mapping").getMessage());
    }
    if (document.root().optional("format").filter(Node::isScalar).map(Node::text).stream()
        .anyMatch(HexMapJson.FORMAT::equals)) {
      return mapFaults(document);
    }
    return document.root().optional("grid").isPresent()
        ? planFaults(document, gazetteer)
        : gazetteerFaults(document, gazetteer);
  }

  private static List<String> mapFaults(Document document) {
    try {
      HexMapJson.read(document);
      return List.of();
    } catch (BadFile fault) {
      return List.of(fault.getMessage());
    }
  }

  private static List<String> gazetteerFaults(Document document, Gazetteer gazetteer) {
    GazetteerReader reader = new GazetteerReader(gazetteer);
    reader.read(document);
    return lines(reader.faults());
  }

  private static List<String> planFaults(Document document, Gazetteer gazetteer) {
    PlanReader reader = new PlanReader(document, gazetteer);
    @Nullable MapPlan plan = reader.read();
    List<String> lines = new ArrayList<>(lines(reader.faults()));
    if (plan != null && lines.isEmpty()) {
      for (Shortfall shortfall : MapCompiler.compile(plan).report().shortfalls()) {
        lines.add(section(document, shortfall.part()).bad(shortfall.reason()).getMessage());
      }
    }
    return lines;
  }

  /** The part of the plan a shortfall belongs to, as far as it has one. */
  private static Node section(Document document, Part part) {
    String field =
        switch (part) {
          case PIN -> "pins";
          case CITY -> "cities";
          case PLACE -> "places";
          case RIVER -> "rivers";
          case WAY -> "networks";
          case FRONTIER -> "frontiers";
          case REGION -> "regions";
        };
    return document.root().optional(field).orElse(document.root());
  }

  private static List<String> lines(List<BadFile> faults) {
    return faults.stream()
        .sorted(Comparator.comparingInt(BadFile::line))
        .map(BadFile::getMessage)
        .toList();
  }
}
