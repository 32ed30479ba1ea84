package stavka.rostov.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.ScenarioPlan;
import stavka.rostov.works.RostovForts;

class BeginningTest {
  static Stream<ScenarioPlan> plans() {
    return Field.THEATRE.plans().stream();
  }

  private static String name(int hex) {
    return Field.THEATRE.map().name(hex);
  }

  @ParameterizedTest
  @MethodSource("plans")
  @Rule("4.1")
  void everyCounterStandsWhereItsScenarioSaysAndWithTheStepsItSays(ScenarioPlan plan) {
    Position start = Field.of(plan.id()).position();
    plan.layout()
        .setUp()
        .forEach(
            (hex, units) ->
                units.each(unit -> assertThat(name(start.place(unit))).isEqualTo(name(hex))));
    for (int unit = 0; unit < start.counters(); unit++) {
      if (start.onMap(unit)) {
        assertThat(start.get(unit, RostovMarks.STEP))
            .as(start.counter(unit).id())
            .isEqualTo(plan.layout().reduced().getOrDefault(unit, 0));
      }
    }
  }

  @Test
  @Rule({"2.33", "6.92", "22.52", "23.43"})
  void whoFightsIsACombatUnitAndSupplyAndBridgesAreNot() {
    Field field = Field.azov();
    for (String id : "su-297 ur-mg-1 militia-kiev-1 de-base-2 de-sh-624 su-hq-9a".split(" ")) {
      assertThat(Field.THEATRE.pieces().combat(field.unit(id))).as(id).isTrue();
    }
    for (String id : "supply-axis-1 supply-soviet-truck-1 pontoon-soviet-1".split(" ")) {
      assertThat(Field.THEATRE.pieces().combat(field.unit(id))).as(id).isFalse();
    }
  }

  @Test
  @Rule({"16.25", "25.13"})
  void stepsMissingAtTheStartCountOnlyIfTheScenarioSaysSo() {
    Field sumy = Field.sumy();
    assertThat(sumy.position().get(sumy.unit("de-9-pz-33"), RostovMarks.STEP)).isEqualTo(1);
    assertThat(sumy.position().ledger(RostovLedger.LOST)).isZero();
    assertThat(sumy.position().ledger(RostovLedger.SCORE)).isZero();
    assertThat(Field.redeemed().position().ledger(RostovLedger.SCORE)).isEqualTo(25);
  }

  @ParameterizedTest
  @MethodSource("plans")
  @Rule({"2.1", "3.31", "3.32"})
  void everyStackIsOfOneSideOnLandOfItsAreaAndWithinTheLimit(ScenarioPlan plan) {
    Position start = Field.of(plan.id()).position();
    for (int hex = 0; hex < start.grid().size(); hex++) {
      Ints stack = start.stack(hex);
      if (stack.isEmpty()) {
        continue;
      }
      assertThat(plan.covers(hex)).as(name(hex)).isTrue();
      assertThat(Field.THEATRE.ground().land(hex)).as(name(hex)).isTrue();
      Side side = Field.THEATRE.pieces().side(stack.first());
      assertThat(stack.all(unit -> Field.THEATRE.pieces().side(unit) == side)).isTrue();
      assertThat(Field.THEATRE.stacking().load(start, side, hex))
          .as(name(hex))
          .isLessThanOrEqualTo(10);
    }
  }

  @ParameterizedTest
  @MethodSource("plans")
  @Rule("4.1")
  void everyCounterOfTheOrderOfBattleIsSomewhereOrSaidToBeAbsent(ScenarioPlan plan) {
    Position start = Field.of(plan.id()).position();
    boolean complete = !plan.layout().absent().isEmpty() || plan.id().equals("kiev-to-rostov");
    for (int unit = 0; complete && unit < start.counters(); unit++) {
      boolean named = !Field.THEATRE.pieces().profile(unit).id().equals("air");
      boolean listed =
          start.counter(unit).label().isEmpty() || plan.layout().absent().contains(unit);
      boolean inGroup = anyGroup(plan, unit) || !start.inBox(unit, Box.OUT);
      assertThat(!named || listed || inGroup).as(start.counter(unit).id()).isTrue();
    }
  }

  private static boolean anyGroup(ScenarioPlan plan, int unit) {
    return plan.schedule().groups().stream().anyMatch(group -> group.units().contains(unit));
  }

  @ParameterizedTest
  @MethodSource("plans")
  @Rule({"3.21", "6.52"})
  void sourcesConvertedRailwaysColumnsAndStrongpointsLieOnTheirOwnSide(ScenarioPlan plan) {
    Position start = Field.of(plan.id()).position();
    for (Side side : Side.values()) {
      int holder = RostovLayers.holder(side);
      ScenarioPlan.Layout layout = plan.layout();
      Ints own =
          plan.supplies()
              .sources()
              .of(side)
              .plus(layout.columns().of(side))
              .plus(layout.dumps().of(side))
              .plus(layout.strongpoints().of(side));
      for (int hex : own) {
        assertThat(start.at(hex, RostovLayers.HOLDER)).as(side + " " + name(hex)).isEqualTo(holder);
      }
    }
    for (int hex = 0; hex < start.grid().size(); hex++) {
      if (start.at(hex, RostovLayers.GAUGE) == RostovLayers.AXIS_GAUGE) {
        assertThat(start.at(hex, RostovLayers.HOLDER)).as(name(hex)).isEqualTo(RostovLayers.AXIS);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"battle-of-sumy,0", "rostov-redeemed,25", "battle-on-the-sea-of-azov,10"})
  @Rule({"3.21", "25.12"})
  void placesThatTheAxisHoldsAtTheBeginningAreWorthWhatTheScenarioReckonsWith(
      String scenario, int worth) {
    Position start = Field.of(scenario).position();
    int held = 0;
    for (ScenarioPlan.Place place : Field.THEATRE.plan(scenario).victory().places()) {
      boolean axis = start.at(place.hex(), RostovLayers.HOLDER) == RostovLayers.AXIS;
      held += axis ? place.points(start.turn()) : 0;
    }
    assertThat(held).isEqualTo(worth);
  }

  @Test
  @Rule("3.21")
  void aMajorRiverPartsWhatIsWhoseMoreThanDistanceDoes() {
    Field azov = Field.azov();
    for (String bank : "C5715 C5616 C5517".split(" ")) {
      assertThat(azov.position().at(azov.hex(bank), RostovLayers.HOLDER))
          .as(bank)
          .isEqualTo(RostovLayers.AXIS);
    }
    assertThat(azov.position().at(azov.hex("C5816"), RostovLayers.HOLDER))
        .isEqualTo(RostovLayers.SOVIET);
    Field redeemed = Field.redeemed();
    assertThat(redeemed.position().at(redeemed.hex("D4721"), RostovLayers.HOLDER))
        .isEqualTo(RostovLayers.AXIS);
  }

  @Test
  @Rule("3.23")
  void theRailwayToDnepropetrovskHasGermanGaugeAndNoneBeyondIt() {
    Field azov = Field.azov();
    assertThat(azov.position().at(azov.hex("C5706"), RostovLayers.GAUGE)).isEqualTo(1);
    assertThat(azov.position().at(azov.hex("C3804"), RostovLayers.GAUGE)).isEqualTo(1);
    assertThat(azov.position().at(azov.hex("C5805"), RostovLayers.GAUGE)).isZero();
  }

  @Test
  @Rule({"18.11", "18.13"})
  void theLineOfKievIsDestroyedWhereTheAxisHoldsItAtTheStart() {
    RostovForts forts = new RostovForts(Field.THEATRE);
    HexSet behind = Field.THEATRE.map().region("kiev-line");
    Position before = Field.pocket().position();
    Position after = Field.of("to-kharkov").position();
    int standing = 0;
    for (int side : forts.sides(before)) {
      standing += behind.has(side / HexGrid.DIRECTIONS) ? 1 : 0;
    }
    assertThat(standing).isPositive();
    for (int side : forts.sides(after)) {
      assertThat(behind.has(side / HexGrid.DIRECTIONS)).as(name(side / 6)).isFalse();
    }
  }

  @Test
  @Rule({"5.15", "8.51", "18.31"})
  void rostovRedeemedBeginsInSnowOnFrozenWatersWithMilitiaAndItsBaseAtWork() {
    Field redeemed = Field.redeemed();
    Position start = redeemed.position();
    assertThat(start.turn()).isEqualTo(79);
    assertThat(start.ledger(RostovLedger.FROZEN)).isEqualTo(1);
    assertThat(redeemed.where("militia-rostov-1")).isEqualTo("D4824");
    assertThat(redeemed.where("zap-1")).isEqualTo("D5315");
    assertThat(start.has(redeemed.unit("de-base-2"), RostovMarks.TURNED)).isTrue();
    assertThat(start.get(redeemed.unit("de-13-pz-4"), RostovMarks.STEP)).isEqualTo(2);
    assertThat(Field.sumy().position().ledger(RostovLedger.FROZEN)).isZero();
  }

  @Test
  @Rule({"6.81", "6.84"})
  void supplyCountersComeFromTheHeapLorriesAndWagonsInTurn() {
    Field sumy = Field.sumy();
    assertThat(sumy.where("supply-axis-1")).isEqualTo("A4114");
    assertThat(sumy.where("supply-soviet-truck-1")).isEqualTo("A5512");
    assertThat(sumy.where("supply-soviet-wagon-1")).isEqualTo("A5520");
    assertThat(sumy.where("supply-axis-4")).isEqualTo("box " + Box.POOL);
    assertThat(sumy.where("supply-axis-5")).isEqualTo("box " + Box.OUT);
    assertThat(sumy.where("supply-soviet-truck-2")).isEqualTo("box " + Box.POOL);
    assertThat(sumy.where("supply-soviet-wagon-2")).isEqualTo("box " + Box.OUT);
    assertThat(sumy.where("pontoon-axis-2")).isEqualTo("box " + Box.POOL);
    assertThat(sumy.where("pontoon-axis-3")).isEqualTo("box " + Box.OUT);
  }

  @Test
  @Rule({"8.11", "23.21"})
  void arrivalsWaitAndPontoonsSpanTheirRivers() {
    Field azov = Field.azov();
    assertThat(azov.where("su-38-cd")).isEqualTo("box " + Box.COMING);
    Field pocket = Field.of("kiev-pocket");
    assertThat(pocket.where("pontoon-axis-1")).isEqualTo("A1012");
    int facing = pocket.position().get(pocket.unit("pontoon-axis-1"), RostovMarks.FACING);
    assertThat(Field.THEATRE.grid().neighbour(pocket.hex("A1012"), facing))
        .isEqualTo(pocket.hex("A1112"));
  }

  @Test
  @Rule({"16.22", "16.23"})
  void stepsFollowTheDefenceOfACounterAndValuesFallByTheMarkerAndTheReverse() {
    RostovPieces pieces = Field.THEATRE.pieces();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.combat(unit) && pieces.cupOf(unit) < 0) {
        int defence = pieces.profile(unit).steps().getFirst().defence();
        int steps = pieces.profile(unit).steps().size();
        assertThat(steps).as(pieces.profile(unit).id()).isEqualTo(steps(defence, steps));
      }
    }
    assertThat(faces("gi1")).isEqualTo("7-8-5 5-6-5 4-4-5 2-2-5");
    assertThat(faces("gl")).isEqualTo("5-6-5 3-4-5 2-3-5");
    assertThat(faces("rd2")).isEqualTo("4-4-4 2-2-4");
  }

  /** What counters of a profile show from full strength down. */
  private static String faces(String profile) {
    RostovPieces pieces = Field.THEATRE.pieces();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.profile(unit).id().equals(profile)) {
        return String.join(
            " ",
            pieces.profile(unit).steps().stream()
                .map(face -> face.attack() + "-" + face.defence() + "-" + face.movement())
                .toList());
      }
    }
    throw new IllegalArgumentException(profile);
  }

  private static int steps(int defence, int otherwise) {
    return defence >= 8 ? 4 : defence >= 5 ? 3 : Math.min(2, otherwise);
  }
}
