package stavka.rostov.works;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.model.RostovLayers;

class FortsTest {
  private static final RostovForts FORTS = new RostovForts(Field.THEATRE);
  private static final Demolition DEMOLITION =
      new Demolition(Field.THEATRE, FORTS, (position, units) -> units.size() > 2);
  private static final Decay DECAY = new Decay(Field.THEATRE);

  private static boolean strongpoint(Field field, String hex) {
    return FORTS.strongpoint(field.position(), field.hex(hex), Side.SOVIET);
  }

  private static boolean line(Field field, String from, String into) {
    return FORTS.line(field.position(), field.hex(from), field.hex(into));
  }

  @Test
  @Rule({"18.1", "18.21"})
  void aLineFacesThoseWhoComeFromOutside() {
    Field azov = Field.azov();
    assertThat(line(azov, "C4238", "C4239")).isTrue();
    assertThat(line(azov, "C4239", "C4238")).isFalse();
    assertThat(line(azov, "C4339", "C4239")).isFalse();
    assertThat(strongpoint(azov, "C4239")).isTrue();
    assertThat(strongpoint(azov, "C5928")).isTrue();
    assertThat(FORTS.strongpoint(azov.position(), azov.hex("C5928"), Side.AXIS)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "A0916, A0816 A0817, 2",
    "A0916, A0816 A0915, 1",
    "A0916, A0915, 1",
    "A0917, A0817, 1",
    "A0917, A0817 A0816, 0",
    "A0919, A0819, 0"
  })
  @Rule({"18.21", "18.36", "18.37"})
  void beforeKievStrongpointAndLineTogetherCountTwo(String target, String from, int modifier) {
    Field kiev = Field.of("kiev-pocket");
    assertThat(
            FORTS.modifier(kiev.position(), kiev.hexes(target), kiev.hexes(from), kiev.hex(target)))
        .isEqualTo(modifier);
  }

  @Test
  @Rule("18.37")
  void aTownThatTheEnemyHoldsDoesNotLendItsHands() {
    Field kiev = Field.of("kiev-pocket");
    kiev.arrange(
        draft ->
            kiev.hexes("A1116 A1017 A1117 A1118")
                .each(hex -> draft.put(hex, RostovLayers.HOLDER, RostovLayers.AXIS)));
    assertThat(
            FORTS.modifier(
                kiev.position(), kiev.hexes("A0916"), kiev.hexes("A0816 A0817"), kiev.hex("A0916")))
        .isEqualTo(1);
  }

  @Test
  @Rule({"18.36", "18.37"})
  void farFromATownStrongpointAndLineTogetherCountOne() {
    Field azov = Field.azov();
    assertThat(
            FORTS.modifier(
                azov.position(), azov.hexes("C4239"), azov.hexes("C4238"), azov.hex("C4239")))
        .isEqualTo(1);
    assertThat(
            FORTS.modifier(
                azov.position(), azov.hexes("C5928"), azov.hexes("C5828 C5829"), azov.hex("C5928")))
        .isEqualTo(1);
    assertThat(
            FORTS.modifier(
                azov.position(), azov.hexes("C5927"), azov.hexes("C5827"), azov.hex("C5927")))
        .isZero();
    assertThat(FORTS.allCross(azov.position(), azov.hexes("C4239"), azov.hexes("C4238"))).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "de-170, false",
    "de-eng-70, false",
    "de-13-pz-66, true",
    "de-13-pz-66 de-13-pz-93 de-13-pz-4, false",
    "supply-axis-1, true"
  })
  @Rule("18.13")
  void divisionsAndEngineersDestroyAStrongpointAndSingleRegimentsDoNot(
      String units, boolean stands) {
    Field azov = Field.azov().alone().place("C5928", units);
    azov.arrange(draft -> DEMOLITION.settle(draft, Side.SOVIET));
    assertThat(strongpoint(azov, "C5928")).isTrue();
    azov.arrange(draft -> DEMOLITION.settle(draft, Side.AXIS));
    assertThat(strongpoint(azov, "C5928")).isEqualTo(stands);
  }

  @Test
  @Rule({"18.13", "18.24"})
  void aLineIsDestroyedForGoodByWhoStandsBehindIt() {
    Field azov = Field.azov().alone().place("C4239", "de-46");
    azov.arrange(draft -> DEMOLITION.settle(draft, Side.AXIS));
    assertThat(line(azov, "C4238", "C4239")).isFalse();
    assertThat(FORTS.sides(azov.position()).any(side -> side / 6 == azov.hex("C4239"))).isFalse();
    azov.place("C4239", "su-156").arrange(draft -> DEMOLITION.settle(draft, Side.SOVIET));
    assertThat(line(azov, "C4238", "C4239")).isFalse();
  }

  @Test
  @Rule("18.14")
  void aStrongpointBeingBuiltIsGoneOnceEnemiesComeThrough() {
    Field azov = Field.azov();
    int hex = azov.hex("C5929");
    azov.arrange(draft -> draft.put(hex, RostovLayers.FORTS, RostovLayers.SOVIET_BUILDING));
    azov.arrange(draft -> FORTS.stepped(draft, azov.unit("su-51"), -1, hex));
    assertThat(azov.position().at(hex, RostovLayers.FORTS)).isEqualTo(RostovLayers.SOVIET_BUILDING);
    azov.arrange(draft -> FORTS.stepped(draft, azov.unit("de-170"), -1, hex));
    assertThat(azov.position().at(hex, RostovLayers.FORTS)).isZero();
    int done = azov.hex("C5928");
    azov.arrange(draft -> FORTS.stepped(draft, azov.unit("de-170"), -1, done));
    assertThat(strongpoint(azov, "C5928")).isTrue();
  }

  @Test
  @Rule("6.76")
  void aStrongpointWithNobodyInItOrBesideItGoesInTheSecondSupplyPhase() {
    Field azov = Field.azov().alone().arrange(DECAY::settle);
    assertThat(strongpoint(azov, "C5928")).isTrue();
    assertThat(azov.position().at(azov.hex("C5928"), RostovLayers.DECAY)).isEqualTo(1);
    azov.arrange(DECAY::settle);
    assertThat(strongpoint(azov, "C5928")).isFalse();
    assertThat(azov.position().at(azov.hex("C5928"), RostovLayers.DECAY)).isZero();
  }

  @Test
  @Rule("6.76")
  void aFriendBesideAStrongpointKeepsItAndAnEnemyDoesNot() {
    Field azov = Field.azov().alone().arrange(DECAY::settle).place("C5929", "su-218");
    azov.arrange(DECAY::settle);
    assertThat(strongpoint(azov, "C5928")).isTrue();
    assertThat(azov.position().at(azov.hex("C5928"), RostovLayers.DECAY)).isZero();
    Field enemy =
        Field.azov().alone().place("C5929", "de-170").place("C6028", "supply-soviet-truck-1");
    enemy.arrange(DECAY::settle).arrange(DECAY::settle);
    assertThat(strongpoint(enemy, "C5928")).isFalse();
  }
}
