package stavka.guderian.victory;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.attack;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.open;

import org.junit.jupiter.api.Test;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.guderian.Field;
import stavka.guderian.combat.GuderianCasualties;
import stavka.guderian.model.Ledger;
import stavka.guderian.supply.GuderianSupply;
import stavka.operational.model.Marks;

@Rule("15.12")
class DivisionPointsTest {
  private static final int HEX = open(h -> true);

  private static int points(String... lost) {
    Field field = at(8, Field.SOVIET_COMBAT);
    for (String id : lost) {
      field.place(HEX, id);
    }
    Draft draft = field.position().edit();
    GuderianCasualties losses = new GuderianCasualties(THEATRE);
    for (String id : lost) {
      losses.eliminate(draft, Field.unit(id), "9.64");
    }
    return draft.ledger(Ledger.SOVIET_POINTS);
  }

  @Test
  @Rule("15.12")
  void onlyWholeDivisionsScore() {
    assertThat(points("de-5")).isEqualTo(5);
    assertThat(points("de-7-pz-25")).isZero();
    assertThat(points("de-7-pz-25", "de-7-pg-6")).isZero();
    assertThat(points("de-7-pz-25", "de-7-pg-6", "de-7-pg-7")).isEqualTo(5);
    assertThat(points("de-14-mr-11", "de-14-mr-53")).isEqualTo(5);
    assertThat(points("de-dr-deutschland", "de-dr-der-fuehrer")).isZero();
    assertThat(points("de-dr-deutschland", "de-dr-der-fuehrer", "de-dr-11")).isEqualTo(5);
    assertThat(points("de-cav-1", "de-gd", "de-lehr")).isZero();
    assertThat(points("su-rd-46", "su-koniev")).isZero();
  }

  @Test
  @Rule("15.12")
  void theOptionGivesOnePointForADivision() {
    Draft draft =
        at(8, Field.SOVIET_COMBAT)
            .place(HEX, "de-5")
            .ledger(Ledger.POINTS_PER_DIVISION, 1)
            .position()
            .edit();
    new GuderianCasualties(THEATRE).eliminate(draft, Field.unit("de-5"), "9.64");
    assertThat(draft.ledger(Ledger.SOVIET_POINTS)).isEqualTo(1);
  }

  @Test
  @Rule({"15.12", "9.63"})
  void aReducedInfantryDivisionScoresWithItsLastStep() {
    Field field =
        at(8, Field.SOVIET_COMBAT, 1)
            .place(HEX, "su-rd-46 su-koniev")
            .known("su-rd-46", 9, 8)
            .place(next(HEX, 0), "de-5")
            .set(Marks.STEP, 3, "de-5");
    field.give(attack("su-rd-46", next(HEX, 0)));
    assertThat(field.gone("de-5")).isTrue();
    assertThat(field.position().ledger(Ledger.SOVIET_POINTS)).isEqualTo(5);
  }

  @Test
  @Rule({"15.11", "15.1"})
  void aPlaceWithoutAFreeLineToTheWestDoesNotScore() {
    Places places = new Places(THEATRE, new GuderianSupply(THEATRE));
    Field field = at(12, Field.AXIS_INTERDICTION).place(hex("2626"), "de-5");
    Draft draft = field.position().edit();
    places.entered(draft, Side.AXIS, hex("2626"));
    int roslavl = places.place("roslavl");
    assertThat(places.held(draft.view(), roslavl)).isTrue();
    String[] ring = {"su-rd-46", "su-rd-152", "su-rd-129", "su-rd-38", "su-rd-127", "su-rd-134"};
    for (int i = 0; i < 6; i++) {
      draft.moveTo(Field.unit(ring[i]), next(hex("2626"), i));
    }
    assertThat(places.held(draft.view(), roslavl)).isFalse();
    assertThat(places.german(draft.view(), roslavl)).isTrue();
  }

  @Test
  @Rule({"15.11", "15.12"})
  void smolenskIsHeldAndRetakenWhole() {
    Places places = new Places(THEATRE, new GuderianSupply(THEATRE));
    Draft draft = at(8, Field.SOVIET_COMBAT).position().edit();
    var hexes = THEATRE.charts().places().get(places.place("smolensk")).hexes();
    places.entered(draft, Side.AXIS, hexes.first());
    places.germanTurnEnds(draft);
    places.entered(draft, Side.SOVIET, hexes.first());
    assertThat(draft.ledger(Ledger.SOVIET_POINTS)).isZero();
    hexes.each(hex -> places.entered(draft, Side.AXIS, hex));
    places.germanTurnEnds(draft);
    places.entered(draft, Side.SOVIET, hexes.last());
    assertThat(draft.ledger(Ledger.SOVIET_POINTS)).isEqualTo(2);
    places.entered(draft, Side.SOVIET, hexes.first());
    assertThat(draft.ledger(Ledger.SOVIET_POINTS)).isEqualTo(2);
    assertThat(places.german(draft.view(), places.place("smolensk"))).isFalse();
  }
}
