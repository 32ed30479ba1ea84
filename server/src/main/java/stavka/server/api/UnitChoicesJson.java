package stavka.server.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Attack;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Activity;
import stavka.engine.play.Journey;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
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
  private final List<Journey> journeys = new ArrayList<>();
  private final List<Overrun> overruns = new ArrayList<>();
  private final List<Integer> attacks = new ArrayList<>();
  private final List<Order> others = new ArrayList<>();

  private UnitChoicesJson(Situation situation, Ints units) {
    this.rules = situation.rules();
    this.position = situation.position();
    this.units = units;
    this.legal = situation.legal();
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
    UnitChoicesJson choices = new UnitChoicesJson(situation, units);
    choices.gather();
    return JsonText.object(choices::write);
  }

  private void gather() {
    switch (legal.activity()) {
      case MOVE -> {
        journeys.addAll(legal.movesOf(units));
        if (units.size() == 1) {
          gatherOverruns();
        } else {
          gatherGroupOverruns();
        }
        legal.forExtras(this::sortIfNamed);
      }
      case ATTACK -> gatherAttacks();
      case SET_UP, ANSWER -> legal.forEach(this::sortIfNamed);
    }
  }

  /**
   * A stack's overruns are listed with the first of its units, so all units of the hex are asked.
   */
  private void gatherOverruns() {
    legal.forUnit(units.first(), this::sortUnlessListed);
    if (position.onMap(units.first())) {
      Ints stack = position.stack(position.place(units.first()));
      for (int i = 0; i < stack.size(); i++) {
        if (stack.get(i) != units.first()) {
          legal.forUnit(stack.get(i), this::sortIfNamed);
        }
      }
    }
  }

  private void sortUnlessListed(Order order) {
    if (!(order instanceof Move move && move.units().equals(units))) {
      sort(order);
    }
  }

  /** What one of them can overrun all of them may be able to overrun. */
  private void gatherGroupOverruns() {
    for (int i = 0; i < units.size(); i++) {
      legal.forUnit(
          units.get(i),
          order -> {
            if (order instanceof Overrun overrun) {
              Overrun together = new Overrun(units, overrun.path(), overrun.target(), overrun.by());
              if (!overruns.contains(together) && legal.allows(together)) {
                overruns.add(together);
              }
            }
          });
    }
  }

  private void gatherAttacks() {
    if (!position.onMap(units.first())) {
      return;
    }
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int target = position.grid().neighbour(position.place(units.first()), direction);
      if (target != HexGrid.NONE && legal.allows(new Attack(units, Ints.of(target), 0))) {
        attacks.add(target);
      }
    }
  }

  private void sortIfNamed(Order order) {
    if (units.stream().allMatch(unit -> OrderUnits.names(order, unit))) {
      sort(order);
    }
  }

  private void sort(Order order) {
    switch (order) {
      case Move move -> journeys.add(new Journey(move, Journey.UNPRICED));
      case Overrun overrun -> overruns.add(overrun);
      default -> others.add(order);
    }
  }

  private void write(JsonGenerator out) {
    Costs costs = new Costs(rules.game(), position, legal);
    out.writeName("moves");
    out.writeStartArray();
    for (Journey journey : journeys) {
      write(out, journey, costs);
    }
    out.writeEndArray();
    out.writeName("overruns");
    out.writeStartArray();
    for (Overrun overrun : overruns) {
      out.writeStartObject();
      rulesFields(out, overrun);
      out.writeNumberProperty("cost", costs.of(overrun));
      out.writeEndObject();
    }
    out.writeEndArray();
    out.writeName("attacks");
    out.writeStartArray();
    attacks.forEach(hex -> out.writeString(name(hex)));
    out.writeEndArray();
    out.writeName("others");
    out.writeStartArray();
    others.forEach(order -> rules.notation().write(out, order));
    out.writeEndArray();
    if (journeys.isEmpty() && overruns.isEmpty() && attacks.isEmpty() && others.isEmpty()) {
      objection()
          .ifPresent(
              objection -> {
                out.writeName("objection");
                ObjectionJson.write(out, rules, objection);
              });
    }
  }

  private void write(JsonGenerator out, Journey journey, Costs costs) {
    Move move = journey.move();
    int hex = move.path().last();
    out.writeStartObject();
    out.writeStringProperty("hex", name(hex));
    out.writeNumberProperty("cost", costs.of(journey));
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

  /** Why nothing can be done: what the umpire says to the plainest order of this phase. */
  private Optional<Objection> objection() {
    int from = position.onMap(units.first()) ? position.place(units.first()) : 0;
    Order plain = plain(from);
    return legal.objections(plain).stream().findFirst();
  }

  private Order plain(int from) {
    int to = from;
    for (int direction = 0; direction < HexGrid.DIRECTIONS && to == from; direction++) {
      int next = position.grid().neighbour(from, direction);
      to = next == HexGrid.NONE || !position.vacant(next) ? from : next;
    }
    return legal.activity() == Activity.ATTACK
        ? new Attack(units, Ints.of(to), 0)
        : new Move(units, Ints.of(to), "march");
  }

  private String name(int hex) {
    return position.setting().map().name(hex);
  }
}
