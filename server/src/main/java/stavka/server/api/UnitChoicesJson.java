package stavka.server.api;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Journey;
import stavka.engine.play.Orders;
import stavka.engine.play.PricedOverrun;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.server.json.JsonText;
import stavka.server.match.MatchRules;
import stavka.server.match.Situation;
import tools.jackson.core.JsonGenerator;

/** What a unit, or units that stand together, can do now. */
public final class UnitChoicesJson {
  private final MatchRules rules;
  private final Position position;
  private final Ints units;
  private final Orders legal;
  private final List<Journey> journeys;
  private final List<PricedOverrun> overruns;
  private final Ints attacks;
  private final List<Order> others = new ArrayList<>();

  private UnitChoicesJson(Situation situation, Ints units) {
    this.rules = situation.rules();
    this.position = situation.position();
    this.units = units;
    this.legal = situation.legal();
    this.journeys = legal.movesOf(units);
    this.overruns = legal.overrunsOf(units);
    this.attacks = legal.attacksOf(units);
    switch (legal.activity()) {
      case MOVE -> legal.forExtras(this::take);
      case SET_UP, ANSWER -> legal.forEach(this::take);
      case ATTACK, DECLARE -> {}
    }
  }

  public static String text(Situation situation, Ints units) {
    if (situation.verdict().isPresent()) {
      return JsonText.object(
          out -> {
            for (String name : List.of("moves", "overruns", "attacks", "others")) {
              GamesJson.strings(out, name, List.of());
            }
          });
    }
    return JsonText.object(new UnitChoicesJson(situation, units)::write);
  }

  /** What else all of them are named by. */
  private void take(Order order) {
    boolean told = order instanceof Move || order instanceof Overrun;
    if (!told && units.all(unit -> OrderUnits.names(order, unit))) {
      others.add(order);
    }
  }

  private void write(JsonGenerator out) {
    out.writeName("moves");
    out.writeStartArray();
    for (Journey journey : journeys) {
      write(out, journey);
    }
    out.writeEndArray();
    out.writeName("overruns");
    out.writeStartArray();
    for (PricedOverrun priced : overruns) {
      out.writeStartObject();
      rulesFields(out, priced.overrun());
      out.writeNumberProperty("cost", priced.halfPoints());
      out.writeEndObject();
    }
    out.writeEndArray();
    out.writeName("attacks");
    out.writeStartArray();
    attacks.each(hex -> out.writeString(name(hex)));
    out.writeEndArray();
    out.writeName("others");
    out.writeStartArray();
    others.forEach(order -> rules.notation().write(out, order));
    out.writeEndArray();
    if (journeys.isEmpty() && overruns.isEmpty() && attacks.isEmpty() && others.isEmpty()) {
      legal
          .whyIdle(units)
          .ifPresent(
              objection -> {
                out.writeName("objection");
                ObjectionJson.write(out, rules, objection);
              });
    }
  }

  private void write(JsonGenerator out, Journey journey) {
    Move move = journey.move();
    int hex = move.path().last();
    out.writeStartObject();
    out.writeStringProperty("hex", name(hex));
    out.writeNumberProperty("cost", Math.max(0, journey.halfPoints()));
    out.writeStringProperty("mode", move.mode());
    path(out, move.path());
    out.writeBooleanProperty("stops", stops(hex));
    if (move.units().size() > 1) {
      ids(out, move.units());
    }
    out.writeEndObject();
  }

  private void rulesFields(JsonGenerator out, Overrun overrun) {
    out.writeStringProperty("target", name(overrun.target()));
    path(out, overrun.path());
    if (overrun.by() < 0) {
      out.writeNullProperty("by");
    } else {
      out.writeStringProperty("by", position.counter(overrun.by()).id());
    }
    ids(out, overrun.units());
  }

  private void path(JsonGenerator out, Ints path) {
    out.writeName("path");
    out.writeStartArray();
    path.each(hex -> out.writeString(name(hex)));
    out.writeEndArray();
  }

  private void ids(JsonGenerator out, Ints named) {
    out.writeName("units");
    out.writeStartArray();
    named.each(unit -> out.writeString(position.counter(unit).id()));
    out.writeEndArray();
  }

  private boolean stops(int hex) {
    Side enemy = position.setting().roster().side(units.first()).enemy();
    return rules.game().facts().zone(position, enemy, hex);
  }

  private String name(int hex) {
    return position.setting().map().name(hex);
  }
}
