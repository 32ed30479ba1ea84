package stavka.guderian.victory;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.end;
import static stavka.guderian.Field.march;
import static stavka.guderian.Field.next;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Scored;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.PlainMap;
import stavka.guderian.model.Charts;
import stavka.guderian.model.Ledger;
import stavka.guderian.supply.GuderianSupply;

/** What a city is worth that is retaken from the German. */
class RetakenTest {
  private static final Guderian PLAIN = new PlainMap().game();
  private static final Charts.Place ORSHA = place("orsha");
  private static final int CITY = ORSHA.hexes().first();

  private final Places places = new Places(PLAIN.theatre(), new GuderianSupply(PLAIN.theatre()));

  private static Charts.Place place(String id) {
    return Field.THEATRE.charts().places().get(Field.THEATRE.charts().place(id));
  }

  private static Draft draft() {
    return Field.of(PLAIN, 8, Field.SOVIET_COMBAT).position().edit();
  }

  private int points(Draft draft) {
    return draft.ledger(Ledger.SOVIET_POINTS);
  }

  private void comes(Draft draft, Side side, Charts.Place place) {
    place.hexes().each(hex -> places.entered(draft, side, hex));
  }

  @Test
  @Rule("15.12")
  void aCityHeldWhenTheGermanTurnEndedScoresTwoAsTheFirstSovietUnitEntersIt() {
    Draft draft = draft();
    comes(draft, Side.AXIS, ORSHA);
    places.germanTurnEnds(draft);
    comes(draft, Side.SOVIET, ORSHA);
    assertThat(points(draft)).isEqualTo(2);
    comes(draft, Side.SOVIET, ORSHA);
    assertThat(points(draft)).isEqualTo(2);
  }

  @Test
  @Rule("15.12")
  void aCityTakenAndLostBetweenTwoEndsOfGermanTurnsScoresNothing() {
    Draft draft = draft();
    comes(draft, Side.AXIS, ORSHA);
    comes(draft, Side.SOVIET, ORSHA);
    assertThat(points(draft)).isZero();
    comes(draft, Side.AXIS, ORSHA);
    places.germanTurnEnds(draft);
    comes(draft, Side.SOVIET, ORSHA);
    comes(draft, Side.AXIS, ORSHA);
    comes(draft, Side.SOVIET, ORSHA);
    assertThat(points(draft)).isEqualTo(2);
    comes(draft, Side.AXIS, ORSHA);
    places.germanTurnEnds(draft);
    comes(draft, Side.SOVIET, ORSHA);
    assertThat(points(draft)).isEqualTo(4);
  }

  @Test
  @Rule({"15.12", "15.11"})
  void aCityHeldWithoutALineScoresNothing() {
    Field field = Field.of(PLAIN, 8, Field.SOVIET_COMBAT);
    field.place(next(CITY, 0), "su-rd-46");
    Draft draft = field.position().edit();
    comes(draft, Side.AXIS, ORSHA);
    places.germanTurnEnds(draft);
    comes(draft, Side.SOVIET, ORSHA);
    assertThat(points(draft)).isZero();
  }

  @Test
  @Rule("15.12")
  void aPlaceThatIsNoCityScoresNothing() {
    Charts.Place edge = place("moscow-north");
    Draft draft = draft();
    comes(draft, Side.AXIS, edge);
    places.germanTurnEnds(draft);
    comes(draft, Side.SOVIET, edge);
    assertThat(points(draft)).isZero();
  }

  @Test
  @Rule({"15.12", "4.2"})
  void theEndOfTheGermanTurnIsTheEndOfTheGameTurn() {
    Draft draft = Field.of(PLAIN, 7, Field.AXIS_INTERDICTION).position().edit();
    comes(draft, Side.AXIS, ORSHA);
    Field field =
        Field.of(PLAIN, 7, Field.AXIS_INTERDICTION, 1)
            .ledger(Ledger.GERMAN_PLACES, draft.ledger(Ledger.GERMAN_PLACES))
            .place(next(next(CITY, 1), 1), "su-rd-46 su-koniev");
    field.give(end());
    assertThat(field.position().turn()).isEqualTo(8);
    field.give(march("su-rd-46", next(CITY, 1), CITY));
    assertThat(field.position().ledger(Ledger.SOVIET_POINTS)).isEqualTo(2);
    assertThat(field.events()).contains(new Scored(Side.SOVIET, 2, "city-retaken", "15.12"));
  }
}
