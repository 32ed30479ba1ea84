package stavka.redstar;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.at;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import stavka.engine.play.Sequence;
import stavka.engine.position.BitField;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.model.Marks;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.SupplyState;

/** What the parts of a turn begin and end with. */
final class TurnTest {
  @Test
  @Rule({"2.0", "1.5"})
  void aTurnHasNinePhasesInTheBooksOrder() {
    Field field = at(1, "axis-movement");
    List<Sequence.Step> steps = Field.GAME.umpire(field.position()).sequence().steps(1);
    String sides =
        steps.stream()
            .map(step -> step.side() == null ? "-" : step.side() == Side.AXIS ? "A" : "S")
            .collect(Collectors.joining());
    assertThat(steps).first().extracting(Sequence.Step::id).isEqualTo("turn-begins");
    assertThat(steps).last().extracting(Sequence.Step::id).isEqualTo("end-of-turn");
    List<String> ids = steps.stream().map(Sequence.Step::id).toList();
    assertThat(ids)
        .containsSubsequence(
            "supply",
            "axis-arrivals",
            "axis-movement",
            "axis-combat",
            "soviet-combat",
            "soviet-arrivals",
            "soviet-movement",
            "armour-movement",
            "axis-conversion");
    assertThat(sides).startsWith("-AAA--SA-A");
  }

  @Test
  @Rule({"2.0", "8.0.6", "17.1", "17.2.3", "15.4.4", "14.2.1"})
  void aTurnBeginsWithNobodyPinnedOrConvertedAndNothingDroppedOrEvacuated() {
    Field field = at(2, "turn-begins").watched();
    field.set(RedStarMarks.PINNED, 1, "su-6a").set(RedStarMarks.CONVERTED, 1, "su-6a");
    field.set(RedStarMarks.SPLIT_OFF, 1, "de-kg-inf-4");
    field.ledger(Ledger.DROPPED, 1).ledger(Ledger.EVACUATED, 2).settle();
    assertThat(field.has("su-6a", RedStarMarks.PINNED)).isFalse();
    assertThat(field.has("su-6a", RedStarMarks.CONVERTED)).isFalse();
    assertThat(field.get("de-kg-inf-4", RedStarMarks.SPLIT_OFF)).isZero();
    assertThat(field.position().ledger(Ledger.DROPPED)).isZero();
    assertThat(field.position().ledger(Ledger.EVACUATED)).isZero();
  }

  @Test
  @Rule({"7.2.4", "7.2.5", "7.14.3", "7.6.2", "4.0.7"})
  void combatBeginsAndEndsWithACleanSlate() {
    List<BitField> marks = List.of(Marks.ATTACKED, Marks.DEFENDED, Marks.GUEST);
    for (String step :
        new String[] {
          "axis-combat-begins", "axis-combat-ends", "soviet-combat-begins", "soviet-combat-ends"
        }) {
      Field field = at(2, step).watched().place("1012", "su-1a").place("1005", "de-inf-1");
      for (BitField mark : marks) {
        field.set(mark, 1, "su-1a de-inf-1");
      }
      field.ledger(Ledger.SIEGE_FIRED, 1).settle();
      for (BitField mark : marks) {
        assertThat(field.has("su-1a", mark)).as(step).isFalse();
        assertThat(field.has("de-inf-1", mark)).as(step).isFalse();
      }
      if (step.endsWith("begins")) {
        assertThat(field.position().ledger(Ledger.SIEGE_FIRED)).isZero();
      }
    }
    // Both sides bring their stacks down to the limit after either's combat.
    for (String step : new String[] {"axis-combat-ends", "soviet-combat-ends"}) {
      Field axis = at(2, step).watched().place("1005", "de-inf-1 de-inf-2 de-inf-3").settle();
      assertThat(axis.decision()).isEqualTo("choose-excess");
      assertThat(Field.GAME.decision(axis.position()).side()).isEqualTo(Side.SOVIET);
      Field soviet = at(2, step).watched().place("1012", "su-1a su-2a").settle();
      assertThat(soviet.decision()).isEqualTo("choose-excess");
      assertThat(Field.GAME.decision(soviet.position()).side()).isEqualTo(Side.AXIS);
    }
  }

  @Test
  @Rule({"3.2", "3.6.1"})
  void aMovementPhaseBeginsWithNobodyMovedAndAnEmptyShip() {
    for (String step :
        new String[] {"axis-movement-begins", "soviet-movement-begins", "armour-movement-begins"}) {
      Field field = at(2, step).watched().place("1003", "de-pz-1").set(Marks.MOVED, 1, "de-pz-1");
      field.ledger(Ledger.SEA_HALVES, 1).ledger(Ledger.SEA_FROM, 9).ledger(Ledger.SEA_TO, 8);
      field.settle();
      assertThat(field.has("de-pz-1", Marks.MOVED)).as(step).isFalse();
      assertThat(field.position().ledger(Ledger.SEA_HALVES)).isZero();
      assertThat(field.position().ledger(Ledger.SEA_FROM)).isZero();
      assertThat(field.position().ledger(Ledger.SEA_TO)).isZero();
    }
  }

  @Test
  @Rule({"4.0.7"})
  void movementEndsWithStacksBroughtDown() {
    for (String step : new String[] {"axis-movement-ends", "armour-movement-ends"}) {
      Field field = at(2, step).watched().place("1005", "de-inf-1 de-inf-2 de-inf-3").settle();
      assertThat(field.decision()).as(step).isEqualTo("choose-excess");
    }
    Field soviet = at(2, "soviet-movement-ends").watched().place("1012", "su-1a su-2a").settle();
    assertThat(soviet.decision()).isEqualTo("choose-excess");
    Field late = at(2, "administration-ends").watched().place("1012", "su-1a su-2a").settle();
    assertThat(late.decision()).isEqualTo("choose-excess");
  }

  @Test
  @Rule({"18.0.2", "18.0.5"})
  void afterTheLastTurnSupplyIsJudgedOnceMoreBeforePointsAreCounted() {
    Field field = at(40, "end-of-turn", 5).place("1002", "de-inf-1").place("1801", "de-inf-2");
    field.supply(SupplyState.NONE, "de-inf-1").settle();
    assertThat(Told.by(field))
        .containsExactly(
            "10.9.1 attrition-die 5",
            "10.9.1 attrition-spared de-inf-2",
            "18.0.4 points-cities AXIS 0",
            "18.0.3 points-assets AXIS 0",
            "18.0.5 points-units AXIS 4");
    assertThat(field.position().ledger(Ledger.FINAL_POINTS)).isEqualTo(4);
    Field before = at(39, "end-of-turn").place("1002", "de-inf-1").settle();
    assertThat(Told.by(before)).noneMatch(line -> line.startsWith("18."));
  }
}
