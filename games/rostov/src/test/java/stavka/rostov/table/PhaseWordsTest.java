package stavka.rostov.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.engine.rule.Rulebook;
import stavka.engine.table.Kit;
import stavka.rostov.Field;

/** Each phase says in both languages what it is for and what one usually does in it. */
class PhaseWordsTest {
  private static final Kit KIT = Field.GAME.table().orElseThrow().kit();

  @Test
  @Rule("4.2")
  void everyPhaseInWhichSomebodyChoosesSaysWhatItIsForAndWhatIsUsual() {
    assertThat(KIT.phases()).hasSizeGreaterThan(20);
    for (Kit.Phase phase : KIT.phases()) {
      Rulebook.Text hint = KIT.words().get("hint-" + phase.id());
      assertThat(hint).as(phase.id()).isNotNull();
      assertThat(hint.english())
          .as(phase.id())
          .contains(". Usual: ")
          .matches(".*\\[\\d+\\.\\d+\\].*");
      assertThat(hint.french())
          .as(phase.id())
          .contains(". D’ordinaire : ")
          .matches(".*\\[\\d+\\.\\d+\\].*");
    }
  }
}
