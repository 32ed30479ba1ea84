package stavka.rostov.special;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.formats.Documents;
import stavka.formats.roster.RosterFile;
import stavka.operational.movement.March;
import stavka.rostov.Field;
import stavka.rostov.Rostov;
import stavka.rostov.War;
import stavka.rostov.combat.Guns;
import stavka.rostov.cups.Hometown;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.Box;
import stavka.rostov.model.Gait;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.Weather;
import stavka.rostov.movement.Moves;

/** Flotillas in combat, great guns on their roads, partisans, and what is lost for good. */
class OddUnitsTest {
  private static final Guns GUNS = War.COMBAT.guns();

  @Test
  @Rule("23.34")
  void noGunHelpsAFlotillaThatIsAloneButGunsFireAtIt() {
    Field field = Field.azov().alone().place("D1630", "su-flo-azov").place("D1730", "su-sar-10");
    Ints target = field.hexes("D1630");
    Ints gun = field.units("su-sar-10");
    assertThat(GUNS.tooMany(field.position(), Side.SOVIET, gun, target)).isNotNull();
    Ints guns = field.units("de-art-618");
    assertThat(GUNS.tooMany(field.position(), Side.AXIS, guns, target)).isNull();
    field.place("D1630", "su-136-mtn");
    assertThat(GUNS.tooMany(field.position(), Side.SOVIET, gun, target)).isNull();
  }

  @Test
  @Rule({"23.32", "23.33"})
  void aFlotillaClosesAHexToEnemyLinesAndIsOverrunFromItsOwnBankAlone() {
    Field field = Field.pocket().alone();
    // The Dnieper runs between A1015 and A1115.
    field.place("A1015", "su-flo-pinsk-1").place("A1014", "de-9-pz-33 de-9-pz-10 de-9-pz-11");
    assertThat(Field.THEATRE.board(field.position()).openToLine(Side.AXIS, field.hex("A1015")))
        .isFalse();
    Moves moves = Moves.in("axis-movement");
    String panzers = "de-9-pz-33 de-9-pz-10 de-9-pz-11";
    assertThat(moves.whyOverrun(field, panzers, "", "A1015")).isEmpty();
    field.place("A1115", panzers);
    assertThat(moves.whyOverrun(field, panzers, "", "A1015")).isEqualTo("11.42 overrun-river");
  }

  @Test
  @Rule("23.41")
  void greatGunsGoByGoodRoadsInAllWeatherAndByOthersInClearWeatherAlone() {
    Moves moves = Moves.in("axis-movement");
    Field field = Field.sumy().alone().place("A5016", "de-sh-624");
    assertThat(moves.price(field, "de-sh-624", "A5116")).as("main road").isEqualTo(2);
    field.weather(Weather.SNOW);
    assertThat(moves.price(field, "de-sh-624", "A5116")).isEqualTo(2);
    Field minor = Field.sumy().alone().place("A5116", "de-sh-624");
    assertThat(moves.price(minor, "de-sh-624", "A5117")).as("minor road").isEqualTo(2);
    minor.weather(Weather.RAIN);
    assertThat(moves.price(minor, "de-sh-624", "A5117")).isNegative();
  }

  @Test
  @Rule("23.41")
  void railwayGunsDoNotComeOntoTheMapWhereNoRailwayIs() {
    Field field = Field.pocket();
    March march = Moves.in("axis-movement").marching().march();
    Ints edge = field.hexes("A0125");
    assertThat(march.entryField(field.position(), field.unit("de-299"), edge).size()).isPositive();
    assertThat(march.entryField(field.position(), field.unit("de-shr-712"), edge).size()).isZero();
  }

  @Test
  @Rule("23.42")
  void aSovietGreatGunThatWasActivatedOrIsOnTheMarchDoesNotFire() {
    Field field = Field.campaign().alone().place("A1117", "su-ssh-1").place("A1018", "de-71");
    Ints target = field.hexes("A1018");
    int gun = field.unit("su-ssh-1");
    assertThat(GUNS.objection(field.position(), Side.SOVIET, gun, target, true)).isNull();
    field.mark(RostovMarks.ACTIVATED, 1, "su-ssh-1");
    assertThat(GUNS.objection(field.position(), Side.SOVIET, gun, target, true)).isNotNull();
    int rail = field.place("A1117", "su-srr-1").unit("su-srr-1");
    assertThat(GUNS.objection(field.position(), Side.SOVIET, rail, target, true)).isNotNull();
    field.mark(RostovMarks.TURNED, 1, "su-srr-1");
    assertThat(GUNS.objection(field.position(), Side.SOVIET, rail, target, true)).isNull();
    field.mark(RostovMarks.ACTIVATED, 1, "su-srr-1");
    assertThat(GUNS.objection(field.position(), Side.SOVIET, rail, target, true)).isNotNull();
  }

  @Test
  @Rule("23.43")
  void anAxisGreatGunFiresAtTownsAndFortificationsAloneAndBesideTheFourOthers() {
    Field field = Field.campaign().alone().place("A0817", "de-sh-624").place("A0917", "su-206");
    field.mark(RostovMarks.TURNED, 1, "de-sh-624");
    int gun = field.unit("de-sh-624");
    assertThat(GUNS.objection(field.position(), Side.AXIS, gun, field.hexes("A0917"), true))
        .as("behind the Kiev line")
        .isNull();
    field.place("A0717", "su-147");
    assertThat(GUNS.objection(field.position(), Side.AXIS, gun, field.hexes("A0717"), true).code())
        .isEqualTo("gun-target");
    Ints four = field.units("de-art-601 de-art-602 de-art-603 de-art-617");
    Ints target = field.hexes("A0917");
    assertThat(GUNS.tooMany(field.position(), Side.AXIS, four.with(gun), target)).isNull();
    assertThat(
            GUNS.tooMany(field.position(), Side.AXIS, four.with(field.unit("de-art-618")), target))
        .isNotNull();
  }

  @Test
  @Rule({"8.54", "22.63", "22.65", "22.73", "23.44"})
  void militiaAndGreatGunsAreLostForGoodAndZapGoToCadre() {
    Fates fates = new Fates(Field.THEATRE);
    Field field = Field.campaign();
    for (String lost : new String[] {"militia-kiev-1", "de-sh-624", "su-ssh-1", "su-srr-1"}) {
      field.arrange(draft -> draft.moveTo(field.unit(lost), field.hex("A1117")));
      field.arrange(draft -> fates.eliminated().eliminate(draft, field.unit(lost), "16.2"));
      assertThat(field.where(lost)).as(lost).isEqualTo("box " + Box.NEVER);
    }
    field.arrange(draft -> fates.surrendered().eliminate(draft, field.unit("zap-1"), "21.12"));
    assertThat(field.where("zap-1")).isEqualTo("box " + Box.CADRE);
  }

  @Test
  @Rule("22.64")
  void militiaDrivenBeyondFiveHexesOfTheirTownAreFree() {
    Hometown home = new Hometown(Field.THEATRE);
    Field field = Field.redeemed();
    int militia = field.unit("militia-rostov-1");
    field.arrange(draft -> home.stepped(draft, militia, field.hex("D4824"), field.hex("D4826")));
    assertThat(field.position().has(militia, RostovMarks.FREED)).isFalse();
    assertThat(home.lets(field.position(), militia, field.hex("D5315"))).isFalse();
    field.arrange(draft -> home.stepped(draft, militia, field.hex("D4824"), field.hex("D5315")));
    assertThat(field.position().has(militia, RostovMarks.FREED)).isTrue();
    assertThat(home.lets(field.position(), militia, field.hex("D5315"))).isTrue();
    field.arrange(
        draft -> home.stepped(draft, field.unit("su-343"), field.hex("D4824"), field.hex("D5315")));
    assertThat(field.position().has(field.unit("su-343"), RostovMarks.FREED)).isFalse();
  }

  @Test
  @Rule("22.9")
  void partisansAreInfantry() throws IOException {
    String text;
    try (InputStream file =
        Objects.requireNonNull(Rostov.class.getResourceAsStream("order-of-battle.yaml"))) {
      text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
    }
    String line = text.lines().filter(profile -> profile.contains("{id: rd4,")).findFirst().get();
    String partisans = line.replace("kind: infantry", "kind: partisan");
    assertThat(partisans).isNotEqualTo(line);
    RostovPieces pieces =
        new RostovPieces(
            RosterFile.read(
                Documents.yaml("order-of-battle.yaml", text.replace(line, partisans)).root()));
    int band = pieces.roster().index("su-124");
    assertThat(pieces.kind(band)).isEqualTo(Kind.INFANTRY);
    assertThat(pieces.gait(band)).isEqualTo(Gait.FOOT);
    assertThat(pieces.combat(band)).isTrue();
    assertThat(Field.THEATRE.charts().cost(pieces.profile(band)))
        .isEqualTo(Field.THEATRE.charts().cost(Field.THEATRE.pieces().profile(band)));
  }

  @Test
  @Rule("25.13")
  void stepsThatLackAtTheStartCountForNothing() {
    Field rostov = Field.of("to-rostov");
    assertThat(rostov.position().get(rostov.unit("de-13-pz-4"), RostovMarks.STEP)).isEqualTo(1);
    assertThat(rostov.position().ledger(RostovLedger.LOST)).isZero();
    assertThat(rostov.position().ledger(RostovLedger.LOST + 1)).isZero();
    assertThat(rostov.position().ledger(RostovLedger.SCORE))
        .isEqualTo(Field.THEATRE.plan("to-rostov").victory().atStart());
  }

  @Test
  @Rule({"8.15", "8.16"})
  void aHeadquartersOffTheMapCommandsNobodyAndArrivesSupplied() {
    Field field = Field.campaign();
    assertThat(Field.THEATRE.pieces().commands(field.position(), field.unit("su-hq-40a")))
        .isFalse();
    assertThat(War.STAFFS.operational(field.position(), field.hex("A3907"))).isEmpty();
    field.place("A3907", "su-hq-40a");
    assertThat(field.position().get(field.unit("su-hq-40a"), RostovMarks.SUPPLY)).isZero();
    assertThat(War.STAFFS.operational(field.position(), field.hex("A3907")))
        .containsExactly(field.unit("su-hq-40a"));
  }

  @Test
  @Rule("10.56")
  void odessaIsTheAxisOnceItsSiegeIsOver() {
    Field field = Field.campaign();
    for (int hex : Field.THEATRE.map().region("odessa-siege").toArray()) {
      if (Field.THEATRE.ground().land(hex)) {
        assertThat(field.position().at(hex, RostovLayers.HOLDER)).isEqualTo(RostovLayers.AXIS);
      }
    }
  }
}
