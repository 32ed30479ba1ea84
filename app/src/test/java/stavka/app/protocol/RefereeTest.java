package stavka.app.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import stavka.engine.play.Game;
import stavka.engine.value.Side;
import stavka.formats.record.RecordReader;
import stavka.formats.record.Replay;
import stavka.kharkov.Kharkov;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class RefereeTest {
  private static final Game KHARKOV = new Kharkov();
  private static final String SET_UP =
      """
      {"type":"new","seed":"12","axis":"me","soviet":"you"}
      """;

  private static List<JsonNode> talk(String requests) throws IOException {
    StringWriter answers = new StringWriter();
    new Referee(KHARKOV, "test")
        .run(
            new ByteArrayInputStream(requests.getBytes(StandardCharsets.UTF_8)),
            new PrintWriter(answers));
    List<JsonNode> read = new ArrayList<>();
    answers.toString().lines().forEach(line -> read.add(JsonMapper.shared().readTree(line)));
    return read;
  }

  private static JsonNode last(String requests) throws IOException {
    return talk(requests).getLast();
  }

  @Test
  void anOutsideProgramSetsAMatchUpAndAsksWhoseChoiceItIs() throws IOException {
    List<JsonNode> answers = talk("{\"type\":\"hello\",\"id\":7}\n" + SET_UP);
    assertThat(answers.getFirst().path("id").asInt()).isEqualTo(7);
    assertThat(answers.getFirst().path("bots").toString()).contains("greedy");
    JsonNode begun = answers.getLast();
    assertThat(begun.path("type").asString()).isEqualTo("new");
    assertThat(begun.path("seed").asString()).isEqualTo("12");
    assertThat(begun.path("decision").path("side").asString()).isIn("axis", "soviet");
    assertThat(begun.path("verdict").isNull()).isTrue();
  }

  @Test
  void legalOrdersComeInPages() throws IOException {
    JsonNode all = last(SET_UP + "{\"type\":\"legal\",\"limit\":1000}\n");
    int total = all.path("total").asInt();
    assertThat(total).isPositive();
    List<JsonNode> pages =
        talk(
            SET_UP
                + "{\"type\":\"legal\",\"from\":0,\"limit\":3}\n"
                + "{\"type\":\"legal\",\"from\":3,\"limit\":3}\n");
    assertThat(pages.get(1).path("complete").asBoolean()).isFalse();
    assertThat(pages.get(2).path("total").asInt()).isEqualTo(total);
    assertThat(pages.get(1).path("orders").path(2)).isEqualTo(all.path("orders").path(2));
    assertThat(pages.get(2).path("orders").path(0)).isEqualTo(all.path("orders").path(3));
  }

  @Test
  void whatABotAdvisesIsAcceptedAndTheRecordReplays() throws IOException {
    StringBuilder requests = new StringBuilder(SET_UP);
    List<String> orders = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      String advice =
          last(requests + "{\"type\":\"bot\",\"bot\":\"random\"}\n").path("order").toString();
      orders.add(advice);
      requests.append("{\"type\":\"submit\",\"order\":").append(advice).append("}\n");
    }
    List<JsonNode> answers =
        talk(
            requests
                + "{\"type\":\"record\"}\n"
                + "{\"type\":\"record\",\"forfeit\":\"axis\",\"reason\":\"went home\"}\n"
                + "{\"type\":\"back\",\"to\":3}\n");
    assertThat(answers.get(12).path("accepted").asBoolean()).isTrue();
    Replay whole = replay(answers.get(13));
    assertThat(whole.orders()).isEqualTo(12);
    assertThat(whole.header().axis()).isEqualTo("me");
    Replay forfeited = replay(answers.get(14));
    assertThat(forfeited.forfeit()).isNotNull();
    assertThat(forfeited.forfeit().side()).isEqualTo(Side.AXIS);
    assertThat(answers.get(15).path("orders").asInt()).isEqualTo(3);
    assertThat(orders).hasSize(12);
  }

  private static Replay replay(JsonNode record) {
    String text =
        record.path("lines").values().stream()
            .map(JsonNode::stringValue)
            .collect(Collectors.joining("\n", "", "\n"));
    return Replay.verify(KHARKOV, RecordReader.of("record", new StringReader(text)));
  }

  @Test
  void anOrderThatMayNotBeGivenIsRefusedWithItsRule() throws IOException {
    JsonNode refused =
        last(SET_UP + "{\"type\":\"submit\",\"order\":{\"type\":\"reply\",\"answer\":\"no\"}}\n");
    assertThat(refused.path("accepted").asBoolean(true)).isFalse();
    assertThat(refused.path("objections").path(0).path("rule").asString()).isNotEmpty();
    assertThat(refused.path("orders").asInt()).isZero();
  }

  @Test
  void aViewIsWhatThatSeatMaySee() throws IOException {
    JsonNode view = last(SET_UP + "{\"type\":\"view\",\"as\":\"spectator\"}\n").path("view");
    assertThat(view.path("yours").asBoolean(true)).isFalse();
    assertThat(view.path("units").isArray()).isTrue();
  }

  @Test
  void nonsenseGetsAFaultAndTheTalkGoesOn() throws IOException {
    List<JsonNode> answers =
        talk(
            """
            what?
            {"type":"legal"}
            {"no":"type"}
            """
                + SET_UP
                + """
                {"type":"legal","unit":"nobody"}
                {"type":"legal","from":-1}
                {"type":"reach","units":[]}
                {"type":"new","scenario":"moon"}
                {"type":"new","seed":"many"}
                {"type":"forecast"}
                {"type":"bot","bot":"rommel"}
                {"type":"back","to":99}
                {"type":"view","as":"god"}
                {"type":"dance"}
                {"type":"quit"}
                {"type":"hello"}
                """);
    assertThat(answers).hasSize(15);
    assertThat(answers)
        .filteredOn(answer -> answer.path("type").asString().equals("fault"))
        .hasSize(13)
        .allMatch(fault -> !fault.path("reason").asString().isEmpty());
    assertThat(answers.getLast().path("type").asString()).isEqualTo("quit");
  }
}
