package stavka.bautzen.supply;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.bautzen.Scene;
import stavka.bautzen.combat.Answer;
import stavka.bautzen.model.BautzenMarks;
import stavka.bautzen.model.Box;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Reply;
import stavka.engine.rule.Rule;

class ColumnTest {
  /** Tanks and grenadiers of the 20th beside Weissenberg, the corps in Loebau. */
  private static Scene attack(int... dice) {
    return Scene.alone()
        .place("4426", "de-20-pz-21 de-20-pg-59")
        .place("4431", "de-hq-57 de-column-1 de-column-2")
        .place("4425", "su-254-929")
        .at(2, "axis-combat", dice);
  }

  @Test
  @Rule("7.2.2")
  void aColumnJoinedToTheHeadquartersThatCommandsAllAttackersMayBeSpent() {
    Scene scene = attack();
    assertThat(scene.why(scene.attack("de-20-pz-21 de-20-pg-59", "4425", "de-column-1"))).isEmpty();
    assertThat(
            scene.why(scene.attack("de-20-pz-21 de-20-pg-59", "4425", "de-column-1 de-column-2")))
        .isEqualTo("7.2.2 support-one-column");
    assertThat(scene.why(scene.attack("de-20-pz-21", "4425", "su-column-1")))
        .isEqualTo("7.2.2 support-not-yours");
    Attack unnamed = new Attack(scene.play().units("de-20-pz-21"), scene.play().hexes("4425"), 1);
    assertThat(scene.play().forecast(unnamed).report().column()).isEqualTo("2-1");
    scene.place("1010", "de-column-1 de-column-2");
    assertThat(scene.why(unnamed)).isEqualTo("7.2.2 support-none");
  }

  @Test
  @Rule("6.1")
  void unitsThatAreNotCommandedUseNoColumn() {
    Scene scene = attack().place("4424", "de-kg-72");
    assertThat(scene.why(scene.attack("de-20-pz-21 de-kg-72", "4425", "de-column-1")))
        .isEqualTo("6.1 support-uncommanded");
  }

  @Test
  @Rule("7.2.2")
  void enemyZonesBetweenAColumnAndTheHeadquartersCutItOff() {
    Scene scene = attack().place("4426", "de-hq-57").place("4430", "de-column-1");
    assertThat(scene.why(scene.attack("de-20-pz-21", "4425", "de-column-1"))).isEmpty();
    scene.place("4428", "su-7-26").place("4328", "su-7-24").place("4528", "su-7-25");
    scene.place("4228", "su-254-933").place("4628", "su-254-936");
    assertThat(scene.why(scene.attack("de-20-pz-21", "4425", "de-column-1")))
        .isEqualTo("7.2.2 support-cut");
  }

  @Test
  @Rule("7.1.2")
  void unitsOutOfSupplyUseNoColumn() {
    Scene scene = attack().mark(BautzenMarks.UNSUPPLIED, 1, "de-20-pg-59");
    assertThat(scene.why(scene.attack("de-20-pz-21 de-20-pg-59", "4425", "de-column-1")))
        .isEqualTo("7.1.2 support-unsupplied");
  }

  @Test
  @Rule({"7.2.3", "9.3.2"})
  void aColumnIsWorthAShiftToWhoSpendsItAndIsTakenOffTheMap() {
    Scene scene = attack(3);
    var without = scene.play().forecast(scene.attack("de-20-pz-21", "4425", "")).report();
    var with = scene.play().forecast(scene.attack("de-20-pz-21", "4425", "de-column-1")).report();
    assertThat(without.column()).isEqualTo("3-2");
    assertThat(with.column()).isEqualTo("2-1");
    scene.play().give(scene.attack("de-20-pz-21", "4425", "de-column-1"));
    assertThat(scene.play().position().inBox(scene.play().unit("de-column-1"), Box.SPENT)).isTrue();
  }

  @Test
  @Rule({"7.2.2", "9.3.2"})
  void theDefenderAnswersWithAColumnOfHisOwnOrWithNone() {
    Scene scene = attack(3).place("4424", "su-hq-254 su-column-1");
    scene.play().give(scene.attack("de-20-pz-21", "4425", "de-column-1"));
    assertThat(scene.play().decision()).isEqualTo("answer-attack");
    assertThat(scene.why(new EndPhase())).isEqualTo("7.2.2 answer-first");
    scene.play().give(new Answer(scene.play().units("su-column-1")));
    assertThat(scene.play().fought().report().column()).isEqualTo("3-2");
    assertThat(scene.play().where("su-column-1")).isEqualTo("off");
    Scene declined = attack(3).place("4424", "su-hq-254 su-column-1");
    declined.play().give(declined.attack("de-20-pz-21", "4425", ""), new Reply("none"));
    assertThat(declined.play().where("su-column-1")).isEqualTo("4424");
  }

  @Test
  @Rule("7.3")
  void aSpentColumnComesBackTwoTurnsLaterAtAnOwnSource() {
    Scene scene = attack(1);
    scene.play().give(scene.attack("de-20-pz-21", "4425", "de-column-1"));
    int column = scene.play().unit("de-column-1");
    scene.at(2, "soviet-combat").play().give(new EndPhase());
    assertThat(scene.play().position().inBox(column, Box.SPENT)).isTrue();
    scene.at(3, "soviet-combat").play().give(new EndPhase());
    assertThat(scene.play().position().inBox(column, Box.DUE)).isTrue();
    assertThat(scene.why(scene.march("de-column-1", "4940"))).isEmpty();
    assertThat(scene.why(scene.march("de-column-1", "6228"))).isEmpty();
    assertThat(scene.why(scene.march("de-column-1", "3101"))).isEqualTo("8.2 not-an-entry");
  }

  @Test
  @Rule("7.2.1")
  void aColumnGoesBackWithThoseWhoRetreatAndIsLostWithThoseWhoFall() {
    Scene back =
        Scene.alone()
            .place("4426", "de-20-pz-21 de-20-pg-59")
            .place("4424", "su-254-929 su-column-1")
            .place("4425", "de-hg-pz")
            .at(2, "axis-combat", 3, 6, 6);
    back.play().give(back.attack("de-hg-pz", "4424", ""));
    while (!back.play().decision().equals("choose-advance")) {
      back.play().give(back.play().choices().getFirst());
    }
    assertThat(back.play().where("su-column-1")).isEqualTo(back.play().where("su-254-929"));
    assertThat(back.play().where("su-column-1")).isNotEqualTo("off").isNotEqualTo("4424");
    Scene fallen =
        Scene.alone()
            .place("4425", "de-hg-pz de-20-pz-21")
            .place("4424", "su-hq-254 su-column-1")
            .at(2, "axis-combat", 6);
    fallen.play().give(fallen.attack("de-hg-pz de-20-pz-21", "4424", ""), new Reply("none"));
    assertThat(fallen.play().where("su-column-1")).isEqualTo("off");
    assertThat(fallen.play().position().inBox(fallen.play().unit("su-column-1"), Box.ELIMINATED))
        .isTrue();
  }
}
