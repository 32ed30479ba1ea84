package stavka.guderian.interdiction;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.GAME;
import static stavka.guderian.Field.advance;
import static stavka.guderian.Field.attack;
import static stavka.guderian.Field.end;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.march;
import static stavka.guderian.Field.rail;
import static stavka.guderian.Field.reply;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Noted;
import stavka.engine.order.Order;
import stavka.engine.play.Scenario;
import stavka.engine.rule.Rule;
import stavka.engine.table.Viewer;
import stavka.engine.value.Side;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.PlainMap;
import stavka.guderian.interdiction.RailCutting.CutRail;
import stavka.guderian.interdiction.RailCutting.LiftCut;
import stavka.guderian.model.Charts;
import stavka.guderian.model.Ledger;

/** The option that railways are cut and mended in passing, on the line from Rzhev to Vyazma. */
class RailPassingTest {
  private static final int BESIDE = hex("3908");
  private static final int FIRST = hex("4008");
  private static final int SECOND = hex("4009");
  private static final int THIRD = hex("4010");
  private static final int EAST = hex("4110");
  private static final int NORTH = hex("4005");
  private static final int NEARER = hex("4006");
  private static final int NEAREST = hex("4007");
  private static final RailPassing PASSING = new RailPassing(Field.GROUND);

  private static Field on(int phase, int... dice) {
    return Field.at(8, phase, dice).ledger(Ledger.RAIL_PASSING, 1);
  }

  /** A panzer division has passed two hexes of the line and ended on neither. */
  private static Field passed() {
    return on(Field.AXIS_MOVEMENT)
        .place(BESIDE, "de-7-pz-25")
        .give(march("de-7-pz-25", FIRST, SECOND, EAST));
  }

  /** The same railway for the Soviet side to use. */
  private static Field soviet(Field german) {
    Field field = on(Field.SOVIET_MOVEMENT);
    for (int entry = Ledger.FIRST_CUT_IN_PASSING; entry < Ledger.SIZE; entry++) {
      field.ledger(entry, german.position().ledger(entry));
    }
    return field;
  }

  private static long noted(Field field, String code) {
    return field.events().stream()
        .filter(event -> event instanceof Noted noted && noted.code().equals(code))
        .count();
  }

  private static List<Order> railOrders(Field field) {
    return field.choices().stream()
        .filter(order -> order instanceof CutRail || order instanceof LiftCut)
        .toList();
  }

  @Test
  @Rule("6.37")
  void theGermanMayCutWhatHisUnitsPassedAndNeedNot() {
    Field field = passed();
    assertThat(PASSING.cuts(field.position()).isEmpty()).isTrue();
    assertThat(railOrders(field))
        .containsExactlyInAnyOrder(new CutRail(FIRST), new CutRail(SECOND));
    assertThat(field.why(new CutRail(THIRD))).isEqualTo("6.37 not-passed");
    assertThat(field.why(new CutRail(EAST))).isEqualTo("6.37 not-passed");
    assertThat(field.why(new CutRail(-1))).isEqualTo("6.37 no-such-hex");
    field.give(new CutRail(SECOND));
    assertThat(PASSING.cutAt(field.position(), SECOND)).isTrue();
    assertThat(PASSING.cutAt(field.position(), FIRST)).isFalse();
    assertThat(noted(field, "rail-cut")).isEqualTo(1);
    assertThat(railOrders(field))
        .containsExactlyInAnyOrder(new CutRail(FIRST), new LiftCut(SECOND));
  }

  @Test
  @Rule({"6.37", "6.32"})
  void noTrainStartsInEntersOrPassesACut() {
    Field field = soviet(passed().give(new CutRail(SECOND)));
    field.place(NEAREST, "su-rd-46").place(SECOND, "su-rd-152");
    assertThat(field.why(rail("su-rd-46", FIRST))).isEmpty();
    assertThat(field.why(rail("su-rd-46", FIRST, SECOND))).isEqualTo("6.32 no-rail");
    assertThat(field.why(rail("su-rd-46", FIRST, SECOND, THIRD))).isEqualTo("6.32 no-rail");
    assertThat(field.why(rail("su-rd-152", FIRST))).isEqualTo("6.32 no-rail");
  }

  @Test
  @Rule("6.37")
  void sixMarkersAreAllAndOneLiftedServesAgain() {
    Field field =
        on(Field.AXIS_MOVEMENT).place(hex("4002"), "de-7-pz-25").place(hex("4111"), "de-4-pz-35");
    field.give(
        march("de-7-pz-25", hex("4003"), hex("4004"), NORTH, NEARER, NEAREST, FIRST, SECOND));
    for (String name : new String[] {"4003", "4004", "4005", "4006", "4007", "4008"}) {
      field.give(new CutRail(hex(name)));
    }
    assertThat(field.why(new CutRail(SECOND))).isEqualTo("6.37 all-cuts-lie");
    assertThat(field.why(new LiftCut(SECOND))).isEqualTo("6.37 no-cut-there");
    assertThat(railOrders(field)).hasSize(6).allMatch(LiftCut.class::isInstance);
    field.give(new LiftCut(NORTH));
    assertThat(noted(field, "cut-lifted")).isEqualTo(1);
    assertThat(field.why(new CutRail(NORTH))).isEqualTo("6.37 not-passed");
    field.give(new CutRail(SECOND));
    assertThat(PASSING.cuts(field.position()).size()).isEqualTo(6);
    assertThat(PASSING.cutAt(field.position(), NORTH)).isFalse();
  }

  @Test
  @Rule("6.37")
  void aLiftedCutServesTheSovietTurnThatFollows() {
    Field field = passed().give(new CutRail(SECOND), new LiftCut(SECOND));
    Field soviet = soviet(field).place(FIRST, "su-rd-46");
    assertThat(soviet.why(rail("su-rd-46", SECOND))).isEmpty();
  }

  @Test
  @Rule("6.37")
  void aLineMendedServesFromTheTurnAfter() {
    Field field = soviet(passed().give(new CutRail(SECOND), new CutRail(FIRST)));
    field.place(THIRD, "su-rd-46 su-koniev").place(hex("4011"), "su-rd-152");
    field.give(march("su-rd-46", SECOND));
    assertThat(noted(field, "rail-mended")).isEqualTo(1);
    assertThat(PASSING.cutAt(field.position(), SECOND)).isFalse();
    assertThat(PASSING.cutAt(field.position(), FIRST)).isTrue();
    assertThat(field.why(rail("su-rd-152", THIRD))).isEmpty();
    assertThat(field.why(rail("su-rd-152", THIRD, SECOND))).isEqualTo("6.32 no-rail");
    Field later = on(Field.AXIS_INTERDICTION, 1);
    for (int entry = Ledger.FIRST_CUT_IN_PASSING; entry < Ledger.SIZE; entry++) {
      later.ledger(entry, field.position().ledger(entry));
    }
    later.place(hex("4011"), "su-rd-152").give(end());
    assertThat(later.position().turn()).isEqualTo(9);
    assertThat(later.decision()).isEqualTo("move-soviet");
    assertThat(later.why(rail("su-rd-152", THIRD, SECOND))).isEmpty();
    assertThat(later.why(rail("su-rd-152", THIRD, SECOND, FIRST))).isEqualTo("6.32 no-rail");
  }

  @Test
  @Rule({"6.37", "4.2"})
  void whatWasPassedMayBeCutUntilTheMechanisedMovementEnds() {
    Field field = passed().give(end());
    while (!field.decision().equals("move-mechanised")) {
      field.give(end());
    }
    assertThat(railOrders(field)).hasSize(2);
    field.give(new CutRail(FIRST), end());
    assertThat(PASSING.cutAt(field.position(), FIRST)).isTrue();
    assertThat(PASSING.open(field.position()).isEmpty()).isTrue();
    assertThat(railOrders(field)).isEmpty();
  }

  @Test
  @Rule({"6.37", "9.81"})
  void anAdvanceAfterCombatCountsAndTheMechanisedPhaseCuts() {
    Guderian plain = new PlainMap().line("rail", hex("1010"), hex("1011")).game();
    Field field =
        Field.of(plain, 8, Field.AXIS_COMBAT, 1)
            .ledger(Ledger.RAIL_PASSING, 1)
            .place(hex("1009"), "de-5 de-35")
            .place(hex("1010"), "su-rd-46")
            .known("su-rd-46", 1, 1);
    field.give(attack("de-5 de-35", hex("1010")), advance("de-5", hex("1010")));
    while (!field.decision().equals("move-mechanised")) {
      field.give(field.decision().startsWith("advance") ? reply("done") : end());
    }
    assertThat(field.decision()).isEqualTo("move-mechanised");
    assertThat(railOrders(field)).containsExactly(new CutRail(hex("1010")));
  }

  @Test
  @Rule("6.37")
  void aSovietUnitThatComesThereTakesTheChanceToCut() {
    Field field = passed();
    var draft = field.position().edit();
    PASSING.entered(draft, Side.SOVIET, FIRST);
    assertThat(PASSING.open(draft.view()).toArray()).containsExactly(SECOND);
    assertThat(draft.events()).noneMatch(Noted.class::isInstance);
  }

  @Test
  @Rule("6.37")
  void withoutTheOptionNothingIsCut() {
    Field field =
        on(Field.AXIS_MOVEMENT).ledger(Ledger.RAIL_PASSING, 0).place(BESIDE, "de-7-pz-25");
    field.give(march("de-7-pz-25", FIRST, SECOND));
    assertThat(railOrders(field)).isEmpty();
    assertThat(field.why(new CutRail(FIRST))).isEqualTo("6.37 no-rail-passing");
    assertThat(field.why(new LiftCut(FIRST))).isEqualTo("6.37 no-rail-passing");
    for (Scenario scenario : GAME.scenarios()) {
      assertThat(scenario.options()).containsEntry(Charts.RAIL_PASSING, 0);
    }
  }

  @Test
  @Rule("6.37")
  void cutsAndRepairsAreShownOnTheMapWithTheirRule() {
    Field field = soviet(passed().give(new CutRail(FIRST), new CutRail(SECOND)));
    field.place(THIRD, "su-rd-46").give(march("su-rd-46", SECOND));
    var view = GAME.table().orElseThrow().view(field.position(), Viewer.AXIS);
    assertThat(view.hexMarks())
        .anyMatch(mark -> mark.hex() == FIRST && mark.mark().equals("rail-passed"))
        .anyMatch(mark -> mark.hex() == SECOND && mark.mark().equals("rail-under-repair"));
    assertThat(view.panels())
        .anyMatch(panel -> panel.id().equals("rail-passing") && "6.37".equals(panel.rule()));
  }
}
