package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.ai.catalogue.Bots;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.formats.record.Notation;
import stavka.rostov.Rostov;
import stavka.server.json.JsonText;
import tools.jackson.databind.JsonNode;

/**
 * Orders about retreat that a side seals in Kiev to Rostov [14.3]. The defender seals one, takes it
 * back and seals the other: whatever the other seats ask for and whatever they are sent is the same
 * to the byte, until it is opened.
 */
class SealedOrdersTest {
  private static final Game ROSTOV = new Rostov();
  private static final String TARGET = "C5928";

  @TempDir Path folder;

  private static String declare(String units, String target) {
    return "{\"type\":\"declare\",\"units\":["
        + units
        + "],\"targets\":[\""
        + target
        + "\"],\"mandated\":false}";
  }

  private static String instruct(String order) {
    return "{\"type\":\"instruct\",\"target\":\"" + TARGET + "\",\"order\":\"" + order + "\"}";
  }

  /** The match at the Soviet reaction, with two attacks declared on the Sea of Azov. */
  private static final class Table implements AutoCloseable {
    final Desk desk;
    final Desk.Opened match;
    int orders;

    Table(Path folder) {
      desk = new Desk(ROSTOV, Desk.settings("jdbc:sqlite:" + folder.resolve("stavka.db")));
      match =
          desk.create(
              "{\"game\":\"rostov\",\"scenario\":\"battle-on-the-sea-of-azov\","
                  + "\"axis\":\"human\",\"soviet\":\"human\"}");
      until("axis-declaration");
      give("axis", declare("\"de-4-geb\",\"ro-1-mtn\"", "C5927"));
      give("axis", declare("\"de-170\"", TARGET));
      give("axis", Desk.END);
      until("soviet-reaction");
    }

    JsonNode view(String seat) {
      return desk.view(match, seat);
    }

    void until(String phase) {
      while (!view("spectator").path("phase").stringValue().equals(phase)) {
        give(view("spectator").path("decision").path("side").stringValue(), Desk.END);
      }
    }

    void give(String seat, String order) {
      Desk.Reply reply = desk.order(match, seat, orders, order);
      assertThat(reply.status()).as(reply.text()).isEqualTo(200);
      orders++;
    }

    void takeBack(String seat) {
      Desk.Reply reply =
          desk.post(match.path("/undo"), match.token(seat), "{\"after\":" + orders + "}");
      assertThat(reply.status()).as(reply.text()).isEqualTo(200);
      orders--;
    }

    @Override
    public void close() {
      desk.close();
    }
  }

  /** Everything a seat can ask for. */
  private static List<String> asked(Table table, String seat) {
    List<String> answers = new ArrayList<>();
    Desk.Opened match = table.match;
    String token = match.token(seat);
    for (String path :
        List.of(
            "",
            "/view",
            "/view?at=" + (table.orders - 1),
            "/view?at=" + table.orders,
            "/outlook",
            "/history",
            "/choices",
            "/points",
            "/record",
            "/review",
            "/proposal",
            "/unit/de-170",
            "/unit/su-51",
            "/unit/su-hq-9a",
            "/danger/C5828",
            "/danger/" + TARGET)) {
      Desk.Reply reply = table.desk.get(match.path(path), token);
      answers.add(path + " " + reply.status() + " " + reply.text());
    }
    for (String kind : List.of("zones", "supply", "command", "front", "threat?unit=de-170")) {
      answers.add(table.desk.get(match.path("/overlay/" + kind), token).text());
    }
    for (String order :
        List.of(
            Desk.END,
            instruct("no-retreat"),
            instruct("additional-retreat"),
            instruct("none"),
            attack(""),
            attack("\"de-art-618\""))) {
      String body = "{\"order\":" + order + "}";
      answers.add("check " + table.desk.post(match.path("/check"), token, body).text());
      answers.add("forecast " + table.desk.post(match.path("/forecast"), token, body).text());
      String trial = "{\"seed\":5,\"steps\":[],\"check\":" + order + "}";
      answers.add("trial " + table.desk.post(match.path("/trial"), token, trial).text());
    }
    String tried =
        "{\"seed\":5,\"steps\":[{\"order\":"
            + attack("")
            + "},{\"order\":{\"type\":\"reply\",\"answer\":\"no-order\"}}]}";
    answers.add("tried " + table.desk.post(match.path("/trial"), token, tried).text());
    return answers;
  }

  private static String attack(String supporters) {
    return "{\"type\":\"attack\",\"units\":[\"de-170\"],\"targets\":[\""
        + TARGET
        + "\"],\"support\":0,\"supporters\":["
        + supporters
        + "]}";
  }

  /** What the seats that did not seal it receive, from the sealing to the attack. */
  private static List<String> received(Table table, String order) {
    List<String> all = new ArrayList<>();
    List<Listener> listeners = new ArrayList<>();
    for (String seat : List.of("axis", "spectator")) {
      Listener listener = new Listener(table.desk, table.match, seat);
      assertThat(listener.next().name()).isEqualTo("hello");
      listeners.add(listener);
    }
    table.give("soviet", instruct(order));
    all.addAll(asked(table, "axis"));
    all.addAll(asked(table, "spectator"));
    table.give("soviet", Desk.END);
    assertThat(table.view("axis").path("yours").booleanValue()).as("the Axis decides").isTrue();
    all.addAll(asked(table, "axis"));
    all.addAll(asked(table, "spectator"));
    for (Listener listener : listeners) {
      all.add("stream " + listener.next().data());
      all.add("stream " + listener.next().data());
      listener.close();
    }
    for (String seat : List.of("axis", "spectator")) {
      try (Listener late = new Listener(table.desk, table.match, seat)) {
        all.add("late " + late.next().data());
      }
    }
    return all;
  }

  @Test
  void noByteSentToOthersTellsWhatASealedOrderSays() {
    try (Table table = new Table(folder)) {
      List<String> hold = received(table, "no-retreat");
      table.takeBack("soviet");
      table.takeBack("soviet");
      List<String> further = received(table, "additional-retreat");
      assertThat(hold).hasSameSizeAs(further);
      for (int i = 0; i < hold.size(); i++) {
        assertThat(hold.get(i)).isEqualTo(further.get(i));
      }
      String owner =
          table.desk.get(table.match.path("/history"), table.match.token("soviet")).text();
      assertThat(owner).contains("additional-retreat");
    }
  }

  @Test
  void aSeatThatDoesNotDecideIsAnsweredAsASpectator() {
    try (Table table = new Table(folder)) {
      table.give("soviet", instruct("no-retreat"));
      for (String path : List.of("/choices", "/unit/de-170", "/unit/su-51")) {
        assertThat(table.desk.get(table.match.path(path), table.match.token("axis")).text())
            .isEqualTo(
                table.desk.get(table.match.path(path), table.match.token("spectator")).text());
      }
    }
  }

  @Test
  void aBotChoosesTheSameWhateverTheEnemyHasSealed() {
    Position start = ROSTOV.setUp(ROSTOV.scenario("battle-on-the-sea-of-azov"), 7);
    start = until(start, "axis-declaration");
    start = given(start, declare("\"de-4-geb\",\"ro-1-mtn\"", "C5927"));
    start = given(start, declare("\"de-170\"", TARGET));
    start = given(start, Desk.END);
    start = until(start, "soviet-reaction");
    Position hold = until(given(start, instruct("no-retreat")), "axis-combat");
    Position further = until(given(start, instruct("additional-retreat")), "axis-combat");
    assertThat(hold).isNotEqualTo(further);
    for (String name : List.of("random", "greedy", "colonel")) {
      for (long seed = 1; seed < 4; seed++) {
        assertThat(chosen(name, hold, seed)).as(name).isEqualTo(chosen(name, further, seed));
      }
    }
  }

  private static Order chosen(String name, Position position, long seed) {
    Position seen = ROSTOV.imagine(position, Side.AXIS, seed);
    return Bots.find(name)
        .orElseThrow()
        .seat()
        .choose(ROSTOV, seen, ROSTOV.legal(seen), new SplittableRandom(seed));
  }

  private static Position until(Position from, String phase) {
    Position position = from;
    while (!ROSTOV.table().orElseThrow().phase(position).equals(phase)) {
      position = given(position, Desk.END);
    }
    return position;
  }

  private static Position given(Position position, String order) {
    Order read =
        Notation.of(ROSTOV, position)
            .readOrder(JsonText.parse(order.getBytes(StandardCharsets.UTF_8)));
    return ((Ruling.Accepted) ROSTOV.submit(position, read)).position();
  }
}
