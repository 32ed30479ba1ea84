package stavka.guderian.victory;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.GAME;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.end;
import static stavka.guderian.Field.hex;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.event.Scored;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.guderian.Field;
import stavka.guderian.supply.GuderianSupply;

class VictoryTest {
  private final Places places = new Places(THEATRE, new GuderianSupply(THEATRE));

  @ParameterizedTest
  @Rule("15.2")
  @CsvSource({
    "0, soviet-decisive", "1, soviet-strategic", "25, soviet-strategic", "26, soviet-marginal",
    "49, soviet-marginal", "50, german-marginal", "79, german-marginal", "80, german-strategic",
    "124, german-strategic", "125, german-decisive", "-7, soviet-decisive"
  })
  void theSurplusGivesTheLevel(int surplus, String level) {
    assertThat(THEATRE.charts().level(surplus).id()).isEqualTo(level);
  }

  @Test
  @Rule({"15.0", "15.1", "15.11", "4.1"})
  void placesScoreAtTheEndForWhoWasLastInThemWithALine() {
    Draft draft = at(12, Field.AXIS_INTERDICTION).place(hex("2626"), "de-5").position().edit();
    places.entered(draft, Side.AXIS, hex("2626"));
    places.entered(draft, Side.AXIS, hex("2216"));
    assertThat(places.held(draft.view(), places.place("roslavl"))).isTrue();
    assertThat(places.held(draft.view(), places.place("smolensk"))).isFalse();
    places.entered(draft, Side.AXIS, hex("2217"));
    assertThat(places.held(draft.view(), places.place("smolensk"))).isTrue();
    int points = THEATRE.charts().places().stream().mapToInt(place -> place.points()).sum();
    assertThat(points).isEqualTo(150);
    var over = (stavka.engine.play.Ruling.Accepted) GAME.submit(draft.view(), end());
    assertThat(GAME.verdict(over.position()).orElseThrow().axisPoints()).isEqualTo(35);
    assertThat(over.events())
        .contains(new Scored(Side.AXIS, 25, "smolensk", "15.1"))
        .contains(new Scored(Side.AXIS, 10, "roslavl", "15.1"))
        .filteredOn(Scored.class::isInstance)
        .hasSize(2);
  }
}
