package stavka.guderian.victory;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.hex;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.guderian.Field;
import stavka.guderian.supply.GuderianSupply;

/** Cities of two hexes score whole or not at all. */
class WholeCityTest {
  private final Places places = new Places(THEATRE, new GuderianSupply(THEATRE));

  @ParameterizedTest
  @Rule({"15.1", "15.11"})
  @CsvSource({"vitebsk, 0412, 0513", "mogilev, 0424, 0525", "smolensk, 2216, 2217"})
  void aCityIsHeldByWhoHoldsBothItsHexes(String city, String one, String other) {
    Draft draft = at(12, Field.AXIS_INTERDICTION).position().edit();
    int place = places.place(city);
    places.entered(draft, Side.AXIS, hex(one));
    assertThat(places.held(draft.view(), place)).isFalse();
    places.entered(draft, Side.AXIS, hex(other));
    assertThat(places.held(draft.view(), place)).isTrue();
    places.entered(draft, Side.SOVIET, hex(one));
    assertThat(places.held(draft.view(), place)).isFalse();
  }
}
