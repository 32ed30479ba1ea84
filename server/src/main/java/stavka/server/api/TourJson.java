package stavka.server.api;

import org.jspecify.annotations.Nullable;
import stavka.engine.table.Dressing;
import stavka.server.json.JsonText;
import tools.jackson.core.JsonGenerator;

/** The guided first turn of a game, card by card: fetched by those who take it. */
public final class TourJson {
  private TourJson() {}

  public static String text(Dressing dressing) {
    return JsonText.of(
        out -> {
          out.writeStartArray();
          dressing.tour().forEach(step -> card(out, step));
          out.writeEndArray();
        });
  }

  private static void card(JsonGenerator out, Dressing.TourStep step) {
    out.writeStartObject();
    out.writeStringProperty("id", step.id());
    JsonText.text(out, "title", step.title());
    JsonText.text(out, "text", step.text());
    given(out, "done", step.done());
    given(out, "skip", step.skip());
    given(out, "spot", step.spot());
    given(out, "look", step.look());
    out.writeEndObject();
  }

  private static void given(JsonGenerator out, String name, @Nullable String text) {
    if (text != null) {
      out.writeStringProperty(name, text);
    }
  }
}
