package stavka.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import stavka.engine.rule.Rulebook;
import stavka.engine.table.Dressing;

/** Reads how a game wants to be shown, its file {@code table.yaml}. */
public final class DressingFile {
  /** By what a line on counters knows those it is about, and what it says of them. */
  private static final List<String> WHEN = List.of("side", "nation", "kind", "symbol", "label");

  private static final List<String> AS =
      List.of("body", "fill", "sign", "number", "parent", "star", "role");

  private DressingFile() {}

  public static Dressing read(Document document) {
    Node root =
        document
            .root()
            .only(
                "version",
                "game",
                "signs",
                "citations",
                "borders",
                "counters",
                "opponent",
                "tour-seat",
                "tour");
    return new Dressing(
        texts(root, "signs"),
        texts(root, "citations"),
        new TreeMap<>(),
        borders(root),
        counters(root),
        given(root, "opponent"),
        tourSeat(root),
        tour(root));
  }

  private static SortedMap<String, String> texts(Node root, String name) {
    SortedMap<String, String> texts = new TreeMap<>();
    root.optional(name)
        .ifPresent(list -> list.fields().forEach((key, node) -> texts.put(key, node.text())));
    return texts;
  }

  private static List<Dressing.Border> borders(Node root) {
    List<Dressing.Border> borders = new ArrayList<>();
    for (Node border : root.itemsOf("borders")) {
      border.only("region", "inside", "outside");
      borders.add(
          new Dressing.Border(
              border.field("region").text(), text(border, "inside"), text(border, "outside")));
    }
    return borders;
  }

  private static List<Dressing.CounterLook> counters(Node root) {
    List<Dressing.CounterLook> looks = new ArrayList<>();
    for (Node line : root.itemsOf("counters")) {
      SortedMap<String, String> when = new TreeMap<>();
      SortedMap<String, String> as = new TreeMap<>();
      line.only(Stream.concat(WHEN.stream(), AS.stream()).toArray(String[]::new))
          .fields()
          .forEach((key, node) -> (WHEN.contains(key) ? when : as).put(key, node.text()));
      looks.add(new Dressing.CounterLook(when, as));
    }
    return looks;
  }

  private static Dressing.@Nullable TourSeat tourSeat(Node root) {
    return root.optional("tour-seat")
        .map(seat -> seat.only("scenario", "side"))
        .map(
            seat -> new Dressing.TourSeat(seat.field("scenario").text(), seat.field("side").text()))
        .orElse(null);
  }

  private static List<Dressing.TourStep> tour(Node root) {
    List<Dressing.TourStep> steps = new ArrayList<>();
    for (Node step : root.itemsOf("tour")) {
      step.only("id", "title", "text", "done", "skip", "spot", "look");
      steps.add(
          new Dressing.TourStep(
              step.field("id").text(),
              text(step, "title"),
              text(step, "text"),
              given(step, "done"),
              given(step, "skip"),
              given(step, "spot"),
              given(step, "look")));
    }
    return steps;
  }

  private static Rulebook.Text text(Node node, String field) {
    Bilingual both = Bilingual.read(node.field(field));
    return new Rulebook.Text(both.english(), both.french());
  }

  private static @Nullable String given(Node node, String field) {
    return node.optional(field).map(Node::text).orElse(null);
  }
}
