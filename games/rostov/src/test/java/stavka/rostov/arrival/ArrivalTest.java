package stavka.rostov.arrival;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Moved;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.EverywhereLines;
import stavka.rostov.Field;
import stavka.rostov.control.Control;
import stavka.rostov.losses.LossTracks;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.Weather;
import stavka.rostov.zones.RostovZones;
import stavka.testkit.ScriptedPlay;

class ArrivalTest {
  private static final RostovZones ZONES = RostovZones.of(Field.THEATRE);

  private static final Arrivals ARRIVALS =
      new Arrivals(Field.THEATRE, ZONES, new EverywhereLines(true));
  private static final Arrivals CUT_OFF =
      new Arrivals(Field.THEATRE, ZONES, new EverywhereLines(false));
  private static final Schedule SCHEDULE = new Schedule(Field.THEATRE);
  private static final Levies LEVIES = new Levies(Field.THEATRE, ZONES, new Control(Field.THEATRE));
  private static final Exits EXITS =
      new Exits(Field.THEATRE, new LossTracks(Field.THEATRE), Side.AXIS);

  private static Field turn51() {
    return Field.azov().turn(51).arrange(SCHEDULE::receive);
  }

  @Test
  @Rule({"8.11", "8.21"})
  void unitsOfTurn51MayComeOnThatTurnAndNotBefore() {
    Field before = Field.azov().turn(50).arrange(SCHEDULE::receive);
    assertThat(before.where("su-38-cd")).isEqualTo("box " + Box.COMING);
    assertThat(ARRIVALS.choices(before.position(), before.unit("su-38-cd"))).isEmpty();
    Field now = turn51();
    assertThat(now.where("su-38-cd")).isEqualTo("box " + Box.DUE);
    assertThat(now.names(ARRIVALS.choices(now.position(), now.unit("su-38-cd"))))
        .isEqualTo("D2612 D2613");
    assertThat(ARRIVALS.together(now.position(), now.unit("su-38-cd"), now.unit("su-35-cd")))
        .isTrue();
  }

  @Test
  @Rule({"8.11", "8.13"})
  void whoDidNotComeOnHisTurnMayComeOnALaterOne() {
    Field later = turn51().turn(53);
    assertThat(later.where("su-38-cd")).isEqualTo("box " + Box.DUE);
    assertThat(later.names(ARRIVALS.choices(later.position(), later.unit("su-38-cd"))))
        .isEqualTo("D2612 D2613");
  }

  @Test
  @Rule("8.14")
  void aTownMustBeOwnSuppliedAndFreeOfEnemies() {
    Field now = turn51();
    assertThat(CUT_OFF.choices(now.position(), now.unit("su-38-cd"))).isEmpty();
    now.place("D2613", "de-299");
    assertThat(now.names(ARRIVALS.choices(now.position(), now.unit("su-38-cd"))))
        .isEqualTo("D2612");
  }

  @Test
  @Rule({"8.12", "8.13"})
  void whoComesByAnEdgeIsKeptOutByEnemiesAndTheirZonesUnlessHeInfiltrates() {
    Field pocket = Field.of("kiev-pocket").turn(37).arrange(SCHEDULE::receive);
    int unit = pocket.unit("de-260");
    Ints open = ARRIVALS.choices(pocket.position(), unit);
    assertThat(open).isNotEmpty();
    pocket.arrange(draft -> draft.moveTo(pocket.unit("su-81"), open.first()));
    Ints left = ARRIVALS.choices(pocket.position(), unit);
    assertThat(left).doesNotContain(open.first());
    assertThat(left.size()).isLessThan(open.size() - 1);
    Field later = Field.of("kiev-pocket").turn(38).arrange(SCHEDULE::receive);
    int panzer = later.unit("de-17-pz-39");
    Ints north = ARRIVALS.choices(later.position(), panzer);
    later.arrange(draft -> draft.moveTo(later.unit("su-81"), north.first()));
    assertThat(ARRIVALS.choices(later.position(), panzer).size()).isEqualTo(north.size() - 1);
  }

  @Test
  @Rule("8.13")
  void aRefusedEntryNamesTheEnemyOrTheZoneThatShutsTheHex() {
    Field pocket = Field.of("kiev-pocket").turn(37).arrange(SCHEDULE::receive);
    int unit = pocket.unit("de-260");
    Ints open = ARRIVALS.choices(pocket.position(), unit);
    pocket.arrange(draft -> draft.moveTo(pocket.unit("su-81"), open.first()));
    Ints left = ARRIVALS.choices(pocket.position(), unit);
    for (int hex : open.filter(hex -> !left.contains(hex))) {
      Objection refusal = ARRIVALS.refusal(pocket.position(), unit, hex);
      String code = hex == open.first() ? "entry-held" : "entry-in-zone";
      assertThat(refusal).isEqualTo(Objection.of("8.13", code, Detail.hex(hex)));
    }
    assertThat(ARRIVALS.refusal(pocket.position(), unit, left.first())).isNull();
    ScriptedPlay play = pocket.at(37, "axis-movement");
    play.refused(
        "8.13 entry-held",
        new Move(play.units("de-260"), open.filter(hex -> hex == open.first()), "march"));
  }

  /** What a Soviet tank brigade that comes onto the map pays for a march. */
  private static int price(String path) {
    Field pocket = Field.pocket().weather(Weather.CLEAR).turn(37).arrange(SCHEDULE::receive);
    ScriptedPlay play = pocket.at(37, "soviet-movement");
    play.give(new Move(play.units("su-tb-10"), play.hexes(path), "march"));
    return play.last(Moved.class).halfPoints();
  }

  @Test
  @Rule({"8.12", "10.74"})
  void whoComesByARoadAndLeavesItOnTheEdgePaysForTheGroundThere() {
    assertThat(price("D0407")).as("by road").isEqualTo(1);
    assertThat(price("D0407 D0307")).as("on along it").isEqualTo(2);
    assertThat(price("D0407 D0306")).as("off it: a point each").isEqualTo(4);
    assertThat(price("D0407 D0307 D0207")).as("off it later").isEqualTo(1 + 2 + 2);
  }

  @Test
  @Rule({"8.12", "10.74", "11.31"})
  void arrivalsMayComeStrategicallyByARoadOfTheEdge() {
    Field pocket = Field.pocket().weather(Weather.CLEAR).turn(37).arrange(SCHEDULE::receive);
    ScriptedPlay play = pocket.at(37, "soviet-movement");
    Ints tanks = play.units("su-tb-10");
    int marches = 0;
    int strategic = 0;
    for (Order order : play.choices()) {
      if (order instanceof Move move && move.units().equals(tanks)) {
        assertThat(play.why(move)).as("%s", move).isEmpty();
        boolean further = move.mode().equals("strategic");
        marches = move.mode().equals("march") ? Math.max(marches, move.path().size()) : marches;
        strategic = further ? Math.max(strategic, move.path().size()) : strategic;
        boolean road = Field.THEATRE.ground().onRoad(move.path().first());
        assertThat(road || !further).as("%s", move).isTrue();
      }
    }
    assertThat(strategic).as("half as far again").isGreaterThan(marches);
    assertThat(marches).isPositive();
  }

  private static String why(Field field, String unit, String hex) {
    Objection objection =
        LEVIES.objection(field.position(), new Place(Ints.of(field.unit(unit)), field.hex(hex)));
    return objection == null ? "" : objection.rule() + " " + objection.code();
  }

  @Test
  @Rule({"8.52", "8.53", "22.64"})
  void militiaArePlacedWithinFiveHexesOfTheirTownOutOfAxisZones() {
    Field now = turn51();
    assertThat(now.where("militia-stalino-2")).isEqualTo("box " + Box.DUE);
    assertThat(why(now, "militia-stalino-1", "D2612")).isEmpty();
    assertThat(why(now, "militia-stalino-1", "D2607")).isEmpty();
    assertThat(why(now, "militia-stalino-1", "D2606")).isEqualTo("8.53 militia-place");
    assertThat(why(now, "militia-kiev-1", "D2612")).isEqualTo("8.53 militia-place");
    now.place("D2708", "de-299");
    assertThat(why(now, "militia-stalino-1", "D2707")).isEqualTo("8.53 militia-place");
    now.arrange(
        draft ->
            LEVIES.carryOut(draft, new Place(now.units("militia-stalino-1"), now.hex("D2612"))));
    assertThat(now.where("militia-stalino-1")).isEqualTo("D2612");
  }

  @Test
  @Rule({"8.71", "10.56"})
  void divisionsCalledToTheCrimeaLeaveByTheSouthOrCostPoints() {
    Field azov = Field.azov().turn(53).place("C5240", "de-22");
    Leave leave = new Leave(azov.units("de-22"));
    assertThat(EXITS.objection(azov.position(), leave)).isNull();
    Objection early =
        EXITS.objection(Field.azov().turn(52).place("C5240", "de-22").position(), leave);
    assertThat(early).isNotNull();
    assertThat(EXITS.objection(Field.azov().turn(53).position(), leave)).isNotNull();
    azov.arrange(draft -> EXITS.carryOut(draft, leave));
    assertThat(azov.where("de-22")).isEqualTo("box " + Box.LEFT);
    assertThat(azov.turn(55).arrange(EXITS::late).position().ledger(RostovLedger.SCORE)).isZero();
    assertThat(azov.turn(56).arrange(EXITS::late).position().ledger(RostovLedger.SCORE))
        .isEqualTo(-7);
  }

  @Test
  @Rule({"10.23", "11.13", "11.14"})
  void arrivalsComeByRailAsFarAsItsCapacityGoes() {
    ScriptedPlay play = Field.azov().turn(51).arrange(SCHEDULE::receive).at(51, "soviet-movement");
    Move longest = null;
    for (Order order : play.choices()) {
      if (order instanceof Move move
          && move.mode().equals("rail")
          && move.units().equals(play.units("su-38-cd"))
          && (longest == null || move.path().size() > longest.path().size())) {
        longest = move;
      }
    }
    assertThat(longest).isNotNull();
    assertThat(longest.path().size()).isGreaterThan(5);
    play.give(longest);
    assertThat(play.position().place(play.unit("su-38-cd"))).isEqualTo(longest.path().last());
    assertThat(play.position().ledger(RostovLedger.RAIL + 1)).isEqualTo(3);
    assertThat(play.has("su-38-cd", RostovMarks.WENT)).isTrue();
  }

  @Test
  @Rule({"8.13", "11.56"})
  void inRainNobodySlipsInBetweenEnemies() {
    Field clear = Field.of("kiev-pocket").turn(38).arrange(SCHEDULE::receive);
    int panzer = clear.unit("de-17-pz-39");
    clear.weather(Weather.CLEAR);
    Ints north = ARRIVALS.choices(clear.position(), panzer);
    clear.arrange(draft -> draft.moveTo(clear.unit("su-81"), north.first()));
    int slipping = ARRIVALS.choices(clear.position(), panzer).size();
    assertThat(slipping).isEqualTo(north.size() - 1);
    clear.weather(Weather.RAIN);
    assertThat(ARRIVALS.choices(clear.position(), panzer).size()).isLessThan(slipping);
  }
}
