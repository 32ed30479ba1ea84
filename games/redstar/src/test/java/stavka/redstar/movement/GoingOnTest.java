package stavka.redstar.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.advance;
import static stavka.redstar.Field.attack;
import static stavka.redstar.Field.end;
import static stavka.redstar.Field.hex;
import static stavka.redstar.Field.lose;
import static stavka.redstar.Field.march;
import static stavka.redstar.Field.overrun;
import static stavka.redstar.Field.reply;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Advanced;
import stavka.engine.event.Moved;
import stavka.engine.event.Rolled;
import stavka.engine.order.Advance;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.rule.Rule;
import stavka.operational.model.Marks;
import stavka.redstar.Field;

/** What units that overran and entered the hex do with the points they have left. */
final class GoingOnTest {
  /** A panzer corps with four of its seven points left, on 1310. */
  private static Field entered(int... dice) {
    Field field = Field.at(13, "axis-movement", dice).watched();
    field.place("1210", "de-pz-1").place("1310", "su-rc-1");
    field.give(overrun("de-pz-1", "1310", ""), lose("su-rc-1"), advance("de-pz-1", "1310"));
    assertThat(field.decision()).isEqualTo("go-on");
    return field;
  }

  private static Moved moved(Field field) {
    return field.events().reversed().stream()
        .filter(Moved.class::isInstance)
        .map(Moved.class::cast)
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Rule({"8.0.4", "3.2"})
  void theyMarchAsFarAsTheirPointsGoAndAreDone() {
    Field field = entered(4).give(march("de-pz-1", "1311 1312 1313 1314"));
    assertThat(field.where("de-pz-1")).isEqualTo("1314");
    assertThat(field.has("de-pz-1", Marks.MOVED)).isTrue();
    assertThat(field.decision()).isEqualTo("choose-march");
    assertThat(field.why(march("de-pz-1", "1315"))).isEqualTo("3.2 has-moved");
    assertThat(moved(field).path()).isEqualTo(Field.hexes("1311 1312 1313 1314"));
    assertThat(moved(field).from()).isEqualTo(hex("1310"));
    assertThat(moved(field).halfPoints()).isEqualTo(8);
  }

  @Test
  @Rule({"8.0.4", "8.0.3"})
  void theyOverrunAgainForThreeOfThem() {
    Field field = entered(4, 4).place("1312", "su-rc-2");
    assertThat(field.choices()).contains(overrun("de-pz-1", "1312", "1311"));
    assertThat(field.why(overrun("de-pz-1", "1313", "1311"))).isNotEmpty();
    field.give(overrun("de-pz-1", "1312", "1311"), lose("su-rc-2"));
    field.give(advance("de-pz-1", "1312"));
    assertThat(field.where("de-pz-1")).isEqualTo("1312");
    assertThat(field.has("de-pz-1", Marks.MOVED)).isTrue();
    assertThat(field.decision()).isEqualTo("choose-march");
    assertThat(field.events())
        .filteredOn(Rolled.class::isInstance)
        .extracting(event -> ((Rolled) event).purpose())
        .containsExactly("overrun", "overrun");
  }

  /** Where the moves that are offered end. */
  private static Set<Integer> ends(Field field) {
    Set<Integer> ends = new TreeSet<>();
    for (Order order : field.choices()) {
      assertThat(field.why(order)).as("%s", order).isEmpty();
      if (order instanceof Move move) {
        ends.add(move.path().last());
      }
    }
    return ends;
  }

  @Test
  @Rule({"8.0.4", "3.2"})
  void allThatIsOfferedIsLegalAndWithinTheirPoints() {
    Field field = entered(4);
    assertThat(ends(field))
        .contains(hex("1311"), hex("1314"))
        .doesNotContain(hex("1310"), hex("1315"));
    assertThat(field.choices()).contains(reply("halt"));
  }

  @Test
  @Rule({"8.0.4", "3.3.1"})
  void togetherTheyGoAsFarAsTheSlowest() {
    Field field = Field.at(13, "axis-movement", 4).watched();
    field.place("1217", "de-pz-1 de-pz-2").place("1220", "su-rc-1");
    field.give(overrun("de-pz-1 de-pz-2", "1220", "1218 1219"), lose("su-rc-1"));
    field.give(advance("de-pz-1 de-pz-2", "1220"));
    assertThat(field.decision()).isEqualTo("go-on");
    assertThat(field.why(march("de-pz-1 de-pz-2", "1221 1222"))).isEmpty();
    assertThat(field.why(march("de-pz-1 de-pz-2", "1221 1222 1223"))).isEqualTo("3.2 too-far");
    assertThat(ends(field)).contains(hex("1222")).doesNotContain(hex("1223"));
    field.give(march("de-pz-1", "1221"));
    assertThat(field.where("de-pz-2")).isEqualTo("1220");
    assertThat(field.has("de-pz-1", Marks.MOVED) && field.has("de-pz-2", Marks.MOVED)).isTrue();
  }

  @Test
  @Rule({"8.0.4", "8.0.3"})
  void withoutPointsLeftTheyAreNotAsked() {
    Field field = Field.at(13, "axis-movement", 4).watched();
    field.place("1215", "de-pz-1").place("1220", "su-rc-1");
    field.give(overrun("de-pz-1", "1220", "1216 1217 1218 1219"), lose("su-rc-1"));
    field.give(advance("de-pz-1", "1220"));
    assertThat(field.where("de-pz-1")).isEqualTo("1220");
    assertThat(field.decision()).isEqualTo("choose-march");
    assertThat(field.has("de-pz-1", Marks.MOVED)).isTrue();
  }

  @Test
  @Rule({"7.15.2", "7.1.2"})
  void anAttackIsRolledUnderItsOwnNameAndTheAdvanceAfterItIsTold() {
    Field field = Field.at(13, "axis-combat", 6).place("1210", "de-pz-1 de-pz-2");
    field.place("1310", "su-rc-1").give(attack("de-pz-1 de-pz-2", "1310"));
    while (field.choices().stream().noneMatch(Advance.class::isInstance)) {
      field.give(field.choices().getFirst());
    }
    field.give(advance("de-pz-1", "1310"));
    assertThat(field.events())
        .contains(new Advanced(Field.units("de-pz-1"), Field.hexes("1310"), "7.15.2"));
    assertThat(field.events())
        .filteredOn(Rolled.class::isInstance)
        .extracting(event -> ((Rolled) event).purpose())
        .containsExactly("combat");
  }

  @Test
  @Rule({"8.0.6", "7.10.4"})
  void whoWasAGuestSinceAnOverrunIsNoneInTheCombatThatFollows() {
    Field field = Field.at(13, "axis-movement").place("1210", "de-pz-1").place("1310", "su-rc-1");
    field.set(Marks.GUEST, 1, "su-rc-1").give(end());
    while (!field.decision().equals("attack-or-end")) {
      assertThat(field.position().turn()).isEqualTo(13);
      field.give(end());
    }
    assertThat(field.has("su-rc-1", Marks.GUEST)).isFalse();
  }
}
