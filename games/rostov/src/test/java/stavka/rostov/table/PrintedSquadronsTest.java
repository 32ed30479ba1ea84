package stavka.rostov.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.counter.Counter;
import stavka.engine.counter.Step;
import stavka.engine.rule.Rule;
import stavka.engine.table.Kit;
import stavka.rostov.Field;

/** What a player reads on the counters of the air. */
class PrintedSquadronsTest {
  private static final Kit KIT = Field.GAME.table().orElseThrow().kit();

  private static Counter counter(String id) {
    return KIT.pieces().stream()
        .map(Kit.Piece::counter)
        .filter(counter -> counter.id().equals(id))
        .findAny()
        .orElseThrow();
  }

  @Test
  @Rule("17.11")
  void aSquadronShowsItsMachineAndWhatItIsWorthInAirCombatSupportAndInterdiction() {
    Counter stukas = counter("de-ju-87-1");
    assertThat(stukas.steps()).containsExactly(new Step(1, 2, 2));
    assertThat(stukas.english()).endsWith("(Ju 87)");
    assertThat(stukas.french()).endsWith("(Ju 87)");
    assertThat(counter("de-bf-109f-1").steps()).containsExactly(new Step(4, 0, 1));
  }

  @Test
  @Rule("17.11")
  void dummiesAndTroopsKeepWhatIsPrintedOnThem() {
    assertThat(counter("de-dummy-1").steps()).containsExactly(new Step(0, 0, 0));
    assertThat(counter("de-299").steps().getFirst()).isEqualTo(new Step(6, 8, 5));
    assertThat(counter("de-299").english()).isEqualTo("299th Infantry Division");
  }
}
