package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.formats.record.SharedDice;
import stavka.server.http.Limits;
import stavka.server.match.Tokens;
import stavka.server.store.Store;

/** What a seat may not know never leaves the server. */
class SecrecyTest {
  @TempDir Path folder;

  @Test
  void noResponseToOneSeatHoldsAByteOfTheOthersSecrets() {
    try (Desk desk = Desk.at(folder)) {
      Desk.Opened match = desk.twoPlayers();
      desk.setUp(match, "axis", "soviet");
      desk.order(match, "soviet", 4, desk.someMove(match, "soviet"));
      desk.order(match, "soviet", 5, Desk.END);
      for (String seat : List.of("axis", "soviet", "spectator")) {
        List<String> secrets = new ArrayList<>(List.of("seed", "chance", "\"secrets\""));
        secrets.add(serverSecret(match));
        for (String other : List.of("axis", "soviet", "spectator")) {
          if (!other.equals(seat)) {
            secrets.add(match.token(other));
          }
        }
        for (String response : everything(desk, match, seat)) {
          secrets.forEach(secret -> assertThat(response.contains(secret)).as(secret).isFalse());
        }
      }
    }
  }

  private String serverSecret(Desk.Opened match) {
    try (Store store = Store.open("jdbc:sqlite:" + folder.resolve("stavka.db"))) {
      String dice = store.match(match.id()).orElseThrow().dice();
      return Objects.requireNonNull(SharedDice.read(dice).secrets().get(SharedDice.SERVER));
    }
  }

  private static List<String> everything(Desk desk, Desk.Opened match, String seat) {
    List<String> responses = new ArrayList<>();
    for (String path :
        List.of(
            "",
            "/view",
            "/view?at=2",
            "/history",
            "/choices",
            "/points",
            "/record",
            "/proposal",
            "/unit/de-79",
            "/unit/su-rd-76",
            "/overlay/zones",
            "/overlay/supply",
            "/overlay/command",
            "/overlay/front",
            "/overlay/threat?unit=de-79")) {
      responses.add(desk.get(match.path(path), match.token(seat)).text());
    }
    String check = "{\"order\":{\"type\":\"end-phase\"}}";
    responses.add(desk.post(match.path("/check"), match.token(seat), check).text());
    responses.add(desk.order(match, seat, 99, Desk.END).text());
    responses.add(
        desk.post("/api/lobby", "", "{\"tokens\":[\"" + match.token(seat) + "\"]}").text());
    try (Listener listener = new Listener(desk, match, seat, "Last-Event-ID", "0")) {
      for (int i = 0; i < 7; i++) {
        responses.add(listener.next().data().toString());
      }
    }
    return responses;
  }

  @Test
  void theStrengthOfUntriedUnitsIsNotShown() {
    try (Desk desk = Desk.at(folder)) {
      Desk.Opened match = desk.twoPlayers();
      desk.setUp(match, "axis", "soviet");
      for (String seat : List.of("axis", "soviet", "spectator")) {
        int untried = 0;
        for (var unit : desk.view(match, seat).path("units")) {
          if (unit.path("marks").toString().contains("untried")) {
            untried++;
            assertThat(unit.path("attack").isNull()).isTrue();
            assertThat(unit.path("defence").isNull()).isTrue();
            assertThat(unit.path("steps").isNull()).isTrue();
          }
        }
        assertThat(untried).isGreaterThan(40);
      }
    }
  }

  @Test
  void theRecordOfAMatchThatGoesOnIsKeptFromItsPlayers() {
    try (Desk desk = Desk.at(folder)) {
      Desk.Opened match = desk.twoPlayers();
      assertThat(desk.get(match.path("/record"), match.token("axis")).status()).isEqualTo(403);
      assertThat(desk.get(match.path("/record"), match.token("spectator")).status()).isEqualTo(403);
    }
  }

  @Test
  void tokensAreNotInTheStore() throws Exception {
    Desk.Opened match;
    try (Desk desk = Desk.at(folder)) {
      match = desk.twoPlayers();
    }
    try (var files = Files.list(folder)) {
      for (Path file : files.toList()) {
        String bytes = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        for (String seat : List.of("axis", "soviet", "spectator")) {
          assertThat(bytes.contains(match.token(seat))).isFalse();
        }
      }
    }
  }

  @Test
  void tokensCannotBeGuessedAndGuessingIsSlowedDown() {
    ServerSettings settings =
        Desk.settings("jdbc:sqlite:" + folder.resolve("g.db")).limited(Limits.usual());
    try (Desk desk = new Desk(settings)) {
      Desk.Opened match = desk.twoPlayers();
      String token = match.token("axis");
      Random random = new Random(1);
      int slowed = 0;
      assertThat(desk.get(match.path("/view"), token).status()).isEqualTo(200);
      for (int i = 0; i < 200; i++) {
        // Near misses on one connection, which a cache of headers could mistake for the token.
        char[] guess = token.toCharArray();
        int place = random.nextInt(guess.length - 1);
        char letter = guess[place];
        char other =
            Character.isUpperCase(letter)
                ? Character.toLowerCase(letter)
                : Character.toUpperCase(letter);
        guess[place] = other != letter ? other : letter == '0' ? '1' : '0';
        int status = desk.get(match.path("/view"), new String(guess)).status();
        assertThat(status).isIn(401, 429);
        slowed += status == 429 ? 1 : 0;
      }
      assertThat(slowed).isGreaterThan(100);
      assertThat(desk.get(match.path("/view"), token).status()).isEqualTo(200);
    }
  }

  @Test
  void tokensHave128BitsAndNeverRepeat() {
    assertThat(Tokens.token()).hasSize(22).matches("[A-Za-z0-9_-]+");
    assertThat(java.util.stream.Stream.generate(Tokens::token).limit(1000).distinct())
        .hasSize(1000);
  }
}
