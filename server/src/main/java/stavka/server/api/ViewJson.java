package stavka.server.api;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.play.Orders;
import stavka.engine.play.Verdict;
import stavka.engine.table.Panel;
import stavka.engine.table.View;
import stavka.engine.table.Viewer;
import stavka.engine.value.Ints;
import stavka.formats.Node;
import stavka.server.json.JsonText;
import stavka.server.match.MatchRules;
import stavka.server.match.Situation;
import tools.jackson.core.JsonGenerator;

/** A situation as one viewer may see it. */
public final class ViewJson {
  private final JsonGenerator out;
  private final Situation situation;
  private final Viewer viewer;
  private final MatchRules rules;

  private ViewJson(JsonGenerator out, Situation situation, Viewer viewer) {
    this.out = out;
    this.situation = situation;
    this.viewer = viewer;
    this.rules = situation.rules();
  }

  public static String text(Situation situation, Viewer viewer) {
    return JsonText.of(out -> write(out, situation, viewer));
  }

  static void write(JsonGenerator out, Situation situation, Viewer viewer) {
    new ViewJson(out, situation, viewer).write();
  }

  private void write() {
    View view = rules.table().view(situation.position(), viewer);
    Optional<Verdict> verdict = situation.verdict();
    out.writeStartObject();
    out.writeNumberProperty("orders", situation.orders());
    out.writeNumberProperty("turn", situation.position().turn());
    out.writeStringProperty("phase", view.phase());
    out.writeBooleanProperty("over", verdict.isPresent());
    out.writeName("verdict");
    VerdictJson.write(out, rules, verdict);
    choice(verdict.isPresent() ? null : situation.seenBy(viewer).legal());
    out.writeBooleanProperty("canUndo", situation.canUndo(viewer));
    if (situation.fault() != null) {
      out.writeStringProperty("fault", situation.fault());
    }
    units(view.units());
    boxes(view.boxes());
    marks(view);
    panels(view.panels());
    out.writeName("points");
    out.writeStartObject();
    out.writeNumberProperty("axis", view.axisPoints());
    out.writeNumberProperty("soviet", view.sovietPoints());
    out.writeEndObject();
    out.writeEndObject();
  }

  /** Who must choose, and whether it is this viewer. */
  private void choice(@Nullable Orders legal) {
    if (legal == null) {
      out.writeNullProperty("decision");
      out.writeBooleanProperty("yours", false);
      out.writeBooleanProperty("canEnd", false);
      out.writeNullProperty("suggestion");
      out.writeBooleanProperty("staffed", false);
      return;
    }
    Decision decision = legal.decision();
    out.writeName("decision");
    decision(out, rules, legal);
    boolean yours = situation.latest() && viewer.plays(decision.side());
    out.writeBooleanProperty("yours", yours);
    out.writeBooleanProperty("canEnd", yours && legal.allows(new EndPhase()));
    Optional<Order> suggestion = yours ? legal.suggestion() : Optional.empty();
    out.writeName("suggestion");
    if (suggestion.isPresent()) {
      rules.notation().write(out, suggestion.get());
    } else {
      out.writeNull();
    }
    out.writeBooleanProperty(
        "staffed", yours && rules.game().advice().proposes(situation.position(), decision));
  }

  static void decision(JsonGenerator out, MatchRules rules, Orders legal) {
    Decision decision = legal.decision();
    out.writeStartObject();
    out.writeStringProperty("side", Node.written(decision.side()));
    out.writeStringProperty("code", decision.code());
    JsonText.text(out, "text", ObjectionJson.sentence(rules, decision.code(), List.of()));
    out.writeStringProperty("rule", decision.rule());
    out.writeStringProperty("activity", ChoicesJson.activity(legal));
    out.writeEndObject();
  }

  private void units(List<View.Piece> pieces) {
    out.writeName("units");
    out.writeStartArray();
    for (View.Piece piece : pieces) {
      out.writeStartObject();
      out.writeStringProperty("id", id(piece.unit()));
      out.writeStringProperty("hex", hex(piece.hex()));
      number("attack", piece.attack());
      number("defence", piece.defence());
      number("movement", piece.movement());
      number("allowance", piece.allowance());
      number("steps", piece.steps());
      out.writeName("marks");
      out.writeStartArray();
      piece.marks().forEach(out::writeString);
      out.writeEndArray();
      out.writeEndObject();
    }
    out.writeEndArray();
  }

  private void number(String name, @Nullable Integer value) {
    if (value == null) {
      out.writeNullProperty(name);
    } else {
      out.writeNumberProperty(name, value);
    }
  }

  private void boxes(List<View.Box> boxes) {
    out.writeName("boxes");
    out.writeStartArray();
    for (View.Box box : boxes) {
      out.writeStartObject();
      out.writeStringProperty("id", box.id());
      JsonText.text(out, "name", box.name());
      out.writeName("hex");
      if (box.hex() < 0) {
        out.writeNull();
      } else {
        out.writeString(hex(box.hex()));
      }
      ids("units", box.units());
      out.writeStringProperty("stand", Node.written(box.stand()));
      if (box.turn() > 0) {
        out.writeNumberProperty("turn", box.turn());
      }
      if (!box.entry().isEmpty()) {
        out.writeName("entry");
        out.writeStartArray();
        box.entry().each(hex -> out.writeString(hex(hex)));
        out.writeEndArray();
      }
      out.writeEndObject();
    }
    out.writeEndArray();
  }

  private void panels(List<Panel> panels) {
    out.writeName("panels");
    out.writeStartArray();
    panels.forEach(panel -> rules.notation().writePlain(out, panel));
    out.writeEndArray();
  }

  private void ids(String name, Ints units) {
    out.writeName(name);
    out.writeStartArray();
    units.each(unit -> out.writeString(id(unit)));
    out.writeEndArray();
  }

  private void marks(View view) {
    out.writeName("hexMarks");
    out.writeStartArray();
    for (View.HexMark mark : view.hexMarks()) {
      out.writeStartObject();
      out.writeStringProperty("hex", hex(mark.hex()));
      out.writeStringProperty("mark", mark.mark());
      out.writeNumberProperty("value", mark.value());
      out.writeEndObject();
    }
    out.writeEndArray();
    out.writeName("facts");
    out.writeStartArray();
    for (View.Fact fact : view.facts()) {
      out.writeStartObject();
      out.writeStringProperty("code", fact.code());
      out.writeNumberProperty("value", fact.value());
      out.writeEndObject();
    }
    out.writeEndArray();
  }

  private String id(int unit) {
    return rules.start().counter(unit).id();
  }

  private String hex(int hex) {
    return rules.start().setting().map().name(hex);
  }
}
