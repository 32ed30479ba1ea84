package stavka.server.api;

import java.util.List;
import java.util.Optional;
import stavka.ai.review.Expectation;
import stavka.ai.review.Moment;
import stavka.ai.review.Review;
import stavka.ai.review.TurningPoint;
import stavka.engine.map.HexMap;
import stavka.engine.play.Game;
import stavka.engine.rule.Rulebook;
import stavka.engine.table.Kit;
import stavka.formats.Node;
import stavka.server.json.JsonText;
import tools.jackson.core.JsonGenerator;

/** A match looked back on. */
public final class ReviewJson {
  private static final double DIGITS = 1000;

  private final List<Kit.Phase> phases;
  private final HexMap map;

  private ReviewJson(Game game, HexMap map) {
    this.map = map;
    Optional<Kit> kit = game.table().map(table -> table.kit());
    this.phases = kit.map(Kit::phases).orElse(List.of());
  }

  /**
   * @param map of the match
   */
  public static String text(Game game, HexMap map, Review review) {
    return JsonText.object(out -> new ReviewJson(game, map).write(out, review));
  }

  /** How far it has come. */
  public static String working(int done, int total) {
    return JsonText.object(
        out -> {
          out.writeStringProperty("state", "working");
          out.writeNumberProperty("done", done);
          out.writeNumberProperty("total", total);
        });
  }

  private void write(JsonGenerator out, Review review) {
    out.writeStringProperty("state", "ready");
    out.writeName("moments");
    out.writeStartArray();
    review.moments().forEach(moment -> write(out, moment));
    out.writeEndArray();
    out.writeName("turningPoints");
    out.writeStartArray();
    review.turningPoints().forEach(point -> write(out, point));
    out.writeEndArray();
  }

  private void write(JsonGenerator out, Moment moment) {
    Expectation expectation = moment.expectation();
    out.writeStartObject();
    out.writeNumberProperty("n", moment.orders());
    out.writeNumberProperty("turn", moment.turn());
    phase(out, moment.phase());
    range(out, "axisWins", expectation.axisWins());
    range(out, "margin", expectation.margin());
    out.writeNumberProperty("playouts", expectation.playouts());
    out.writeEndObject();
  }

  private void write(JsonGenerator out, TurningPoint point) {
    out.writeStartObject();
    out.writeNumberProperty("from", point.from());
    out.writeNumberProperty("to", point.to());
    out.writeNumberProperty("at", point.at());
    if (point.hex() >= 0) {
      out.writeStringProperty("hex", map.name(point.hex()));
    }
    out.writeNumberProperty("turn", point.turn());
    phase(out, point.phase());
    out.writeStringProperty("mover", Node.written(point.mover()));
    out.writeStringProperty("gainer", Node.written(point.gainer()));
    out.writeNumberProperty("axisWins", rounded(point.wins()));
    out.writeNumberProperty("margin", rounded(point.margin()));
    out.writeName("causes");
    out.writeStartArray();
    for (Rulebook.Text cause : point.causes()) {
      out.writeStartObject();
      out.writeStringProperty("en", cause.english());
      out.writeStringProperty("fr", cause.french());
      out.writeEndObject();
    }
    out.writeEndArray();
    out.writeEndObject();
  }

  private void phase(JsonGenerator out, String id) {
    out.writeStringProperty("phase", id);
    phases.stream()
        .filter(phase -> phase.id().equals(id))
        .findFirst()
        .ifPresent(phase -> JsonText.text(out, "phaseName", phase.name()));
  }

  private static void range(JsonGenerator out, String name, Expectation.Range range) {
    out.writeName(name);
    out.writeStartObject();
    out.writeNumberProperty("value", rounded(range.value()));
    out.writeNumberProperty("low", rounded(range.low()));
    out.writeNumberProperty("high", rounded(range.high()));
    out.writeEndObject();
  }

  private static double rounded(double value) {
    return Math.round(value * DIGITS) / DIGITS;
  }
}
