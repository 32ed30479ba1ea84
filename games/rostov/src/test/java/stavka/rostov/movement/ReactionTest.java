package stavka.rostov.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Noted;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.rostov.Field;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.SupplyState;

class ReactionTest {
  /** Axis units beside A5212, which they have declared to attack. */
  private static Field attacked() {
    return Field.sumy()
        .place("A5112", "de-25-mot-35 de-25-mot-119")
        .place("A5213", "de-299")
        .place("A5211", "su-tb-129 su-1-gd");
  }

  private static Moves reaction(Field field) {
    return Moves.in("soviet-reaction").against(field, "A5212", "de-299 de-25-mot-35");
  }

  @Test
  @Rule({"10.3", "10.63", "14.11", "14.13"})
  void aTankBrigadeNearTheAttackedHexReactsIntoItAlone() {
    Field field = attacked();
    Moves moves = reaction(field);
    assertThat(moves.why(field, "su-tb-129", "march", "A5212")).isEmpty();
    assertThat(moves.why(field, "su-tb-129", "march", "A5111"))
        .isEqualTo("14.13 reaction-adjacent");
    assertThat(moves.why(field, "su-1-gd", "march", "A5212")).isEqualTo("10.11 not-in-this-phase");
    assertThat(moves.why(field, "su-tb-7", "march", "A5617")).isEqualTo("14.11 react-too-far");
    moves.move(field, "su-tb-129", "march", "A5212");
    assertThat(field.where("su-tb-129")).isEqualTo("A5212");
    assertThat(field.position().get(field.unit("su-hq-40a"), RostovMarks.USED_REACT)).isEqualTo(1);
  }

  @Test
  @Rule({"6.72", "11.44", "14.11", "22.22", "22.44"})
  void whoIsHeldOverrunUnsuppliedOrWithoutCommandDoesNotReact() {
    Field held = attacked().place("A5111", "su-tb-129");
    assertThat(reaction(held).why(held, "su-tb-129", "march", "A5212"))
        .isEqualTo("14.11 react-who");
    Field silent = attacked().mark(RostovMarks.TURNED, 1, "su-hq-40a");
    assertThat(reaction(silent).why(silent, "su-tb-129", "march", "A5212"))
        .isEqualTo("22.22 non-op-range");
    Field spent = attacked().mark(RostovMarks.USED_REACT, 2, "su-hq-40a");
    assertThat(reaction(spent).why(spent, "su-tb-129", "march", "A5212"))
        .isEqualTo("14.11 react-command");
    Field target = attacked().place("A5212", "su-tb-129");
    assertThat(reaction(target).why(target, "su-tb-129", "march", "A5311"))
        .isEqualTo("14.11 react-who");
    Field police = attacked().place("A5211", "su-nk-33");
    assertThat(reaction(police).why(police, "su-nk-33", "march", "A5212"))
        .isEqualTo("14.11 react-who");
    Field overrun = attacked().mark(RostovMarks.OVERRUN, 1, "su-tb-129");
    assertThat(reaction(overrun).why(overrun, "su-tb-129", "march", "A5212"))
        .isEqualTo("14.11 react-who");
    Field out = attacked().mark(RostovMarks.SUPPLY, SupplyState.OUT.ordinal(), "su-tb-129");
    assertThat(reaction(out).why(out, "su-tb-129", "march", "A5212")).isEqualTo("14.11 react-who");
  }

  @Test
  @Rule({"14.1", "11.41"})
  void withoutADeclaredAttackNobodyReactsAndNobodyOverrunsInReaction() {
    Field field = attacked();
    assertThat(Moves.in("soviet-reaction").why(field, "su-tb-129", "march", "A5212"))
        .isEqualTo("14.11 react-too-far");
    assertThat(reaction(field).whyOverrun(field, "su-tb-129", "", "A5213"))
        .isEqualTo("11.41 no-overrun-now");
  }

  @Test
  @Rule({"10.64", "14.12", "14.13"})
  void whoReactsMayGoAnywhereAndStopsBesideTheEnemyWithoutPayingForHisZone() {
    Field field = attacked();
    Moves moves = reaction(field);
    assertThat(moves.why(field, "su-tb-129", "march", "A5311")).as("away from it").isEmpty();
    assertThat(moves.price(field, "su-tb-129", "A5212"))
        .as("clear ground across a river, nothing for the zone")
        .isEqualTo(4);
    assertThat(moves.why(field, "su-tb-129", "march", "A5212 A5311"))
        .isEqualTo("10.65 stops-in-zone");
  }

  /** Three tank brigades on one hex within range of a headquarters of command 2. */
  private static Field stacked() {
    return attacked()
        .place("A5211", "su-tb-129 su-tb-1 su-tb-7")
        .place("A5515", "su-1-gd su-227 su-212-b");
  }

  @Test
  @Rule({"14.11", "22.12"})
  void aStackReactsOnlyIfThereIsCommandForEachOfItsUnits() {
    Field field = stacked();
    Moves moves = reaction(field);
    assertThat(moves.why(field, "su-tb-129 su-tb-1", "march", "A5311")).isEmpty();
    assertThat(moves.why(field, "su-tb-129 su-tb-1 su-tb-7", "march", "A5311"))
        .isEqualTo("14.11 react-command");
    assertThat(moves.movesOf(field, "su-tb-129 su-tb-1")).isNotEmpty();
    assertThat(moves.movesOf(field, "su-tb-129 su-tb-1 su-tb-7")).isEmpty();
    moves.move(field, "su-tb-129 su-tb-1", "march", "A5311");
    assertThat(field.position().get(field.unit("su-hq-40a"), RostovMarks.USED_REACT)).isEqualTo(2);
    assertThat(moves.why(field, "su-tb-7", "march", "A5311")).isEqualTo("14.11 react-command");
  }

  @Test
  @Rule({"14.11", "22.12"})
  void twoHeadquartersPayForOneStackBetweenThem() {
    Field field = stacked().place("A5412", "su-hq-21a").mark(RostovMarks.TURNED, 0, "su-hq-21a");
    Moves moves = reaction(field);
    assertThat(moves.why(field, "su-tb-129 su-tb-1 su-tb-7", "march", "A5311")).isEmpty();
    moves.move(field, "su-tb-129 su-tb-1 su-tb-7", "march", "A5311");
    int paid =
        field.position().get(field.unit("su-hq-40a"), RostovMarks.USED_REACT)
            + field.position().get(field.unit("su-hq-21a"), RostovMarks.USED_REACT);
    assertThat(paid).isEqualTo(3);
  }

  @Test
  @Rule({"14.11", "22.12"})
  void theHeadquartersPaysThatTheFewestOthersCanUseAndTheLogNamesIt() {
    Field field =
        Field.sumy()
            .alone()
            .place("A5112", "de-25-mot-35 de-25-mot-119")
            .place("A5213", "de-299")
            .place("A5211", "su-tb-129")
            .place("A5210", "su-hq-21a")
            .place("A5512", "su-hq-40a")
            .place("A5515", "su-tb-1")
            .mark(RostovMarks.TURNED, 0, "su-hq-21a");
    assertThat(reaction(field).told(field, "su-tb-129", "march", "A5311"))
        .as("the other headquarters can be used by a brigade at A5515 too")
        .contains(
            Noted.of(
                "14.11",
                "reacts-by",
                Detail.unit(field.unit("su-tb-129")),
                Detail.unit(field.unit("su-hq-21a"))));
  }
}
