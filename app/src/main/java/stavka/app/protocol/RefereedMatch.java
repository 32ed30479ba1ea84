package stavka.app.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import stavka.engine.event.Event;
import stavka.engine.order.Order;
import stavka.engine.play.Ruling;
import stavka.engine.play.Verdict;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.formats.Node;
import stavka.formats.record.BadNotation;
import stavka.formats.record.Forfeited;
import stavka.formats.record.RecordHeader;
import stavka.formats.record.RecordText;
import stavka.server.match.MatchRules;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/** A match that an outside program drives, and everything that happened in it. */
final class RefereedMatch {
  private final MatchRules rules;
  private final SplittableRandom random;
  private final List<Position> positions = new ArrayList<>();
  private final List<Order> orders = new ArrayList<>();
  private final List<List<Event>> events = new ArrayList<>();

  RefereedMatch(MatchRules rules) {
    this.rules = rules;
    this.random = new SplittableRandom(rules.seed());
    positions.add(rules.start());
  }

  MatchRules rules() {
    return rules;
  }

  /** What bots and imagined positions draw from. */
  SplittableRandom random() {
    return random;
  }

  Position now() {
    return positions.getLast();
  }

  /** How many orders have been given. */
  int count() {
    return orders.size();
  }

  Optional<Verdict> verdict() {
    return rules.game().verdict(now());
  }

  Answers answers() {
    return new Answers(rules, now(), verdict().isPresent() ? null : rules.game().legal(now()));
  }

  void add(Order order, Ruling.Accepted accepted) {
    orders.add(order);
    events.add(accepted.events());
    positions.add(accepted.position());
  }

  /** Takes orders back, to where the match stood after so many. */
  void back(int to) {
    orders.subList(to, orders.size()).clear();
    events.subList(to, events.size()).clear();
    positions.subList(to + 1, positions.size()).clear();
  }

  /** The record, line by line. A match that is not over can be recorded as forfeited by a side. */
  void record(JsonGenerator out, JsonNode request, String version) {
    RecordText text = new RecordText(rules.game(), rules.start());
    out.writeName("lines");
    out.writeStartArray();
    out.writeString(
        text.header(
            RecordHeader.of(
                rules.game(),
                rules.start(),
                rules.scenario(),
                rules.seed(),
                version,
                rules.axis(),
                rules.soviet())));
    for (int i = 0; i < orders.size(); i++) {
      Position before = positions.get(i);
      out.writeString(
          text.order(
              i + 1,
              before,
              rules.game().decision(before),
              orders.get(i),
              events.get(i),
              positions.get(i + 1)));
    }
    Optional<Forfeited> forfeit = forfeit(request);
    out.writeString(
        forfeit.isPresent()
            ? text.ending(forfeit.get(), orders.size())
            : text.ending(verdict().orElse(null), orders.size()));
    out.writeEndArray();
  }

  private Optional<Forfeited> forfeit(JsonNode request) {
    if (!request.has("forfeit")) {
      return Optional.empty();
    }
    if (verdict().isPresent()) {
      throw new BadNotation("the match is over");
    }
    for (Side side : Side.values()) {
      if (Node.written(side).equals(request.path("forfeit").asString(""))) {
        return Optional.of(new Forfeited(side, request.path("reason").asString("")));
      }
    }
    throw new BadNotation("'forfeit' should be axis or soviet");
  }
}
