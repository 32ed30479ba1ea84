package stavka.server.api;

import java.util.List;
import stavka.ai.catalogue.Bots;
import stavka.engine.play.Game;
import stavka.engine.play.Scenario;
import stavka.engine.rule.Rulebook;
import stavka.engine.table.Dressing;
import stavka.formats.Node;
import stavka.formats.Switches;
import stavka.server.json.JsonText;
import tools.jackson.core.JsonGenerator;

/** What there is to play, and the rules of a game. */
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
    Switches switches = Switches.of(game);
    for (Scenario scenario : game.scenarios()) {
      out.writeStartObject();
      out.writeStringProperty("id", scenario.id());
      JsonText.text(out, "title", scenario.title());
      JsonText.text(out, "about", scenario.about());
      out.writeNumberProperty("turns", scenario.turns());
      options(out, switches.of(scenario));
      out.writeEndObject();
    }
    out.writeEndArray();
    strings(out, "bots", Bots.names());
    Dressing dressing = game.table().map(table -> table.kit().dressing()).orElse(Dressing.NONE);
    if (dressing.opponent() != null) {
      out.writeStringProperty("opponent", dressing.opponent());
    }
    out.writeBooleanProperty("tour", !dressing.tour().isEmpty());
    Dressing.TourSeat tourSeat = dressing.tourSeat();
    if (tourSeat != null) {
      out.writeName("tourSeat");
      out.writeStartObject();
      out.writeStringProperty("scenario", tourSeat.scenario());
      out.writeStringProperty("side", tourSeat.side());
      out.writeEndObject();
    }
    if (!game.dataMark().isEmpty()) {
      out.writeStringProperty("data", game.dataMark());
    }
    out.writeEndObject();
  }

  /** Without the field where there are none. */
  static void options(JsonGenerator out, List<Switches.Switch> switches) {
    if (switches.isEmpty()) {
      return;
    }
    out.writeName("options");
    out.writeStartArray();
    for (Switches.Switch option : switches) {
      out.writeStartObject();
      out.writeStringProperty("id", option.id());
      JsonText.text(out, "name", option.name());
      if (!option.rule().isEmpty()) {
        out.writeStringProperty("rule", option.rule());
      }
      out.writeBooleanProperty("flag", option.isFlag());
      out.writeNumberProperty("value", option.value());
      out.writeEndObject();
    }
    out.writeEndArray();
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
            if (entry.source() != Rulebook.Source.BOOK) {
              out.writeStringProperty("source", Node.written(entry.source()));
            }
            out.writeEndObject();
          }
          out.writeEndArray();
        });
  }

  static void strings(JsonGenerator out, String name, List<String> strings) {
    out.writeName(name);
    out.writeStartArray();
    strings.forEach(out::writeString);
    out.writeEndArray();
  }
}
