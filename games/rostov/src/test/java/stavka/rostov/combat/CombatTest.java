package stavka.rostov.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static stavka.rostov.combat.Figures.attack;
import static stavka.rostov.combat.Figures.changes;
import static stavka.rostov.combat.Figures.defence;

import org.junit.jupiter.api.Test;
import stavka.engine.battle.CombatTable;
import stavka.engine.play.Forecast;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.War;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.Weather;

class CombatTest {
  private static final String WHOLE = "de-13-pz-66 de-13-pz-93 de-13-pz-r13 de-eng-652";

  private static final String DON = "su-343 su-347 su-31 su-353 su-sen-5 su-317 su-62-cd";

  private static War rostov(boolean frozen) {
    Field field = Field.redeemed().weather(Weather.SNOW).frozen(frozen);
    field.place("D4722", "su-343 su-347").place("D4922", "su-31 su-353 su-sen-5");
    field.place("D4823", "su-317 su-62-cd su-sah-3 su-gmi-8 su-hq-56a supply-soviet-truck-1");
    field.place("D4822", "de-eng-652").mark(RostovMarks.STEP, 0, WHOLE);
    field.mark(RostovMarks.STEP, 2, "su-31").mark(RostovMarks.STEP, 1, "su-353");
    return new War(field).declared(DON, "D4822");
  }

  @Test
  @Rule({"15.51", "15.52", "15.57"})
  void acrossTheOpenDonAttackersAreHalvedAndAcrossTheIceTheyAreNot() {
    War ice = rostov(true);
    Forecast frozen =
        ice.forecast(
            Side.SOVIET, ice.attack(DON, "D4822", 0, "supply-soviet-truck-1 su-sah-3 su-gmi-8"));
    War water = rostov(false);
    Forecast open =
        water.forecast(
            Side.SOVIET, water.attack(DON, "D4822", 0, "supply-soviet-truck-1 su-sah-3 su-gmi-8"));
    assertThat(attack(frozen)).as("20, and guns of 7").isEqualTo(27);
    assertThat(attack(open)).as("half of 20, and guns of 7").isEqualTo(17);
    assertThat(defence(frozen)).isEqualTo(13);
    assertThat(defence(open)).isEqualTo(13);
    assertThat(frozen.report().odds()).isEqualTo("2-1");
    assertThat(open.report().odds()).isEqualTo("1-1");
  }

  @Test
  @Rule({"15.61", "15.63"})
  void engineersLeadAgainstACityAndItsRiver() {
    War war = rostov(true);
    Forecast plain =
        war.forecast(Side.SOVIET, war.attack(DON, "D4822", 0, "supply-soviet-truck-1"));
    Forecast led = war.forecast(Side.SOVIET, war.attack(DON, "D4822", 1, "supply-soviet-truck-1"));
    assertThat(changes(plain)).isEqualTo("drm-ground 1, drm-hexside 1");
    assertThat(changes(led)).isEqualTo("drm-ground 1, drm-hexside 1, drm-engineers -1");
  }

  @Test
  @Rule({"15.32", "15.66"})
  void withoutAttackSupplyTheDieIsTwoWorseAndGunsAreSilent() {
    War war = rostov(true);
    assertThat(changes(war.forecast(Side.SOVIET, war.attack(DON, "D4822", 0, ""))))
        .isEqualTo("drm-ground 1, drm-hexside 1, drm-no-attack-supply 2, drm-limit -1");
    assertThat(war.fight(Side.SOVIET, war.attack(DON, "D4822", 0, "su-sah-3")))
        .isEqualTo("15.32 gun-no-supply");
  }

  @Test
  @Rule({"15.31", "15.33"})
  void everyAttackerNeedsALineToTheSupply() {
    War war = rostov(true);
    war.field().place("D5315", "supply-soviet-truck-2");
    assertThat(war.fight(Side.SOVIET, war.attack(DON, "D4822", 0, "supply-soviet-truck-2")))
        .isEqualTo("15.31 supply-cut");
  }

  @Test
  @Rule({"15.4", "22.14"})
  void moreGunsThanOneFireOnlyBesideAHeadquarters() {
    War war = rostov(true);
    war.field().place("D4823", "su-sar-10");
    String three = "supply-soviet-truck-1 su-sah-3 su-gmi-8 su-sar-10";
    assertThat(attack(war.forecast(Side.SOVIET, war.attack(DON, "D4822", 0, three))))
        .as("20, and guns of 4, 3 and 3")
        .isEqualTo(30);
    war.field().place("D5219", "su-hq-56a");
    assertThat(war.fight(Side.SOVIET, war.attack(DON, "D4822", 0, three)))
        .isEqualTo("22.14 gun-limit");
    assertThat(
            attack(
                war.forecast(
                    Side.SOVIET, war.attack(DON, "D4822", 0, "supply-soviet-truck-1 su-sah-3"))))
        .isEqualTo(24);
  }

  private static final String AZOV = "de-170 de-1-geb";

  private static War melitopol() {
    Field field = Field.azov().alone().weather(Weather.CLEAR).place("C5828", "de-170");
    field.place("C5829", "de-1-geb de-art-618 supply-axis-1");
    field.place("C5928", "su-51 su-150 su-sar-10").mark(RostovMarks.STEP, 1, "su-51");
    return new War(field).declared(AZOV, "C5928");
  }

  @Test
  @Rule({"15.4", "15.51", "15.53", "15.54", "15.55"})
  void gunsInTheHexDefendAsTroopsOrSupport() {
    War war = melitopol();
    Forecast plain =
        war.forecast(Side.AXIS, war.attack(AZOV, "C5928", 0, "supply-axis-1 de-art-618"));
    assertThat(attack(plain)).as("6 + 5, and a gun of 3").isEqualTo(14);
    assertThat(defence(plain)).as("2 + 4, and the gun as troops 1").isEqualTo(7);
    assertThat(plain.report().odds()).isEqualTo("2-1");
    war.field().mark(RostovMarks.COMMITTED, 1, "su-sar-10");
    Forecast fired =
        war.forecast(Side.AXIS, war.attack(AZOV, "C5928", 0, "supply-axis-1 de-art-618"));
    assertThat(defence(fired)).as("2 + 4, and its support of 3").isEqualTo(9);
    assertThat(fired.report().odds()).isEqualTo("3-2");
    war.field().weather(Weather.RAIN);
    Forecast rain =
        war.forecast(Side.AXIS, war.attack(AZOV, "C5928", 0, "supply-axis-1 de-art-618"));
    assertThat(defence(rain)).as("rain halves guns").isEqualTo(7.5);
    assertThat(attack(rain)).isEqualTo(12.5);
  }

  @Test
  @Rule({"15.4", "15.51"})
  void supportCountsUpToTheStrengthOfTheTroops() {
    War war = melitopol();
    war.field().place("C5829", "de-art-704 de-neb-51 de-9-pz-r9");
    String guns = "supply-axis-1 de-art-618 de-art-704 de-neb-51";
    Forecast few = war.forecast(Side.AXIS, war.attack("de-9-pz-r9", "C5928", 0, guns));
    assertThat(attack(few)).as("3, and of guns of 9 no more than 3").isEqualTo(6);
  }

  @Test
  @Rule({"15.54", "15.81"})
  void forecastsCountEveryValueOfAnUnknownUnit() {
    Field azov = Field.azov();
    int fort =
        azov.position().stack(azov.hex("C4239")).stream()
            .filter(unit -> Field.THEATRE.pieces().unknown(azov.position(), unit))
            .findFirst()
            .orElseThrow();
    assertThat(Field.THEATRE.roster().get(fort).id()).isEqualTo("ur-mg-1");
    azov.place("C4238", "supply-axis-1");
    War war = new War(azov).declared("de-46 de-stug-190 de-eng-70", "C4239");
    assertThat(
            war.objection(
                Side.AXIS,
                war.attack("de-46 de-stug-190 de-eng-70", "C4239", 1, "supply-axis-1 de-hart-62")))
        .isEmpty();
    Forecast forecast =
        war.forecast(
            Side.AXIS,
            war.attack("de-46 de-stug-190 de-eng-70", "C4239", 1, "supply-axis-1 de-hart-62"));
    assertThat(attack(forecast)).as("11, and a gun of 4").isEqualTo(15);
    assertThat(changes(forecast)).isEqualTo("drm-strongpoint 1, drm-engineers -1");
    double all = forecast.columns().stream().mapToDouble(Forecast.ColumnChance::chance).sum();
    assertThat(all).isCloseTo(1, within(1e-9));
    assertThat(forecast.columns()).hasSize(2);
    assertThat(forecast.columns().getLast().column()).isEqualTo("3-2");
    assertThat(forecast.columns().getLast().chance()).isCloseTo(10 / 24.0, within(1e-9));
    assertThat(forecast.columns().getFirst().chance()).isCloseTo(14 / 24.0, within(1e-9));
  }

  @Test
  @Rule({"15.57", "15.81", "16.11"})
  void theTableHoldsItsEndsAndEveryCellCanBeRead() {
    CombatTable table = Field.THEATRE.charts().combat().table();
    assertThat(table.columns()).hasSize(14);
    assertThat(table.columns().get(table.column(29, 10))).hasToString("2-1");
    assertThat(table.columns().get(table.column(11, 1))).hasToString("10-1");
    assertThat(table.changed(10, 3)).isEqualTo(11);
    assertThat(table.changed(1, -3)).isZero();
    assertThat(table.changed(4, 2)).isEqualTo(6);
    assertThat(table.changed(4, -3)).isEqualTo(1);
    int cells = 0;
    for (int column = 0; column < 14; column++) {
      for (int row = 0; row <= 11; row++) {
        RostovResult read = RostovResult.of(table.result(column, row));
        assertThat(written(read.attacker()) + "/" + written(read.defender()))
            .isEqualTo(table.result(column, row));
        cells++;
      }
    }
    assertThat(cells).isEqualTo(168);
  }

  private static String written(SideResult part) {
    String steps = part.steps() > 0 ? String.valueOf(part.steps()) : "";
    String back = part.retreat() ? "R" : "";
    String text = part.all() ? "e" : steps + back + (part.asterisk() ? "*" : "");
    return text.isEmpty() ? "-" : text;
  }

  @Test
  @Rule({"15.21", "15.23", "12.36"})
  void onlyDeclaredAttacksAreMadeAndUnitsMayBeOthers() {
    War war = melitopol();
    assertThat(war.fight(Side.AXIS, war.attack("de-170", "C5927", 0, "")))
        .isEqualTo("15.21 attack-none-declared");
    assertThat(war.fight(Side.AXIS, war.attack("de-170 de-art-618", "C5928", 0, "")))
        .isEqualTo("15.4 attack-artillery");
    war.field().mark(RostovMarks.FOUGHT, 1, "de-170");
    assertThat(war.fight(Side.AXIS, war.attack("de-170", "C5928", 0, "")))
        .isEqualTo("15.23 attack-twice");
    war.field().place("C5828", "de-62");
    assertThat(attack(war.forecast(Side.AXIS, war.attack("de-62 de-1-geb", "C5928", 0, ""))))
        .isEqualTo(12);
    war.field().arrange(draft -> draft.put(war.field().hex("C5928"), RostovLayers.FORTS, 4));
    assertThat(changes(war.forecast(Side.AXIS, war.attack("de-62", "C5928", 0, ""))))
        .isEqualTo("drm-strongpoint 1, drm-no-attack-supply 2");
  }
}
