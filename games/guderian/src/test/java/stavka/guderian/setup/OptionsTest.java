package stavka.guderian.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.GAME;

import org.junit.jupiter.api.Test;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.guderian.model.Ledger;

/** What the scenarios choose among the options of the book. */
class OptionsTest {
  private static int[] options(String scenario) {
    Position begun = GAME.setUp(GAME.scenario(scenario), 1);
    return new int[] {
      begun.ledger(Ledger.POINTS_PER_DIVISION),
      begun.ledger(Ledger.EVACUATION),
      begun.ledger(Ledger.RAIL_CUTS),
      begun.ledger(Ledger.RAIL_PASSING),
      begun.ledger(Ledger.OWNER_RETREATS)
    };
  }

  @Test
  @Rule({"15.12", "10.4", "6.35", "6.37", "9.72"})
  void eachScenarioBeginsWithItsOptions() {
    assertThat(options("campaign")).containsExactly(5, 0, 0, 0, 0);
    assertThat(options("variants")).containsExactly(1, 1, 1, 0, 1);
  }
}
