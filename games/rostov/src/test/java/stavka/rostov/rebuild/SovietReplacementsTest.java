package stavka.rostov.rebuild;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.rostov.rebuild.Staff.REBUILD;
import static stavka.rostov.rebuild.Staff.give;
import static stavka.rostov.rebuild.Staff.men;
import static stavka.rostov.rebuild.Staff.why;

import org.junit.jupiter.api.Test;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Move;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.Field;
import stavka.rostov.control.Control;
import stavka.rostov.model.Box;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.SupplyState;
import stavka.testkit.ScriptedPlay;

class SovietReplacementsTest {
  /** The militia of Rostov at D4824, known to be 1-2-4. */
  private static Field militia() {
    Field field = Field.redeemed();
    int unit =
        field.position().stack(field.hex("D4824")).filter(SovietReplacementsTest::militia).first();
    return field.arrange(draft -> draft.set(unit, RostovMarks.VALUE, 4));
  }

  private static boolean militia(int unit) {
    return Field.THEATRE.pieces().kind(unit) == Kind.MILITIA;
  }

  private static int levy(Field field) {
    return field
        .position()
        .stack(field.hex("D4824"))
        .filter(SovietReplacementsTest::militia)
        .first();
  }

  @Test
  @Rule({"7.22", "22.61", "22.65"})
  void knownMilitiaIsTurnedIntoAPointForGood() {
    Field field = militia();
    int unit = levy(field);
    TurnIn order = new TurnIn(unit);
    Field unknown = Field.redeemed();
    assertThat(why(unknown, Side.SOVIET, order)).isEqualTo("22.61 turn-in-who");
    Field clear = militia().arrange(draft -> axisGone(draft));
    assertThat(why(clear, Side.SOVIET, order)).isEmpty();
    Field hungry =
        militia()
            .arrange(draft -> axisGone(draft))
            .arrange(draft -> draft.set(unit, RostovMarks.SUPPLY, SupplyState.EMERGENCY.ordinal()));
    assertThat(why(hungry, Side.SOVIET, order)).isEqualTo("22.61 turn-in-who");
    clear.place("D4724", "de-13-pz-66");
    assertThat(why(clear, Side.SOVIET, order)).isEqualTo("22.61 turn-in-who");
    clear.arrange(draft -> axisGone(draft));
    give(clear, Side.SOVIET, order);
    assertThat(men(clear, Side.SOVIET)).isEqualTo(1);
    assertThat(clear.position().inBox(unit, Box.NEVER)).isTrue();
  }

  private static void axisGone(Draft draft) {
    for (int unit = 0; unit < Field.THEATRE.pieces().count(); unit++) {
      if (Field.THEATRE.pieces().side(unit) == Side.AXIS && draft.onMap(unit)) {
        draft.moveToBox(unit, Box.OUT);
      }
    }
  }

  @Test
  @Rule({"7.22", "22.71", "22.73"})
  void aZapInATownBecomesACadreDivisionThatDoesNotMoveThisTurn() {
    Field field = Field.redeemed();
    int zap =
        field
            .position()
            .stack(field.hex("D5315"))
            .filter(unit -> Field.THEATRE.pieces().kind(unit) == Kind.ZAP)
            .first();
    field.arrange(
        draft -> {
          draft.moveToBox(field.unit("su-293"), Box.CADRE);
          draft.moveToBox(field.unit("su-nk-57"), Box.CADRE);
          draft.moveToBox(field.unit("su-tb-1"), Box.CADRE);
          draft.moveToBox(field.unit("su-1-gmr"), Box.CADRE);
          draft.moveToBox(field.unit("su-81"), Box.ELIMINATED);
        });
    for (String other : new String[] {"su-nk-57", "su-tb-1", "su-1-gmr", "su-81", "su-343"}) {
      assertThat(why(field, Side.SOVIET, new Exchange(zap, field.unit(other))))
          .as(other)
          .isEqualTo("7.22 exchange-who");
    }
    Exchange order = new Exchange(zap, field.unit("su-293"));
    Field hungry =
        Field.redeemed()
            .arrange(draft -> draft.moveToBox(field.unit("su-293"), Box.CADRE))
            .arrange(draft -> draft.set(zap, RostovMarks.SUPPLY, SupplyState.OUT.ordinal()));
    assertThat(why(hungry, Side.SOVIET, order)).isEqualTo("7.22 exchange-who");
    hungry.arrange(draft -> draft.clear(zap, RostovMarks.SUPPLY));
    hungry.arrange(draft -> draft.moveTo(zap, field.hex("D5417")));
    assertThat(why(hungry, Side.SOVIET, order)).isEqualTo("7.22 exchange-who");
    give(field, Side.SOVIET, order);
    assertThat(field.where("su-293")).isEqualTo("D5315");
    assertThat(field.position().has(field.unit("su-293"), RostovMarks.HELD)).isTrue();
    assertThat(field.position().get(field.unit("su-293"), RostovMarks.STEP)).isPositive();
    assertThat(field.position().inBox(zap, Box.CADRE)).isTrue();
  }

  @Test
  @Rule({"7.22", "22.71"})
  void whoWasExchangedStandsStillToTheSovietEngineerPhase() {
    ScriptedPlay play =
        ScriptedPlay.of(Field.GAME, Field.GAME.setUp(Field.GAME.scenario("rostov-redeemed"), 1))
            .arrange(draft -> draft.moveToBox(Field.THEATRE.roster().index("su-293"), Box.CADRE))
            .until("soviet-replacements");
    Exchange order =
        play.choices().stream()
            .filter(Exchange.class::isInstance)
            .map(Exchange.class::cast)
            .filter(exchange -> exchange.cadre() == play.unit("su-293"))
            .findFirst()
            .orElseThrow();
    play.give(order).until("soviet-movement");
    Move move = new Move(Ints.of(order.cadre()), play.hexes("D5216"), "march");
    assertThat(play.why(move)).isEqualTo("7.22 held-turn");
    play.give(new EndPhase()).until("axis-movement");
    assertThat(play.get("su-293", RostovMarks.HELD)).isZero();
  }

  @Test
  @Rule("7.26")
  void extraSupplyFeedsAStackForTheTurn() {
    Field field = Field.redeemed();
    Resupply order = new Resupply(field.hex("D4824"));
    assertThat(why(field, Side.SOVIET, order)).isEqualTo("7.26 resupply-none");
    field.arrange(draft -> draft.enter(RostovLedger.EXTRA, 1));
    assertThat(why(field, Side.SOVIET, order)).isEqualTo("6.53 nothing-to-relieve");
    field.arrange(
        draft ->
            field
                .position()
                .stack(field.hex("D4824"))
                .each(unit -> draft.set(unit, RostovMarks.SUPPLY, 2)));
    give(field, Side.SOVIET, order);
    assertThat(field.position().stack(field.hex("D4824")))
        .allSatisfy(
            unit ->
                assertThat(SupplyState.of(field.position(), unit)).isEqualTo(SupplyState.GENERAL));
    assertThat(field.position().ledger(RostovLedger.EXTRA)).isZero();
  }

  @Test
  @Rule("7.25")
  void aTrainPointBringsATrainOfTheArmyToActiveAndOneOfTheNkvdToTheTrack() {
    Field field = Field.of("kiev-to-rostov").turn(50);
    ExtraOrder trains = REBUILD.orders(Side.SOVIET).getLast();
    for (String unit : new String[] {"su-trn-1", "su-tnk-51", "su-293"}) {
      field.arrange(draft -> draft.moveToBox(field.unit(unit), Box.CADRE));
    }
    Raise army = new Raise(field.unit("su-trn-1"));
    assertThat(trains.objection(field.position(), army).code()).isEqualTo("raise-no-points");
    men(field, Side.SOVIET, 9);
    assertThat(why(field, Side.SOVIET, army)).isEqualTo("7.25 raise-train");
    field.arrange(draft -> draft.enter(RostovLedger.TRAINS, 2));
    assertThat(trains.objection(field.position(), new Raise(field.unit("su-293"))).code())
        .isEqualTo("raise-train");
    field.arrange(draft -> trains.carryOut(draft, army));
    field.arrange(draft -> trains.carryOut(draft, new Raise(field.unit("su-tnk-51"))));
    assertThat(field.position().inBox(field.unit("su-trn-1"), Box.ACTIVE)).isTrue();
    assertThat(field.position().inBox(field.unit("su-tnk-51"), Box.TRACK)).isTrue();
    assertThat(field.position().get(field.unit("su-tnk-51"), RostovMarks.AWAY)).isEqualTo(7);
    assertThat(field.position().ledger(RostovLedger.TRAINS)).isZero();
  }

  @Test
  @Rule("7.26")
  void attacksOwedScoreWhenAPlaceFallsAndStaysFallen() {
    Field field = Field.azov().arrange(draft -> draft.enter(RostovLedger.OWED, 2));
    int score = field.position().ledger(RostovLedger.SCORE);
    int hex = field.hex("D0128");
    field.arrange(draft -> REBUILD.endTurn(draft));
    assertThat(field.position().ledger(RostovLedger.OWED)).isEqualTo(2);
    Control control = new Control(Field.THEATRE);
    field.arrange(draft -> control.stepped(draft, field.unit("de-170"), -1, hex));
    Field retaken = Field.azov().arrange(draft -> draft.enter(RostovLedger.OWED, 2));
    retaken.arrange(draft -> control.stepped(draft, field.unit("de-170"), -1, hex));
    retaken.arrange(draft -> control.stepped(draft, field.unit("su-51"), -1, hex));
    retaken.arrange(draft -> REBUILD.endTurn(draft));
    assertThat(retaken.position().ledger(RostovLedger.OWED)).isEqualTo(2);
    int place = field.position().ledger(RostovLedger.SCORE) - score;
    field.arrange(draft -> REBUILD.endTurn(draft));
    assertThat(field.position().ledger(RostovLedger.OWED)).isZero();
    assertThat(field.position().ledger(RostovLedger.SCORE)).isEqualTo(score + place + 2);
    assertThat(field.position().at(hex, RostovLayers.NEW)).isZero();
  }
}
