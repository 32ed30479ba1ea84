package stavka.redstar.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.at;
import static stavka.redstar.Field.sail;

import org.junit.jupiter.api.Test;
import stavka.engine.order.Move;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.model.Marks;
import stavka.redstar.Field;
import stavka.redstar.RedStar;
import stavka.redstar.model.SupplyState;
import stavka.testkit.ScriptedPlay;

final class SeaTest {
  private static final String AXIS = "axis-naval";
  private static final String SOVIET = "soviet-naval";

  @Test
  @Rule({"3.6", "3.6.1", "3.6.3", "3.6.6", "3.1.9"})
  void oneUnitSailsBetweenPortsOfItsSide() {
    Field field = at(1, SOVIET).place("0306", "su-1a su-2a");
    assertThat(field.why(sail("su-1a", "0304"))).isEqualTo("3.6.3 port-not-ours");
    assertThat(field.why(sail("su-1a", "1812"))).isEqualTo("3.6.6 other-sea");
    assertThat(field.why(sail("su-1a", "0410"))).isEqualTo("3.6.3 no-port");
    assertThat(field.why(sail("su-1a su-2a", "0314"))).isEqualTo("3.6.1 sea-full");
    field.give(sail("su-1a", "0314"));
    assertThat(field.where("su-1a")).isEqualTo("0314");
    assertThat(field.has("su-1a", Marks.MOVED)).isTrue();
    // The ship is full: the step is over.
    assertThat(field.decision()).isNotEqualTo("choose-sea");
  }

  @Test
  @Rule("3.6.2")
  void halvesSailBetweenTheSamePorts() {
    Field field = at(1, SOVIET).place("0306", "su-rc-1 su-mar-1 su-rc-2");
    field.give(sail("su-rc-1", "0314"));
    assertThat(field.why(sail("su-mar-1", "0316"))).isEqualTo("3.6.2 same-ports");
    field.give(sail("su-mar-1", "0314"));
    assertThat(field.decision()).isNotEqualTo("choose-sea");
    Field axis = at(1, AXIS).control("odessa", Side.AXIS).place("0306", "de-kg-inf-1 de-kg-mtn-1");
    assertThat(axis.why(sail("de-kg-inf-1 de-kg-mtn-1", "0304"))).isEmpty();
    Field whole = at(1, AXIS).control("odessa", Side.AXIS).place("0306", "de-inf-1 de-kg-mtn-1");
    assertThat(whole.why(sail("de-inf-1 de-kg-mtn-1", "0304"))).isEqualTo("3.6.1 sea-full");
  }

  @Test
  @Rule({"3.6.4", "3.6.5", "13.0.3"})
  void theNorthernSeasJoinTwoPortsEachAndFreezeInSnow() {
    Field arctic = at(1, SOVIET).place("2018", "su-1a");
    assertThat(arctic.why(sail("su-1a", "2022"))).isEmpty();
    assertThat(arctic.why(sail("su-1a", "1812"))).isEqualTo("3.6.4 other-sea");
    Field frozen = at(8, SOVIET).place("2018", "su-1a");
    assertThat(frozen.why(sail("su-1a", "2022"))).isEqualTo("3.6.4 frozen");
    Field baltic = at(1, AXIS).place("1802", "de-inf-1").control("leningrad", Side.AXIS);
    assertThat(baltic.why(sail("de-inf-1", "1812"))).isEmpty();
    Field balticIce = at(8, AXIS).place("1802", "de-inf-1").control("leningrad", Side.AXIS);
    assertThat(balticIce.why(sail("de-inf-1", "1812"))).isEqualTo("3.6.5 frozen");
    Field black = at(8, SOVIET).place("0306", "su-1a");
    assertThat(black.why(sail("su-1a", "0314"))).isEmpty();
  }

  @Test
  @Rule("3.6.7")
  void zonesDoNotHinderSailing() {
    Field field = at(1, SOVIET).place("0306", "su-1a").place("0407", "de-inf-1");
    field.place("0413", "de-inf-2");
    assertThat(field.why(sail("su-1a", "0314"))).isEmpty();
  }

  @Test
  @Rule("3.6.8")
  void poorSupplyKeepsUnitsAshore() {
    Field field = at(1, SOVIET).place("0306", "su-1a su-2a").supply(SupplyState.LACK, "su-1a");
    assertThat(field.why(sail("su-1a", "0314"))).isEqualTo("3.6.8 sea-unsupplied");
  }

  @Test
  @Rule({"3.6.9", "3.6.10"})
  void footAndDepotsSailAndTheOthersDoNot() {
    for (String id : new String[] {"su-1a", "su-1g", "su-1sh", "su-rc-1", "su-mar-1", "su-par-1"}) {
      assertThat(at(1, SOVIET).place("0306", id).why(sail(id, "0314"))).as(id).isEmpty();
    }
    for (String id : new String[] {"su-1t", "su-mc-1", "su-gc-1", "su-hq-1"}) {
      assertThat(at(1, SOVIET).place("0306", id + " su-1a").why(sail(id, "0314")))
          .as(id)
          .isEqualTo("3.6.10 never-by-sea");
    }
    for (String id : new String[] {"de-inf-1", "de-kg-inf-1", "de-mtn-1", "de-depot-1", "ro-1"}) {
      Field field = at(1, AXIS).control("odessa", Side.AXIS).place("0306", id);
      assertThat(field.why(sail(id, "0304"))).as(id).isEmpty();
    }
    for (String id : new String[] {"de-pz-1", "de-kg-pz-1", "ro-3", "de-sec-1", "de-siege"}) {
      Field field = at(1, AXIS).control("odessa", Side.AXIS).place("0306", id + " de-inf-1");
      assertThat(field.why(sail(id, "0304"))).as(id).isEqualTo("3.6.10 never-by-sea");
    }
  }

  @Test
  @Rule({"3.6.9", "3.6.10"})
  void axisInfantryDivisionsWhichNeitherListNamesSailAsCorpsDo() {
    RedStar game = new RedStar();
    ScriptedPlay play = ScriptedPlay.of(game, game.setUp(game.scenario("second-summer"), 1));
    play.place("1213", "de-250").at(14, AXIS);
    assertThat(play.why(new Move(play.units("de-250"), play.hexes("1916"), "sea"))).isEmpty();
  }
}
