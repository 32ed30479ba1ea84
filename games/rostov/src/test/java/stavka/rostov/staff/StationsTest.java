package stavka.rostov.staff;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
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

  private static Field field() {
    return Field.sumy().alone().weather(Weather.CLEAR).place("A5016", "de-9-pz-33 de-9-pz-10");
  }

  @Test
  @Rule({"16.25", "22.11"})
  void aHeadquartersInReachOfPanzersWantsTroopsBesideIt() {
    double bare = post(field(), "su-hq-40a", "A5116");
    double guarded = post(field().place("A5116", "su-297 su-81"), "su-hq-40a", "A5116");
    assertThat(guarded).isGreaterThan(bare + 3);
  }

  @Test
  @Rule("16.25")
  void gunsOfTheGuardWhoseLossScoresAreKeptFartherOffThanOthers() {
    double guards = post(field(), "su-gmi-4", "A5117") - post(field(), "su-gmi-4", "A5919");
    double others = post(field(), "su-sar-11", "A5117") - post(field(), "su-sar-11", "A5919");
    assertThat(guards).isLessThan(others - 1);
  }

  @Test
  @Rule("10.5")
  void thoseBehindALineOfZonesAreSafer() {
    Field open = field();
    Field screened =
        field().place("A5114", "su-297").place("A5116", "su-81").place("A5118", "su-227");
    double gain =
        post(screened, "supply-soviet-wagon-1", "A5316")
            - post(open, "supply-soviet-wagon-1", "A5316");
    assertThat(gain).isGreaterThan(1);
  }
}
