package stavka.redstar.staff;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.attack;
import static stavka.redstar.Field.reply;
import static stavka.redstar.Field.retreat;

import org.junit.jupiter.api.Test;
import stavka.engine.order.Order;
import stavka.engine.position.Position;
import stavka.redstar.Field;
import stavka.redstar.model.Box;

/** How a staff keeps a crowded stack from falling to the enemy's choice. */
final class RoomMakerTest {
  private static final String GROUPS = "de-kg-pz-1 de-kg-pz-2 de-kg-inf-2 de-kg-inf-3";

  private static Order counsel(Field field) {
    Position position = field.position();
    return Field.GAME.advice().counsel(position, Field.GAME.legal(position)).orElseThrow();
  }

  /** A Soviet corps is driven from 1310 onto an army at 1410, with whatever stands around. */
  private static Field crowded(String... standing) {
    Field field =
        Field.at(13, "axis-combat", 4)
            .box(Box.BREAKDOWN, GROUPS)
            .place("1210", "de-pz-1")
            .place("1310", "su-rc-1")
            .place("1410", "su-1a")
            .place("1309", "su-2a")
            .place("1409", "su-3a")
            .place("1311", "su-4a")
            .place("1411", "su-5a");
    for (int i = 0; i < standing.length; i += 2) {
      field.place(standing[i], standing[i + 1]);
    }
    field.give(attack("de-pz-1", "1310"), reply("retreat"), retreat("su-rc-1", "1410"));
    assertThat(field.decision()).isEqualTo("make-room");
    return field;
  }

  @Test
  void aStepBackThatMakesRoomIsTakenAndNobodyIsLost() {
    Field field = crowded();
    Order order = counsel(field);
    assertThat(order).isNotEqualTo(reply("done"));
    field.give(order);
    assertThat(field.decision()).isNotEqualTo("choose-excess").isNotEqualTo("make-room");
    assertThat(field.where("su-1a")).hasSize(4);
    assertThat(field.where("su-rc-1")).hasSize(4);
  }

  @Test
  void whereNoStepBackMakesRoomTheStaffIsDone() {
    Field field = crowded("1509", "su-6a", "1510", "su-1g", "1511", "su-1sh");
    assertThat(field.choices()).hasSizeGreaterThan(1);
    assertThat(counsel(field)).isEqualTo(reply("done"));
  }
}
