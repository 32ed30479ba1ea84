package stavka.redstar.economy;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.at;
import static stavka.redstar.Field.end;
import static stavka.redstar.Field.hex;
import static stavka.redstar.Field.unit;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.redstar.Field;
import stavka.redstar.economy.EconomySection.Evacuate;
import stavka.redstar.economy.EconomySection.Summon;
import stavka.redstar.model.Box;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Ledger;

/** Turn 3 is a production turn of number 5 on the drill ground, turn 2 is none. */
final class EconomyTest {
  private static EconomySection economy() {
    return new EconomySection(Field.THEATRE, Field.supply(), Field.fate());
  }

  private static boolean leaderDue(Field field) {
    economy().production(field.edit());
    field.take();
    return field.position().ledger(Ledger.LEADER_DUE) != 0;
  }

  @Test
  @Rule({"14.0", "14.1", "14.1.1", "14.1.2"})
  void sevenKindsOfAssetStandWhereTheyAre() {
    long kinds = 0;
    for (Kind kind : Kind.values()) {
      kinds += kind.asset() ? 1 : 0;
    }
    assertThat(kinds).isEqualTo(7);
    for (String id : new String[] {"su-fac-1", "su-oil", "su-pipeline", "su-coal", "su-port"}) {
      Field field = at(3, "axis-movement").place("1505", id);
      assertThat(Field.PIECES.defence(field.position(), unit(id))).isEqualTo(1);
      assertThat(Field.PIECES.movement(field.position(), unit(id))).isZero();
      assertThat(Field.PIECES.facesLeft(field.position(), unit(id))).isEqualTo(1);
    }
  }

  @Test
  @Rule({"14.2", "14.2.1"})
  void threeFactoriesLeaveOnAProductionTurn() {
    Field field = at(3, "evacuation").watched();
    field.place("1018", "su-fac-1 su-fac-2 su-fac-3 su-fac-4 su-coal");
    assertThat(field.why(new Evacuate(unit("su-coal")))).isEqualTo("14.2.1 factories-only");
    assertThat(field.why(new Evacuate(-1))).isEqualTo("14.2.1 factories-only");
    field.give(new Evacuate(unit("su-fac-1")), new Evacuate(unit("su-fac-2")));
    assertThat(field.where("su-fac-1")).isEqualTo("evacuated");
    field.give(new Evacuate(unit("su-fac-3")));
    // The third ends the step.
    assertThat(field.decision()).isNotEqualTo("choose-evacuation");
    assertThat(field.where("su-fac-4")).isEqualTo("1018");
    Field idle = at(2, "evacuation").watched().place("1018", "su-fac-1");
    assertThat(idle.why(new Evacuate(unit("su-fac-1")))).isEqualTo("14.2.1 no-production-turn");
  }

  @Test
  @Rule("14.2.2")
  void notFromAnEnemyZoneNorWithoutARailLine() {
    Field zone = at(3, "evacuation").place("1012", "su-fac-1 su-1a").place("1011", "de-inf-1");
    assertThat(zone.why(new Evacuate(unit("su-fac-1")))).isEqualTo("14.2.2 factory-in-zone");
    Field off = at(3, "evacuation").place("1212", "su-fac-1");
    assertThat(off.why(new Evacuate(unit("su-fac-1")))).isEqualTo("14.2.2 no-rail-line");
    Field cut = at(3, "evacuation").place("1012", "su-fac-1").place("1015", "de-inf-1");
    assertThat(cut.why(new Evacuate(unit("su-fac-1")))).isEqualTo("14.2.2 no-rail-line");
  }

  @Test
  @Rule({"14.3", "14.1.3"})
  void strategicPortsNeedARailLine() {
    Field field = at(2, "strategic-ports").place("1012", "su-port");
    economy().checkPorts(field.edit());
    field.take();
    assertThat(field.where("su-port")).isEqualTo("1012");
    field.place("1015", "de-inf-1");
    economy().checkPorts(field.edit());
    field.take();
    assertThat(field.where("su-port")).isEqualTo("destroyed");
  }

  @Test
  @Rule({"14.4", "14.4.1", "14.4.2", "14.4.3"})
  void aLeaderComesWhileFewerAssetsAreLostThanTheNumber() {
    Field field = at(3, "production").box(Box.DESTROYED, "su-fac-1 su-fac-2 su-oil su-coal");
    assertThat(leaderDue(field)).isTrue();
    field.box(Box.DESTROYED, "su-iron");
    assertThat(leaderDue(field)).isFalse();
    // Evacuated factories do not count.
    Field saved = at(3, "production").box(Box.EVACUATED, "su-fac-1 su-fac-2 su-fac-3 su-fac-4");
    assertThat(leaderDue(saved)).isTrue();
    assertThat(leaderDue(at(2, "production"))).isFalse();
  }

  @Test
  @Rule({"14.4.4", "14.4.3"})
  void theHexIsNamedBeforeTheLeaderIsDrawn() {
    Field field = at(3, "leader-arrival", 2, 6).watched().ledger(Ledger.LEADER_DUE, 1);
    field.box(Box.LEADERS, "su-zhukov su-leader-1 su-leader-2");
    field.place("1014", "su-hq-1").place("1412", "de-inf-1");
    assertThat(field.why(end())).isEqualTo("14.4.4 leader-comes");
    assertThat(field.why(new Summon(hex("1413")))).isEqualTo("14.4.4 leader-hex");
    assertThat(field.why(new Summon(hex("1705")))).isEqualTo("14.4.4 leader-hex");
    field.give(new Summon(hex("1114")));
    long there =
        java.util.stream.Stream.of("su-zhukov", "su-leader-1", "su-leader-2")
            .filter(id -> field.where(id).equals("1114"))
            .count();
    assertThat(there).isEqualTo(1);
    assertThat(field.where("su-leader-1")).isEqualTo("1114");
  }

  @Test
  @Rule("14.4.5")
  void noMoreThanTenLeadersOnTheMap() {
    Field field = at(3, "production").place("1020", "su-zhukov");
    for (int i = 1; i <= 8; i++) {
      field.place("1020", "su-leader-" + i);
    }
    assertThat(leaderDue(field)).isTrue();
    field.place("1020", "su-leader-9");
    assertThat(leaderDue(field)).isFalse();
  }
}
