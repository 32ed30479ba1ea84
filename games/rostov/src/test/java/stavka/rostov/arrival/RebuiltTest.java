package stavka.rostov.arrival;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.order.Move;
import stavka.engine.order.Place;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.EverywhereLines;
import stavka.rostov.Field;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.zones.RostovZones;
import stavka.testkit.ScriptedPlay;

class RebuiltTest {
  private static final Arrivals ARRIVALS =
      new Arrivals(Field.THEATRE, RostovZones.of(Field.THEATRE), new EverywhereLines(true));
  private static final Arrivals CUT_OFF =
      new Arrivals(Field.THEATRE, RostovZones.of(Field.THEATRE), new EverywhereLines(false));

  private static Field active(String units) {
    Field field = Field.azov();
    return field.arrange(
        draft -> field.units(units).each(unit -> draft.moveToBox(unit, Box.ACTIVE)));
  }

  private static Ints choices(Field field, String unit) {
    return ARRIVALS.choices(field.position(), field.unit(unit));
  }

  @Test
  @Rule("8.4")
  void whoWaitsInTheActiveBoxComesToASuppliedTownOutOfZonesOrByAnEdgeThatFeedsItsSide() {
    Field field = active("su-270 de-262");
    Ints soviet = choices(field, "su-270");
    assertThat(soviet).contains(field.hex("D2612"), field.hex("D2613"), field.hex("D1630"));
    assertThat(soviet.any(hex -> Field.THEATRE.ground().village(hex))).isFalse();
    assertThat(soviet.any(hex -> !Field.THEATRE.ground().terrain(hex).urban())).isTrue();
    assertThat(soviet).doesNotContain(field.hex("C5706"));
    Ints axis = choices(field, "de-262");
    assertThat(axis).contains(field.hex("C5706")).doesNotContain(field.hex("D2612"));
    assertThat(CUT_OFF.choices(field.position(), field.unit("su-270")))
        .doesNotContain(field.hex("D2612"));
    field.place("D1529", "de-22");
    assertThat(choices(field, "su-270")).as("a zone").doesNotContain(field.hex("D1630"));
    assertThat(ARRIVALS.putDown(field.position(), field.unit("su-270"), field.hex("D2612")))
        .isTrue();
  }

  @Test
  @Rule("8.4")
  void oneRebuiltUnitComesToATownInATurn() {
    Field field = active("su-270 su-295");
    ScriptedPlay play = field.play(49, "soviet-movement", 5, 5, 5, 5, 5);
    play.give(new Move(play.units("su-270"), play.hexes("D2612"), "march"));
    assertThat(play.where("su-270")).isEqualTo("D2612");
    assertThat(play.position().at(play.hex("D2612"), RostovLayers.TAKEN)).isEqualTo(1);
    play.refused("8.12 not-an-entry", new Move(play.units("su-295"), play.hexes("D2612"), "march"));
    play.refused("8.12 not-an-entry", new Move(play.units("su-295"), play.hexes("D2613"), "march"));
    play.until("axis-movement");
    assertThat(play.position().at(play.hex("D2612"), RostovLayers.TAKEN)).isZero();
  }

  @Test
  @Rule({"8.4", "8.6"})
  void rebuiltMotorisedSovietsHaveHalfTheirPointsInBothTheirPhases() {
    Field field = active("su-tb-10");
    ScriptedPlay play = field.play(49, "soviet-motorised");
    // Three and a half points by main road: seven hexes beside the town itself.
    int[] longest = {0};
    play.legal()
        .forEach(
            order -> {
              if (order instanceof Move move
                  && move.units().equals(play.units("su-tb-10"))
                  && move.path().first() == play.hex("D2612")) {
                longest[0] = Math.max(longest[0], move.path().size() - 1);
              }
            });
    assertThat(longest[0]).isPositive().isLessThanOrEqualTo(7);
    ScriptedPlay scheduled = Field.azov().play(49, "soviet-motorised");
    scheduled.place("D2612", "su-tb-10");
    int[] further = {0};
    scheduled
        .legal()
        .forEach(
            order -> {
              if (order instanceof Move move && move.units().equals(play.units("su-tb-10"))) {
                further[0] = Math.max(further[0], move.path().size());
              }
            });
    assertThat(further[0]).isGreaterThan(longest[0]);
  }

  @Test
  @Rule({"8.4", "22.81"})
  void aDivisionOfOneStepIsCalledUpInAVillageAsItsGarrison() {
    Field field = active("su-270 su-295 su-tb-10");
    field.mark(RostovMarks.STEP, 1, "su-270");
    ScriptedPlay play = field.play(49, "soviet-movement");
    int village = -1;
    for (int hex = 0; hex < Field.THEATRE.grid().size() && village < 0; hex++) {
      boolean free =
          Field.THEATRE.ground().village(hex)
              && play.why(new Place(play.units("su-270"), hex)).isEmpty();
      village = free ? hex : village;
    }
    assertThat(village).isNotNegative();
    play.refused("8.4 reservist-place", new Place(play.units("su-270"), play.hex("D2612")));
    play.refused("8.4 reservist-place", new Place(play.units("su-295"), village));
    play.refused("8.4 reservist-place", new Place(play.units("su-tb-10"), village));
    play.give(new Place(play.units("su-270"), village));
    assertThat(play.position().place(play.unit("su-270"))).isEqualTo(village);
    assertThat(play.has("su-270", RostovMarks.GARRISON)).isTrue();
    play.mark(RostovMarks.STEP, 1, "su-295");
    play.refused("8.4 reservist-place", new Place(play.units("su-295"), village));
    assertThat(Field.THEATRE.pieces().side(play.unit("su-270"))).isEqualTo(Side.SOVIET);
  }

  @Test
  @Rule("22.73")
  void anotherZapRegimentIsReadyOnTheTurnsOfTheScenario() {
    Schedule schedule = new Schedule(Field.THEATRE);
    Field before = Field.pocket().turn(41).arrange(schedule::receive);
    assertThat(before.where("zap-2")).isEqualTo("box " + Box.POOL);
    Field now = Field.pocket().turn(42).arrange(schedule::receive);
    assertThat(now.where("zap-2")).isEqualTo("box " + Box.ACTIVE);
    assertThat(ARRIVALS.due(now.position(), now.unit("zap-2"))).isTrue();
  }

  @Test
  @Rule({"8.4", "22.31"})
  void aTrainThatComesBackInATownMovesOnAlongTheRailwayAtOnce() {
    Field field = active("su-trn-1");
    ScriptedPlay play = field.play(49, "soviet-movement");
    int[] longest = {0};
    play.legal()
        .forUnit(
            play.unit("su-trn-1"),
            order -> {
              if (order instanceof Move move && move.mode().equals("train")) {
                assertThat(play.why(move)).isEmpty();
                longest[0] = Math.max(longest[0], move.path().size());
              }
            });
    assertThat(longest[0]).isGreaterThan(5);
  }
}
