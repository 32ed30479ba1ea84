package stavka.bautzen.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.bautzen.Scene;
import stavka.bautzen.model.BautzenMarks;
import stavka.engine.battle.BattleReport;
import stavka.engine.rule.Rule;

/** Attacks into forest. */
class ForestAttackTest {
  private static BattleReport report(Scene scene, String units, String target, String support) {
    return scene.play().forecast(scene.attack(units, target, support)).report();
  }

  @Test
  @Rule("9.8")
  void armourAttacksIntoForestAtHalfAndEachHalfIsRoundedDown() {
    Scene scene =
        Scene.alone()
            .place("4320", "pl-5-13")
            .place("4321", "de-br-pz-2 de-br-jg-1")
            .mark(BautzenMarks.UNSUPPLIED, 1, "de-br-pz-2")
            .at(2, "axis-combat");
    assertThat(report(scene, "de-br-pz-2", "4320", "").attack().lines())
        .extracting(line -> line.value())
        .containsExactly(6, 3, 1);
    assertThat(report(scene, "de-br-jg-1", "4320", "").attack().total()).isEqualTo(6);
  }
}
