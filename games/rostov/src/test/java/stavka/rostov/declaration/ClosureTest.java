package stavka.rostov.declaration;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.War;
import stavka.rostov.zones.RostovZones;

/** What an attack on the Sea of Azov brings with it. */
class ClosureTest {
  private final Field azov = Field.azov();
  private final Closure closure =
      new Closure(Field.THEATRE, RostovZones.of(Field.THEATRE), War.CHECKS);

  private Ints owed(String from) {
    return closure.owed(azov.position(), Side.AXIS, azov.hex(from));
  }

  @Test
  @Rule("12.7")
  void whoStandsInTheZonesOfThreeHexesOwesAttacksOnAllOfThem() {
    assertThat(azov.names(owed("C5828"))).isEqualTo("C5927 C5928");
    assertThat(azov.names(owed("C5829"))).isEqualTo("C5928 C5929");
  }

  @Test
  @Rule("12.7")
  void onlyThoseAreFreeWhoseOtherEnemiesAreAttackedToo() {
    Ints alone = azov.hexes("C5928");
    Ints all = azov.hexes("C5927 C5928 C5929");
    int target = azov.hex("C5928");
    assertThat(closure.free(azov.position(), Side.AXIS, target, alone).isEmpty()).isTrue();
    assertThat(closure.free(azov.position(), Side.AXIS, target, all).contains(azov.unit("de-170")))
        .isTrue();
  }

  @Test
  @Rule("12.7")
  void aTargetGrowsByThoseWhoMustBeAttackedWithIt() {
    Ints grown = closure.of(azov.position(), Side.AXIS, azov.hexes("C5928"));
    assertThat(grown.size()).isGreaterThan(1);
    for (int target : grown) {
      assertThat(closure.free(azov.position(), Side.AXIS, target, grown).isEmpty()).isFalse();
    }
  }
}
