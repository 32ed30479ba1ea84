package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a browser that has never been here fetches to show a table. */
class FirstLoadTest extends InTheBrowser {
  private static final long MOST = 200 * 1024;

  @ParameterizedTest
  @CsvSource({
    "kharkov,campaign",
    "guderian,campaign",
    "redstar,turning-point",
    "redstar,barbarossa"
  })
  void theTableIsThereWithin200KilobytesWhatComesLaterIncluded(String game, String scenario) {
    Seat seat = house.seat();
    AtomicLong bytes = new AtomicLong();
    CDPSession session = seat.page().context().newCDPSession(seat.page());
    session.send("Network.enable");
    session.on(
        "Network.loadingFinished",
        (JsonObject event) -> bytes.addAndGet(event.get("encodedDataLength").getAsLong()));
    seat.open(
        house.link(
            house.match(game, scenario, "\"axis\":\"human\",\"soviet\":\"human\",\"hotSeat\":true"),
            "both"));
    seat.page().waitForTimeout(2500);
    System.out.println("first load of " + game + ", " + scenario + ": " + bytes.get() + " bytes");
    assertThat(bytes.get()).isPositive().isLessThan(MOST);
  }
}
