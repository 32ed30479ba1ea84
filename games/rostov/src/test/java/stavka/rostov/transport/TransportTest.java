package stavka.rostov.transport;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Rolled;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.War;
import stavka.rostov.command.Headquarters;
import stavka.rostov.command.NonOperational;
import stavka.rostov.control.Control;
import stavka.rostov.model.Box;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.Timetable;
import stavka.rostov.model.Weather;
import stavka.rostov.zones.RostovZones;
import stavka.testkit.ScriptedPlay;

class TransportTest {
  private static final Control CONTROL = new Control(Field.THEATRE);
  private static final NonOperational SILENT =
      new NonOperational(Field.THEATRE, new Headquarters(Field.THEATRE));
  private static final AirTransport AIR =
      new AirTransport(Field.THEATRE, CONTROL, SILENT, War.ENTRANCES, Side.SOVIET);
  private static final SeaTransport SEA =
      new SeaTransport(Field.THEATRE, RostovZones.of(Field.THEATRE), CONTROL, SILENT);

  private static String said(Objection objection) {
    return objection.rule() + " " + objection.code();
  }

  private static String fly(Field field, String unit, String to) {
    Objection objection =
        AIR.objection(field.position(), new Airlift(field.unit(unit), field.hex(to)));
    return objection == null ? "" : said(objection);
  }

  private static String ship(Field field, String unit, String to) {
    Objection objection =
        SEA.objection(field.position(), new Ship(field.unit(unit), field.hex(to)));
    return objection == null ? "" : said(objection);
  }

  @Test
  @Rule({"11.71", "11.72", "11.73", "11.76"})
  void aHeadquartersFliesFromTownToTownOnceATurn() {
    Field azov = Field.azov();
    assertThat(fly(azov, "su-hq-9a", "D1630")).isEmpty();
    assertThat(fly(azov, "su-30-mtn", "D1630")).isEqualTo("11.71 airlift-who");
    assertThat(fly(azov, "su-hq-9a", "D1530")).isEqualTo("11.72 airlift-where");
    assertThat(fly(azov, "su-hq-9a", "D0128")).isEqualTo("11.72 airlift-where");
    assertThat(fly(azov, "su-hq-9a", "C5706")).isEqualTo("11.72 airlift-where");
    assertThat(fly(azov, "de-299", "D1630")).isEqualTo("3.11 not-your-unit");
    azov.arrange(
        draft -> {
          AIR.carryOut(draft, new Airlift(azov.unit("su-hq-9a"), azov.hex("D1630")));
          assertThat(draft.events()).as("nobody shoots").noneMatch(Rolled.class::isInstance);
        });
    assertThat(azov.where("su-hq-9a")).isEqualTo("D1630");
    assertThat(azov.position().has(azov.unit("su-hq-9a"), RostovMarks.MOVED)).isTrue();
    assertThat(azov.position().ledger(RostovLedger.AIRLIFTS + 1)).isZero();
    azov.arrange(draft -> draft.enter(RostovLedger.AIRLIFTS + 1, 3));
    assertThat(fly(azov, "su-hq-6a", "D1630")).isEqualTo("11.76 airlift-spent");
    azov.arrange(draft -> draft.enter(RostovLedger.FLOWN + 1, 0));
    assertThat(fly(azov, "su-hq-6a", "D1630")).isEmpty();
    assertThat(fly(azov, "su-hq-9a", "D2612")).isEqualTo("10.52 has-moved");
  }

  @Test
  @Rule({"11.74", "11.75", "23.13"})
  void nobodyFliesBesideTheEnemyNorByVillagesInRainWithoutEngineers() {
    Field azov = Field.azov();
    azov.place("D1629", "de-299");
    assertThat(fly(azov, "su-hq-9a", "D1630")).isEqualTo("11.74 airlift-enemy");
    assertThat(fly(azov, "su-hq-51a", "D2612")).isEqualTo("11.74 airlift-enemy");
    Field rain = Field.azov().weather(Weather.RAIN);
    assertThat(fly(rain, "su-hq-9a", "D2612")).isEmpty();
    int village = village(rain);
    rain.arrange(draft -> draft.moveTo(rain.unit("su-hq-9a"), village));
    assertThat(fly(rain, "su-hq-9a", "D2612")).isEqualTo("11.75 airlift-rain");
    rain.arrange(draft -> draft.moveTo(rain.unit("su-sen-3"), village));
    assertThat(fly(rain, "su-hq-9a", "D2612")).isEmpty();
  }

  /** A Soviet village far behind the front. */
  private static int village(Field field) {
    for (int hex = 0; hex < Field.THEATRE.grid().size(); hex++) {
      if (Field.THEATRE.ground().village(hex)
          && Field.THEATRE.plan(field.position()).covers(hex)
          && Control.holds(field.position(), Side.SOVIET, hex)
          && Field.THEATRE.board(field.position()).distancesToUnits(Side.AXIS)[hex] > 5) {
        return hex;
      }
    }
    throw new IllegalStateException();
  }

  @Test
  @Rule("11.8")
  void oneSmallUnitATurnGoesBySeaFromPortToPortUnlessStormOrIceForbids() {
    Field azov = Field.azov();
    assertThat(ship(azov, "su-136-mtn", "D2425")).isEmpty();
    assertThat(ship(azov, "su-136-mtn", "D2612")).isEqualTo("11.8 ship-where");
    assertThat(ship(azov, "su-flo-azov", "D2425")).isEqualTo("11.8 ship-spent");
    assertThat(ship(azov, "su-30-mtn", "D2425")).isEqualTo("11.8 ship-where");
    assertThat(ship(Field.azov().frozen(true), "su-136-mtn", "D2425")).isEqualTo("11.27 sail-ice");
    Field storm = Field.azov().arrange(draft -> draft.enter(RostovLedger.STORM, 1));
    assertThat(ship(storm, "su-136-mtn", "D2425")).isEqualTo("23.34 sail-storm");
    assertThat(ship(Field.azov().place("D1629", "de-299"), "su-136-mtn", "D2425"))
        .isEqualTo("11.8 ship-where");
    Field full = Field.azov().place("D2425", "su-274 su-411");
    assertThat(ship(full, "su-136-mtn", "D2425")).isEqualTo("3.32 too-many");
    azov.arrange(
        draft -> SEA.carryOut(draft, new Ship(azov.unit("su-136-mtn"), azov.hex("D2425"))));
    assertThat(azov.where("su-136-mtn")).isEqualTo("D2425");
    azov.place("D1630", "su-296");
    assertThat(ship(azov, "su-296", "D2425")).isEqualTo("11.8 ship-spent");
  }

  @Test
  @Rule({"11.72", "11.8"})
  void whoeverIsCarriedGoesAfterAllOthersHaveMoved() {
    for (Order carried :
        List.of(
            new Airlift(Field.azov().unit("su-hq-9a"), Field.azov().hex("D1630")),
            new Ship(Field.azov().unit("su-136-mtn"), Field.azov().hex("D2425")))) {
      ScriptedPlay play = Field.azov().play(49, "soviet-movement");
      Move march = new Move(play.units("su-51"), play.hexes("C5929"), "march");
      assertThat(play.why(march)).isNotEqualTo("11.72 transport-last");
      play.give(carried);
      play.refused("11.72 transport-last", march);
      assertThat(play.position().ledger(RostovLedger.CARRIED)).isOne();
      play.give(new EndPhase());
      assertThat(play.position().ledger(RostovLedger.CARRIED)).isZero();
    }
  }

  private static Airlift airlift(ScriptedPlay play, String unit, String hex) {
    return new Airlift(play.unit(unit), play.hex(hex));
  }

  @Test
  @Rule({"6.81", "6.84", "11.72", "11.76"})
  void aColumnMadeOfAPointComesToATownByAirAndStaysThereForTheTurn() {
    ScriptedPlay play = Field.azov().at(49, "soviet-movement");
    play.ledger(RostovLedger.POINTS + 1, 1);
    play.refused("11.72 airlift-where", airlift(play, "supply-soviet-truck-3", "D1530"));
    play.give(airlift(play, "supply-soviet-truck-3", "D1630"));
    assertThat(play.where("supply-soviet-truck-3")).isEqualTo("D1630");
    assertThat(play.position().ledger(RostovLedger.POINTS + 1)).isZero();
    assertThat(play.position().ledger(RostovLedger.CITIES)).as("no city gave it").isZero();
    assertThat(play.has("supply-soviet-truck-3", RostovMarks.MOVED)).isTrue();
    play.refused("11.71 airlift-who", airlift(play, "su-30-mtn", "D1630"));
  }

  @Test
  @Rule({"6.81", "6.84", "11.72"})
  void withoutAPointNoColumnComesByAir() {
    ScriptedPlay play = Field.azov().at(49, "soviet-movement");
    play.ledger(RostovLedger.POINTS + 1, 0);
    play.refused("8.11 not-on-map", airlift(play, "supply-soviet-truck-3", "D1630"));
  }

  @Test
  @Rule({"8.12", "11.71", "11.72"})
  void airborneTroopsAndHeadquartersThatAreDueComeByAirInsteadOfByTheirEdge() {
    Field field = Field.campaign();
    Ints due = Ints.EMPTY;
    for (Timetable.Arrival arrival : Field.THEATRE.plan("kiev-to-rostov").schedule().arrivals()) {
      if (arrival.byEdge()) {
        due =
            due.plus(
                arrival
                    .units()
                    .filter(
                        unit ->
                            Field.THEATRE.pieces().headquarters(unit)
                                || Field.THEATRE.pieces().kind(unit) == Kind.AIRBORNE));
      }
    }
    assertThat(due).isNotEmpty();
    int unit = due.first();
    field.arrange(draft -> draft.moveToBox(unit, Box.DUE));
    ScriptedPlay play = field.at(70, "soviet-movement");
    Order[] landing = {null};
    play.legal()
        .forExtras(
            order -> {
              if (order instanceof Airlift airlift && airlift.unit() == unit) {
                landing[0] = order;
              }
            });
    assertThat(landing[0]).isNotNull();
    play.give(landing[0]);
    assertThat(play.position().onMap(unit)).isTrue();
  }

  @Test
  @Rule({"10.57", "22.25"})
  void whoIsCarriedCountsAmongTheUnitsThatMayBeginNearASilentHeadquarters() {
    Field azov = Field.azov().mark(RostovMarks.TURNED, 1, "su-hq-9a");
    int most = Field.THEATRE.pieces().profile(azov.unit("su-hq-9a")).recovery() - 1;
    azov.mark(RostovMarks.STARTED, most, "su-hq-9a").place("C4239", "su-hq-51a");
    azov.arrange(draft -> draft.moveTo(azov.unit("su-hq-51a"), draft.place(azov.unit("su-hq-9a"))));
    assertThat(fly(azov, "su-hq-51a", "D1630")).isEqualTo("22.25 non-op-limit");
    assertThat(fly(azov, "su-hq-9a", "D1630")).as("the headquarters itself is free").isEmpty();
  }
}
