package stavka.guderian.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.attack;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.march;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.overrun;
import static stavka.guderian.Field.rail;
import static stavka.guderian.Field.unit;

import java.util.Set;
import java.util.TreeSet;
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

  @Test
  @Rule({"6.5", "9.0"})
  void anOverrunAndAnAttackAreToldUnderTheirOwnRules() {
    Field riding = Field.of(RAILWAY, 8, Field.AXIS_MOVEMENT, 6).place(NORTH, "su-rd-46");
    riding.known("su-rd-46", 9, 8).place(HEX, "de-5").give(overrun("de-5", NORTH));
    assertThat(riding.fought().rule()).isEqualTo("6.5");
    Field attacking = Field.of(RAILWAY, 8, Field.AXIS_COMBAT, 6).place(NORTH, "su-rd-46");
    attacking.known("su-rd-46", 9, 8).place(HEX, "de-5").give(attack("de-5", NORTH));
    assertThat(attacking.fought().rule()).isEqualTo("9.0");
  }

  @Test
  @Rule({"6.0", "6.32"})
  void nobodyLeapsOverAHex() {
    Field field = Field.of(RAILWAY, 8, Field.SOVIET_MOVEMENT).place(HEX, "su-rd-46");
    int beyond = next(NORTH, 0);
    assertThat(field.why(march("su-rd-46", beyond))).isEqualTo("6.0 not-adjacent");
    assertThat(field.why(march("su-rd-46", NORTH, next(beyond, 0)))).isEqualTo("6.0 not-adjacent");
    assertThat(field.why(rail("su-rd-46", beyond))).isEqualTo("6.32 no-rail");
  }

  /** The end of a railway among the hexes of an entrance. */
  @Test
  @Rule({"14.3", "6.33", "6.31"})
  void anArrivalIsOfferedEveryHexOfTheRailwayItEntersBy() {
    int entered = 0;
    for (String area : Field.GROUND.areas()) {
      Field field =
          Field.at(9, Field.SOVIET_MOVEMENT)
              .box(Box.FIRST_AREA + Field.GROUND.areas().indexOf(area), "su-rd-46");
      Set<Integer> offered = new TreeSet<>();
      Field.GAME
          .legal(field.position())
          .forUnit(
              unit("su-rd-46"),
              order -> {
                if (order instanceof Move move && move.mode().equals("rail")) {
                  assertThat(field.why(order)).as("%s", order).isEmpty();
                  offered.add(move.path().last());
                }
              });
      for (int entry : Field.GROUND.area(area).toArray()) {
        boolean byRail = field.why(rail("su-rd-46", entry)).isEmpty();
        assertThat(offered.contains(entry)).as("%s", THEATRE.map().name(entry)).isEqualTo(byRail);
        for (int on : Field.ring(entry)) {
          if (byRail && field.why(rail("su-rd-46", entry, on)).isEmpty()) {
            assertThat(offered).contains(on);
            entered++;
          }
        }
      }
    }
    assertThat(entered).isPositive();
  }
}
