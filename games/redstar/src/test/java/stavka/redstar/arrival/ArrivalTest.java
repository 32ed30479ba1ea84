package stavka.redstar.arrival;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.at;
import static stavka.redstar.Field.end;
import static stavka.redstar.Field.put;
import static stavka.redstar.Field.unit;

import org.junit.jupiter.api.Test;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.model.Marks;
import stavka.redstar.Field;
import stavka.redstar.arrival.ArrivalSection.Promote;
import stavka.redstar.model.Box;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.SupplyState;

final class ArrivalTest {
  private static Field due(int turn, String step, String ids, int... dice) {
    return at(turn, step, dice).watched().box(Box.TRACK, ids).set(RedStarMarks.DUE, turn, ids);
  }

  private static Field axis(String ids) {
    return due(2, "axis-arrivals", ids);
  }

  private static Field soviet(String ids) {
    return due(2, "soviet-arrivals", ids);
  }

  @Test
  @Rule({"15.0", "15.1", "15.2", "15.2.1"})
  void reinforcementsComeWhenDueOrLater() {
    Field field = axis("de-inf-1 de-inf-2").set(RedStarMarks.DUE, 3, "de-inf-2");
    assertThat(field.why(put("de-inf-2", "1003"))).isEqualTo("15.2.1 not-due");
    assertThat(field.why(end())).isEmpty();
    field.give(put("de-inf-1", "1003"));
    assertThat(field.where("de-inf-1")).isEqualTo("1003");
    Field late = axis("de-inf-1").set(RedStarMarks.DUE, 1, "de-inf-1");
    assertThat(late.why(put("de-inf-1", "1003"))).isEmpty();
  }

  @Test
  @Rule("15.2.2")
  void axisUnitsComeInSupplyFourHexesFromSovietUnits() {
    Field field = axis("de-inf-1").place("1010", "su-1a");
    assertThat(field.why(put("de-inf-1", "1006"))).isEmpty();
    assertThat(field.why(put("de-inf-1", "1007"))).isEqualTo("15.2.2 site-too-near");
    assertThat(field.why(put("de-inf-1", "1601"))).isEqualTo("15.2.2 site-unsupplied");
    assertThat(field.why(put("de-inf-1", "0101"))).isEqualTo("15.2.2 no-such-site");
  }

  @Test
  @Rule({"15.2.2", "10.2.1", "15.7.2"})
  void depotsComeWhereGermansAreSupplied() {
    Field field = axis("de-depot-1").place("1009", "de-depot-2");
    assertThat(field.why(put("de-depot-1", "1013"))).isEmpty();
    assertThat(field.why(put("de-depot-1", "1509"))).isEqualTo("15.2.2 site-unsupplied");
  }

  @Test
  @Rule({"15.2.2", "10.2.1"})
  void withTheSwitchDepotsComeAnywhereFourHexesFromSovietUnits() {
    Field field = axis("de-depot-1 de-inf-1").ledger(Ledger.DEPOTS_ARRIVE_ANYWHERE, 1);
    field.place("1505", "su-1a");
    assertThat(field.why(put("de-depot-1", "1509"))).isEmpty();
    assertThat(field.choices()).contains(put("de-depot-1", "1509"));
    assertThat(field.why(put("de-depot-1", "1508"))).isEqualTo("15.2.2 site-too-near");
    assertThat(field.why(put("de-inf-1", "1509"))).isEqualTo("15.2.2 site-unsupplied");
  }

  @Test
  @Rule("15.2.2")
  void sovietUnitsComeBesideAHeadquartersOutsideEnemyZones() {
    Field field = soviet("su-1a").place("1014", "su-hq-1").place("1211", "de-inf-1");
    assertThat(field.why(put("su-1a", "1014"))).isEmpty();
    assertThat(field.why(put("su-1a", "1015"))).isEmpty();
    assertThat(field.why(put("su-1a", "1017"))).isEqualTo("15.2.2 no-hq-near");
    field.place("1012", "de-inf-2").place("1013", "su-2a");
    assertThat(field.why(put("su-1a", "1013"))).isEqualTo("15.2.2 site-in-zone");
    assertThat(field.why(put("su-1a", "1012"))).isEqualTo("15.2.2 enemy-in-site");
  }

  @Test
  @Rule("15.2.3")
  void headquartersComeOnRailsThatLeadHome() {
    Field field = soviet("su-hq-2").place("1010", "de-inf-1");
    assertThat(field.why(put("su-hq-2", "1015"))).isEmpty();
    assertThat(field.why(put("su-hq-2", "1014"))).isEqualTo("15.2.3 hq-too-near");
    assertThat(field.why(put("su-hq-2", "1216"))).isEqualTo("15.2.3 hq-rail-home");
    Field romanian = axis("ro-hq");
    assertThat(romanian.why(put("ro-hq", "0408"))).isEmpty();
    assertThat(romanian.why(put("ro-hq", "1004"))).isEqualTo("15.2.3 hq-rail-home");
    romanian.control("bucharest", Side.SOVIET);
    assertThat(romanian.why(put("ro-hq", "0408"))).isEqualTo("15.2.3 hq-rail-home");
  }

  @Test
  @Rule({"15.2.3", "12.2.5"})
  void airFleetsDoNotBarHeadquartersAndPartisansDo() {
    Field field = soviet("su-hq-2").place("1014", "de-fleet-1");
    assertThat(field.why(put("su-hq-2", "1016"))).isEmpty();
    Field romanian = axis("ro-hq").place("0411", "su-part-1");
    assertThat(romanian.why(put("ro-hq", "0408"))).isEqualTo("15.2.3 hq-too-near");
  }

  @Test
  @Rule("15.2.4")
  void stackingIsNotLookedAtInTheReinforcementPhase() {
    Field field = soviet("su-1a").place("1014", "su-hq-1 su-2a");
    assertThat(field.why(put("su-1a", "1014"))).isEmpty();
    field.give(put("su-1a", "1014"));
    assertThat(field.where("su-2a")).isEqualTo("1014");
    assertThat(field.where("su-1a")).isEqualTo("1014");
  }

  @Test
  @Rule({"15.3", "15.3.1", "15.3.2", "6.2.1"})
  void markersDueGoToTheirCups() {
    Position start = Field.GAME.setUp(Field.GAME.scenario("manoeuvres"), 1);
    var draft = start.edit();
    draft.setTurn(14);
    ArrivalSection arrivals = Field.arrivals();
    int before = draft.ledger(Ledger.CUPS + Field.PIECES.markerById("c-3-4").type() - 1);
    arrivals.markers(draft);
    assertThat(draft.ledger(Ledger.CUPS + Field.PIECES.markerById("c-3-4").type() - 1))
        .isEqualTo(before + 1);
    draft.setTurn(15);
    arrivals.markers(draft);
    assertThat(draft.ledger(Ledger.CUPS + Field.PIECES.markerById("c-3-4").type() - 1))
        .isEqualTo(before + 1);
  }

  @Test
  @Rule({"15.4.1", "15.5.1", "15.2.2"})
  void paratroopsAndEliteArmiesWaitInBoxes() {
    Field field = due(2, "soviet-arrivals-due", "su-par-1 su-1g su-1sh").settle();
    assertThat(field.where("su-par-1")).isEqualTo("paratroops");
    assertThat(field.where("su-1g")).isEqualTo("promotion");
    assertThat(field.where("su-1sh")).isEqualTo("promotion");
  }

  private static Field waiting(int turn, int... dice) {
    return at(turn, "paratroops", dice)
        .watched()
        .box(Box.PARATROOPS, "su-par-1 su-par-2")
        .place("1014", "su-hq-1");
  }

  @Test
  @Rule({"15.4", "15.4.2", "15.4.3", "15.4.4"})
  void oneCorpsDropsNearASuppliedHeadquarters() {
    Field field = waiting(2, 2).place("1210", "de-inf-1");
    assertThat(field.why(put("su-par-1", "1007"))).isEqualTo("15.4.2 drop-hex");
    assertThat(field.why(put("su-par-1", "1210"))).isEqualTo("15.4.2 drop-hex");
    field.give(put("su-par-1", "1414"));
    assertThat(field.where("su-par-1")).isEqualTo("1414");
    assertThat(field.decision()).isNotEqualTo("choose-drop");
    Field fails = waiting(2, 3).give(put("su-par-1", "1414"));
    assertThat(fails.where("su-par-1")).isEqualTo("eliminated");
    // The state is the supply phase's: a headquarters that lacked supply then is of no use.
    Field lacks = waiting(2).supply(SupplyState.LACK, "su-hq-1");
    assertThat(lacks.why(put("su-par-1", "1414"))).isEqualTo("15.4.2 drop-hex");
    Field cut = waiting(2).place("1016", "de-inf-1");
    assertThat(cut.why(put("su-par-1", "1414"))).isEmpty();
  }

  @Test
  @Rule({"14.4.5", "14.4.1"})
  void anEleventhLeaderFindsNoPlace() {
    Field field = soviet("su-zhukov").place("1014", "su-hq-1");
    for (int i = 1; i <= 9; i++) {
      field.place("1020", "su-leader-" + i);
    }
    assertThat(field.why(put("su-zhukov", "1014"))).isEmpty();
    field.place("1020", "su-leader-10");
    assertThat(field.why(put("su-zhukov", "1014"))).isEqualTo("14.4.5 ten-leaders");
  }

  @Test
  @Rule({"15.4.3", "15.4.5", "13.0.2", "13.0.3"})
  void zonesAddOneAndBadWeatherTakesThree() {
    Field zone = waiting(2, 2).place("1410", "de-inf-1").give(put("su-par-1", "1411"));
    assertThat(zone.where("su-par-1")).isEqualTo("eliminated");
    Field mud = waiting(7, 5).give(put("su-par-1", "1414"));
    assertThat(mud.where("su-par-1")).isEqualTo("1414");
    Field snow = waiting(8, 5).give(put("su-par-1", "1414"));
    assertThat(snow.where("su-par-1")).isEqualTo("1414");
    Field worst = waiting(8, 6).give(put("su-par-1", "1414"));
    assertThat(worst.where("su-par-1")).isEqualTo("eliminated");
  }

  private static Field promotion(int turn) {
    return at(turn, "promotion")
        .watched()
        .box(Box.PROMOTION, "su-1g su-1sh")
        .place("1014", "su-1a su-rc-1")
        .place("1214", "su-2a");
  }

  @Test
  @Rule({"15.5", "15.5.1", "15.5.2"})
  void anArmyInSupplyOutsideZonesIsPromoted() {
    Field field = promotion(2);
    Promote order = new Promote(unit("su-1a"), unit("su-1g"));
    assertThat(field.why(new Promote(unit("su-rc-1"), unit("su-1g"))))
        .isEqualTo("15.5.1 rifle-armies-only");
    assertThat(field.why(new Promote(unit("su-1a"), unit("su-2g"))))
        .isEqualTo("15.5.1 not-awaiting");
    field.supply(SupplyState.LACK, "su-2a");
    assertThat(field.why(new Promote(unit("su-2a"), unit("su-1g"))))
        .isEqualTo("15.5.1 promotion-unsupplied");
    field.give(order);
    assertThat(field.where("su-1a")).isEqualTo("promoted");
    assertThat(field.where("su-1g")).isEqualTo("1014");
    assertThat(field.get("su-1g", RedStarMarks.MARKER)).isZero();
  }

  @Test
  @Rule({"15.5.1", "13.0.2"})
  void inAZoneOnlyInMud() {
    Promote order = new Promote(unit("su-1a"), unit("su-1g"));
    Field zone = promotion(2).place("1013", "de-inf-1");
    assertThat(zone.why(order)).isEqualTo("15.5.1 promotion-in-zone");
    Field mud = promotion(7).place("1013", "de-inf-1");
    assertThat(mud.why(order)).isEmpty();
  }

  @Test
  @Rule("15.5.2")
  void aMarkerIsExchangedForAFullOneOfTheElite() {
    Field field = at(2, "promotion", 1).watched().box(Box.PROMOTION, "su-1g");
    field.place("1013", "de-sec-1");
    field.place("1014", "su-1a").marker("su-1a", "c-2-3").set(Marks.STEP, 1, "su-1a");
    int before = field.position().ledger(Ledger.CUPS + Field.PIECES.markerById("c-2-3").type() - 1);
    field.give(new Promote(unit("su-1a"), unit("su-1g")));
    assertThat(Field.PIECES.marker(field.position(), unit("su-1g")).id()).startsWith("b-");
    assertThat(field.step("su-1g")).isZero();
    assertThat(field.position().ledger(Ledger.CUPS + Field.PIECES.markerById("c-2-3").type() - 1))
        .isEqualTo(before + 1);
  }

  @Test
  @Rule({"15.6", "15.6.2", "15.6.3", "15.6.5"})
  void guardsCavalryComesAsAReinforcementOnFoot() {
    Field field = soviet("su-gc-1").place("1014", "su-hq-1 su-2a");
    field.give(put("su-gc-1", "1014"));
    assertThat(field.where("su-gc-1")).isEqualTo("1014");
    assertThat(Field.PIECES.motorised(unit("su-gc-1"))).isFalse();
  }

  @Test
  @Rule({"16.0", "7.9.6"})
  void italySurrendersOnTurn34() {
    Field field = at(34, "administration-ends").watched().place("1003", "it-8 it-1").settle();
    assertThat(field.where("it-8")).isEqualTo("eliminated");
    assertThat(field.where("it-1")).isEqualTo("1003");
    Field before = at(33, "administration-ends").watched().place("1003", "it-8").settle();
    assertThat(before.where("it-8")).isEqualTo("1003");
  }
}
