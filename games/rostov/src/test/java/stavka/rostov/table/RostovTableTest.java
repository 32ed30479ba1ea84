package stavka.rostov.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import stavka.engine.event.PhaseBegan;
import stavka.engine.order.EndPhase;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.table.Overlay;
import stavka.engine.table.Panel;
import stavka.engine.table.Table;
import stavka.engine.table.View;
import stavka.engine.table.Viewer;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.declaration.Declare;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.Weather;
import stavka.rostov.reaction.Instruct;
import stavka.testkit.ScriptedPlay;

class RostovTableTest {
  private static final Table TABLE = Field.GAME.table().orElseThrow();

  /** Sumy with the 25th Motorised before A5212, where an order lies for the attack. */
  private static Field attacked(int sealed) {
    Field sumy = Field.sumy().place("A5112", "de-25-mot-35 de-25-mot-119");
    int hex = sumy.hex("A5212");
    return sumy.mark(RostovMarks.DECLARED, 1, "de-25-mot-35 de-25-mot-119")
        .arrange(
            draft -> {
              draft.enter(RostovLedger.ATTACKS, 1);
              draft.put(hex, RostovLayers.ATTACK, 1);
              draft.put(hex, RostovLayers.SEALED, sealed);
            });
  }

  private static Panel panel(Position position, Viewer viewer, String id) {
    return TABLE.view(position, viewer).panels().stream()
        .filter(panel -> panel.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({"AXIS, sealed", "SPECTATOR, sealed", "SOVIET, no-retreat", "BOTH, no-retreat"})
  @Rule("14.31")
  void onlyWhoSealsAnOrderIsShownWhatItSays(Viewer viewer, String shown) {
    int hex = Field.THEATRE.map().hex("A5212");
    assertThat(TABLE.order(new Instruct(hex, "no-retreat"), Side.SOVIET, viewer))
        .contains(new Instruct(hex, shown));
  }

  @ParameterizedTest
  @EnumSource(Viewer.class)
  @Rule("14.31")
  void theViewOfASealedOrderDependsOnItForItsOwnerAlone(Viewer viewer) {
    View hold = TABLE.view(attacked(1).position(), viewer);
    View further = TABLE.view(attacked(2).position(), viewer);
    assertThat(hold.equals(further)).isEqualTo(!viewer.plays(Side.SOVIET));
  }

  @Test
  @Rule({"12.33", "12.35"})
  void declaredAttacksAreListedWithTheirStrengthsAndMarkedOnUnitsAndHexes() {
    Field sumy = attacked(1);
    Panel declared = panel(sumy.position(), Viewer.AXIS, "declared");
    assertThat(declared.rows()).hasSize(1);
    assertThat(declared.rows().getFirst().cells())
        .contains(
            new Panel.Cell.Hexes(sumy.hexes("A5212")),
            new Panel.Cell.Counters(sumy.units("de-25-mot-35 de-25-mot-119")),
            new Panel.Cell.Words("order-sealed", List.of()));
    View view = TABLE.view(sumy.position(), Viewer.AXIS);
    assertThat(view.units())
        .filteredOn(piece -> piece.marks().contains("attack-1"))
        .extracting(View.Piece::unit)
        .containsExactlyInAnyOrder(sumy.unit("de-25-mot-35"), sumy.unit("de-25-mot-119"));
    assertThat(view.hexMarks()).contains(new View.HexMark(sumy.hex("A5212"), "attack", 1));
  }

  @Test
  @Rule({"5.13", "6.22", "6.31", "11.42"})
  void theWeatherPanelTellsWhatRainDoes() {
    Position clear = Field.sumy().weather(Weather.CLEAR).position();
    Position rain = Field.sumy().weather(Weather.RAIN).position();
    assertThat(cell(panel(clear, Viewer.AXIS, "effects"), "supply-line")).isEqualTo("7");
    assertThat(cell(panel(rain, Viewer.AXIS, "effects"), "supply-line")).isEqualTo("5");
    assertThat(cell(panel(rain, Viewer.AXIS, "effects"), "supply-net")).isEqualTo("15");
    assertThat(labels(panel(rain, Viewer.AXIS, "effects"))).contains("no-overruns", "rain-zones");
    assertThat(labels(panel(clear, Viewer.AXIS, "effects"))).doesNotContain("no-overruns");
  }

  private static String cell(Panel panel, String label) {
    return panel.rows().stream()
        .filter(row -> row.label().equals(label))
        .map(row -> String.valueOf(((Panel.Cell.Count) row.cells().getFirst()).value()))
        .findFirst()
        .orElse("");
  }

  private static List<String> labels(Panel panel) {
    return panel.rows().stream().map(Panel.Row::label).toList();
  }

  private static Ints reach(Field field, String unit) {
    Overlay overlay =
        TABLE.overlay(field.position(), Viewer.AXIS, Overlay.Kind.THREAT, field.unit(unit));
    return Ints.of(overlay.hexes().stream().mapToInt(Overlay.Spot::hex).toArray());
  }

  @Test
  @Rule({"15.31", "15.4", "22.11"})
  void gunsStaffsAndSupplyShowHowFarTheyReach() {
    Field sumy = Field.sumy();
    int range = Field.THEATRE.pieces().range(sumy.unit("de-art-704"));
    reach(sumy, "de-art-704")
        .each(hex -> assertThat(distance(sumy, "A4812", hex)).isLessThanOrEqualTo(range));
    assertThat(reach(sumy, "de-art-704").size()).isEqualTo(1 + 3 * range * (range + 1));
    assertThat(reach(sumy, "su-hq-40a").size()).isEqualTo(61);
    assertThat(reach(sumy, "supply-axis-1").contains(sumy.hex("A4513"))).isTrue();
    assertThat(reach(sumy, "supply-axis-1").contains(sumy.hex("A5212"))).isFalse();
  }

  @Test
  @Rule({"13.15", "13.21"})
  void whereRaidsHamperTheSovietsIsLaidOverTheMapWithTheirLevel() {
    Field sumy = Field.sumy();
    int raided = sumy.hex("A4812");
    assertThat(TABLE.overlay(sumy.position(), Viewer.AXIS, Overlay.Kind.COMMAND, -1).hexes())
        .isEmpty();
    sumy.arrange(draft -> draft.put(raided, RostovLayers.RAID, 1));
    List<Overlay.Spot> spots =
        TABLE.overlay(sumy.position(), Viewer.SOVIET, Overlay.Kind.COMMAND, -1).hexes();
    assertThat(spots).hasSize(7).contains(new Overlay.Spot(raided, 1, Side.SOVIET));
    spots.forEach(spot -> assertThat(distance(sumy, "A4812", spot.hex())).isLessThanOrEqualTo(1));
  }

  private static int distance(Field field, String from, int to) {
    return Field.THEATRE.grid().distance(field.hex(from), to);
  }

  @Test
  @Rule({"12.0", "12.8"})
  void whileAttacksAreDeclaredEveryEnemyInReachIsATargetOfAllWhoTouchIt() {
    ScriptedPlay play =
        Field.sumy().place("A5112", "de-25-mot-35 de-25-mot-119").play(49, "axis-declaration");
    Orders legal = Field.GAME.legal(play.position());
    assertThat(legal.declares()).isTrue();
    Orders.Target target = legal.targets().getFirst();
    assertThat(target.hex()).isEqualTo(play.hex("A5212"));
    assertThat(target.attackers())
        .containsExactlyInAnyOrderElementsOf(play.units("de-25-mot-35 de-25-mot-119"));
    Declare all = new Declare(target.attackers(), Ints.of(target.hex()), false);
    double sum =
        Field.GAME.forecast(play.position(), all).orElseThrow().outcomes().stream()
            .mapToDouble(outcome -> outcome.chance())
            .sum();
    assertThat(sum).isBetween(0.999_999, 1.000_001);
  }

  /** Who is too many on a hex is chosen before the next phase begins, which is told afterwards. */
  @Test
  @Rule({"3.32", "4.2"})
  void whatIsTooMuchOnAHexIsSettledInThePhaseThatEnds() {
    ScriptedPlay play =
        Field.sumy().place("A4719", "de-168 de-299 de-62").play(49, "axis-movement");
    play.give(new EndPhase());
    assertThat(play.decision()).isEqualTo("excess-choice");
    assertThat(TABLE.phase(play.position())).isEqualTo("axis-movement");
    while (play.decision().equals("excess-choice")) {
      play.give(play.choices().getFirst());
    }
    assertThat(TABLE.phase(play.position())).isNotEqualTo("axis-movement");
    assertThat(play.events()).anyMatch(event -> event instanceof PhaseBegan);
  }
}
