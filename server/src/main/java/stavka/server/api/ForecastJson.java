package stavka.server.api;

import stavka.engine.play.Forecast;
import stavka.server.json.JsonText;
import stavka.server.match.MatchRules;

/** The chances of an attack or overrun. */
public final class ForecastJson {
  private ForecastJson() {}

  public static String text(MatchRules rules, Forecast forecast) {
    return JsonText.object(
        out -> {
          out.writeName("report");
          rules.notation().writePlain(out, forecast.report());
          out.writeName("outcomes");
          out.writeStartArray();
          for (Forecast.Outcome outcome : forecast.outcomes()) {
            out.writeStartObject();
            out.writeStringProperty("result", outcome.result());
            out.writeNumberProperty("chance", outcome.chance());
            out.writeEndObject();
          }
          out.writeEndArray();
          if (!forecast.columns().isEmpty()) {
            out.writeName("columns");
            out.writeStartArray();
            for (Forecast.ColumnChance column : forecast.columns()) {
              out.writeStartObject();
              out.writeStringProperty("column", column.column());
              out.writeNumberProperty("chance", column.chance());
              out.writeEndObject();
            }
            out.writeEndArray();
          }
        });
  }
}
