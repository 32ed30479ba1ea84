package stavka.rostov.overrun;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.rostov.Field;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.movement.Moves;

class FortOverrunTest {
  private static final Moves AXIS = Moves.in("axis-movement");
  private static final String REGIMENTS = "de-9-pz-33 de-9-pz-10 de-9-pz-11 de-9-pz-r9";
  private static final String PANZERS = REGIMENTS + " de-eng-604";

  /** The 9th Panzer Division beside the cavalry at A5022. */
  private static Field before(int fort) {
    Field field = Field.sumy().place("A4921", PANZERS);
    return field.arrange(draft -> draft.put(field.hex("A5022"), RostovLayers.FORTS, fort));
  }

  @Test
  @Rule({"18.15", "11.42", "23.14"})
  void aFinishedStrongpointIsOverrunOnlyWithEngineersAndAtTheOddsForTowns() {
    assertThat(AXIS.whyOverrun(before(0), PANZERS, "", "A5022")).isEmpty();
    Field fort = before(RostovLayers.SOVIET_FORT);
    assertThat(AXIS.whyOverrun(fort, REGIMENTS, "", "A5022"))
        .isEqualTo("23.14 overrun-needs-engineers");
    assertThat(AXIS.whyOverrun(fort, PANZERS, "", "A5022")).isEqualTo("11.42 overrun-odds");
  }

  @Test
  @Rule({"18.15", "18.31"})
  void aSiteHindersNoOverrun() {
    assertThat(AXIS.whyOverrun(before(RostovLayers.SOVIET_BUILDING), PANZERS, "", "A5022"))
        .isEmpty();
  }
}
