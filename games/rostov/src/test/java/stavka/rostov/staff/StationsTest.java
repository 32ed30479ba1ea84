package stavka.rostov.staff;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.model.Weather;

/** Where those stand well who cannot fight. */
class StationsTest {
  private static double post(Field field, String unit, String hex) {
    return Field.GAME
        .advice()
        .post(field.position(), field.unit(unit), field.hex(hex))
        .orElseThrow();
  }

  private static Field field(String germans) {
    Field field = Field.sumy().alone().weather(Weather.CLEAR);
    return field.place("A5016", germans).place("A5117", "su-81");
  }

  private static double menace(Field field, String hex) {
    return new Menace(Field.THEATRE).at(field.position(), Side.SOVIET, field.hex(hex));
  }

  @Test
  @Rule({"16.25", "22.11"})
  void aHeadquartersBesideItsTroopsFearsAPanzerDivisionAndNotItsScouts() {
    double scouts = post(field("de-9-pz-r9"), "su-hq-40a", "A5117");
    double panzers = post(field("de-9-pz-33 de-9-pz-10 de-9-pz-11"), "su-hq-40a", "A5117");
    assertThat(panzers).isLessThan(scouts - 1);
  }

  @Test
  @Rule("16.25")
  void gunsOfTheGuardWhoseLossScoresAreKeptFartherOffThanOthers() {
    Field field = field("de-9-pz-33 de-9-pz-10");
    double guards = post(field, "su-gmi-4", "A5115") - post(field, "su-gmi-4", "A5919");
    double others = post(field, "su-sar-11", "A5115") - post(field, "su-sar-11", "A5919");
    assertThat(guards).isLessThan(others - 1);
  }

  @Test
  @Rule("10.5")
  void aLineOfZonesKeepsFootmenFromThoseBehindIt() {
    Field open = Field.sumy().alone().weather(Weather.CLEAR).place("A5016", "de-299");
    assertThat(menace(open, "A5316")).isEqualTo(menace(open, "A5116")).isPositive();
    assertThat(menace(open, "A5716")).isZero();
    open.place("A5114", "su-297").place("A5116", "su-81").place("A5118", "su-227");
    assertThat(menace(open, "A5116")).isPositive();
    assertThat(menace(open, "A5316")).isZero();
  }
}
