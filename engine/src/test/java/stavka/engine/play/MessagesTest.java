package stavka.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class MessagesTest {
  private final Messages messages =
      new Messages(
          Map.of("far", "{0} isn't next to {1}", "old", "It''s old", "only-en", "x", "bad", "{0"),
          Map.of("far", "{0} n'est pas à côté de {1}", "old", "C'est {0}", "bad", "b"));

  @Test
  void anApostropheIsAnApostrophe() {
    assertThat(messages.say("far", "en", "A", "B")).isEqualTo("A isn't next to B");
    assertThat(messages.say("far", "fr", "A", "B")).isEqualTo("A n'est pas à côté de B");
    assertThat(messages.say("old", "en")).isEqualTo("It's old");
  }

  @Test
  void aKeyWithoutASentenceStandsForItself() {
    assertThat(messages.say("nothing", "fr", 1)).isEqualTo("nothing");
  }

  @Test
  void faultsAreListed() {
    assertThat(messages.faults())
        .containsExactly(
            "bad does not parse", "old has 0 blanks in en and 1 in fr", "only-en is missing in fr");
  }

  @Test
  void aClassWithoutFilesHasNoMessages() {
    assertThat(Messages.beside(MessagesTest.class).find("x", "en")).isEmpty();
  }
}
