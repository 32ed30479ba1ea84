package stavka.rostov.detach;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Placed;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Move;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.SupplyState;
import stavka.testkit.ScriptedPlay;

class DetachTest {
  private static final String MOVEMENT = "axis-movement";

  private static ScriptedPlay play(Field field) {
    return field.play(40, MOVEMENT);
  }

  private static Detach detach(ScriptedPlay play, String unit, String as) {
    return new Detach(play.unit(unit), as);
  }

  @Test
  @Rule({"24.31", "24.32", "24.34"})
  void aDivisionOfFiveAttackGivesARegularRegimentAndAWholeOneEither() {
    Field worn = Field.pocket().mark(RostovMarks.STEP, 1, "de-44");
    ScriptedPlay play = play(worn);
    play.refused("24.32 detach-strong", detach(play, "de-44", Detach.STRONG));
    play.give(detach(play, "de-44", Detach.REGULAR));
    assertThat(Field.THEATRE.pieces().attack(play.position(), play.unit("de-44"))).isEqualTo(4);
    assertThat(play.where("de-sub-1")).isEqualTo(play.where("de-44"));

    ScriptedPlay whole = play(Field.pocket());
    assertThat(whole.why(detach(whole, "de-44", Detach.REGULAR))).isEmpty();
    whole.refused("24.32 detach-strong", detach(whole, "de-44", "mighty"));
    whole.give(detach(whole, "de-44", Detach.STRONG));
    assertThat(whole.where("de-sub-strong-1")).isEqualTo(whole.where("de-44"));
    assertThat(Field.THEATRE.pieces().attack(whole.position(), whole.unit("de-44"))).isEqualTo(5);
    assertThat(whole.last(Placed.class).units()).isEqualTo(whole.units("de-sub-strong-1"));
  }

  @Test
  @Rule({"24.0", "24.21", "24.3"})
  void allStepsButTheLastAreDetachedBeforeTheDivisionMoves() {
    ScriptedPlay play = play(Field.pocket());
    for (int step = 0; step < 3; step++) {
      play.give(detach(play, "de-44", Detach.REGULAR));
    }
    play.refused("24.21 detach-who", detach(play, "de-44", Detach.REGULAR));
    play.refused("24.21 detach-who", detach(play, "de-213-sec", Detach.REGULAR));
    play.refused("24.21 detach-who", detach(play, "de-9-pz-10", Detach.REGULAR));
    play.refused("3.11 not-your-unit", detach(play, "su-206", Detach.REGULAR));
    play.mark(RostovMarks.MOVED, 1, "de-168");
    play.refused("24.3 detach-moved", detach(play, "de-168", Detach.REGULAR));
    assertThat(play.position().ledger(RostovLedger.LOST)).isZero();
  }

  @Test
  @Rule({"24.21", "24.3"})
  void theLeibstandarteDetachesFootAndARegimentMarchesWhereItIsDetachedInAZoneOrHungry() {
    Field azov = Field.azov();
    azov.mark(RostovMarks.SUPPLY, SupplyState.OUT.ordinal(), "de-ss-lah-inf");
    ScriptedPlay play = azov.play(49, MOVEMENT);
    play.give(detach(play, "de-ss-lah-inf", Detach.REGULAR));
    assertThat(play.get("de-sub-1", RostovMarks.SUPPLY)).isEqualTo(SupplyState.OUT.ordinal());
    assertThat(Field.THEATRE.pieces().motorised(play.unit("de-sub-1"))).isFalse();
    assertThat(play.get("de-sub-1", RostovMarks.MOVED)).isZero();
    // 1-geb at C5829 stands in the zone of C5929.
    assertThat(Field.THEATRE.board(play.position()).inEnemyZone(Side.AXIS, play.hex("C5829")))
        .isTrue();
    assertThat(play.why(detach(play, "de-1-geb", Detach.REGULAR))).isEmpty();
    ScriptedPlay fed = Field.azov().play(49, MOVEMENT);
    fed.give(detach(fed, "de-198", Detach.REGULAR));
    boolean[] marches = {false};
    fed.legal()
        .forEach(
            order ->
                marches[0] |=
                    order instanceof Move move
                        && move.units().equals(Ints.of(fed.unit("de-sub-1"))));
    assertThat(marches[0]).isTrue();
  }

  @Test
  @Rule({"24.1", "24.22", "24.35"})
  void alliesDetachTheirOwnAndOnlyAsManyAsThereAre() {
    ScriptedPlay play = Field.azov().play(49, MOVEMENT);
    play.refused("24.32 detach-strong", detach(play, "it-pasubio", Detach.STRONG));
    play.give(
        detach(play, "it-pasubio", Detach.REGULAR), detach(play, "it-torino", Detach.REGULAR));
    assertThat(play.where("it-sub-1")).isEqualTo(play.where("it-pasubio"));
    assertThat(play.where("it-sub-2")).isEqualTo(play.where("it-torino"));
    play.refused("24.1 detach-none-left", detach(play, "it-pasubio", Detach.REGULAR));
    play.refused("24.21 detach-who", detach(play, "hu-1-mot", Detach.REGULAR));
    play.give(detach(play, "ro-1-mtn", Detach.REGULAR));
    assertThat(play.where("ro-sub-1")).isEqualTo(play.where("ro-1-mtn"));
    play.place(play.where("it-pasubio"), "de-sub-1 ro-sub-1");
    play.refused("24.4 recombine-who", recombine(play, "it-pasubio", "de-sub-1"));
    play.refused("24.4 recombine-who", recombine(play, "it-pasubio", "ro-sub-1"));
    assertThat(play.why(recombine(play, "it-pasubio", "it-sub-1"))).isEmpty();
  }

  private static Recombine recombine(ScriptedPlay play, String unit, String substitute) {
    return new Recombine(play.unit(unit), play.unit(substitute));
  }

  @Test
  @Rule({"24.33", "24.4"})
  void threeRegimentsOfAnyKindMakeADivisionWholeWithTheWorstSupplyOfAll() {
    Field azov = Field.azov().mark(RostovMarks.STEP, 3, "de-198");
    azov.place(azov.where("de-198"), "de-sub-1 de-sub-2 de-sub-strong-1");
    azov.mark(RostovMarks.SUPPLY, SupplyState.EMERGENCY.ordinal(), "de-sub-2");
    ScriptedPlay play = azov.play(49, MOVEMENT);
    play.give(
        recombine(play, "de-198", "de-sub-1"),
        recombine(play, "de-198", "de-sub-2"),
        recombine(play, "de-198", "de-sub-strong-1"));
    assertThat(play.get("de-198", RostovMarks.STEP)).isZero();
    assertThat(play.get("de-198", RostovMarks.SUPPLY)).isEqualTo(SupplyState.EMERGENCY.ordinal());
    assertThat(play.get("de-198", RostovMarks.MOVED)).isEqualTo(1);
    assertThat(play.position().inBox(play.unit("de-sub-2"), Box.POOL)).isTrue();
    play.place(play.where("de-198"), "de-sub-3");
    play.refused("24.4 recombine-who", recombine(play, "de-198", "de-sub-3"));
  }

  @Test
  @Rule("24.4")
  void regimentsAreTakenBackInEveryMovementPhaseOfTheAxisFromTheSameHexAlone() {
    Field azov = Field.azov().mark(RostovMarks.STEP, 1, "de-198 de-22");
    azov.place(azov.where("de-198"), "de-sub-1");
    ScriptedPlay motorised = azov.play(49, "axis-motorised");
    assertThat(motorised.why(recombine(motorised, "de-198", "de-sub-1"))).isEmpty();
    motorised.refused("24.4 recombine-who", recombine(motorised, "de-22", "de-sub-1"));
    motorised.arrange(draft -> draft.moveToBox(motorised.unit("de-198"), Box.CADRE));
    motorised.refused("8.11 not-on-map", recombine(motorised, "de-198", "de-sub-1"));
    ScriptedPlay soviet = Field.azov().play(49, "soviet-motorised");
    soviet.refused("4.2 not-now", recombine(soviet, "de-198", "de-sub-1"));
    soviet.give(new EndPhase());
  }
}
