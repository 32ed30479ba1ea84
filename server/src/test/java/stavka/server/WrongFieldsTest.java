package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.server.json.JsonText;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.util.RawValue;

/**
 * Every field of every request, with everything it should not be: each is answered with a status
 * below 500, and nothing is changed by it.
 */
class WrongFieldsTest {
  private static final List<String> WRONG =
      List.of(
          "null",
          "true",
          "0",
          "-1",
          "2147483648",
          "9223372036854775808",
          "1" + "0".repeat(60),
          "1e308",
          "1.5",
          "\"\"",
          "\"x\"",
          "\"\\u0000\"",
          "\"\\ud800\"",
          "\"" + "x".repeat(5000) + "\"",
          "\"NaN\"",
          "\"../..\"",
          "[]",
          "[[]]",
          "[null]",
          "[1,\"x\",{}]",
          "{}",
          "{\"type\":{}}");

  private static Desk desk;
  private static Desk.Opened match;
  private static int orders;

  @BeforeAll
  static void open(@TempDir Path folder) {
    desk = Desk.at(folder);
    match = desk.hotSeat();
    desk.setUp(match, "both", "both");
    orders = desk.view(match, "both").path("orders").intValue();
  }

  @AfterAll
  static void close() {
    desk.close();
  }

  private static void attack(String path, String body) {
    Desk.Reply reply = desk.post(path, match.token("both"), body);
    assertThat(reply.status()).as("%s %s: %s", path, body, reply.text()).isBetween(200, 499);
  }

  private static ObjectNode object(String text) {
    return (ObjectNode) JsonText.parse(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The object with each field in turn, at any depth, put wrong. */
  private static void attackFields(String path, ObjectNode good) {
    for (String field : List.copyOf(good.propertyNames())) {
      JsonNode kept = good.path(field);
      for (String wrong : WRONG) {
        good.putRawValue(field, new RawValue(wrong));
        attack(path, good.toString());
      }
      good.remove(field);
      attack(path, good.toString());
      good.set(field, kept);
    }
  }

  @Test
  void ordersWithAnyFieldWrongAreCheckedForetoldTriedAndRefused() {
    String move = desk.someMove(match, "both");
    List<String> given =
        List.of(
            move,
            "{\"type\":\"attack\",\"units\":[\"de-79\"],\"targets\":[\"0819\"],\"support\":0}",
            "{\"type\":\"place\",\"units\":[\"de-79\"],\"hex\":\"0819\"}");
    for (String order : given) {
      ObjectNode good = object(order);
      for (String field : List.copyOf(good.propertyNames())) {
        JsonNode kept = good.path(field);
        for (String wrong : WRONG) {
          good.putRawValue(field, new RawValue(wrong));
          for (String path : List.of("/check", "/forecast", "/orders")) {
            attack(match.path(path), "{\"after\":" + (orders + 9) + ",\"order\":" + good + "}");
          }
          attack(match.path("/trial"), "{\"seed\":1,\"steps\":[{\"order\":" + good + "}]}");
        }
        good.set(field, kept);
      }
    }
    assertThat(desk.view(match, "both").path("orders").intValue()).isEqualTo(orders);
  }

  @Test
  void requestsWithAnyFieldWrong() {
    String move = desk.someMove(match, "both");
    String step = "{\"order\":" + move + ",\"die\":3}";
    Map<String, String> good =
        Map.of(
            "/trial",
            "{\"seed\":1,\"steps\":["
                + step
                + "],\"choices\":true,\"units\":[\"de-79\"],\"check\":"
                + move
                + ",\"forecast\":"
                + move
                + "}",
            "/orders",
            "{\"after\":999,\"order\":" + move + "}",
            "/undo",
            "{\"after\":999}",
            "/secret",
            "{\"secret\":\"x\"}");
    good.forEach((path, body) -> attackFields(match.path(path), object(body)));
    for (String wrong : WRONG) {
      attack(match.path("/trial"), "{\"seed\":1,\"steps\":[" + wrong + "]}");
      attack(match.path("/trial"), "{\"steps\":[{\"order\":" + move + ",\"die\":" + wrong + "}]}");
    }
    attackFields(
        "/api/matches",
        object(
            "{\"game\":\"kharkov\",\"scenario\":\"x\",\"axis\":\"human\",\"soviet\":\"human\","
                + "\"hotSeat\":false,\"seed\":1,\"seat\":\"axis\",\"name\":\"n\","
                + "\"secretDigest\":\"0\",\"options\":{}}"));
    attackFields(
        "/api/invitations", object("{\"invitation\":\"x\",\"name\":\"n\",\"secret\":\"s\"}"));
    attackFields("/api/lobby", object("{\"tokens\":[\"x\"]}"));
    assertThat(desk.view(match, "both").path("orders").intValue()).isEqualTo(orders);
  }

  @Test
  void bodiesInEncodingsNobodyAskedFor() throws Exception {
    for (String type :
        List.of("application/json; charset=utf-16", "multipart/form-data; boundary=x", "*/*")) {
      for (String encoding : List.of("gzip", "br", "deflate", "gzip, gzip")) {
        for (byte[] body : List.of(zipped(20), "{}".getBytes(StandardCharsets.UTF_16))) {
          for (String path : List.of("/api/lobby", "/api/records", match.path("/check"))) {
            HttpRequest request =
                desk.request(
                        path,
                        match.token("both"),
                        "Content-Type",
                        type,
                        "Content-Encoding",
                        encoding)
                    .POST(HttpRequest.BodyPublishers.ofByteArray(body))
                    .build();
            assertThat(desk.send(request).status()).as(path).isBetween(200, 499);
          }
        }
      }
    }
  }

  @Test
  void aSmallBodyThatWouldBecomeALargeOneIsRefused() throws Exception {
    HttpRequest request =
        desk.request("/api/records", "")
            .POST(HttpRequest.BodyPublishers.ofByteArray(zipped(60_000_000)))
            .build();
    assertThat(desk.send(request).status()).isEqualTo(413);
  }

  private static byte[] zipped(int bytes) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GZIPOutputStream zip = new GZIPOutputStream(out)) {
      zip.write(new byte[bytes]);
    }
    return out.toByteArray();
  }

  @Test
  void recordsWithAnyLetterChanged() {
    String record = desk.get(match.path("/record"), match.token("both")).text();
    Random random = new Random(1);
    for (int i = 0; i < 60; i++) {
      byte[] bytes = record.getBytes(StandardCharsets.UTF_8);
      for (int j = 0; j <= i % 4; j++) {
        bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
      }
      HttpRequest request =
          desk.request("/api/records", "")
              .POST(HttpRequest.BodyPublishers.ofByteArray(bytes))
              .build();
      assertThat(desk.send(request).status()).isBetween(200, 499);
    }
  }

  @Test
  void headersThatWouldHaveTheConnectionBeSomethingElse() {
    String token = "Authorization: Bearer " + match.token("both") + "\r\n";
    for (String header :
        List.of(
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Key: eA==\r\n",
            "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: x\r\n",
            "Range: bytes=5-1,2-3\r\n",
            "Range: bytes=-1\r\n",
            "Expect: 100-continue\r\n",
            "If-Modified-Since: x\r\n",
            "Accept-Encoding: gzip;q=,*\r\n",
            "Host: second\r\n",
            ": empty\r\n",
            "Last-Event-ID: \u0661\r\n")) {
      for (String path : List.of("/", "/app.js", "/api/games/kharkov/map", match.path("/view"))) {
        for (String method : List.of("GET", "HEAD", "OPTIONS")) {
          try (Raw raw = new Raw(desk.server().port())) {
            String text = method + " " + path + " HTTP/1.1\r\nHost: h\r\n" + token + header;
            assertThat(raw.send(text + "Connection: close\r\n\r\n").end().status())
                .as("%s %s %s", method, path, header)
                .isBetween(0, 499);
          }
        }
      }
    }
  }
}
