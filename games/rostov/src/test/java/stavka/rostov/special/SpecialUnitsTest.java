package stavka.rostov.special;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Placed;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Move;
import stavka.engine.position.ScriptedChance;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.SupplyState;
import stavka.testkit.ScriptedPlay;

class SpecialUnitsTest {
  private static final Flotillas FLOTILLAS = new Flotillas(Field.THEATRE);

  @Test
  @Rule({"7.22", "22.72", "22.73"})
  void aZapRegimentMarchesToAReducedDivisionAndGivesItAStepInAZoneAndHungry() {
    Field field = Field.campaign().alone();
    field.place("D1510", "su-255").mark(RostovMarks.STEP, 1, "su-255");
    field.mark(RostovMarks.SUPPLY, SupplyState.OUT.ordinal(), "su-255");
    int beside = Field.THEATRE.grid().neighbour(field.hex("D1510"), 0);
    int enemy = Field.THEATRE.grid().neighbour(field.hex("D1510"), 3);
    field.arrange(draft -> draft.moveTo(field.unit("zap-1"), beside));
    field.arrange(draft -> draft.moveTo(field.unit("de-44"), enemy));
    ScriptedPlay play = field.play(40, "soviet-movement");
    Reinforce reinforce = new Reinforce(play.unit("zap-1"), play.unit("su-255"));
    play.refused("22.72 reinforce-who", reinforce);
    play.give(new Move(play.units("zap-1"), play.hexes("D1510"), "march"));
    play.give(reinforce);
    assertThat(play.get("su-255", RostovMarks.STEP)).isZero();
    assertThat(play.position().inBox(play.unit("zap-1"), Box.CADRE)).isTrue();
    play.refused("7.22 held-turn", new Move(play.units("su-255"), Ints.of(beside), "march"));
    play.arrange(draft -> draft.setChance(ScriptedChance.of(10, 10, 5))).give(new EndPhase());
    assertThat(play.has("su-255", RostovMarks.HELD)).isFalse();
  }

  @Test
  @Rule("22.72")
  void whoIsWholeOrHasMovedOrTakesNoMenGetsNoStepFromAZapRegiment() {
    Field field = Field.campaign().alone();
    field.place("D1510", "su-255 su-tb-10 su-230 zap-1").mark(RostovMarks.STEP, 0, "su-255");
    field.mark(RostovMarks.STEP, 1, "su-tb-10 su-230").mark(RostovMarks.MOVED, 1, "su-230");
    ScriptedPlay play = field.play(40, "soviet-movement");
    play.refused("22.72 reinforce-who", new Reinforce(play.unit("zap-1"), play.unit("su-255")));
    play.refused("22.72 reinforce-who", new Reinforce(play.unit("zap-1"), play.unit("su-tb-10")));
    play.refused("10.52 has-moved", new Reinforce(play.unit("zap-1"), play.unit("su-230")));
    play.refused("22.72 reinforce-who", new Reinforce(play.unit("su-255"), play.unit("su-230")));
  }

  @Test
  @Rule("23.34")
  void aStormDrivesFlotillasFromTheSeaToTheNearestPortAndNoneMoves() {
    Field azov = Field.azov().place("D1731", "su-flo-azov");
    assertThat(Field.THEATRE.ground().land(azov.hex("D1731"))).isFalse();
    azov.arrange(FLOTILLAS::weather);
    assertThat(azov.where("su-flo-azov")).isEqualTo("D1731");
    assertThat(azov.position().has(azov.unit("su-flo-azov"), RostovMarks.HELD)).isFalse();
    azov.arrange(draft -> draft.enter(RostovLedger.STORM, 1));
    azov.arrange(
        draft -> {
          FLOTILLAS.weather(draft);
          assertThat(draft.events()).hasOnlyElementsOfType(Placed.class);
        });
    assertThat(azov.where("su-flo-azov")).isEqualTo("D1630");
    ScriptedPlay play = azov.play(49, "soviet-movement");
    play.refused(
        "7.22 held-turn", new Move(play.units("su-flo-azov"), play.hexes("D1731"), "sail"));
  }

  @Test
  @Rule("23.34")
  void aFlotillaWithoutAPortOfItsOwnOrOnARiverStaysAndIsHeldAllTheSame() {
    Field azov = Field.azov().place("D1731", "su-flo-azov");
    azov.arrange(draft -> draft.enter(RostovLedger.STORM, 1));
    for (int port : Field.THEATRE.ground().ports().toArray()) {
      azov.arrange(draft -> draft.put(port, RostovLayers.HOLDER, RostovLayers.AXIS));
    }
    azov.arrange(FLOTILLAS::weather);
    assertThat(azov.where("su-flo-azov")).isEqualTo("D1731");
    assertThat(azov.position().has(azov.unit("su-flo-azov"), RostovMarks.HELD)).isTrue();
    Field pocket = Field.pocket().arrange(draft -> draft.enter(RostovLedger.STORM, 1));
    String before = pocket.where("su-flo-pinsk-1");
    pocket.arrange(FLOTILLAS::weather);
    assertThat(pocket.where("su-flo-pinsk-1")).isEqualTo(before);
    assertThat(pocket.position().has(pocket.unit("su-flo-pinsk-1"), RostovMarks.HELD)).isTrue();
  }

  @Test
  @Rule({"23.41", "23.43"})
  void aGreatGunThatStoodStillIsTurnedInTheEngineerPhaseOnceAndThenDoesNotMove() {
    Field field = Field.campaign().alone().place("A5016", "de-sh-624");
    Deploy deploy = new Deploy(field.unit("de-sh-624"));
    ScriptedPlay moved = field.play(40, "axis-movement", 5);
    Set<String> modes = new HashSet<>();
    Move[] march = {null};
    moved
        .legal()
        .forEach(
            order -> {
              if (order instanceof Move move && move.mode().equals("march")) {
                march[0] = move;
                modes.add(move.mode());
              }
            });
    assertThat(modes).contains("march");
    moved.give(march[0]);
    GreatGuns guns = new GreatGuns(Field.THEATRE, Side.AXIS);
    assertThat(guns.objection(moved.position(), deploy).code()).isEqualTo("deploy-moved");
    ScriptedPlay still = field.play(40, "axis-engineers", dice());
    still.give(deploy);
    assertThat(still.has("de-sh-624", RostovMarks.TURNED)).isTrue();
    still.until("axis-movement");
    still.refused("6.91 immobile", new Move(march[0].units(), march[0].path(), "march"));
  }

  @Test
  @Rule({"23.42", "23.43"})
  void gunsOfBothSidesTurnInTheirOwnEngineerPhase() {
    Field field = Field.campaign().alone().place("A0622", "de-sh-624 de-art-601");
    field.place("D4822", "su-srr-1 su-ssh-1");
    ScriptedPlay axis = field.play(40, "axis-engineers", dice());
    axis.refused("23.43 deploy-who", new Deploy(axis.unit("de-art-601")));
    axis.refused("3.11 not-your-unit", new Deploy(axis.unit("su-srr-1")));
    axis.give(new Deploy(axis.unit("de-sh-624")));
    assertThat(axis.has("de-sh-624", RostovMarks.TURNED)).isTrue();
    assertThat(Field.THEATRE.pieces().movement(axis.position(), axis.unit("de-sh-624"))).isZero();
    assertThat(Field.THEATRE.pieces().support(axis.position(), axis.unit("de-sh-624"), true))
        .isEqualTo(2);
    assertThat(Field.THEATRE.pieces().support(axis.position(), axis.unit("de-sh-624"), false))
        .as("never in defence")
        .isZero();
    axis.until("soviet-engineers");
    axis.refused("23.43 deploy-who", new Deploy(axis.unit("su-ssh-1")));
    axis.give(new Deploy(axis.unit("su-srr-1")));
    assertThat(Field.THEATRE.pieces().support(axis.position(), axis.unit("su-srr-1"), false))
        .isEqualTo(3);
    assertThat(Field.GAME.phase(axis.position())).as("it passes").isNotEqualTo("soviet-engineers");
  }

  /** Dice for whatever turns after it ask for. */
  private static int[] dice() {
    return IntStream.generate(() -> 5).limit(60).toArray();
  }

  @Test
  @Rule({"7.22", "22.72"})
  void aZapRegimentGivesNoStepWhereItIsTooMuchForTheHex() {
    Field field = Field.campaign().alone();
    field.place("D1510", "su-255 su-230 zap-1").mark(RostovMarks.STEP, 1, "su-255");
    String[] more = "su-275 su-261 su-274 su-253 su-150".split(" ");
    int limit = Field.THEATRE.stacking().limit(Side.SOVIET, field.hex("D1510"));
    Reinforce reinforce = new Reinforce(field.unit("zap-1"), field.unit("su-255"));
    Zap zap = new Zap(Field.THEATRE, new Fates(Field.THEATRE));
    for (String one : more) {
      int load = Field.THEATRE.stacking().load(field.position(), Side.SOVIET, field.hex("D1510"));
      assertThat(zap.objection(field.position(), reinforce) == null).isEqualTo(load <= limit);
      field.place("D1510", one);
    }
    Objection last = zap.objection(field.position(), reinforce);
    assertThat(last == null ? "" : last.code()).isEqualTo("too-many");
  }
}
