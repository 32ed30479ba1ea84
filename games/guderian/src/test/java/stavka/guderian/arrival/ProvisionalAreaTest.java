package stavka.guderian.arrival;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.GROUND;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.end;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.march;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.model.Box;

/** The first of the six entrances is an area of nine hexes; the division chooses among them. */
class ProvisionalAreaTest {
  private static String arrived(Field field) {
    for (int unit = 0; unit < Field.THEATRE.roster().size(); unit++) {
      if (field.position().inBox(unit, Box.PROVISIONAL)) {
        return Field.THEATRE.roster().get(unit).id();
      }
    }
    throw new AssertionError("no division came");
  }

  @Test
  @Rule({"14.11", "14.1"})
  void theDivisionEntersByAnyHexOfTheArea() {
    Field field = at(7, Field.AXIS_INTERDICTION, 1).give(end());
    String division = arrived(field);
    GROUND
        .area("area-1")
        .each(hex -> assertThat(field.why(march(division, hex))).as("" + hex).isEmpty());
    assertThat(field.why(march(division, hex("1801")))).isEqualTo("14.3 not-an-entry");
    assertThat(field.why(march(division, hex("2801")))).isEqualTo("14.3 not-an-entry");
  }

  @Test
  @Rule("14.12")
  void aGermanZoneClosesOnlyTheHexesItCovers() {
    Field field = at(7, Field.AXIS_INTERDICTION, 1).place(hex("2002"), "de-5").give(end());
    String division = arrived(field);
    assertThat(field.why(march(division, hex("2001")))).isEqualTo("14.3 not-an-entry");
    assertThat(field.why(march(division, hex("1901")))).isEmpty();
    assertThat(field.why(march(division, hex("2301")))).isEmpty();
  }

  @Test
  @Rule("14.12")
  void anAreaThatIsClosedAltogetherIsLeftEastward() {
    String[] units = {"de-5", "de-6", "de-7", "de-15", "de-17", "de-23", "de-26", "de-31", "de-34"};
    Field field = at(7, Field.AXIS_INTERDICTION, 1);
    for (int i = 0; i < units.length; i++) {
      field.place(GROUND.area("area-1").get(i), units[i]);
    }
    field.give(end());
    String division = arrived(field);
    // 2801 lies in the zone of 2701.
    assertThat(field.why(march(division, hex("2801")))).isEqualTo("14.3 not-an-entry");
    assertThat(field.why(march(division, hex("2901")))).isEmpty();
    assertThat(field.why(march(division, hex("3001")))).isEqualTo("14.3 not-an-entry");
  }
}
