package stavka.guderian.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.units;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import stavka.engine.move.MoveField;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.PlainMap;

/** Where units are shown to be able to go, against what is allowed. */
class ReachTest {
  private static final Guderian PLAIN = new PlainMap().game();

  private static Set<Integer> reach(Field field, String unit) {
    MoveField reach = PLAIN.legal(field.position()).reach(units(unit), "march").orElseThrow();
    return IntStream.range(1, reach.size()).map(reach::hex).boxed().collect(Collectors.toSet());
  }

  private static Set<Integer> within(int hex, int distance) {
    return IntStream.range(0, Field.GROUND.grid().size())
        .filter(other -> other != hex && Field.GROUND.grid().distance(hex, other) <= distance)
        .boxed()
        .collect(Collectors.toSet());
  }

  @Test
  @Rule({"10.23", "8.12"})
  void aLeaderAloneIsNotShownHexesInEnemyZonesButForThoseWithAnEscort() {
    int leader = hex("3010");
    int enemy = hex("3006");
    int shared = next(enemy, 3);
    Field field =
        Field.of(PLAIN, 8, Field.SOVIET_MOVEMENT)
            .place(leader, "su-koniev su-rd-46")
            .place(enemy, "de-5")
            .place(shared, "su-rd-152");
    Set<Integer> reach = reach(field, "su-koniev");
    assertThat(reach).contains(shared);
    for (int zone : Field.ring(enemy)) {
      assertThat(reach.contains(zone)).as(Field.THEATRE.map().name(zone)).isEqualTo(zone == shared);
    }
    assertThat(reach).containsAll(within(leader, 2));
    assertThat(reach(field, "su-rd-46")).contains(next(enemy, 2), next(enemy, 4));
  }

  @Test
  @Rule("6.4")
  void theFarWestIsShownToGermansAndFromTurnSevenToSoviets() {
    int hex = hex("0415");
    Set<Integer> all = within(hex, 6);
    Set<Integer> east =
        all.stream().filter(one -> !Field.GROUND.farWest(one)).collect(Collectors.toSet());
    assertThat(east).hasSizeLessThan(all.size());
    for (int turn : new int[] {6, 7}) {
      Field field = Field.of(PLAIN, turn, Field.SOVIET_MOVEMENT).place(hex, "su-rd-46");
      assertThat(reach(field, "su-rd-46")).isEqualTo(turn == 6 ? east : all);
    }
    Field german = Field.of(PLAIN, 6, Field.AXIS_MOVEMENT).place(hex, "de-5");
    assertThat(reach(german, "de-5")).isEqualTo(within(hex, 7));
  }
}
