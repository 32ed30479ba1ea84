package stavka.rostov.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import stavka.engine.event.ControlChanged;
import stavka.engine.event.Counted;
import stavka.engine.event.Event;
import stavka.engine.event.HexMarked;
import stavka.engine.event.Marked;
import stavka.engine.event.Noted;
import stavka.engine.event.Rolled;
import stavka.engine.position.Draft;
import stavka.engine.position.HexLayer;
import stavka.engine.position.OpenState;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;

class OpenStateTest {
  private static final Position START =
      Field.GAME.setUp(Field.GAME.scenario("battle-on-the-sea-of-azov"), 1);
  private static final OpenState OPEN =
      RostovOpenState.of(
          Field.THEATRE, Field.THEATRE.plan(START), RostovOpenState.counters(Field.THEATRE));

  private static List<Event> told(Consumer<Draft> change) {
    Draft draft = START.edit();
    change.accept(draft);
    draft.sayHeading();
    draft.say(new Counted("end", 0, "4.2"));
    List<Event> events = new ArrayList<>(draft.events());
    events.removeLast();
    return events;
  }

  private static List<Event> layer(String hex, HexLayer layer, int before, int after) {
    List<Event> events = new ArrayList<>();
    OPEN.layer(Field.THEATRE.map().hex(hex), layer, before, after, events::add);
    return events;
  }

  @Test
  @Rule("14.31")
  void ofASealedOrderNothingIsToldButThatItLies() {
    int hex = Field.THEATRE.map().hex("C5928");
    HexMarked lies = new HexMarked(hex, "order", 1, true, "14.31");
    assertThat(layer("C5928", RostovLayers.SEALED, 0, 1)).containsExactly(lies);
    assertThat(layer("C5928", RostovLayers.SEALED, 0, 2)).containsExactly(lies);
    assertThat(layer("C5928", RostovLayers.SEALED, 1, 2)).isEmpty();
    assertThat(layer("C5928", RostovLayers.SEALED, 2, 1)).isEmpty();
    assertThat(layer("C5928", RostovLayers.SEALED, 2, 0))
        .containsExactly(new HexMarked(hex, "order", 1, false, "14.31"));
  }

  @Test
  @Rule({"3.21", "12.35", "18.31"})
  void declaredAttacksStrongpointsRailwaysAndTownsAreTold() {
    int hex = Field.THEATRE.map().hex("C5928");
    assertThat(layer("C5928", RostovLayers.ATTACK, 0, 3))
        .containsExactly(new HexMarked(hex, "attack", 3, true, "12.35"));
    assertThat(layer("C5928", RostovLayers.FORTS, 3, 4))
        .containsExactly(
            new HexMarked(hex, "building", 3, false, "18.31"),
            new HexMarked(hex, "strongpoint", 4, true, "18.31"));
    int city = Field.THEATRE.map().hex("C5815");
    assertThat(layer("C5815", RostovLayers.HOLDER, 2, 1))
        .containsExactly(new ControlChanged(city, Side.AXIS, "3.21"));
    List<Event> begun = new ArrayList<>();
    OPEN.begin(START, begun::add);
    assertThat(begun)
        .contains(
            new HexMarked(city, "soviet-city", 3, true, "3.21"),
            new HexMarked(hex, "strongpoint", 4, true, "18.31"),
            new HexMarked(Field.THEATRE.map().hex("C5706"), "rail-axis", 1, true, "19.11"));
  }

  @Test
  @Rule({"6.62", "22.21", "22.51"})
  void marksFiguresBoxesAndNumbersAreToldAsTheyChange() {
    int staff = Field.THEATRE.roster().index("su-hq-9a");
    assertThat(told(draft -> draft.set(staff, RostovMarks.TURNED)))
        .anyMatch(event -> event instanceof Marked marked && marked.mark().equals("non-op"));
    assertThat(told(draft -> draft.enter(RostovLedger.FROZEN, 1)))
        .contains(new Counted("frozen", 1, "5.15"));
    int unknown = Field.THEATRE.roster().index("ur-mg-1");
    assertThat(OPEN.figures(unknown, 0).defence()).isNull();
    assertThat(OPEN.marks(unknown, 0)).containsExactly("untried");
    assertThat(OPEN.figures(staff, 0).movement()).isEqualTo(5);
    assertThat(OPEN.box(staff, Box.CADRE, 0, 49)).isEqualTo("cadre-soviet");
    assertThat(OPEN.box(Field.THEATRE.roster().index("su-38-cd"), Box.COMING, 0, 49))
        .isEqualTo("arrival-51-soviet-stalino");
  }

  private static String boxRule(String unit, String from, String to) {
    return OPEN.boxRule(Field.THEATRE.roster().index(unit), from, to);
  }

  @Test
  @Rule({"7.43", "9.11", "9.13", "16.24", "17.12"})
  void aBoxIsToldWithTheRuleThatLeadsThere() {
    assertThat(boxRule("su-227", OpenState.ON_MAP, "cadre-soviet")).isEqualTo("16.24");
    assertThat(boxRule("su-227", OpenState.ON_MAP, "eliminated-soviet")).isEqualTo("16.24");
    assertThat(boxRule("su-227", "eliminated-soviet", "cadre-soviet")).isEqualTo("7.43");
    assertThat(boxRule("su-227", "cadre-soviet", "active-soviet")).isEqualTo("7.43");
    assertThat(boxRule("militia-kiev-1", OpenState.ON_MAP, "never-soviet")).isEqualTo("16.24");
    assertThat(boxRule("su-nk-57", "cadre-soviet", "arrival-40-soviet-track")).isEqualTo("7.23");
    assertThat(boxRule("su-38-cd", "arrival-51-soviet-stalino", "due-soviet-stalino"))
        .isEqualTo("8.11");
    assertThat(boxRule("de-62", OpenState.ON_MAP, "left-axis")).isEqualTo("8.71");
    assertThat(boxRule("supply-axis-1", OpenState.ON_MAP, "supply-axis")).isEqualTo("6.82");
    assertThat(boxRule("pontoon-axis-1", OpenState.ON_MAP, "pool-axis")).isEqualTo("23.22");
    assertThat(boxRule("de-sub-1", OpenState.ON_MAP, "pool-axis")).isEqualTo("16.24");
    String plane = "de-ju-87-1";
    assertThat(boxRule(plane, "ready-axis", "flown-axis")).isEqualTo("17.12");
    assertThat(boxRule(plane, "damaged-axis", "flown-axis")).isEqualTo("9.11");
    assertThat(boxRule(plane, "flown-axis", "ready-axis")).isEqualTo("9.11");
    assertThat(boxRule(plane, "destroyed-axis", "ready-axis")).isEqualTo("9.13");
    assertThat(boxRule(plane, "ready-axis", "damaged-axis")).isEqualTo("17.12");
    assertThat(boxRule(plane, "ready-axis", "destroyed-axis")).isEqualTo("17.12");
  }

  private static String name(int hex) {
    return Field.THEATRE.map().name(hex);
  }

  @Test
  @Rule({"3.21", "6.51"})
  void whoHoldsVillagesAndSourcesIsToldAtTheStartAndWhenItChanges() {
    List<Event> begun = new ArrayList<>();
    OPEN.begin(START, begun::add);
    int source = Field.THEATRE.plan(START).supplies().sources().of(Side.SOVIET).first();
    assertThat(begun).contains(new ControlChanged(source, Side.SOVIET, "3.21"));
    assertThat(layer(name(source), RostovLayers.HOLDER, 2, 1))
        .containsExactly(new ControlChanged(source, Side.AXIS, "3.21"));
    int village = -1;
    int open = -1;
    for (int hex = 0; hex < Field.THEATRE.grid().size(); hex++) {
      boolean covered = Field.THEATRE.plan(START).covers(hex) && Field.THEATRE.ground().land(hex);
      if (covered && Field.THEATRE.ground().village(hex)) {
        village = hex;
      } else if (covered && open < 0 && layer(name(hex), RostovLayers.HOLDER, 1, 2).isEmpty()) {
        open = hex;
      }
    }
    assertThat(layer(name(village), RostovLayers.HOLDER, 1, 2))
        .containsExactly(new ControlChanged(village, Side.SOVIET, "3.21"));
    assertThat(open).as("of open country nothing is told").isNotNegative();
  }

  @Test
  @Rule({"5.13", "23.22"})
  void theStartTellsTheFirstDiceAndWhichSidesPontoonsSpan() {
    Position start = Field.GAME.setUp(Field.GAME.scenario("kiev-pocket"), 7);
    List<String> told =
        start.told().stream()
            .map(
                event ->
                    switch (event) {
                      case Rolled die -> die.purpose();
                      case Noted note -> note.code();
                      default -> "";
                    })
            .filter(code -> !code.isEmpty())
            .toList();
    assertThat(told).containsExactly("pontoon-spans", "pontoon-spans", "weather-die");
    assertThat(start.told())
        .contains(
            Noted.of(
                "23.22",
                "pontoon-spans",
                Detail.unit(Field.THEATRE.roster().index("pontoon-axis-1")),
                Detail.hex(Field.THEATRE.map().hex("A1012")),
                Detail.hex(Field.THEATRE.map().hex("A1112"))));
    Position again = Field.GAME.setUp(Field.GAME.scenario("kiev-pocket"), 7);
    assertThat(again.told()).isEqualTo(start.told());
  }
}
