package stavka.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A player can watch his own match, however many others watch theirs. */
class StreamCapsTest {
  private final StreamCaps caps = new StreamCaps(4, Limits.none().shares());
  private final List<String> shed = new ArrayList<>();

  private StreamCaps.Place enter(String address, String token, boolean spectator) {
    StreamCaps.Place place = caps.enter(address, token, spectator);
    place.whenShed(() -> shed.add(token));
    return place;
  }

  @Test
  void spectatorsGiveWayToPlayersThoseOfTheBusiestAddressFirst() {
    enter("a", "s1", true);
    enter("b", "s2", true);
    enter("b", "s3", true);
    enter("a", "p1", false).close();
    enter("b", "p2", false);
    enter("c", "p3", false);
    assertThat(shed).containsExactly("s2");
    enter("c", "p4", false);
    assertThat(shed).containsExactly("s2", "s3");
  }

  @Test
  void anAddressWithManyStreamsGivesWayToOneWithFew() {
    for (int i = 0; i < 4; i++) {
      enter("hog", "h" + i, false);
    }
    enter("a", "p1", false);
    enter("b", "p2", false);
    assertThat(shed).containsExactly("h0", "h1");
    assertThatThrownBy(() -> caps.enter("hog", "h9", false)).isInstanceOf(Problem.class);
    assertThatThrownBy(() -> caps.enter("a", "s", true)).isInstanceOf(Problem.class);
  }

  @Test
  void aPlaceThatWasShedIsLeftOnce() {
    StreamCaps.Place first = enter("hog", "h0", false);
    for (int i = 1; i < 4; i++) {
      enter("hog", "h" + i, false);
    }
    enter("a", "p1", false);
    first.close();
    assertThatThrownBy(() -> caps.enter("hog", "h9", false)).isInstanceOf(Problem.class);
  }
}
