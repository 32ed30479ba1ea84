package stavka.server.api;

import java.util.List;
import stavka.ai.Bots;
import stavka.engine.counter.Counter;
import stavka.engine.counter.Step;
import stavka.engine.play.Game;
import stavka.engine.play.Scenario;
import stavka.engine.rule.Rulebook;
import stavka.engine.table.Kit;
import stavka.formats.Node;
import stavka.server.json.JsonText;
import tools.jackson.core.JsonGenerator;

/** What there is to play, and what a page needs once of a game. */
public final class GamesJson {
  private GamesJson() {}

  public static String games(List<Game> games) {
    return JsonText.of(
        out -> {
          out.writeStartArray();
          games.forEach(game -> game(out, game));
          out.writeEndArray();
        });
  }

  /** Whom one can play against, the weakest first. */
  public static String bots() {
    return JsonText.of(
        out -> {
          out.writeStartArray();
          for (Bots.Introduction bot : Bots.introductions()) {
            out.writeStartObject();
            out.writeStringProperty("id", bot.id());
            JsonText.text(out, "name", bot.name());
            JsonText.text(out, "about", bot.about());
            out.writeEndObject();
          }
          out.writeEndArray();
        });
  }

  private static void game(JsonGenerator out, Game game) {
    out.writeStartObject();
    out.writeStringProperty("slug", game.slug());
    JsonText.text(out, "title", game.title());
    out.writeName("scenarios");
    out.writeStartArray();
    for (Scenario scenario : game.scenarios()) {
      out.writeStartObject();
      out.writeStringProperty("id", scenario.id());
      JsonText.text(out, "title", scenario.title());
      JsonText.text(out, "about", scenario.about());
      out.writeNumberProperty("turns", scenario.turns());
      out.writeEndObject();
    }
    out.writeEndArray();
    strings(out, "bots", Bots.names());
    out.writeEndObject();
  }

  public static String rules(Rulebook rulebook) {
    return JsonText.of(
        out -> {
          out.writeStartArray();
          for (Rulebook.Entry entry : rulebook.entries()) {
            out.writeStartObject();
            out.writeStringProperty("id", entry.id());
            out.writeStringProperty("kind", Node.written(entry.kind()));
            JsonText.text(out, "title", entry.title());
            JsonText.text(out, "text", entry.text());
            if (!entry.reading().equals(Rulebook.Text.NONE)) {
              JsonText.text(out, "reading", entry.reading());
            }
            out.writeEndObject();
          }
          out.writeEndArray();
        });
  }

  public static String kit(Kit kit) {
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
            out.writeStringProperty("date", turn.date());
            out.writeEndObject();
          }
          out.writeEndArray();
          chart(out, kit.combatTable());
          out.writeName("words");
          out.writeStartObject();
          kit.words().forEach((code, text) -> JsonText.text(out, code, text));
          out.writeEndObject();
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
    strings(out, "columns", chart.columns());
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

  static void strings(JsonGenerator out, String name, List<String> strings) {
    out.writeName(name);
    out.writeStartArray();
    strings.forEach(out::writeString);
    out.writeEndArray();
  }
}
