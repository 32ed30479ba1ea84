package stavka.server.api;

import java.util.List;
import java.util.SortedMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import stavka.engine.counter.Counter;
import stavka.engine.counter.Step;
import stavka.engine.play.Game;
import stavka.engine.rule.Rulebook;
import stavka.engine.table.Dressing;
import stavka.engine.table.Kit;
import stavka.formats.Node;
import stavka.server.json.JsonText;
import tools.jackson.core.JsonGenerator;

/** What a page needs once of a game. */
public final class KitJson {
  /** Words of panels, results and tallies: nobody sees them before he has touched the page. */
  private static final Pattern SELDOM =
      Pattern.compile(
          "(area|box|command|cost|declared|drm|group|panel|rebuilding|replacement-table"
              + "|result|supply|support|track)-.*");

  private KitJson() {}

  /** All of it. */
  public static String text(Game game, Kit kit) {
    return text(game, kit, code -> true);
  }

  /** What a page needs to be shown at all: without the words that are told later. */
  public static String first(Game game, Kit kit) {
    return text(game, kit, code -> !later(kit, code));
  }

  /** The words of reasons, and of what is seldom seen. */
  public static String reasons(Kit kit) {
    return JsonText.object(out -> words(out, kit, code -> later(kit, code)));
  }

  private static boolean later(Kit kit, String code) {
    return kit.reasons().contains(code) || SELDOM.matcher(code).matches();
  }

  private static String text(Game game, Kit kit, Predicate<String> wanted) {
    return JsonText.object(
        out -> {
          out.writeName("pieces");
          out.writeStartArray();
          kit.pieces().forEach(piece -> piece(out, piece));
          out.writeEndArray();
          phases(out, "setUp", kit.setUp());
          phases(out, "phases", kit.phases());
          out.writeName("turns");
          out.writeStartArray();
          for (Kit.Turn turn : kit.turns()) {
            out.writeStartObject();
            out.writeNumberProperty("turn", turn.turn());
            if (!turn.date().isEmpty()) {
              out.writeStringProperty("date", turn.date());
            }
            out.writeEndObject();
          }
          out.writeEndArray();
          chart(out, kit.combatTable());
          OrderTypes.write(out, game.orderTypes());
          dressing(out, kit.dressing());
          out.writeName("words");
          out.writeStartObject();
          words(out, kit, wanted);
          out.writeEndObject();
        });
  }

  private static void words(JsonGenerator out, Kit kit, Predicate<String> wanted) {
    kit.words()
        .forEach(
            (code, text) -> {
              if (wanted.test(code)) {
                JsonText.text(out, code, text);
              }
            });
  }

  private static void piece(JsonGenerator out, Kit.Piece piece) {
    Counter counter = piece.counter();
    out.writeStartObject();
    out.writeStringProperty("id", counter.id());
    out.writeStringProperty("side", Node.written(counter.side()));
    out.writeStringProperty("nation", counter.nation());
    out.writeStringProperty("kind", counter.kind());
    out.writeStringProperty("symbol", piece.symbol());
    out.writeStringProperty("size", counter.size());
    out.writeStringProperty("formation", counter.formation());
    if (!piece.band().isEmpty()) {
      out.writeStringProperty("band", piece.band());
    }
    out.writeStringProperty("label", counter.label());
    JsonText.text(out, "name", new Rulebook.Text(counter.english(), counter.french()));
    out.writeName("steps");
    out.writeStartArray();
    for (Step step : counter.steps()) {
      out.writeStartArray();
      out.writeNumber(step.attack());
      out.writeNumber(step.defence());
      out.writeNumber(step.movement());
      out.writeEndArray();
    }
    out.writeEndArray();
    out.writeNumberProperty("rating", counter.rating());
    out.writeEndObject();
  }

  private static void phases(JsonGenerator out, String name, List<Kit.Phase> phases) {
    out.writeName(name);
    out.writeStartArray();
    for (Kit.Phase phase : phases) {
      out.writeStartObject();
      out.writeStringProperty("id", phase.id());
      if (phase.side() == null) {
        out.writeNullProperty("side");
      } else {
        out.writeStringProperty("side", Node.written(phase.side()));
      }
      JsonText.text(out, "name", phase.name());
      out.writeEndObject();
    }
    out.writeEndArray();
  }

  private static void chart(JsonGenerator out, Kit.Chart chart) {
    out.writeName("combatTable");
    out.writeStartObject();
    GamesJson.strings(out, "columns", chart.columns());
    out.writeName("rows");
    out.writeStartArray();
    for (List<String> row : chart.rows()) {
      out.writeStartArray();
      row.forEach(out::writeString);
      out.writeEndArray();
    }
    out.writeEndArray();
    out.writeEndObject();
  }

  private static void dressing(JsonGenerator out, Dressing dressing) {
    texts(out, "signs", dressing.signs());
    texts(out, "citations", dressing.citations());
    texts(out, "areas", dressing.areas());
    out.writeName("borders");
    out.writeStartArray();
    for (Dressing.Border border : dressing.borders()) {
      out.writeStartObject();
      out.writeStringProperty("region", border.region());
      JsonText.text(out, "inside", border.inside());
      JsonText.text(out, "outside", border.outside());
      out.writeEndObject();
    }
    out.writeEndArray();
    out.writeName("counters");
    out.writeStartArray();
    for (Dressing.CounterLook line : dressing.counters()) {
      out.writeStartObject();
      texts(out, "when", line.when());
      texts(out, "as", line.as());
      out.writeEndObject();
    }
    out.writeEndArray();
    out.writeBooleanProperty("tour", !dressing.tour().isEmpty());
  }

  private static void texts(JsonGenerator out, String name, SortedMap<String, String> texts) {
    out.writeName(name);
    out.writeStartObject();
    texts.forEach(out::writeStringProperty);
    out.writeEndObject();
  }
}
