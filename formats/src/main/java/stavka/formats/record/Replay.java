package stavka.formats.record;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Event;
import stavka.engine.order.Order;
import stavka.engine.play.Chronicle;
import stavka.engine.play.Decision;
import stavka.engine.play.Game;
import stavka.engine.play.Ruling;
import stavka.engine.play.Scenario;
import stavka.engine.play.Verdict;
import stavka.engine.play.Wording;
import stavka.engine.position.Position;
import stavka.formats.BadFile;
import stavka.formats.Node;
import stavka.formats.record.RecordLine.Ending;
import stavka.formats.record.RecordLine.Given;
import tools.jackson.databind.JsonNode;

/**
 * A match played again from its record.
 *
 * @param last the position after the last order
 * @param verdict null for a match that was broken off
 * @param forfeit who lost a match that the rules had not ended, and why; else null
 */
public record Replay(
    RecordHeader header,
    Position last,
    int orders,
    @Nullable Verdict verdict,
    @Nullable Forfeited forfeit) {

  /**
   * Plays a record again and compares every event with what the rules give.
   *
   * @throws BadFile naming the first line at which they part
   */
  public static Replay verify(Game game, RecordReader reader) {
    return verify(game, reader, Auditor.NONE);
  }

  /** Plays a record again while an auditor compares what it tells with the positions. */
  public static Replay verify(Game game, RecordReader reader, Auditor auditor) {
    return new Verifier(game, reader, auditor).run();
  }

  /** Someone who reads what a record tells beside the positions it leads to. */
  public interface Auditor {
    Auditor NONE =
        new Auditor() {
          @Override
          public void begins(JsonNode events, Position start) {}

          @Override
          public void told(JsonNode events, Position after) {}
        };

    /** The events before the first order. */
    void begins(JsonNode events, Position start);

    /** The events of an order. */
    void told(JsonNode events, Position after);
  }

  private static final class Verifier {
    private final Game game;
    private final RecordReader reader;
    private final Notation notation;
    private final Chronicle chronicle;
    private final RecordText text;
    private final Auditor auditor;
    private final boolean early;
    private Position position;
    private int orders;

    Verifier(Game game, RecordReader reader, Auditor auditor) {
      this.game = game;
      this.auditor = auditor;
      this.chronicle = new Chronicle(game);
      this.early = reader.header().begins().isEmpty();
      this.reader = reader;
      RecordHeader header = reader.header();
      if (!header.game().equals(game.slug())) {
        throw reader.bad("a record of '" + header.game() + "', not of '" + game.slug() + "'");
      }
      if (!header.data().equals(game.dataMark())) {
        throw reader.bad(
            "played with "
                + data(header.data())
                + ", here are "
                + data(game.dataMark())
                + "; --data names a folder of one's own data");
      }
      this.position = game.setUp(scenario(), header.chance());
      String map = MapDigest.of(position.setting().map());
      if (!header.map().equals(map)) {
        throw reader.bad("played on another map: " + header.map() + ", here it is " + map);
      }
      this.notation = Notation.of(game, position);
      this.text = new RecordText(game, position);
      if (!early) {
        JsonNode begins = Json.parse(header.begins());
        compare("before the first order", begins, chronicle.begins(position));
        auditor.begins(begins, position);
      }
    }

    private static String data(String mark) {
      return mark.isEmpty() ? "the shipped data" : "data of someone's own, " + mark;
    }

    Replay run() {
      while (true) {
        switch (reader.next()) {
          case Given given -> repeat(given);
          case Ending ending -> {
            return new Replay(reader.header(), position, orders, end(ending), ending.forfeit());
          }
        }
      }
    }

    private Scenario scenario() {
      RecordHeader header = reader.header();
      Scenario scenario =
          game.scenarios().stream()
              .filter(candidate -> candidate.id().equals(header.scenario()))
              .findFirst()
              .orElseThrow(() -> reader.bad("unknown scenario '" + header.scenario() + "'"));
      Map<String, Integer> options = new HashMap<>(scenario.options());
      header
          .options()
          .forEach(
              (option, value) -> {
                if (options.put(option, value) == null) {
                  throw reader.bad("unknown option '" + option + "'");
                }
              });
      return new Scenario(
          scenario.id(), scenario.title(), scenario.about(), scenario.turns(), options);
    }

    private void repeat(Given given) {
      orders++;
      expect("the number of the order", given.number(), orders);
      if (game.verdict(position).isPresent()) {
        throw reader.bad("order " + orders + " comes after the end of the match");
      }
      Decision decision = game.decision(position);
      expect("the turn", given.turn(), position.turn());
      if (!early) {
        expect("the phase", given.phase(), position.phase());
      }
      expect("the side", given.side(), Node.written(decision.side()));
      expect("the decision", given.decision(), decision.code());
      Order order = read(given.order());
      switch (game.submit(position, order)) {
        case Ruling.Refused refused ->
            throw reader.bad(
                "order "
                    + orders
                    + " is refused, "
                    + Wording.of(game, position.setting()).say(refused.objections(), "en"));
        case Ruling.Accepted accepted -> {
          List<Event> events = chronicle.events(position, accepted);
          String line = text.line(orders, position, decision, order, events);
          if (early) {
            compare(
                "of order " + orders, EarlyRecord.known(given.events()), EarlyRecord.known(events));
          } else if (!line.equals(given.text())) {
            compare("of order " + orders, given.events(), events);
          }
          position = accepted.position();
          if (!early) {
            auditor.told(given.events(), position);
          }
        }
      }
    }

    private Order read(JsonNode order) {
      try {
        return notation.readOrder(order);
      } catch (BadNotation wrong) {
        throw reader.bad(wrong.reason());
      }
    }

    /** Lines may differ in their layout and still say the same. */
    private void compare(String where, JsonNode recorded, List<Event> events) {
      for (int i = 0; i < events.size() || i < recorded.size(); i++) {
        if (i >= events.size()) {
          throw differs(where, i, Names.shown(recorded.path(i)), "nothing");
        }
        JsonNode event = notation.tree(events.get(i));
        if (early) {
          EarlyRecord.forget(event, recorded.path(i));
        }
        if (!event.equals(recorded.path(i))) {
          boolean missing = i >= recorded.size();
          throw differs(
              where,
              i,
              missing ? "nothing" : firstDifference(recorded.path(i), event),
              event.toString());
        }
      }
    }

    private BadFile differs(String where, int index, String recorded, String replayed) {
      return reader.bad(
          "event "
              + (index + 1)
              + " "
              + where
              + " differs: the record has "
              + recorded
              + ", the rules give "
              + replayed);
    }

    private static String firstDifference(JsonNode recorded, JsonNode replayed) {
      if (recorded.isObject() && recorded.path("type").equals(replayed.path("type"))) {
        for (String field : replayed.propertyNames()) {
          if (!recorded.path(field).equals(replayed.path(field))) {
            return field + " " + Names.shown(recorded.path(field));
          }
        }
      }
      return Names.shown(recorded);
    }

    private @Nullable Verdict end(Ending ending) {
      expect("the number of orders", ending.orders(), orders);
      Verdict verdict = game.verdict(position).orElse(null);
      if (verdict != null && ending.forfeit() != null) {
        throw reader.bad("nobody can forfeit a match that is over");
      }
      String line = text.ending(verdict, orders);
      if (!line.equals(ending.text())) {
        JsonNode expected = Json.parse(line).path("verdict");
        if (!expected.equals(ending.verdict())) {
          throw reader.bad(
              "the verdict differs: the record has "
                  + Names.shown(ending.verdict())
                  + ", the rules give "
                  + expected);
        }
      }
      return verdict;
    }

    private void expect(String what, Object recorded, Object replayed) {
      if (!recorded.equals(replayed)) {
        throw reader.bad(what + " is " + recorded + ", but should be " + replayed);
      }
    }
  }
}
