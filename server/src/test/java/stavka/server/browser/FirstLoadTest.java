package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a browser that has never been here fetches to show a table and the briefing before it. */
class FirstLoadTest extends InTheBrowser {
  private static final long MOST = 201_000;
  private static final int REST_MILLIS = 1500;
  private static final int MOST_RESTS = 6;

  @ParameterizedTest
  @CsvSource({
    "kharkov,campaign",
    "guderian,campaign",
    "redstar,third-summer",
    "redstar,campaign",
    "bautzen,last-victory",
    "rostov,battle-of-sumy",
    "rostov,kiev-pocket",
    "rostov,kiev-to-rostov"
  })
  void theTableIsThereWithin201000BytesBriefingAndWhatComesAheadIncluded(
      String game, String scenario) {
    Seat seat = house.newcomer(1440, 900, "en", "light");
    Map<String, Long> bytes = new ConcurrentHashMap<>();
    Set<String> pending = ConcurrentHashMap.newKeySet();
    CDPSession session = seat.page().context().newCDPSession(seat.page());
    session.send("Network.enable");
    session.on(
        "Network.requestWillBeSent",
        (JsonObject event) -> {
          String url = event.get("request").getAsJsonObject().get("url").getAsString();
          if (!url.contains("/stream")) {
            pending.add(id(event));
          }
        });
    session.on("Network.loadingFailed", (JsonObject event) -> pending.remove(id(event)));
    // A stream never ends, so its bytes are counted as they come.
    session.on(
        "Network.dataReceived",
        (JsonObject event) ->
            bytes.merge(id(event), event.get("dataLength").getAsLong(), Long::sum));
    session.on(
        "Network.loadingFinished",
        (JsonObject event) -> {
          bytes.put(id(event), event.get("encodedDataLength").getAsLong());
          pending.remove(id(event));
        });
    seat.open(
        house.link(
            house.match(game, scenario, "\"axis\":\"human\",\"soviet\":\"human\",\"hotSeat\":true"),
            "both"));
    seat.find(".briefing .btn.go").waitFor();
    // Until an answer is complete, its bytes are counted as they are before compression.
    seat.page().waitForTimeout(REST_MILLIS);
    for (int i = 0; i < MOST_RESTS && !pending.isEmpty(); i++) {
      seat.page().waitForTimeout(REST_MILLIS);
    }
    long sum = bytes.values().stream().mapToLong(Long::longValue).sum();
    System.out.println("first load of " + game + ", " + scenario + ": " + sum + " bytes");
    assertThat(sum).isPositive().isLessThan(MOST);
  }

  private static String id(JsonObject event) {
    return event.get("requestId").getAsString();
  }
}
