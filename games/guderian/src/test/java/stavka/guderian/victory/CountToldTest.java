package stavka.guderian.victory;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.at;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Scored;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.guderian.Field;
import stavka.guderian.model.Charts;
import stavka.guderian.supply.GuderianSupply;

/** The places that the Germans hold are told one by one, in the last turn only. */
class CountToldTest {
  private final Places places = new Places(THEATRE, new GuderianSupply(THEATRE));

  private List<String> told(int turn) {
    Draft draft = at(turn, Field.AXIS_INTERDICTION).position().edit();
    THEATRE.map().places().stream()
        .filter(place -> place.id().equals("vitebsk"))
        .forEach(place -> place.hexes().forEach(hex -> places.entered(draft, Side.AXIS, hex)));
    int before = draft.events().size();
    new GuderianFinalCount(THEATRE, places).count(draft);
    return draft.events().stream()
        .skip(before)
        .filter(Scored.class::isInstance)
        .map(event -> ((Scored) event).reason())
        .toList();
  }

  @Test
  @Rule({"15.0", "15.1"})
  void eachPlaceHeldAtTheEndIsToldAndNoOther() {
    int last = THEATRE.charts().turns();
    assertThat(told(last)).containsExactly("vitebsk");
    assertThat(THEATRE.charts().places()).extracting(Charts.Place::id).contains("vitebsk");
    assertThat(told(last - 1)).isEmpty();
  }
}
