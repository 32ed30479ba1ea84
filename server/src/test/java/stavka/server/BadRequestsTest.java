package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Hundreds of requests that no page would send: each is answered with a status below 500 or the
 * connection is closed, and the match they were about is as it was.
 */
class BadRequestsTest {
  private static Desk desk;
  private static Desk.Opened match;

  @BeforeAll
  static void open(@TempDir Path folder) {
    desk = Desk.at(folder);
    match = desk.hotSeat();
  }

  @AfterAll
  static void close() {
    desk.close();
  }

  private static final List<String> BODIES =
      List.of(
          "",
          " ",
          "{",
          "}",
          "[]",
          "null",
          "true",
          "0",
          "\"x\"",
          "{}",
          "{\"after\":null}",
          "{\"after\":-1,\"order\":{}}",
          "{\"after\":1e400,\"order\":{}}",
          "{\"after\":99999999999999999999,\"order\":{\"type\":\"end-phase\"}}",
          "{\"after\":0,\"order\":[]}",
          "{\"after\":0,\"order\":{\"type\":null}}",
          "{\"after\":0,\"order\":{\"type\":[]}}",
          "{\"after\":0,\"order\":{\"type\":\"move\",\"units\":[],\"path\":[],\"mode\":\"march\"}}",
          "{\"after\":0,\"order\":{\"type\":\"move\",\"units\":[null],\"path\":[null],\"mode\":null}}",
          "{\"after\":0,\"order\":{\"type\":\"move\",\"units\":\"de-79\",\"path\":{},\"mode\":1}}",
          "{\"after\":0,\"order\":{\"type\":\"place\",\"units\":[\"de-79\",\"de-79\"],\"hex\":null}}",
          "{\"after\":0,\"order\":{\"type\":\"attack\",\"units\":[],\"targets\":[],\"support\":-9}}",
          "{\"order\":{\"type\":\"end-phase\"},\"after\":{}}",
          "{\"tokens\":{}}",
          "{\"tokens\":[{}]}",
          "{\"tokens\":[" + "\"x\",".repeat(300) + "\"x\"]}",
          "{\"game\":7}",
          "{\"game\":\"kharkov\",\"hotSeat\":\"yes\"}",
          "{\"game\":\"kharkov\",\"seed\":{}}",
          "{\"game\":\"kharkov\",\"seed\":\"99999999999999999999\"}",
          "{\"game\":\"kharkov\",\"axis\":[]}",
          "{\"game\":\"kharkov\",\"secretDigest\":\"x\"}",
          "{\"game\":\"kharkov\",\"name\":\"" + "n".repeat(1000) + "\"}",
          "{\"invitation\":7}",
          "{\"invitation\":\"" + "i".repeat(500) + "\"}",
          "{\"secret\":[]}",
          "{\"seat\":\"both\"}",
          "\u0000\u0001\u0002",
          "{\"a\":\"\\ud800\"}",
          "{\"after\":0,\"order\":" + "{\"type\":".repeat(600) + "1" + "}".repeat(600) + "}",
          "<xml/>",
          "after=0&order=1");

  private static final List<String> POSTS =
      List.of(
          "/api/matches",
          "/api/lobby",
          "/api/records",
          "/api/invitations",
          "check",
          "forecast",
          "orders",
          "undo",
          "invitation",
          "key",
          "secret");

  private static String at(String path) {
    return path.startsWith("/") ? path : match.path("/" + path);
  }

  @Test
  void bodiesOfEveryKind() {
    for (String path : POSTS) {
      if (path.equals("key") || path.equals("/api/records")) {
        continue;
      }
      for (String body : BODIES) {
        int status = desk.post(at(path), match.token("both"), body).status();
        assertThat(status).as("%s %s", path, body).isBetween(200, 499);
      }
    }
    for (String body : BODIES) {
      assertThat(desk.post("/api/records", "", body).status()).as(body).isBetween(400, 499);
    }
  }

  @Test
  void pathsMethodsAndParametersOfEveryKind() {
    List<String> ids =
        List.of("x", "%00", "..", "%2e%2e", "a".repeat(31), "a".repeat(5000), "%ff", "é", "'--");
    List<String> ends =
        List.of(
            "",
            "/view?at=x",
            "/view?at=-1",
            "/view?at=99999999999",
            "/history?from=",
            "/unit/",
            "/unit/%20",
            "/unit/,,,",
            "/overlay/x",
            "/overlay/threat",
            "/nothing",
            "/view/more");
    List<Integer> statuses = new ArrayList<>();
    for (String end : ends) {
      for (String id : ids) {
        String path = "/api/matches/" + id.replace("é", "%C3%A9") + end;
        statuses.add(desk.get(path, match.token("both")).status());
      }
      statuses.add(desk.get(match.path(end), match.token("both")).status());
    }
    for (String what : List.of("map", "sheet", "terrain", "rules", "kit", "reasons", "tour")) {
      for (String id : ids) {
        String game = "/api/games/" + id.replace("é", "%C3%A9") + "/" + what;
        statuses.add(desk.get(game, "").status());
      }
      statuses.add(desk.get("/api/games/kharkov/" + what + "?lang=%00", "").status());
    }
    for (String method : List.of("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "HEAD", "FOO")) {
      for (String path : List.of("/", "/api/games", "/api/matches", match.path("/orders"))) {
        var none = java.net.http.HttpRequest.BodyPublishers.noBody();
        statuses.add(
            desk.send(desk.request(path, match.token("both")).method(method, none).build())
                .status());
      }
    }
    assertThat(statuses).allMatch(status -> status >= 200 && status < 500);
  }

  @Test
  void headersOfEveryKind() {
    for (String[] header :
        List.of(
            new String[] {"Last-Event-ID", "x"},
            new String[] {"Last-Event-ID", "99999999999999"},
            new String[] {"Accept-Encoding", "br;q=x,gzip;q=9"},
            new String[] {"Content-Type", "text/plain; charset=nonsense"},
            new String[] {"Content-Type", "multipart/form-data"},
            new String[] {"Accept", "///"},
            new String[] {"X-Forwarded-For", "nonsense, 1.2.3.4"},
            new String[] {"X-Request-ID", "x".repeat(9000)},
            new String[] {"If-None-Match", "*"},
            new String[] {"Range", "bytes=9-1"},
            new String[] {"Cookie", "a=\u00e9; ;;="})) {
      assertThat(desk.get(match.path("/view?at=0"), match.token("both"), header).status())
          .as(header[0])
          .isBetween(200, 499);
      assertThat(desk.post(match.path("/check"), match.token("both"), "{}", header).status())
          .as(header[0])
          .isBetween(400, 499);
    }
    assertThat(desk.get(match.path("/view"), "t".repeat(300)).status()).isEqualTo(401);
  }

  @Test
  void whatIsHardlyHttp() {
    String host = "Host: localhost\r\n";
    String length = "POST /api/lobby HTTP/1.1\r\n" + host + "Content-Length: ";
    List<String> texts =
        List.of(
            "\r\n\r\n",
            "GET\r\n\r\n",
            "GET / HTTP/9.9\r\n\r\n",
            "GET / HTTP/1.1\r\n\r\n",
            "GET /%zz HTTP/1.1\r\n" + host + "\r\n",
            "GET /%u0041 HTTP/1.1\r\n" + host + "\r\n",
            "GET /api/matches/%u0041/view HTTP/1.1\r\n" + host + "\r\n",
            "GET /a b HTTP/1.1\r\n" + host + "\r\n",
            "GET " + "/x".repeat(10_000) + " HTTP/1.1\r\n" + host + "\r\n",
            "GET / HTTP/1.1\r\n" + host + "A: " + "b".repeat(20_000) + "\r\n\r\n",
            "GET / HTTP/1.1\r\n" + host + "bad header\r\n\r\n",
            "GET //..//../etc HTTP/1.1\r\n" + host + "\r\n",
            "GET http://else/ HTTP/1.1\r\nHost: a b\r\n\r\n",
            length + "x\r\n\r\n{}",
            length + "-1\r\n\r\n{}",
            length + "99999999999999999999\r\n\r\n{}",
            length + "5\r\n\r\n{}",
            length + "2\r\nContent-Length: 3\r\n\r\n{}",
            "POST /api/lobby HTTP/1.1\r\n" + host + "Transfer-Encoding: chunked\r\n\r\nzz\r\n{}",
            "POST /api/lobby HTTP/1.1\r\n" + host + "Transfer-Encoding: x\r\n\r\n{}",
            "POST /api/lobby HTTP/1.1\r\n" + host + "Expect: 7\r\nContent-Length: 2\r\n\r\n{}",
            "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            new String(new byte[] {22, 3, 1, 0, 5, 1, 0, 0, 1}, StandardCharsets.ISO_8859_1));
    for (String text : texts) {
      try (Raw raw = new Raw(desk.server().port())) {
        assertThat(raw.send(text).end().status()).as(text).isBetween(0, 505).isNotEqualTo(500);
      }
    }
    assertThat(desk.get("/health", "").status()).isEqualTo(200);
  }

  @Test
  void aHeaderCannotChangeTheMethod() {
    Desk.Reply reply = desk.get("/api/matches", "", "X-HTTP-Method-Override", "POST");
    assertThat(reply.status()).isEqualTo(404);
    assertThat(
            desk.post(match.path("/view"), match.token("both"), "", "X-HTTP-Method-Override", "GET")
                .status())
        .isEqualTo(405);
  }

  @Test
  void nothingHasChanged() {
    Desk.Opened untouched = desk.hotSeat();
    for (String body : BODIES) {
      desk.post(untouched.path("/orders"), untouched.token("both"), body);
    }
    assertThat(desk.view(untouched, "both").path("orders").intValue()).isZero();
  }
}
