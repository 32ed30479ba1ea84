package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Matches go out as records and come in again. */
class RecordsTest {
  private static Desk desk;

  @BeforeAll
  static void open(@TempDir Path folder) {
    desk = Desk.at(folder);
  }

  @AfterAll
  static void close() {
    desk.close();
  }

  private static Desk.Opened opened(Desk.Reply reply) {
    assertThat(reply.status()).as(reply.text()).isEqualTo(201);
    return new Desk.Opened(reply.json().path("id").stringValue(), reply.json().path("tokens"));
  }

  private static String record() {
    Desk.Opened match = desk.hotSeat();
    desk.setUp(match, "both", "both");
    desk.order(match, "both", 4, desk.someMove(match, "both"));
    return desk.get(match.path("/record"), match.token("both")).text();
  }

  @Test
  void aRecordComesBackAsTheSameMatchAndGoesOn() {
    String record = record();
    Desk.Opened again = opened(desk.post("/api/records", "", record));
    assertThat(desk.get(again.path("/record"), again.token("both")).text()).isEqualTo(record);
    JsonNode view = desk.view(again, "both");
    assertThat(view.path("orders").intValue()).isEqualTo(5);
    assertThat(desk.order(again, "both", 5, Desk.END).status()).isEqualTo(200);
  }

  @Test
  void aCompressedRecordIsTakenToo() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
      gzip.write(record().getBytes(StandardCharsets.UTF_8));
    }
    HttpRequest request =
        desk.request("/api/records", "")
            .POST(HttpRequest.BodyPublishers.ofByteArray(bytes.toByteArray()))
            .build();
    opened(desk.send(request));
  }

  @Test
  void aRecordThatWasTamperedWithIsRefusedWithItsLine() {
    String record = record().replaceFirst("\"halfPoints\":\\d+", "\"halfPoints\":99");
    Desk.Reply refused = desk.post("/api/records", "", record);
    assertThat(refused.status()).isEqualTo(422);
    assertThat(refused.json().path("type").stringValue()).isEqualTo("bad-record");
    assertThat(refused.json().path("line").intValue()).isEqualTo(6);
    assertThat(desk.post("/api/records", "", "nonsense").status()).isEqualTo(422);
    assertThat(desk.post("/api/records", "", "").status()).isEqualTo(422);
  }

  @Test
  void botsPlayAMatchToItsVerdictAndItsRecordStands() throws Exception {
    Desk.Opened match =
        desk.create("{\"game\":\"kharkov\",\"axis\":\"greedy\",\"soviet\":\"random\",\"seed\":3}");
    for (int i = 0; i < 600 && !desk.view(match, "spectator").path("over").booleanValue(); i++) {
      Thread.sleep(100);
    }
    JsonNode view = desk.view(match, "spectator");
    assertThat(view.path("over").booleanValue()).isTrue();
    assertThat(view.has("fault")).isFalse();
    assertThat(view.path("verdict").path("level").stringValue()).isNotEmpty();
    String record = desk.get(match.path("/record"), match.token("spectator")).text();
    opened(desk.post("/api/records", "", record));
    assertThat(desk.get(match.path("/points"), match.token("spectator")).json().size())
        .isEqualTo(10);
  }
}
