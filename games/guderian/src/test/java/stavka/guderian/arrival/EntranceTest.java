package stavka.guderian.arrival;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.GROUND;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.end;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.march;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.unit;

import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.arrival.Evacuation.Evacuate;
import stavka.guderian.model.Box;
import stavka.guderian.model.GuderianMarks;
import stavka.guderian.model.Ledger;
import stavka.operational.model.Marks;

class EntranceTest {
  private static final int X = Box.FIRST_AREA + GROUND.areas().indexOf("area-x");

  @Test
  @Rule({"14.3", "16.1"})
  void anArrivalMayWaitAndPaysForItsEntryHex() {
    int entry = GROUND.area("area-x").first();
    Field field = at(9, Field.SOVIET_MOVEMENT).box(X, "su-rd-46");
    assertThat(field.why(end())).isEmpty();
    int price = GROUND.entryPrice(field.position(), unit("su-rd-46"), entry);
    assertThat(price).isPositive();
    field.give(march("su-rd-46", entry));
    assertThat(field.has("su-rd-46", Marks.SUPPLIED)).isTrue();
    assertThat(field.position().get(unit("su-rd-46"), Marks.GRACE)).isEqualTo(9);
  }

  @Test
  @Rule({"14.3", "14.23"})
  void anEnemyUnitClosesAnEntryHexAndAZoneDoesNot() {
    int entry = hex("0105");
    Field field = at(5, Field.AXIS_MOVEMENT).place(entry, "su-rd-46");
    assertThat(field.why(march("de-6", entry))).isEqualTo("6.21 enemy-there");
    int beside = hex("0104");
    assertThat(GROUND.grid().adjacent(entry, beside)).isTrue();
    assertThat(field.why(march("de-6", beside))).isEmpty();
  }

  @Test
  @Rule({"14.11", "14.12"})
  void aProvisionalDivisionThatDoesNotComeIsLostAndItsCounterGoesBackToThePool() {
    Field field =
        at(8, Field.SOVIET_MOVEMENT)
            .box(Box.PROVISIONAL, "su-rd-46")
            .ledger(Ledger.PROVISIONAL_HEX, hex("5910") + 1);
    assertThat(field.why(march("su-rd-46", hex("5911")))).isEqualTo("14.3 not-an-entry");
    assertThat(field.why(march("su-rd-46", hex("5910")))).isEmpty();
    field.give(end());
    assertThat(field.position().inBox(unit("su-rd-46"), Box.POOL)).isTrue();
    assertThat(field.position().ledger(Ledger.PROVISIONAL_HEX)).isZero();
  }

  @Test
  @Rule("14.12")
  void aGermanZoneClosesAnEntranceUnlessASovietUnitHoldsIt() {
    int entrance = GROUND.area("area-1").first();
    int beside = HexGrid.NONE;
    for (int hex : Field.ring(entrance)) {
      if (hex != HexGrid.NONE
          && GROUND.grid().column(hex) <= GROUND.grid().column(entrance)
          && GROUND.passable(entrance, GROUND.grid().direction(entrance, hex))) {
        beside = hex;
      }
    }
    Field zone = at(11, Field.AXIS_INTERDICTION, 1).place(beside, "de-5").give(end());
    assertThat(zone.position().ledger(Ledger.PROVISIONAL_HEX) - 1).isNotEqualTo(entrance);
    Field held =
        at(11, Field.AXIS_INTERDICTION, 1)
            .place(beside, "de-5")
            .place(entrance, "su-rd-214")
            .give(end());
    assertThat(held.position().ledger(Ledger.PROVISIONAL_HEX) - 1).isEqualTo(entrance);
  }

  @Test
  @Rule({"14.11", "14.1"})
  void everyTurnHasItsProvisionalDivisionTheLastOneToo() {
    Field field = at(11, Field.AXIS_INTERDICTION, 4).give(end());
    assertThat(field.position().turn()).isEqualTo(12);
    assertThat(field.position().ledger(Ledger.PROVISIONAL_HEX)).isPositive();
  }

  @Test
  @Rule({"14.24", "14.22"})
  void theFirstFiveCostAPointEachAndTheOthersTwo() {
    SouthWest front = new SouthWest(THEATRE);
    Draft draft = at(3, Field.SOVIET_MOVEMENT).position().edit();
    int points = 0;
    for (int i = 1; i <= 10; i++) {
      int unit = unit("su-rd-46");
      draft.set(unit, GuderianMarks.SOUTH_WEST);
      front.stepped(draft, unit, -1, 0);
      points += i <= 5 ? 1 : 2;
      assertThat(draft.ledger(Ledger.AXIS_POINTS)).isEqualTo(points);
    }
    front.stepped(draft, unit("su-rd-152"), -1, 0);
    assertThat(draft.ledger(Ledger.AXIS_POINTS)).isEqualTo(15);
  }

  @Test
  @Rule({"14.21", "14.23"})
  void theSouthWesternFrontEntersBySouthernRailwaysFromZEastward() {
    Arrivals arrivals = new Arrivals(THEATRE);
    Field field = at(3, Field.SOVIET_MOVEMENT).box(Box.SOUTH_WEST, "su-rd-46");
    var hexes = arrivals.choices(field.position(), unit("su-rd-46"));
    int west =
        GROUND.area("area-z").stream().map(hex -> GROUND.grid().column(hex)).min().orElseThrow();
    assertThat(hexes.isEmpty()).isFalse();
    for (int i = 0; i < hexes.size(); i++) {
      assertThat(GROUND.onRail(hexes.get(i))).isTrue();
      assertThat(GROUND.grid().column(hexes.get(i))).isGreaterThanOrEqualTo(west);
      boolean edge = false;
      for (int direction = 2; direction <= 4; direction++) {
        edge |= next(hexes.get(i), direction) == HexGrid.NONE;
      }
      assertThat(edge).isTrue();
    }
  }

  @Test
  @Rule("10.4")
  void anEvacuatedLeaderComesBackAtXTheNextTurnAndTwiceIsAll() {
    Field field =
        at(8, Field.AXIS_INTERDICTION, 1, 1)
            .box(Box.EVACUATED, "su-koniev")
            .ledger(Ledger.EVACUATION, 1)
            .ledger(Ledger.EVACUATED, 2)
            .ledger(Ledger.EVACUATED_THIS_TURN, 1)
            .place(hex("4015"), "su-lukin");
    field.give(end());
    assertThat(field.position().inBox(unit("su-koniev"), X)).isTrue();
    assertThat(field.position().ledger(Ledger.EVACUATED_THIS_TURN)).isZero();
    assertThat(field.why(new Evacuate(unit("su-lukin")))).isEqualTo("10.4 evacuation-used");
    assertThat(field.why(march("su-koniev", GROUND.area("area-x").first()))).isEmpty();
  }
}
