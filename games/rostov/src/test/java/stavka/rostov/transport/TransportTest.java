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
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.control.Control;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.Weather;
import stavka.rostov.zones.RostovZones;
import stavka.testkit.ScriptedPlay;

class TransportTest {
  private static final Control CONTROL = new Control(Field.THEATRE);
  private static final AirTransport AIR = new AirTransport(Field.THEATRE, CONTROL, Side.SOVIET);
  private static final SeaTransport SEA =
      new SeaTransport(Field.THEATRE, RostovZones.of(Field.THEATRE), CONTROL);

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
}
