package stavka.guderian.interdiction;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.open;
import static stavka.guderian.Field.unit;
import static stavka.guderian.Field.units;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.rule.Rule;
import stavka.formats.Change;
import stavka.formats.GameFiles;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.model.Ledger;

/** Each side's marker has a price of its own in the file. */
class MarkerPriceTest {
  private static final int HEX = open(h -> true);
  private static final int NORTH = next(HEX, 0);

  private static int price(Guderian game, int phase, int marker, String unit) {
    Field field = Field.of(game, 8, phase).place(HEX, unit).ledger(marker, NORTH + 1);
    return game.legal(field.position()).reach(units(unit), "march").orElseThrow().cost(NORTH);
  }

  @ParameterizedTest
  @Rule({"13.31", "13.43"})
  @CsvSource({"german, 8, 4", "soviet, 4, 8"})
  void aMarkerCostsTheEnemyWhatTheFileSaysOfItsOwner(String owner, int soviet, int german) {
    Change dearer = new Change("charts", "interdiction." + owner + ".move_extra", "6");
    Guderian game = new Guderian(GameFiles.beside(Guderian.class).with(List.of(dearer)));
    assertThat(price(game, Field.SOVIET_MOVEMENT, Ledger.FIRST_INTERDICTION, "su-rd-46"))
        .isEqualTo(soviet);
    assertThat(price(game, Field.AXIS_MOVEMENT, Ledger.SOVIET_INTERDICTION, "de-5"))
        .isEqualTo(german);
  }

  @Test
  @Rule({"13.31", "13.43"})
  void bothSidesMarkersCountAtOnceWhoeverIsAskedAboutFirst() {
    Field field =
        Field.at(8, Field.AXIS_MOVEMENT)
            .place(HEX, "de-5 de-7-pz-25")
            .ledger(Ledger.FIRST_INTERDICTION, NORTH + 1)
            .ledger(Ledger.SOVIET_INTERDICTION, next(HEX, 1) + 1);
    for (String german : new String[] {"de-5", "de-7-pz-25"}) {
      assertThat(steps(field, german, 0)).isEqualTo(2);
      assertThat(steps(field, german, 1)).isEqualTo(4);
      assertThat(steps(field, "su-rd-46", 0)).isEqualTo(4);
      assertThat(steps(field, "su-rd-46", 1)).isEqualTo(2);
    }
  }

  private static int steps(Field field, String unit, int direction) {
    return Field.GROUND.steps(field.position(), unit(unit)).price(HEX, direction);
  }
}
