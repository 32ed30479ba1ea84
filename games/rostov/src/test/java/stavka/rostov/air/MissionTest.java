package stavka.rostov.air;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.event.HexMarked;
import stavka.engine.order.EndPhase;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.declaration.Declare;
import stavka.rostov.declaration.DeclaredAttacks;
import stavka.rostov.declaration.Recall;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovMarks;

class MissionTest {
  @Test
  @Rule({"17.11", "17.12"})
  void scenariosBeginWithTheirAirUnitsReadyAndTheOthersOutOfPlay() {
    Skies sumy = Skies.sumy();
    for (String id : "de-bf-109f-1 de-ju-87-1 de-he-111-1 de-dummy-1".split(" ")) {
      assertThat(sumy.where(id)).as(id).isEqualTo("ready");
    }
    for (String id : "su-i-16-1 su-mig-3-1 su-il-2-1 su-dummy-1".split(" ")) {
      assertThat(sumy.where(id)).as(id).isEqualTo("ready");
    }
    assertThat(sumy.where("de-bf-109f-2")).isEqualTo("out");
    assertThat(sumy.where("su-dummy-2")).isEqualTo("out");
    assertThat(Skies.azov().where("de-ju-87-2")).isEqualTo("ready");
  }

  @Test
  @Rule({"13.11", "13.12", "17.21"})
  void onlyTheAxisInterdictsAndOnlyInItsPhase() {
    Skies skies = Skies.sumy();
    assertThat(skies.play().decision()).isEqualTo("axis-interdiction");
    assertThat(skies.why("su-il-2-1", "A4812")).isEqualTo("3.11 not-your-unit");
    assertThat(skies.why("de-he-111-1", "A5512")).isEmpty();
    skies.fly("de-he-111-1", "A5512").end();
    assertThat(skies.play().decision()).isEqualTo("soviet-interception");
    assertThat(skies.why("su-il-2-1", "A5512")).isEqualTo("13.11 fly-no-role");
    skies.until("axis-movement");
    assertThat(skies.why("de-ju-87-1", "A5512")).isEqualTo("4.2 not-now");
  }

  @Test
  @Rule({"17.13", "17.21"})
  void nobodyFliesWhoIsNotReadyOrFliesAlready() {
    Skies skies = Skies.sumy();
    skies.box(Box.FLOWN, "de-ju-87-1").box(Box.DAMAGED, "de-he-111-1");
    assertThat(skies.why("de-ju-87-1", "A5512")).isEqualTo("17.13 fly-not-ready");
    assertThat(skies.why("de-he-111-1", "A5512")).isEqualTo("17.13 fly-not-ready");
    assertThat(skies.why("de-bf-109f-2", "A5512")).isEqualTo("17.13 fly-not-ready");
    assertThat(skies.why("de-299", "A5512")).isEqualTo("13.11 fly-no-role");
    assertThat(skies.why("", "A5512")).isEqualTo("17.21 fly-none");
    assertThat(skies.why("de-bf-109f-1 de-bf-109f-1", "A5512")).isEqualTo("17.21 fly-none");
    skies.fly("de-bf-109f-1", "A5512");
    assertThat(skies.why("de-bf-109f-1", "A5618")).isEqualTo("17.21 fly-before");
    skies.give(new Recall(skies.hex("A5512")));
    assertThat(skies.why("de-bf-109f-1", "A5618")).isEmpty();
    assertThat(skies.where("de-bf-109f-1")).isEqualTo("ready");
  }

  @Test
  @Rule("17.21")
  void threeUnitsWithDummiesMakeAMissionAndAHexHasOne() {
    Skies skies = Skies.sumy().ready("de-ju-87-2");
    assertThat(skies.why("de-bf-109f-1 de-ju-87-1 de-he-111-1 de-dummy-1", "A5512"))
        .isEqualTo("17.21 fly-too-many");
    assertThat(skies.why("de-bf-109f-1 de-ju-87-1 de-dummy-1", "A5512")).isEmpty();
    skies.fly("de-ju-87-1", "A5512");
    assertThat(skies.why("de-he-111-1", "A5612")).isEmpty();
    assertThat(skies.play().why(new Recall(skies.hex("A5612")))).isEqualTo("17.24 fly-no-target");
  }

  @Test
  @Rule({"13.13", "17.23"})
  void raidsFlyToAnyHexAndFightersOfTheOtherSideOnlyWhereTheyDo() {
    Skies skies = Skies.sumy();
    assertThat(skies.why("de-ju-87-1", "A5013")).isEmpty();
    assertThat(skies.why("de-ju-87-1", "A0101")).isEqualTo("10.55 off-area");
    skies.fly("de-ju-87-1", "A5512").end();
    assertThat(skies.why("su-mig-3-1", "A5618")).isEqualTo("17.24 fly-no-target");
    assertThat(skies.why("su-mig-3-1", "A5512")).isEmpty();
    assertThat(skies.why("su-dummy-1", "A5512")).isEmpty();
  }

  @Test
  @Rule("17.22")
  void singleEnginedUnitsFly25HexesFromASupplyingTownOfTheirsAndOthersAnywhere() {
    Field alone = Field.sumy().alone();
    int source = alone.hex("A3608");
    alone.arrange(
        draft -> {
          for (int hex = 0; hex < Field.THEATRE.grid().size(); hex++) {
            if (draft.at(hex, RostovLayers.HOLDER) == RostovLayers.AXIS && hex != source) {
              draft.put(hex, RostovLayers.HOLDER, RostovLayers.SOVIET);
            }
          }
        });
    AirRange range = new AirRange(Field.THEATRE, new OnlySources(source));
    assertThat(alone.names(range.bases(alone.position(), Side.AXIS))).isEqualTo("A3608");
    assertThat(range.reaches(alone.position(), Side.AXIS, alone.hex("A6008"))).isTrue();
    assertThat(range.reaches(alone.position(), Side.AXIS, alone.hex("B0108"))).isTrue();
    assertThat(range.reaches(alone.position(), Side.AXIS, alone.hex("B0208"))).isFalse();
    MissionChecks checks =
        new MissionChecks(
            Field.THEATRE,
            new Squadrons(Field.THEATRE),
            range,
            new DeclaredAttacks(Field.THEATRE),
            new stavka.rostov.command.Headquarters(Field.THEATRE));
    for (String near : "de-bf-109f-1 de-bf-109e-1 de-ju-87-1 sk-b-534-1 hu-cr-42-1".split(" ")) {
      assertThat(far(checks, alone, near)).as(near).isEqualTo("17.22 fly-range");
    }
    assertThat(far(checks, alone, "ro-iar-80-1")).isEqualTo("17.22 fly-range");
    assertThat(far(checks, alone, "ro-pzl-11-1")).isEqualTo("17.22 fly-range");
    assertThat(far(checks, alone, "su-dummy-1")).isEqualTo("17.22 fly-range");
    for (String wide : "de-bf-110-1 de-ju-88-1 de-he-111-1 de-dummy-1".split(" ")) {
      assertThat(far(checks, alone, wide)).as(wide).isEmpty();
    }
    for (String near : "su-i-16-1 su-il-2-1 su-pe-2-1 su-sb-2-1 su-su-2-1 su-yak-1-1".split(" ")) {
      assertThat(far(checks, alone, near)).as(near).isEqualTo("17.22 fly-range");
    }
    assertThat(far(checks, alone, "su-tb-3-1")).isEmpty();
    assertThat(far(checks, alone, "su-db-3-1")).isEmpty();
  }

  private static String far(MissionChecks checks, Field field, String id) {
    var said =
        checks.joins(field.position(), MissionKind.SUPPORT, field.unit(id), field.hex("B0208"));
    return said == null ? "" : said.rule() + " " + said.code();
  }

  @Test
  @Rule("17.22")
  void fromTheTownsOfSumyEveryHexOfTheGroundIsInRange() {
    Skies skies = Skies.sumy();
    for (int hex = 0; hex < Field.THEATRE.grid().size(); hex++) {
      if (Field.THEATRE.plan(skies.position()).covers(hex)) {
        assertThat(skies.why("de-bf-109f-1", Field.THEATRE.map().name(hex))).isEmpty();
      }
    }
  }

  @Test
  @Rule({"15.12", "17.21", "17.24"})
  void supportFliesOverDeclaredAttacksOneMissionEachAndTheDefenderMayComeAlone() {
    Skies skies = Skies.attacked();
    assertThat(skies.play().decision()).isEqualTo("axis-missions");
    assertThat(skies.why("de-ju-87-1", "A5512")).isEqualTo("17.24 fly-no-target");
    assertThat(skies.why("de-ju-87-1 de-bf-109f-1", "A5212")).isEmpty();
    skies.end();
    assertThat(skies.play().decision()).isEqualTo("soviet-missions");
    assertThat(skies.why("su-il-2-1 su-mig-3-1", "A5212")).isEmpty();
  }

  @Test
  @Rule({"15.12", "17.21"})
  void anAttackOnTwoHexesHasOneMissionOverEither() {
    Skies skies = Skies.sumy().until("axis-movement").place("A5111", "de-299");
    skies.until("axis-declaration");
    skies.give(new Declare(skies.play().units("de-299"), skies.play().hexes("A5211 A5212"), false));
    skies.give(new EndPhase());
    skies.until("axis-missions").fly("de-ju-87-1", "A5211");
    assertThat(skies.why("de-he-111-1", "A5212")).isEqualTo("17.21 fly-twice");
    skies.end();
    assertThat(skies.why("su-il-2-1", "A5212")).isEqualTo("17.21 fly-twice");
    assertThat(skies.why("su-il-2-1", "A5211")).isEmpty();
  }

  @Test
  @Rule("22.25")
  void nearAHeadquartersThatIsNotOperationalSovietsOnlySendFightersAgainstTheEnemy() {
    Skies skies = Skies.attacked();
    skies.play().mark(RostovMarks.TURNED, 1, "su-hq-40a");
    Skies opposed = Skies.attacked();
    opposed.play().mark(RostovMarks.TURNED, 1, "su-hq-40a");
    skies.end();
    assertThat(skies.play().decision()).isNotEqualTo("soviet-missions");
    opposed.fly("de-ju-87-1", "A5212").end();
    assertThat(opposed.why("su-il-2-1", "A5212")).isEqualTo("22.22 non-op-range");
    assertThat(opposed.why("su-mig-3-1", "A5212")).isEmpty();
    assertThat(opposed.why("su-dummy-1", "A5212")).isEmpty();
  }

  @Test
  @Rule({"17.25", "17.26"})
  void aMissionIsToldByItsNumberAlone() {
    Skies skies = Skies.sumy();
    skies.fly("de-ju-87-1 de-dummy-1", "A5512");
    int hex = skies.hex("A5512");
    assertThat(skies.play().events().getLast())
        .isEqualTo(new HexMarked(hex, "mission-axis", 2, true, "17.25"));
    assertThat(skies.where("de-ju-87-1")).isEqualTo("ready");
    skies.give(new Recall(hex));
    assertThat(skies.play().events().getLast())
        .isEqualTo(new HexMarked(hex, "mission-axis", 2, false, "17.25"));
  }

  @Test
  @Rule({"13.12", "17.13", "17.23"})
  void phasesPassByThemselvesWhereNobodyCanBeSent() {
    Skies skies = Skies.sumy();
    skies.end();
    assertThat(skies.play().decision()).isEqualTo("axis-movement");
    String all = "de-bf-109f-1 de-ju-87-1 de-he-111-1 de-dummy-1";
    Skies grounded = Skies.begun("battle-of-sumy").box(Box.DAMAGED, all);
    grounded.play().arrange(draft -> draft.moveToBox(grounded.unit("de-dummy-1"), Box.OUT));
    while (grounded.play().decision().endsWith("-supply")) {
      grounded.end();
    }
    assertThat(grounded.play().decision()).isEqualTo("axis-movement");
  }

  private static boolean offered(Skies skies, String squadron, String hex) {
    Fly wanted = new Fly(skies.play().units(squadron), skies.hex(hex));
    return skies.play().choices().contains(wanted);
  }

  @Test
  @Rule("17.21")
  void aMissionIsPutTogetherUnitByUnitOfAnyTypesUntilThreeFly() {
    Skies skies = Skies.sumy().ready("de-ju-87-2");
    for (String squadron : "de-ju-87-1 de-dummy-1 de-ju-87-2".split(" ")) {
      assertThat(offered(skies, squadron, "A5512")).as(squadron).isTrue();
      skies.fly(squadron, "A5512");
    }
    assertThat(skies.why("de-he-111-1", "A5512")).isEqualTo("17.21 fly-too-many");
    assertThat(offered(skies, "de-he-111-1", "A5512")).isFalse();
  }
}
