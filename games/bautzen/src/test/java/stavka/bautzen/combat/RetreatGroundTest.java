package stavka.bautzen.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import stavka.bautzen.Scene;
import stavka.bautzen.model.BautzenGround;
import stavka.bautzen.model.BautzenMarks;
import stavka.bautzen.model.ScenarioPlan;
import stavka.bautzen.supply.Lines;
import stavka.engine.event.Retreated;
import stavka.engine.hex.HexGrid;
import stavka.engine.map.HexMap;
import stavka.engine.order.Advance;
import stavka.engine.order.Lose;
import stavka.engine.order.Order;
import stavka.engine.order.Retreat;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** Where the ground lets the beaten go and the victors follow. */
class RetreatGroundTest {
  private static final String BOTH = "de-21-pz-22 de-21-pg-125";

  /** A German tank and grenadiers against a Soviet regiment in clear ground at 3-1. */
  private static Scene clear(String defenders, int... dice) {
    return Scene.alone()
        .place("4427", BOTH)
        .place("4428", defenders)
        .at(2, "soviet-combat")
        .at(2, "axis-combat", dice);
  }

  private static Order advance(Scene scene, String unit, String path) {
    return new Advance(scene.play().units(unit), scene.play().hexes(path));
  }

  @Test
  @Rule("9.6")
  void aRetreatEndsWhereThereIsRoomAsLongAsThereIsSuchAHex() {
    Scene scene = clear("su-254-929", 4);
    scene.play().give(scene.attack(BOTH, "4428", ""));
    assertThat(scene.play().decision()).isEqualTo("choose-retreat");
    Set<Integer> ends = ends(scene);
    assertThat(ends).hasSizeGreaterThan(1);
    int full = ends.iterator().next();
    String name = scene.theatre().ground().map().name(full);
    scene.place(name, "pl-5-13 pl-5-15 pl-5-17 pl-8-32 pl-8-34");
    assertThat(scene.theatre().stacking().fits(position(scene), unit(scene), full)).isFalse();
    Set<Integer> left = new TreeSet<>(ends);
    left.remove(full);
    assertThat(ends(scene)).isEqualTo(left);
  }

  @Test
  @Rule({"7.2.1", "9.6"})
  void aColumnGoesBackHexByHexOnTheWayOfAUnitItStoodWith() {
    Scene scene = clear("su-254-929 su-column-1", 4, 6, 6);
    scene.play().give(scene.attack(BOTH, "4428", ""));
    scene.play().give(scene.play().choices().getFirst());
    List<Retreated> ways =
        scene.play().events().stream()
            .filter(Retreated.class::isInstance)
            .map(Retreated.class::cast)
            .toList();
    assertThat(ways).hasSize(2);
    assertThat(ways.getFirst().path().size()).isEqualTo(2);
    assertThat(ways.getLast().unit()).isEqualTo(scene.play().unit("su-column-1"));
    assertThat(ways.getLast().path()).isEqualTo(ways.getFirst().path());
  }

  private static Position position(Scene scene) {
    return scene.play().position();
  }

  private static Ints unit(Scene scene) {
    return scene.play().units("su-254-929");
  }

  private static Set<Integer> ends(Scene scene) {
    Set<Integer> ends = new TreeSet<>();
    for (Order order : scene.play().choices()) {
      ends.add(((Retreat) order).path().last());
    }
    return ends;
  }

  /** Two hexes of dry land with a major river and no bridge between them, as hex and direction. */
  private static int[] bank(Scene scene) {
    BautzenGround ground = scene.theatre().ground();
    for (int hex = 0; hex < ground.grid().size(); hex++) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int to = ground.grid().neighbour(hex, direction);
        if (to != HexGrid.NONE
            && scene.theatre().plan(position(scene)).covers(hex)
            && scene.theatre().plan(position(scene)).covers(to)
            && ground.unbridgedMajor(hex, direction)) {
          return new int[] {hex, to};
        }
      }
    }
    throw new AssertionError("no such river");
  }

  @Test
  @Rule("10.1")
  void onFootOneAdvancesOverARiverWithoutABridgeAndInVehiclesNot() {
    Scene scene = Scene.alone();
    int[] bank = bank(scene);
    String near = scene.theatre().ground().map().name(bank[0]);
    String far = scene.theatre().ground().map().name(bank[1]);
    scene.place(near, "de-17-21 de-hg-pz").place(far, "su-hq-254").at(2, "axis-combat", 6);
    scene.play().give(scene.attack("de-17-21 de-hg-pz", far, ""));
    while (scene.play().decision().equals("lose")) {
      scene.play().give(scene.play().choices().getFirst());
    }
    assertThat(scene.play().where("su-hq-254")).isEqualTo("off");
    assertThat(scene.why(advance(scene, "de-17-21", far))).isEmpty();
    assertThat(scene.why(advance(scene, "de-hg-pz", far)))
        .isEqualTo("10.1 not-offered-choose-advance");
  }

  @Test
  @Rule("9.6")
  void nobodyRetreatsOverAMajorRiverWithoutABridgeThoughASourceLiesNearerBeyond() {
    Scene scene = Scene.alone();
    BautzenGround ground = scene.theatre().ground();
    Lines lines = new Lines(scene.theatre());
    int tried = 0;
    for (int hex = 0; hex < ground.grid().size(); hex++) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int to = ground.grid().neighbour(hex, direction);
        int behind = ground.grid().neighbour(hex, HexGrid.opposite(direction));
        if (to != HexGrid.NONE
            && behind != HexGrid.NONE
            && scene.theatre().plan(position(scene)).covers(behind)
            && ground.unbridgedMajor(hex, direction)
            && !ground.unbridgedMajor(hex, HexGrid.opposite(direction))
            && Lines.nearer(lines.home(position(scene), Side.SOVIET), hex, to)) {
          tried += driven(hex, behind, to);
        }
      }
    }
    assertThat(tried).isPositive();
  }

  /** Drives a regiment from a hex: 1 if it went, and never first to one across the river. */
  private static int driven(int hex, int behind, int across) {
    Scene scene = Scene.alone();
    HexMap map = scene.theatre().ground().map();
    scene.place(map.name(hex), "su-254-929").place(map.name(behind), BOTH + " de-hg-pz");
    scene.at(2, "axis-combat", 6, 6, 6, 6, 6);
    scene.play().give(scene.attack(BOTH + " de-hg-pz", map.name(hex), ""));
    if (scene.play().decision().equals("choose-retreat")) {
      assertThat(scene.play().choices())
          .noneMatch(order -> order instanceof Retreat retreat && retreat.path().first() == across);
      return 1;
    }
    assertThat(scene.play().events())
        .noneMatch(event -> event instanceof Retreated way && way.path().first() == across);
    return scene.play().events().stream().anyMatch(Retreated.class::isInstance) ? 1 : 0;
  }

  @Test
  @Rule("10.2")
  void armourDoesNotGoOnOverARiverWithoutABridge() {
    Scene scene = Scene.alone();
    BautzenGround ground = scene.theatre().ground();
    ScenarioPlan plan = scene.theatre().plan(position(scene));
    int barred = 0;
    for (int hex = 0; hex < ground.grid().size() && barred < 3; hex++) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int on = ground.grid().neighbour(hex, direction);
        int from = ground.grid().neighbour(hex, HexGrid.opposite(direction));
        if (on != HexGrid.NONE
            && from != HexGrid.NONE
            && plan.covers(hex)
            && plan.covers(on)
            && plan.covers(from)
            && ground.unbridged(hex, direction)
            && !ground.unbridged(hex, HexGrid.opposite(direction))) {
          barred += barred(hex, from, on);
        }
      }
    }
    assertThat(barred).isPositive();
  }

  /** Takes a hex from another: 1 if armour may go there, and it never may go on to a third. */
  private static int barred(int hex, int from, int on) {
    Scene scene = Scene.alone();
    HexMap map = scene.theatre().ground().map();
    scene.place(map.name(hex), "su-hq-254").place(map.name(from), BOTH + " de-hg-pz");
    scene.at(2, "axis-combat", 6);
    scene.play().give(scene.attack(BOTH + " de-hg-pz", map.name(hex), ""));
    assertThat(scene.play().decision()).isEqualTo("choose-advance");
    assertThat(scene.why(advance(scene, "de-21-pz-22", map.name(hex) + " " + map.name(on))))
        .isEqualTo("10.1 not-offered-choose-advance");
    return scene.why(advance(scene, "de-21-pz-22", map.name(hex))).isEmpty() ? 1 : 0;
  }

  @Test
  @Rule("11.2")
  void afterTheFirstStepOfArmourAnybodyLosesTheNext() {
    Scene scene =
        Scene.alone().place("4426", BOTH).place("4425", "su-7-57 su-7-26").at(2, "axis-combat", 1);
    scene.play().give(scene.attack(BOTH, "4425", ""));
    assertThat(scene.play().fought().result()).isEqualTo("2/-");
    assertThat(scene.play().get("de-21-pz-22", BautzenMarks.STEP)).isEqualTo(1);
    assertThat(scene.play().decision()).isEqualTo("lose");
    assertThat(scene.why(new Lose(scene.play().units("de-21-pg-125")))).isEmpty();
    assertThat(scene.why(new Lose(scene.play().units("de-21-pz-22")))).isEmpty();
  }
}
