package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stavka.bautzen.Bautzen;
import tools.jackson.databind.JsonNode;

/** What the API gives to those who play. */
class MatchApiTest {
  @TempDir static Path folder;
  private static Desk desk;

  @BeforeAll
  static void open() {
    desk = Desk.at(folder);
  }

  @AfterAll
  static void close() {
    desk.close();
  }

  @Test
  void gamesAreListedWithScenariosAndBots() {
    JsonNode game = desk.get("/api/games", "").json().path(0);
    assertThat(game.path("slug").stringValue()).isEqualTo("kharkov");
    assertThat(game.path("scenarios").path(0).path("turns").intValue()).isEqualTo(10);
    assertThat(game.path("bots").toString()).contains("random", "greedy");
  }

  @ParameterizedTest
  @ValueSource(strings = {"map", "rules", "kit", "tour"})
  void whatDoesNotChangeIsCompressedAndSentOnce(String what) {
    Desk.Reply first = desk.get("/api/games/kharkov/" + what, "", "Accept-Encoding", "gzip");
    assertThat(first.header("Content-Encoding")).isEqualTo("gzip");
    Desk.Reply second =
        desk.get(
            "/api/games/kharkov/" + what,
            "",
            "Accept-Encoding",
            "gzip",
            "If-None-Match",
            first.header("ETag"));
    assertThat(second.status()).isEqualTo(304);
    assertThat(desk.get("/api/games/kharkov/" + what, "").json().isEmpty()).isFalse();
  }

  @Test
  void theKitNamesPiecesPhasesTurnsAndTheTable() {
    JsonNode kit = desk.get("/api/games/kharkov/kit", "").json();
    assertThat(kit.path("pieces").size()).isGreaterThan(100);
    assertThat(kit.path("pieces").path(0).path("symbol").stringValue()).isEqualTo("infantry");
    assertThat(kit.path("phases").path(1).path("id").stringValue()).isEqualTo("soviet-movement");
    assertThat(kit.path("phases").path(1).path("name").path("fr").stringValue())
        .isEqualTo("Mouvement soviétique");
    assertThat(kit.path("turns").path(0).path("date").stringValue()).isEqualTo("1942-05-12");
    assertThat(kit.path("combatTable").path("rows").size()).isEqualTo(6);
    assertThat(kit.path("words").path("forest").path("fr").stringValue()).isEqualTo("forêt");
  }

  @Test
  void theFirstPartOfTheKitAndTheReasonsAreTheWholeKit() {
    JsonNode whole = desk.get("/api/games/kharkov/kit?lang=en", "").json();
    JsonNode first = desk.get("/api/games/kharkov/kit?lang=en&part=first", "").json();
    JsonNode reasons = desk.get("/api/games/kharkov/reasons?lang=en", "").json();
    assertThat(first.path("pieces")).isEqualTo(whole.path("pieces"));
    assertThat(first.path("words").size() + reasons.size()).isEqualTo(whole.path("words").size());
    assertThat(reasons.has("leaves-zone")).isTrue();
    assertThat(reasons.path("leaves-zone")).isEqualTo(whole.path("words").path("leaves-zone"));
    assertThat(first.path("words").has("leaves-zone")).isFalse();
    assertThat(desk.get("/api/games/kharkov/kit?part=last", "").status()).isEqualTo(400);
  }

  @Test
  void theTourIsNoPartOfTheKitAndComesInOneLanguage() {
    JsonNode kit = desk.get("/api/games/kharkov/kit", "").json();
    assertThat(kit.path("tour").booleanValue()).isTrue();
    JsonNode both = desk.get("/api/games/kharkov/tour", "").json().path(0);
    JsonNode french = desk.get("/api/games/kharkov/tour?lang=fr", "").json().path(0);
    assertThat(french.path("title").path("fr")).isEqualTo(both.path("title").path("fr"));
    assertThat(french.path("title").has("en")).isFalse();
    assertThat(desk.get("/api/games/kharkov/tour?lang=de", "").status()).isEqualTo(400);
    assertThat(desk.get("/api/games/borodino/tour", "").status()).isEqualTo(404);
  }

  @Test
  void theBriefingOfOneScenarioCanBeAskedFor() {
    try (Desk bautzen =
        new Desk(new Bautzen(), Desk.settings("jdbc:sqlite:" + folder.resolve("bautzen.db")))) {
      String path = "/api/games/bautzen/briefings?lang=en";
      JsonNode one = bautzen.get(path + "&scenario=weissenberg", "").json();
      assertThat(one.size()).isEqualTo(1);
      assertThat(one.path(0).path("scenario").stringValue()).isEqualTo("weissenberg");
      assertThat(bautzen.get(path, "").json().size()).isGreaterThan(1);
      assertThat(bautzen.get(path + "&scenario=waterloo", "").status()).isEqualTo(404);
    }
  }

  @Test
  void aMatchIsSetUpAndBegins() {
    Desk.Opened match = desk.hotSeat();
    assertThat(desk.view(match, "both").path("suggestion").path("type").stringValue())
        .isEqualTo("standard-set-up");
    desk.setUp(match, "both", "both");
    JsonNode view = desk.view(match, "both");
    assertThat(view.path("turn").intValue()).isEqualTo(1);
    assertThat(view.path("phase").stringValue()).isEqualTo("soviet-movement");
    assertThat(view.path("orders").intValue()).isEqualTo(4);
    assertThat(view.path("yours").booleanValue()).isTrue();
    assertThat(view.path("canEnd").booleanValue()).isTrue();
    assertThat(desk.view(match, "spectator").path("yours").booleanValue()).isFalse();
    JsonNode before = desk.get(match.path("/view?at=1"), match.token("both")).json();
    assertThat(before.path("phase").stringValue()).isEqualTo("set-up-axis");
    assertThat(before.path("yours").booleanValue()).isFalse();
    assertThat(desk.get(match.path("/view?at=99"), match.token("both")).status()).isEqualTo(404);
  }

  @Test
  void whatIsOfferedIsAcceptedAndCostsWhatWasSaid() {
    Desk.Opened match = desk.hotSeat();
    desk.setUp(match, "both", "both");
    String move = desk.someMove(match, "both");
    Desk.Reply checked =
        desk.post(match.path("/check"), match.token("both"), "{\"order\":" + move + "}");
    assertThat(checked.json().path("objections").isEmpty()).isTrue();
    Desk.Reply given = desk.order(match, "both", 4, move);
    assertThat(given.status()).isEqualTo(200);
    assertThat(given.json().path("n").intValue()).isEqualTo(5);
    assertThat(given.json().path("events").path(0).path("type").stringValue()).isEqualTo("moved");
    JsonNode history = desk.get(match.path("/history?from=5"), match.token("both")).json();
    assertThat(history.size()).isEqualTo(1);
    assertThat(history.path(0).path("order").toString()).isEqualTo(move);
  }

  @Test
  void aRefusedOrderIsAnsweredWithTheRuleInBothLanguages() {
    Desk.Opened match = desk.hotSeat();
    desk.setUp(match, "both", "both");
    Desk.Reply refused =
        desk.order(
            match,
            "both",
            4,
            "{\"type\":\"move\",\"units\":[\"de-79\"],\"path\":[\"0716\"],\"mode\":\"march\"}");
    assertThat(refused.status()).isEqualTo(422);
    assertThat(refused.header("Content-Type")).startsWith("application/problem+json");
    JsonNode objection = refused.json().path("objections").path(0);
    assertThat(objection.path("rule").stringValue()).isEqualTo("6.13");
    assertThat(objection.path("code").stringValue()).isEqualTo("not-your-unit");
    assertThat(objection.path("text").path("en").stringValue()).contains("79th");
    assertThat(objection.path("text").path("fr").stringValue()).contains("79e");
    assertThat(objection.path("units").toString()).isEqualTo("[\"de-79\"]");
  }

  @Test
  void anAttackIsForetoldExactly() {
    Desk.Opened match = desk.hotSeat();
    desk.setUp(match, "both", "both");
    desk.order(match, "both", 4, Desk.END);
    JsonNode target =
        desk.get(match.path("/choices"), match.token("both")).json().path("targets").path(0);
    String order =
        "{\"type\":\"attack\",\"units\":"
            + target.path("attackers")
            + ",\"targets\":[\""
            + target.path("hex").stringValue()
            + "\"],\"support\":0}";
    JsonNode forecast =
        desk.post(match.path("/forecast"), match.token("both"), "{\"order\":" + order + "}").json();
    assertThat(sum(forecast.path("outcomes"))).isCloseTo(1, within());
    assertThat(sum(forecast.path("columns"))).isCloseTo(1, within());
    assertThat(forecast.path("report").path("attack").path("lines").isEmpty()).isFalse();
  }

  private static org.assertj.core.data.Offset<Double> within() {
    return org.assertj.core.data.Offset.offset(1e-9);
  }

  private static double sum(JsonNode chances) {
    double sum = 0;
    for (JsonNode each : chances) {
      sum += each.path("chance").doubleValue();
    }
    return sum;
  }

  @Test
  void everyOverlayCanBeLaid() {
    Desk.Opened match = desk.hotSeat();
    desk.setUp(match, "both", "both");
    for (String kind : List.of("zones", "supply", "command", "front", "threat?unit=de-79")) {
      Desk.Reply overlay = desk.get(match.path("/overlay/" + kind), match.token("both"));
      assertThat(overlay.status()).as(kind).isEqualTo(200);
      JsonNode json = overlay.json();
      assertThat(json.path("hexes").size() + json.path("lines").size()).as(kind).isPositive();
    }
    assertThat(desk.get(match.path("/overlay/threat"), match.token("both")).status())
        .isEqualTo(400);
  }

  @Test
  void unitsThatStandTogetherCanBeAskedTogether() {
    Desk.Opened match = desk.hotSeat();
    desk.setUp(match, "both", "both");
    desk.order(match, "both", 4, Desk.END);
    desk.order(match, "both", 5, Desk.END);
    JsonNode stacked = null;
    String hex = "";
    for (JsonNode unit : desk.view(match, "both").path("units")) {
      if (unit.path("hex").stringValue().equals(hex)
          && unit.path("id").stringValue().startsWith("de-")
          && !unit.path("marks").toString().contains("waiting")) {
        String ids = stacked.path("id").stringValue() + "," + unit.path("id").stringValue();
        Desk.Reply reply = desk.get(match.path("/unit/" + ids), match.token("both"));
        assertThat(reply.status()).isEqualTo(200);
        assertThat(reply.json().has("moves")).isTrue();
        return;
      }
      stacked = unit;
      hex = unit.path("hex").stringValue();
    }
  }

  @Test
  void aStackIsOfferedEveryMoveThatAllOfItsUnitsMayMake() {
    Desk.Opened match = desk.hotSeat();
    desk.setUp(match, "both", "both");
    JsonNode stack = desk.get(match.path("/unit/su-rd-349,su-rd-51"), match.token("both")).json();
    assertThat(hexes(stack.path("moves"))).contains("2606", "2705", "2706", "2806");
    for (JsonNode move : stack.path("moves")) {
      assertThat(move.path("mode").stringValue()).isEqualTo("infiltrate");
      assertThat(move.path("cost").intValue()).isPositive();
      assertThat(move.path("units").size()).isEqualTo(2);
    }
    JsonNode mixed = desk.get(match.path("/unit/su-rd-175,su-tb-90"), match.token("both")).json();
    assertThat(hexes(mixed.path("moves"))).contains("0813");
  }

  private static List<String> hexes(JsonNode moves) {
    List<String> hexes = new ArrayList<>();
    moves.forEach(move -> hexes.add(move.path("hex").stringValue()));
    return hexes;
  }

  @Test
  void theLobbyKnowsWhoseTurnItIs() {
    Desk.Opened match = desk.twoPlayers();
    String tokens =
        "{\"tokens\":[\"nonsense\",\""
            + match.token("soviet")
            + "\",\""
            + match.token("axis")
            + "\"]}";
    JsonNode lines = desk.post("/api/lobby", "", tokens).json();
    assertThat(lines.size()).isEqualTo(2);
    assertThat(lines.path(0).path("token").intValue()).isEqualTo(1);
    assertThat(lines.path(0).path("yours").booleanValue()).isFalse();
    assertThat(lines.path(1).path("seat").stringValue()).isEqualTo("axis");
    assertThat(lines.path(1).path("yours").booleanValue()).isTrue();
  }

  @Test
  void pointsAreKeptByTurn() {
    Desk.Opened match = desk.hotSeat();
    desk.setUp(match, "both", "both");
    int after = 4;
    while (desk.view(match, "both").path("turn").intValue() < 2) {
      assertThat(desk.order(match, "both", after++, Desk.END).status()).isEqualTo(200);
    }
    JsonNode points = desk.get(match.path("/points"), match.token("both")).json();
    assertThat(points.size()).isEqualTo(2);
    assertThat(points.path(0).path("turn").intValue()).isEqualTo(1);
    assertThat(points.path(1).path("turn").intValue()).isEqualTo(2);
  }
}
