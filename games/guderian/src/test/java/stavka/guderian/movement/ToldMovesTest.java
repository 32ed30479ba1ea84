package stavka.guderian.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.march;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.overrun;
import static stavka.guderian.Field.rail;
import static stavka.guderian.Field.unit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.order.Move;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.PlainMap;
import stavka.guderian.Told;
import stavka.guderian.combat.Tickets;
import stavka.guderian.model.Box;
import stavka.guderian.model.GuderianMarks;
import stavka.guderian.model.Ledger;

/** The rule under which something is told. */
class ToldMovesTest {
  private static final int HEX = hex("3010");
  private static final int NORTH = next(HEX, 0);
  private static final Guderian RAILWAY = new PlainMap().line("rail", HEX, NORTH).game();

  @Test
  @Rule({"6.33", "6.12"})
  void aTrainIsToldUnderTheRuleOfRailwaysAndAMarchIsNot() {
    Field field = Field.of(RAILWAY, 8, Field.SOVIET_MOVEMENT).place(HEX, "su-rd-46 su-rd-152");
    field.give(rail("su-rd-46", NORTH), march("su-rd-152", NORTH));
    assertThat(Told.by(field)).hasSize(2);
    assertThat(Told.by(field).getFirst()).startsWith("6.33 rail su-rd-46 ");
    assertThat(Told.by(field).getLast()).startsWith("6.12 march su-rd-152 ");
  }

  @ParameterizedTest
  @Rule("14.24")
  @CsvSource({"-1, south-western-front", "0, south-western-front-later"})
  void theFirstCalledDivisionsAreScoredUnderAnotherNameThanTheLater(int beyond, String reason) {
    int first = THEATRE.charts().callPrice().first();
    Field field =
        Field.at(8, Field.SOVIET_MOVEMENT)
            .box(Box.SOUTH_WEST, "su-rd-46")
            .set(GuderianMarks.SOUTH_WEST, 1, "su-rd-46")
            .ledger(Ledger.CALLED_ENTERED, first + beyond);
    field.give(
        field.choices().stream()
            .filter(order -> order instanceof Move move && move.units().contains(unit("su-rd-46")))
            .findFirst()
            .orElseThrow());
    int points = THEATRE.charts().callPrice().each();
    int later = THEATRE.charts().callPrice().later();
    assertThat(Told.by(field))
        .contains("14.24 " + reason + " AXIS " + (beyond < 0 ? points : later));
  }

  @Test
  @Rule({"12.3", "6.52"})
  void anOverrunIsToldAsCalledOffWhenNobodyIsLeftToMakeIt() {
    Field field =
        Field.of(RAILWAY, 8, Field.SOVIET_MOVEMENT, Tickets.rifle(0, 0))
            .place(NORTH, "de-5")
            .place(HEX, "su-rd-46");
    field.give(overrun("su-rd-46", NORTH));
    assertThat(field.gone("su-rd-46")).isTrue();
    assertThat(Told.by(field)).contains("12.3 called-off");
  }
}
