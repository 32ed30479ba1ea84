package stavka.rostov.staff;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.command.Dissolve;
import stavka.rostov.cups.TurnUp;
import stavka.rostov.detach.Detach;
import stavka.rostov.detach.Recombine;
import stavka.rostov.model.Box;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.SupplyState;
import stavka.rostov.rebuild.Refit;
import stavka.rostov.rebuild.SendBack;
import stavka.rostov.rebuild.TurnIn;
import stavka.rostov.special.Reinforce;
import stavka.rostov.special.Release;
import stavka.rostov.supply.GiveUp;
import stavka.rostov.supply.Merge;
import stavka.rostov.transport.Airlift;
import stavka.testkit.ScriptedPlay;

/** What staffs order beside marches and attacks, each where it serves them. */
class StaffErrandsTest {
  private static Optional<Order> next(ScriptedPlay play) {
    return Field.GAME.advice().considered(play.position(), play.legal());
  }

  private static Optional<Order> last(ScriptedPlay play) {
    return Field.GAME.advice().afterMarches(play.position(), play.legal());
  }

  @Test
  @Rule({"7.41", "10.12"})
  void aWornDivisionBehindTheFrontStandsStillForItsStepIfThereArePoints() {
    Field field = Field.pocket().alone().place("A5016", "de-299").place("A1017", "su-206");
    field.mark(RostovMarks.STEP, 1, "de-299");
    assertThat(next(field.play(40, "axis-movement"))).isEmpty();
    field.arrange(draft -> draft.enter(RostovLedger.TYPE_I, 4));
    Order refit = new Refit(field.unit("de-299"));
    ScriptedPlay play = field.play(40, "axis-movement");
    assertThat(next(play)).contains(refit);
  }

  @Test
  @Rule({"7.22", "22.72"})
  void aZapRegimentMarchesToTheWornDivisionBeforeTheEnemyAndGivesItItsMen() {
    Field field = Field.campaign().alone();
    field.place("D1510", "su-255").mark(RostovMarks.STEP, 1, "su-255");
    int beside = Field.THEATRE.grid().neighbour(field.hex("D1510"), 0);
    int enemy = Field.THEATRE.grid().neighbour(field.hex("D1510"), 3);
    field.arrange(draft -> draft.moveTo(field.unit("zap-1"), beside));
    field.arrange(draft -> draft.moveTo(field.unit("de-44"), enemy));
    ScriptedPlay play = field.play(40, "soviet-movement");
    Order march = next(play).orElseThrow();
    assertThat(march).isInstanceOf(Move.class);
    play.give(march);
    assertThat(next(play)).contains(new Reinforce(play.unit("zap-1"), play.unit("su-255")));
  }

  @Test
  @Rule("8.62")
  void fortressUnitsAreSetDownWherePointsAreToBeHad() {
    Field field = Field.of("to-rostov").turn(57);
    field.arrange(draft -> draft.moveToBox(field.unit("ur-mg-1"), Box.DUE));
    for (int unit : field.position().stack(field.hex("D4822"))) {
      field.arrange(draft -> draft.moveToBox(unit, Box.OUT));
    }
    for (int unit = 0; unit < field.position().counters(); unit++) {
      int zap = unit;
      if (Field.THEATRE.pieces().kind(unit) == Kind.ZAP) {
        field.arrange(draft -> draft.moveToBox(zap, Box.OUT));
      }
    }
    ScriptedPlay play = field.play(57, "soviet-movement");
    assertThat(next(play))
        .hasValueSatisfying(
            order ->
                assertThat(Field.THEATRE.map().region("rostov").has(((Place) order).hex()))
                    .isTrue());
  }

  @Test
  @Rule("11.61")
  void aFortressUnitThatNobodyWillComeBySeesWhatItIs() {
    Field field = Field.pocket().alone().place("A5016", "ur-mg-1").place("A1017", "de-299");
    ScriptedPlay play = field.play(40, "soviet-movement");
    assertThat(last(play)).contains(new TurnUp(play.unit("ur-mg-1")));
    field.place("A5018", "de-299");
    assertThat(last(field.play(40, "soviet-movement"))).isEmpty();
  }

  @Test
  @Rule({"24.0", "24.4"})
  void aDivisionThatGuardsAPlaceAloneLeavesARegimentAndTakesItBackElsewhere() {
    Field field = Field.redeemed().alone();
    int guarded = Field.THEATRE.map().region("rostov").toArray()[0];
    field.arrange(draft -> draft.moveTo(field.unit("de-198"), guarded));
    field.arrange(draft -> draft.moveToBox(field.unit("de-sub-1"), Box.POOL));
    field.place("D3510", "su-317");
    ScriptedPlay play = field.play(78, "axis-movement");
    Detach detach = new Detach(play.unit("de-198"), Detach.REGULAR);
    assertThat(next(play)).contains(detach);
    play.give(detach);
    assertThat(last(play)).as("it guards").isEmpty();
    int regiment = play.position().stack(guarded).filter(u -> u != play.unit("de-198")).first();
    int away = Field.THEATRE.map().hex("D3015");
    play.arrange(draft -> draft.moveTo(play.unit("de-198"), away));
    play.arrange(draft -> draft.moveTo(regiment, away));
    assertThat(last(play)).contains(new Recombine(play.unit("de-198"), regiment));
  }

  @Test
  @Rule({"24.31", "24.32"})
  void theGuardLeftBehindIsAStrongRegimentWhereTheStepCostsTwoPointsOfAttack() {
    Field field = Field.redeemed().alone();
    int guarded = Field.THEATRE.map().region("rostov").toArray()[0];
    field.arrange(draft -> draft.moveTo(field.unit("de-198"), guarded));
    field.arrange(draft -> draft.moveToBox(field.unit("de-sub-1"), Box.POOL));
    field.arrange(draft -> draft.moveToBox(field.unit("de-sub-strong-1"), Box.POOL));
    field.place("D3510", "su-317");
    ScriptedPlay play = field.play(78, "axis-movement");
    assertThat(next(play)).contains(new Detach(play.unit("de-198"), Detach.STRONG));
  }

  @Test
  @Rule({"11.71", "11.72"})
  void aHeadquartersFarFromItsTroopsFliesToThemWhenAllHaveMarched() {
    Field azov = Field.azov().alone().place("D1630", "su-hq-9a").place("C5815", "su-274 su-411");
    azov.place("C5813", "de-299").arrange(draft -> draft.enter(RostovLedger.AIRLIFTS + 1, 1));
    ScriptedPlay play = azov.play(49, "soviet-movement");
    assertThat(next(play).filter(Airlift.class::isInstance)).isEmpty();
    assertThat(last(play))
        .hasValueSatisfying(
            order -> {
              Airlift flight = (Airlift) order;
              int from = Field.THEATRE.grid().distance(azov.hex("D1630"), azov.hex("C5815"));
              int to = Field.THEATRE.grid().distance(flight.to(), azov.hex("C5815"));
              assertThat(to).isLessThan(from);
            });
  }

  @Test
  @Rule("6.83")
  void twoColumnsMakeADumpWherePointsWaitForACounter() {
    Field field = Field.sumy();
    int given = field.unit("supply-axis-1");
    field.place("A4114", "supply-axis-2");
    field.arrange(draft -> draft.moveTo(given, field.hex("A4114")));
    field.arrange(draft -> draft.enter(RostovLedger.of(RostovLedger.POINTS, Side.AXIS), 1));
    for (int unit = 0; unit < field.position().counters(); unit++) {
      int spare = unit;
      if (Field.THEATRE.pieces().column(unit) && field.position().inBox(unit, Box.POOL)) {
        field.arrange(draft -> draft.moveToBox(spare, Box.OUT));
      }
    }
    ScriptedPlay play = field.play(48, "axis-movement");
    assertThat(next(play)).containsInstanceOf(Merge.class);
  }

  @Test
  @Rule({"6.95", "22.26", "22.82"})
  void whatIsLostIsGivenUpAndAReserveResultFreesAGarrison() {
    Field base =
        Field.azov()
            .place("C3927", "su-96-mtn")
            .place("C3829", "su-99")
            .place("C4029", "su-30-mtn");
    base.mark(RostovMarks.SUPPLY, SupplyState.OUT.ordinal(), "de-base-3");
    assertThat(next(base.play(49, "axis-supply"))).contains(new GiveUp(base.unit("de-base-3")));

    Field staff = Field.sumy().alone().mark(RostovMarks.TURNED, 1, "su-hq-40a");
    staff.place("A5116", "su-hq-40a").place("A5016", "de-9-pz-33 de-9-pz-10 de-299");
    assertThat(next(staff.play(49, "recovery"))).contains(new Dissolve(staff.unit("su-hq-40a")));

    Field campaign = Field.campaign().turn(30);
    campaign.arrange(draft -> draft.enter(RostovLedger.RESERVE, 1));
    campaign.arrange(draft -> draft.enter(RostovLedger.GROUPS, -1));
    assertThat(next(campaign.play(30, "soviet-departures"))).containsInstanceOf(Release.class);
  }

  @Test
  @Rule({"7.22", "7.23"})
  void militiaOfATownFarBehindAndNkvdWithoutMenGoBackToTheRanks() {
    Field field = Field.campaign().alone().place("A1017", "de-299");
    int militia = 0;
    while (Field.THEATRE.pieces().kind(militia) != Kind.MILITIA) {
      militia++;
    }
    int levy = militia;
    field.arrange(draft -> draft.moveTo(levy, field.hex("D3015")));
    field.arrange(draft -> draft.set(levy, RostovMarks.VALUE, 4));
    assertThat(field.play(40, "soviet-replacements").why(new TurnIn(levy))).isEmpty();
    assertThat(next(field.play(40, "soviet-replacements"))).contains(new TurnIn(levy));

    Field nkvd = Field.campaign().alone();
    nkvd.arrange(draft -> draft.moveToBox(nkvd.unit("su-nkvd-4"), Box.ACTIVE));
    nkvd.mark(RostovMarks.STEP, 1, "su-nkvd-4");
    int last = Field.THEATRE.plan(nkvd.position()).lastTurn() - 8;
    assertThat(next(nkvd.play(last, "soviet-engineers")))
        .contains(new SendBack(nkvd.unit("su-nkvd-4")));
  }
}
