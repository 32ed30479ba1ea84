package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.engine.rule.Rule;
import stavka.guderian.Guderian;
import stavka.redstar.RedStar;
import tools.jackson.databind.JsonNode;

/** Options of a scenario that players set when they make a match. */
class MatchOptionsTest {
  private static Desk desk;

  @BeforeAll
  static void open(@TempDir Path folder) {
    desk =
        new Desk(
            List.of(new Guderian(), new RedStar()),
            Desk.settings("jdbc:sqlite:" + folder.resolve("stavka.db")));
  }

  @AfterAll
  static void close() {
    desk.close();
  }

  private static String plan(String game, String options) {
    return "{\"game\":\"" + game + "\",\"hotSeat\":true,\"options\":" + options + "}";
  }

  @Test
  @Rule("6.37")
  void anOptionIsInTheHeadOfTheMatchAndInItsRecord() {
    Desk.Opened match = desk.create(plan("guderian", "{\"rail-passing\":true}"));
    JsonNode option = desk.get(match.path(""), match.token("both")).json().path("options").path(0);
    assertThat(option.path("id").asString()).isEqualTo("rail-passing");
    assertThat(option.path("rule").asString()).isEqualTo("6.37");
    assertThat(option.path("value").intValue()).isEqualTo(1);
    String header =
        desk.get(match.path("/record"), match.token("both"))
            .text()
            .lines()
            .findFirst()
            .orElseThrow();
    assertThat(header).contains("\"rail-passing\":1");
  }

  @Test
  void aMatchWithoutChangesSaysNothingOfOptions() {
    Desk.Opened match = desk.create(plan("guderian", "{\"rail-passing\":0}"));
    assertThat(desk.get(match.path(""), match.token("both")).json().has("options")).isFalse();
  }

  @Test
  void unknownOptionsAndValuesAreRefusedInOneLine() {
    for (String[] wrong :
        new String[][] {
          {"{\"foo\":1}", "unknown option 'foo'; known: "},
          {
            "{\"depots-leave-early\":2}", "option 'depots-leave-early' should be from 0 to 1, not 2"
          },
          {
            "{\"depots-leave-early\":-1}",
            "option 'depots-leave-early' should be from 0 to 1, not -1"
          },
          {
            "{\"depots-leave-early\":\"on\"}",
            "option 'depots-leave-early' should be true, false or"
          },
          {"[]", "'options' should be an object"}
        }) {
      Desk.Reply reply = desk.post("/api/matches", "", plan("redstar", wrong[0]));
      assertThat(reply.status()).isEqualTo(400);
      assertThat(reply.json().path("type").asString()).isEqualTo("malformed");
      assertThat(reply.json().path("title").asString()).startsWith(wrong[1]).doesNotContain("\n");
    }
  }

  @Test
  @Rule({"10.2.1", "15.2.2"})
  void everyOptionIsListedWithTheRuleBehindIt() {
    JsonNode games = desk.get("/api/games", "").json();
    List<String> ids =
        games
            .path(1)
            .path("scenarios")
            .path(0)
            .path("options")
            .valueStream()
            .map(option -> option.path("id").asString() + " " + option.path("rule").asString())
            .toList();
    assertThat(ids).containsExactly("depots-arrive-anywhere 15.2.2", "depots-leave-early 10.2.1");
    for (JsonNode game : games) {
      JsonNode rules = desk.get("/api/games/" + game.path("slug").asString() + "/rules", "").json();
      for (JsonNode scenario : game.path("scenarios")) {
        for (JsonNode option : scenario.path("options")) {
          assertThat(rules.valueStream().map(rule -> rule.path("id").asString()))
              .contains(option.path("rule").asString());
          assertThat(option.path("name").path("fr").asString()).isNotEmpty();
        }
      }
    }
  }
}
