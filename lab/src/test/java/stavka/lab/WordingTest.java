package stavka.lab;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Noted;
import stavka.engine.play.Messages;
import stavka.engine.play.Wording;
import stavka.engine.position.Setting;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;

class WordingTest {
  private final ToyGame game = new ToyGame();
  private final Setting setting = game.setUp(game.scenario("small"), 1).setting();
  private final Wording wording = Wording.of(game, setting);

  @Test
  void anObjectionIsSaidWithItsRuleAndNames() {
    Objection objection =
        Objection.of("1.0", "too-far", Detail.unit(0), Detail.hex(setting.map().hex("0204")));
    assertThat(wording.say(objection, "en")).isEqualTo("1.0: the ger-a is not next to 0204.");
    assertThat(wording.say(objection, "fr")).isEqualTo("1.0: la ger-a n'est pas à côté de 0204.");
  }

  @Test
  void wordsHaveSentencesOfTheirOwnAndNothingIsADash() {
    assertThat(wording.say(Noted.of("2.0", "hit", Detail.word("even")), "fr"))
        .isEqualTo("2.0: égalité est touché.");
    assertThat(wording.say(Noted.of("2.0", "hit", Detail.unit(-1)), "en"))
        .isEqualTo("2.0: - is hit.");
  }

  @Test
  void theToysMessagesHaveNoFaults() {
    assertThat(Messages.beside(ToyGame.class).faults()).isEmpty();
  }
}
