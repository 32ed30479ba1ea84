package stavka.kharkov.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Eliminated;
import stavka.engine.event.StepLost;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.Ledger;
import stavka.operational.model.Marks;

class CasualtiesTest {
  private static final TestBoard OPEN = TestBoard.open(5, 7);
  private final KharkovCasualties casualties =
      Fight.axis(OPEN, OPEN.position()).section.casualties();

  private Draft lose(TestPosition position, String unit, int times) {
    Draft draft = position.place("0303", unit).build().edit();
    for (int i = 0; i < times; i++) {
      casualties.casualties().lose(draft, OPEN.unit(unit), "9.57");
    }
    return draft;
  }

  private int strength(Draft draft, String unit) {
    return OPEN.theatre().pieces().defence(draft.view(), OPEN.unit(unit));
  }

  private int steps(String unit) {
    return casualties.steps(OPEN.position().place("0303", unit).build(), OPEN.unit(unit));
  }

  @Test
  @Rule({"9.51", "9.54"})
  void anInfantryDivisionFallsFromNineToFourTwoAndOne() {
    assertThat(strength(lose(OPEN.position(), "de-79", 1), "de-79")).isEqualTo(4);
    assertThat(strength(lose(OPEN.position(), "de-79", 2), "de-79")).isEqualTo(2);
    assertThat(strength(lose(OPEN.position(), "de-79", 3), "de-79")).isEqualTo(1);
    Draft dead = lose(OPEN.position(), "de-79", 4);
    assertThat(dead.view().inBox(OPEN.unit("de-79"), Box.ELIMINATED)).isTrue();
    assertThat(dead.events())
        .endsWith(
            new StepLost(OPEN.unit("de-79"), OPEN.hex("0303"), 0, "9.57"),
            new Eliminated(OPEN.unit("de-79"), OPEN.hex("0303"), "9.57"));
  }

  @Test
  @Rule({"9.54"})
  void germanUnitsHaveTheStepsOfTheirKind() {
    assertThat(steps("de-79")).isEqualTo(4);
    assertThat(steps("de-108")).isEqualTo(3);
    assertThat(steps("de-1")).isEqualTo(3);
    assertThat(steps("de-3-pz-6")).isEqualTo(2);
    assertThat(steps("de-3-mr-3")).isEqualTo(2);
    assertThat(steps("de-454")).isEqualTo(1);
    assertThat(strength(lose(OPEN.position(), "de-108", 2), "de-108")).isEqualTo(1);
  }

  @Test
  @Rule({"9.52"})
  void mostSovietUnitsDieAtTheFirstLoss() {
    Draft draft = lose(OPEN.position().known("su-rd-76", 4, 5), "su-rd-76", 1);
    assertThat(draft.view().inBox(OPEN.unit("su-rd-76"), Box.ELIMINATED)).isTrue();
    assertThat(draft.get(OPEN.unit("su-rd-76"), Marks.DRAWN)).isPositive();
    assertThat(draft.ledger(Ledger.INFANTRY_REPLACEMENTS)).isEqualTo(3);
  }

  @Test
  @Rule("9.53")
  void aDivisionOfDefenceSixIsReplacedByAReplacementCounter() {
    Draft draft = lose(OPEN.position().known("su-rd-76", 5, 6), "su-rd-76", 1);
    assertThat(strength(draft, "su-rd-76")).isEqualTo(3);
    assertThat(draft.ledger(Ledger.INFANTRY_REPLACEMENTS)).isEqualTo(2);
    assertThat(draft.ledger(Ledger.TANK_REPLACEMENTS)).isEqualTo(2);
    assertThat(draft.events())
        .containsExactly(new StepLost(OPEN.unit("su-rd-76"), OPEN.hex("0303"), 1, "9.57"));
    Draft dead = lose(OPEN.position().known("su-rd-76", 5, 6), "su-rd-76", 2);
    assertThat(dead.onMap(OPEN.unit("su-rd-76"))).isFalse();
    assertThat(dead.ledger(Ledger.INFANTRY_REPLACEMENTS)).isEqualTo(2);
  }

  @Test
  @Rule("9.53")
  void aTankBrigadeTakesATankReplacementWhileThereIsOne() {
    Draft draft = lose(OPEN.position().known("su-tb-10", 6, 6), "su-tb-10", 1);
    assertThat(draft.ledger(Ledger.TANK_REPLACEMENTS)).isEqualTo(1);
    assertThat(strength(draft, "su-tb-10")).isEqualTo(3);
    Draft last =
        lose(
            OPEN.position().known("su-tb-10", 6, 6).ledger(Ledger.TANK_REPLACEMENTS, 1),
            "su-tb-10",
            1);
    assertThat(last.onMap(OPEN.unit("su-tb-10"))).isTrue();
    assertThat(last.ledger(Ledger.TANK_REPLACEMENTS)).isZero();
    Draft none =
        lose(
            OPEN.position().known("su-tb-10", 6, 6).ledger(Ledger.TANK_REPLACEMENTS, 0),
            "su-tb-10",
            1);
    assertThat(none.onMap(OPEN.unit("su-tb-10"))).isFalse();
  }

  @Test
  @Rule("9.53")
  void aGuardsDivisionHasItsSecondStepOnItsBack() {
    Draft draft = lose(OPEN.position(), "su-gd-13", 1);
    assertThat(strength(draft, "su-gd-13")).isEqualTo(4);
    assertThat(draft.ledger(Ledger.INFANTRY_REPLACEMENTS)).isEqualTo(3);
    assertThat(steps("su-gd-13")).isEqualTo(2);
  }

  @Test
  @Rule({"15.14", "15.15"})
  void aRegimentHasOneStepAndItsCounterGoesBackToTheBox() {
    Draft draft =
        lose(
            OPEN.position()
                .set(KharkovMarks.ENTRENCHED, "de-regiment-01")
                .set(Marks.DISRUPTED, "de-regiment-01"),
            "de-regiment-01",
            1);
    int regiment = OPEN.unit("de-regiment-01");
    assertThat(draft.view().inBox(regiment, Box.REGIMENTS)).isTrue();
    assertThat(draft.ledger(Ledger.REGIMENTS_LOST)).isEqualTo(1);
    assertThat(draft.word(regiment)).isZero();
    Draft one = lose(OPEN.position().set(Marks.STEP, 1, "de-regiment-02"), "de-regiment-02", 1);
    assertThat(one.get(OPEN.unit("de-regiment-02"), Marks.STEP)).isZero();
  }
}
