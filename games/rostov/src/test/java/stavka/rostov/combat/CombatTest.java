package stavka.rostov.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import stavka.engine.battle.Adjustment;
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
  private static final String DON = "su-343 su-347 su-31 su-353 su-sen-5 su-317 su-62-cd";

  private static String changes(Forecast forecast) {
    return forecast.report().dieChanges().stream()
        .map(change -> change.code() + " " + change.amount())
        .collect(Collectors.joining(", "));
  }

  private static int net(Forecast forecast) {
    return forecast.report().dieChanges().stream().mapToInt(Adjustment::amount).sum();
  }

  private static double attack(Forecast forecast) {
    return (double) forecast.report().attack().total()
        / (1 << forecast.report().attack().halvings());
  }

  private static double defence(Forecast forecast) {
    return (double) forecast.report().defence().total()
        / (1 << forecast.report().defence().halvings());
  }

  private static War rostov(boolean frozen) {
    Field field = Field.redeemed().weather(Weather.SNOW).frozen(frozen);
    field.place("D4722", "su-343 su-347").place("D4922", "su-31 su-353 su-sen-5");
    field.place("D4823", "su-317 su-62-cd su-sah-3 su-gmi-8 su-hq-56a supply-soviet-truck-1");
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
    double guns = 7;
    assertThat(attack(frozen) - guns).isEqualTo(2 * (attack(open) - guns));
    assertThat(defence(frozen)).isEqualTo(13);
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
    assertThat(war.forecast(Side.SOVIET, war.attack(DON, "D4822", 0, three))).isNotNull();
    war.field().place("D5219", "su-hq-56a");
    assertThat(war.fight(Side.SOVIET, war.attack(DON, "D4822", 0, three)))
        .isEqualTo("22.14 gun-limit");
    assertThat(
            war.forecast(
                Side.SOVIET, war.attack(DON, "D4822", 0, "supply-soviet-truck-1 su-sah-3")))
        .isNotNull();
  }

  private static final String NINTH = "de-9-pz-33 de-9-pz-10 de-9-pz-11 de-9-pz-r9";
  private static final String TWENTY_FIFTH = "de-25-mot-35 de-25-mot-119 de-25-mot-r25";

  private static War beforeA5116() {
    Field field = Field.sumy().weather(Weather.CLEAR).place("A5016", NINTH);
    return new War(field.place("A5017", TWENTY_FIFTH).place("A4917", "supply-axis-1"))
        .declared(NINTH + " " + TWENTY_FIFTH, "A5116");
  }

  private static Forecast at5116(War war, String units) {
    return war.forecast(Side.AXIS, war.attack(units, "A5116", 0, "supply-axis-1"));
  }

  @Test
  @Rule({"6.73", "15.68"})
  void aWholePanzerDivisionCountsAndAMotorisedOneBesideIt() {
    War war = beforeA5116();
    Forecast both = at5116(war, NINTH + " " + TWENTY_FIFTH);
    assertThat(changes(both)).contains("drm-integrity -2");
    assertThat(changes(at5116(war, NINTH))).contains("drm-integrity -1");
    assertThat(changes(at5116(war, TWENTY_FIFTH))).doesNotContain("integrity");
    assertThat(changes(at5116(war, "de-9-pz-10 de-9-pz-11 de-9-pz-r9")))
        .doesNotContain("integrity");
    war.field().mark(RostovMarks.SUPPLY, 2, "de-9-pz-33");
    assertThat(changes(at5116(war, NINTH))).contains("drm-integrity -1");
    assertThat(changes(war.forecast(Side.AXIS, war.attack(NINTH, "A5116", 0, ""))))
        .doesNotContain("integrity");
  }

  @Test
  @Rule("15.67")
  void combinedArmsHelpAgainstThoseWithoutTanksInDryWeather() {
    War war = beforeA5116();
    assertThat(changes(at5116(war, NINTH))).doesNotContain("combined");
    Field open = Field.sumy().alone().weather(Weather.CLEAR).place("A5117", "su-297");
    open.place("A5017", NINTH).place("A4917", "supply-axis-1");
    War dry = new War(open).declared(NINTH, "A5117");
    String units = "de-9-pz-33 de-9-pz-10";
    boolean river =
        Field.THEATRE
            .ground()
            .side(
                open.hex("A5017"),
                Field.THEATRE.grid().direction(open.hex("A5017"), open.hex("A5117")),
                stavka.rostov.model.SideFeature.RIVER);
    String told = changes(dry.forecast(Side.AXIS, dry.attack(units, "A5117", 0, "supply-axis-1")));
    assertThat(told.contains("drm-combined-arms -1")).isEqualTo(!river);
    open.weather(Weather.SNOW);
    assertThat(changes(dry.forecast(Side.AXIS, dry.attack(units, "A5117", 0, "supply-axis-1"))))
        .doesNotContain("combined");
  }

  @Test
  @Rule({"15.62", "14.35"})
  void whoMayNotRetreatDefendsBetter() {
    War war =
        new War(Field.sumy().place("A5513", "de-299").place("A5511", "de-168"))
            .declared("de-299 de-168", "A5512");
    Forecast held = war.forecast(Side.AXIS, war.attack("de-299 de-168", "A5512", 0, ""));
    assertThat(changes(held)).contains("drm-no-retreat 1");
    war.field().mark(RostovMarks.TURNED, 1, "su-hq-40a");
    assertThat(changes(war.forecast(Side.AXIS, war.attack("de-299 de-168", "A5512", 0, ""))))
        .doesNotContain("no-retreat");
  }

  @Test
  @Rule({"11.44", "6.75", "15.66"})
  void disorderAndHungerHelpTheAttacker() {
    War war = beforeA5116();
    war.field().mark(RostovMarks.SUPPLY, 2, "su-1-gmr").mark(RostovMarks.OVERRUN, 1, "su-tb-1");
    assertThat(changes(at5116(war, NINTH))).contains("drm-out-of-supply -1, drm");
    assertThat(changes(at5116(war, NINTH))).contains("drm-overrun -1");
    assertThat(Math.abs(net(at5116(war, NINTH + " " + TWENTY_FIFTH)))).isLessThanOrEqualTo(3);
  }

  private static final String AZOV = "de-170 de-1-geb";

  private static War melitopol() {
    Field field = Field.azov().alone().weather(Weather.CLEAR).place("C5828", "de-170");
    field.place("C5829", "de-1-geb de-art-618 supply-axis-1");
    field.place("C5928", "su-51 su-150 su-sar-10").mark(RostovMarks.STEP, 1, "su-51");
    return new War(field).declared(AZOV, "C5928");
  }

  @Test
  @Rule({"15.4", "15.51", "15.54", "15.55"})
  void gunsInTheHexDefendAsTroopsOrSupport() {
    War war = melitopol();
    Forecast plain =
        war.forecast(Side.AXIS, war.attack(AZOV, "C5928", 0, "supply-axis-1 de-art-618"));
    double before = defence(plain);
    war.field().mark(RostovMarks.COMMITTED, 1, "su-sar-10");
    Forecast fired =
        war.forecast(Side.AXIS, war.attack(AZOV, "C5928", 0, "supply-axis-1 de-art-618"));
    int gun = war.field().unit("su-sar-10");
    int support = Field.THEATRE.pieces().support(war.position(), gun, false);
    int own = Field.THEATRE.pieces().defence(war.position(), gun);
    assertThat(defence(fired)).isEqualTo(before - own + support);
    war.field().weather(Weather.RAIN);
    Forecast rain =
        war.forecast(Side.AXIS, war.attack(AZOV, "C5928", 0, "supply-axis-1 de-art-618"));
    assertThat(defence(rain)).isEqualTo(before - own + support / 2.0);
    assertThat(attack(rain)).isEqualTo(attack(fired) - 1.5);
  }

  @Test
  @Rule({"15.4", "15.51"})
  void supportCountsUpToTheStrengthOfTheTroops() {
    War war = melitopol();
    war.field().place("C5829", "de-art-704 de-neb-51 de-9-pz-r9");
    String guns = "supply-axis-1 de-art-618 de-art-704 de-neb-51";
    Forecast few = war.forecast(Side.AXIS, war.attack("de-9-pz-r9", "C5928", 0, guns));
    int own = Field.THEATRE.pieces().attack(war.position(), war.field().unit("de-9-pz-r9"));
    assertThat(attack(few)).isEqualTo(2 * own);
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
    assertThat(fort).isNotNegative();
    azov.place("C4138", "de-46 de-stug-190 de-eng-70 de-hart-62 supply-axis-1");
    War war = new War(azov).declared("de-46 de-stug-190 de-eng-70", "C4239");
    Forecast forecast =
        war.forecast(
            Side.AXIS,
            war.attack("de-46 de-stug-190 de-eng-70", "C4239", 1, "supply-axis-1 de-hart-62"));
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
    assertThat(war.forecast(Side.AXIS, war.attack("de-62 de-1-geb", "C5928", 0, ""))).isNotNull();
    war.field().arrange(draft -> draft.put(war.field().hex("C5928"), RostovLayers.FORTS, 4));
    assertThat(changes(war.forecast(Side.AXIS, war.attack("de-62", "C5928", 0, ""))))
        .contains("drm-strongpoint 1");
  }
}
