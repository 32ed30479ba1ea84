package stavka.ai;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.ai.catalogue.Bots;
import stavka.engine.play.Messages;

class BotsTest {
  @Test
  void everyBotIsIntroducedInBothLanguages() {
    Messages messages = Messages.beside(Bots.class);
    assertThat(messages.faults()).isEmpty();
    for (String bot : Bots.names()) {
      assertThat(messages.keys()).contains(bot, bot + ".about");
      assertThat(Bots.find(bot)).isPresent();
    }
    assertThat(Bots.introductions()).hasSameSizeAs(Bots.names());
    assertThat(Bots.introductions().getFirst().name().french()).isEqualTo("Recrue");
  }
}
