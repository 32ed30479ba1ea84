package stavka.guderian.victory;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.at;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.table.Outlook;
import stavka.engine.value.Side;
import stavka.guderian.Field;
import stavka.guderian.Told;
import stavka.guderian.model.Charts;
import stavka.guderian.model.Ledger;
import stavka.guderian.supply.GuderianSupply;

/** What would be counted now, what is still to be had, and what is told as places change hands. */
class OutlookTest {
  private final Places places = new Places(THEATRE, new GuderianSupply(THEATRE));

  private static Charts.Place place(String id) {
    return THEATRE.charts().places().get(THEATRE.charts().place(id));
  }

  private Position taken(int turn, String... ids) {
    Draft draft = at(turn, Field.AXIS_INTERDICTION).position().edit();
    for (String id : ids) {
      place(id).hexes().forEach(hex -> places.entered(draft, Side.AXIS, hex));
    }
    return draft.view();
  }

  @Test
  @Rule({"15.1", "15.11", "15.12", "14.24"})
  void theOutlookNamesEveryPlaceAndWhoHasIt() {
    Prospects prospects = new Prospects(THEATRE, places);
    Outlook none = prospects.of(taken(5));
    assertThat(none.lines()).isEmpty();
    assertThat(none.objectives())
        .hasSize(THEATRE.charts().places().size())
        .allMatch(objective -> objective.holder() == Side.SOVIET);
    Outlook one = prospects.of(taken(5, "vitebsk"));
    assertThat(one.lines())
        .containsExactly(new Outlook.Line(Side.AXIS, "vitebsk", place("vitebsk").points(), "15.1"));
    assertThat(one.objectives())
        .filteredOn(objective -> objective.holder() == Side.AXIS)
        .extracting(Outlook.Objective::id)
        .containsExactly("vitebsk");
    assertThat(one.levels()).hasSize(THEATRE.charts().levels().size());
    assertThat(one.awards())
        .extracting(award -> award.reason() + " " + award.side() + " " + award.points())
        .containsExactly(
            "called AXIS " + THEATRE.charts().callPrice().each(),
            "city-retaken SOVIET " + THEATRE.charts().retakenPoints(),
            "german-division SOVIET 5");
    assertThat(prospects.of(taken(THEATRE.charts().turns(), "vitebsk")).lines()).hasSize(1);
    assertThat(prospects.of(taken(THEATRE.charts().turns() + 1, "vitebsk")).lines()).isEmpty();
  }

  @Test
  @Rule({"13.2", "15.12"})
  void onlySmolenskOpensAndShutsTheEast() {
    Draft draft = taken(5, "smolensk", "vitebsk").edit();
    places.germanTurnEnds(draft);
    assertThat(Told.of(draft.events())).containsExactly("13.2 east-opens");
    assertThat(Places.heldLastTurn(draft.view(), places.place("smolensk"))).isTrue();
    assertThat(Places.heldLastTurn(draft.view(), places.place("vitebsk"))).isTrue();
    assertThat(Places.heldLastTurn(draft.view(), places.place("vyazma"))).isFalse();
    places.germanTurnEnds(draft);
    assertThat(Told.of(draft.events())).hasSize(1);
    // Another place lost shuts nothing, the second time it changes hands scores nothing.
    int vitebsk = place("vitebsk").hexes().first();
    places.entered(draft, Side.SOVIET, vitebsk);
    List<String> told = Told.of(draft.events());
    int retaken = THEATRE.charts().retakenPoints();
    assertThat(told).hasSize(2).last().isEqualTo("15.12 city-retaken SOVIET " + retaken);
    places.entered(draft, Side.AXIS, vitebsk);
    places.entered(draft, Side.SOVIET, vitebsk);
    assertThat(Told.of(draft.events())).hasSize(2);
    places.entered(draft, Side.SOVIET, place("smolensk").hexes().last());
    assertThat(Told.of(draft.events())).contains("13.2 east-closes");
    assertThat(draft.ledger(Ledger.SOVIET_POINTS)).isEqualTo(2 * retaken);
  }

  @Test
  @Rule({"15.11", "15.12"})
  void aPlaceIsGermanOnlyIfEveryHexOfItIs() {
    Charts.Place smolensk = place("smolensk");
    assertThat(smolensk.hexes().size()).isEqualTo(2);
    Draft draft = at(5, Field.AXIS_INTERDICTION).position().edit();
    places.entered(draft, Side.AXIS, smolensk.hexes().first());
    assertThat(places.german(draft.view(), places.place("smolensk"))).isFalse();
    assertThat(places.held(draft.view(), places.place("smolensk"))).isFalse();
    places.entered(draft, Side.AXIS, smolensk.hexes().last());
    assertThat(places.german(draft.view(), places.place("smolensk"))).isTrue();
    assertThat(places.held(draft.view(), places.place("smolensk"))).isTrue();
    for (int i = 0; i < THEATRE.charts().places().size(); i++) {
      assertThat(places.german(draft.view(), i)).isEqualTo(i == places.place("smolensk"));
    }
  }
}
