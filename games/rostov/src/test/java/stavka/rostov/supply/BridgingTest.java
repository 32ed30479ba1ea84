package stavka.rostov.supply;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Noted;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.Field;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;

class BridgingTest {
  private static final SupplySection SECTION = Depot.section(hex -> false);

  private static ExtraOrder bridges(SupplySection section, Side side) {
    return section.orders(side).get(1);
  }

  private static Bridge bridge(Field field, String pontoon, String hex, String side) {
    return new Bridge(field.unit(pontoon), field.hex(hex), side);
  }

  private static String answer(Field field, String hex, String side) {
    return Depot.answer(
        field, bridges(SECTION, Side.AXIS), bridge(field, "pontoon-axis-1", hex, side));
  }

  private static void build(Field field, String pontoon, String hex, String side) {
    field.arrange(
        draft -> bridges(SECTION, Side.AXIS).carryOut(draft, bridge(field, pontoon, hex, side)));
  }

  private static boolean spans(Field field, String hex, String to) {
    int direction = Field.THEATRE.grid().direction(field.hex(hex), field.hex(to));
    return Depot.PONTOONS.pontoon(field.position(), Side.AXIS, field.hex(hex), direction);
  }

  @Test
  @Rule({"6.21", "23.21", "23.22", "23.23"})
  void aBridgeOverAMajorRiverIsDoneInTheEngineerPhaseAndLinesRunAcross() {
    Field azov = Field.azov();
    azov.arrange(draft -> draft.enter(RostovLedger.PONTOONS, 2));
    assertThat(answer(azov, "C5018", "s")).as("sheet A is apart").isEqualTo("ok");
    build(azov, "pontoon-axis-1", "C5018", "s");
    azov.arrange(SECTION::end);
    assertThat(spans(azov, "C5018", "C5019")).isFalse();
    azov.arrange(draft -> draft.put(azov.hex("C5019"), RostovLayers.HOLDER, RostovLayers.SOVIET));
    azov.arrange(draft -> SECTION.engineers(draft, Side.AXIS));
    assertThat(spans(azov, "C5018", "C5019")).as("the other bank is not ours").isFalse();
    azov.arrange(draft -> draft.put(azov.hex("C5019"), RostovLayers.HOLDER, RostovLayers.AXIS));
    azov.place("D0120", "su-99").place("C5020", "su-130");
    azov.arrange(draft -> SECTION.engineers(draft, Side.AXIS));
    assertThat(spans(azov, "C5018", "C5019")).as("an enemy zone reaches it").isFalse();
    azov.place("D0120", "su-130");
    azov.arrange(draft -> draft.put(azov.hex("C5018"), RostovLayers.HOLDER, RostovLayers.SOVIET));
    azov.arrange(draft -> SECTION.engineers(draft, Side.AXIS));
    assertThat(spans(azov, "C5018", "C5019")).as("nor is this one").isFalse();
    azov.arrange(draft -> draft.put(azov.hex("C5018"), RostovLayers.HOLDER, RostovLayers.AXIS));
    azov.arrange(draft -> SECTION.engineers(draft, Side.SOVIET));
    assertThat(spans(azov, "C5018", "C5019")).isFalse();
    azov.arrange(draft -> SECTION.engineers(draft, Side.AXIS));
    assertThat(spans(azov, "C5018", "C5019")).isTrue();
    assertThat(spans(azov, "C5019", "C5018")).isTrue();
    assertThat(Depot.serves(azov.place("C5018", "supply-axis-1"), "supply-axis-1", "C5019"))
        .isTrue();
  }

  @Test
  @Rule("23.22")
  void theLogNamesTheSideThatABridgeSpans() {
    Field azov = Field.azov();
    Draft draft = azov.position().edit();
    bridges(SECTION, Side.AXIS).carryOut(draft, bridge(azov, "pontoon-axis-1", "C5018", "s"));
    assertThat(draft.events())
        .contains(
            Noted.of(
                "23.22",
                "pontoon-spans",
                Detail.unit(azov.unit("pontoon-axis-1")),
                Detail.hex(azov.hex("C5018")),
                Detail.hex(azov.hex("C5019"))));
  }

  @Test
  @Rule("23.23")
  void aBridgeOverARiverIsDoneWhenTheSupplyPhaseEnds() {
    Field sumy =
        Field.sumy()
            .alone()
            .arrange(draft -> draft.moveToBox(Field.sumy().unit("pontoon-axis-1"), 1));
    sumy.arrange(
        draft ->
            sumy.hexes("A5009 A5010")
                .each(hex -> draft.put(hex, RostovLayers.HOLDER, RostovLayers.AXIS)));
    assertThat(answer(sumy, "A5010", "n")).isEqualTo("ok");
    sumy.arrange(draft -> draft.enter(RostovLedger.PONTOONS, 2));
    assertThat(answer(sumy, "A5010", "n")).isEqualTo("pontoon-sheet");
    sumy.arrange(draft -> draft.enter(RostovLedger.PONTOONS, 2 << 2 * 2));
    assertThat(answer(sumy, "A5010", "n")).as("sheet C is apart").isEqualTo("ok");
    build(sumy, "pontoon-axis-1", "A5010", "n");
    assertThat(spans(sumy, "A5010", "A5009")).isFalse();
    sumy.arrange(SECTION::end);
    assertThat(spans(sumy, "A5010", "A5009")).isTrue();
  }

  @Test
  @Rule({"23.21", "23.22", "23.23"})
  void aBridgeNeedsARiverWithoutOneOutOfEnemyZonesAndInSupply() {
    Field azov = Field.azov();
    assertThat(answer(azov, "C5714", "ne")).isEqualTo("pontoon-zone");
    assertThat(answer(azov, "C5715", "ne")).isEqualTo("bridge-stands");
    assertThat(answer(azov, "C5714", "s")).isEqualTo("no-river");
    assertThat(answer(azov, "C5714", "up")).isEqualTo("no-river");
    assertThat(answer(azov, "A5010", "n")).isEqualTo("off-area");
    assertThat(answer(azov.place("C5018", "pontoon-axis-2"), "C5018", "s"))
        .isEqualTo("pontoon-there");
    assertThat(
            Depot.answer(
                azov, bridges(SECTION, Side.AXIS), bridge(azov, "pontoon-axis-2", "C5018", "s")))
        .isEqualTo("not-in-pool");
    assertThat(
            Depot.answer(azov, bridges(SECTION, Side.AXIS), bridge(azov, "de-170", "C5018", "s")))
        .isEqualTo("bridge-who");
    assertThat(
            Depot.answer(
                azov, bridges(SECTION, Side.AXIS), bridge(azov, "pontoon-soviet-1", "C5018", "s")))
        .isEqualTo("not-your-unit");
  }

  @Test
  @Rule({"6.53", "23.22"})
  void withoutALineABridgeIsBegunOnlyWhereAUnitWasRelieved() {
    Field azov = Field.azov();
    azov.arrange(
        draft ->
            Field.THEATRE
                .plan(azov.position())
                .supplies()
                .sources()
                .axis()
                .each(hex -> draft.put(hex, RostovLayers.HOLDER, RostovLayers.SOVIET)));
    azov.mark(RostovMarks.SUPPLY, 1, "sk-fast ro-5-cav");
    assertThat(answer(azov, "C5018", "s")).isEqualTo("pontoon-cut-off");
    azov.mark(RostovMarks.SUPPLY, 0, "ro-5-cav");
    assertThat(answer(azov, "C5018", "s")).isEqualTo("ok");
  }

  @Test
  @Rule("23.24")
  void twoBridgesAreLaidOnASheetInATurn() {
    Field azov = Field.azov();
    List<Bridge> sites = new ArrayList<>();
    bridges(SECTION, Side.AXIS)
        .forEach(
            azov.position(),
            order -> {
              if (order instanceof Bridge bridge) {
                sites.add(bridge);
              }
            });
    assertThat(sites).hasSizeGreaterThan(10);
    Bridge first = sites.getFirst();
    Bridge last = sites.getLast();
    assertThat(Field.THEATRE.map().name(first.hex())).startsWith("C");
    build(azov, "pontoon-axis-1", name(first), first.side());
    Bridge second =
        sites.stream()
            .filter(site -> site.hex() != first.hex() && name(site).startsWith("C"))
            .findFirst()
            .orElse(last);
    build(azov, "pontoon-axis-2", name(second), second.side());
    Bridge third =
        sites.stream()
            .filter(
                site ->
                    site.hex() != first.hex()
                        && site.hex() != second.hex()
                        && name(site).startsWith("C"))
            .findFirst()
            .orElse(last);
    assertThat(
            Depot.answer(
                azov,
                bridges(SECTION, Side.AXIS),
                new Bridge(azov.unit("pontoon-axis-3"), third.hex(), third.side())))
        .isEqualTo("pontoon-sheet");
  }

  private static String name(Bridge bridge) {
    return Field.THEATRE.map().name(bridge.hex());
  }

  @Test
  @Rule("23.22")
  void aBridgeTakenUpMayBeLaidAgainAtOnceAndOneLaidThisTurnStays() {
    Field azov = Field.azov();
    build(azov, "pontoon-axis-1", "C5018", "s");
    LiftBridge lift = new LiftBridge(azov.unit("pontoon-axis-1"));
    assertThat(Depot.answer(azov, bridges(SECTION, Side.AXIS), lift)).isEqualTo("has-moved");
    azov.mark(RostovMarks.MOVED, 0, "pontoon-axis-1");
    assertThat(Depot.answer(azov, bridges(SECTION, Side.AXIS), lift)).isEqualTo("ok");
    azov.arrange(draft -> bridges(SECTION, Side.AXIS).carryOut(draft, lift));
    assertThat(azov.where("pontoon-axis-1")).isEqualTo("box 1");
    assertThat(answer(azov, "C5018", "s")).isEqualTo("ok");
    assertThat(Depot.answer(azov, bridges(SECTION, Side.AXIS), lift)).isEqualTo("not-on-map");
  }

  @Test
  @Rule("22.25")
  void whereASovietHeadquartersFailsBridgesAreNeitherLaidNorTakenUp() {
    Field sumy = Field.sumy();
    ExtraOrder free = bridges(SECTION, Side.SOVIET);
    ExtraOrder bound = bridges(Depot.section(hex -> true), Side.SOVIET);
    List<Order> sites = new ArrayList<>();
    free.forEach(sumy.position(), sites::add);
    assertThat(sites).isNotEmpty();
    assertThat(Depot.answer(sumy, bound, sites.getFirst())).isEqualTo("non-op-range");
    sumy.place("A5022", "pontoon-soviet-1");
    LiftBridge lift = new LiftBridge(sumy.unit("pontoon-soviet-1"));
    assertThat(Depot.answer(sumy, free, lift)).isEqualTo("ok");
    assertThat(Depot.answer(sumy, bound, lift)).isEqualTo("non-op-range");
  }

  @Test
  @Rule("23.25")
  void aBridgeIsRemovedWhenAnEnemyCombatUnitComes() {
    Field azov = Field.azov();
    build(azov, "pontoon-axis-1", "C5018", "s");
    int hex = azov.hex("C5018");
    azov.arrange(draft -> Depot.PONTOONS.stepped(draft, azov.unit("ro-5-cav"), hex, hex));
    assertThat(azov.where("pontoon-axis-1")).isEqualTo("C5018");
    azov.arrange(draft -> Depot.PONTOONS.stepped(draft, azov.unit("su-99"), hex, hex));
    assertThat(azov.where("pontoon-axis-1")).isEqualTo("box 1");
  }
}
