package stavka.redstar.markers;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.redstar.Field;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.Marker;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.StrengthClass;
import stavka.redstar.model.SupplyState;

final class CupsTest {
  private final MarkerCups cups = new MarkerCups(Field.THEATRE);

  private static int type(String id) {
    return Field.PIECES.markerById(id).type();
  }

  @Test
  @Rule({"6.0", "6.1", "6.2.1", "6.2.2", "6.2.3"})
  void anArmyDrawsFromTheCupOfItsClass() {
    Field field = Field.at(13, "axis-movement", 1, 4).place("1210", "su-1t su-1a");
    var draft = field.edit();
    cups.draw(draft, Field.unit("su-1t"), "6.2.2");
    cups.draw(draft, Field.unit("su-1a"), "6.2.2");
    field.take();
    Marker tank = Field.PIECES.marker(field.position(), Field.unit("su-1t"));
    assertThat(tank.strength()).isEqualTo(StrengthClass.A);
    assertThat(field.get("su-1a", RedStarMarks.MARKER)).isEqualTo(type("c-2-3"));
    assertThat(cups.left(field.position(), StrengthClass.A.ordinal()).total()).isEqualTo(3);
    assertThat(cups.left(field.position(), StrengthClass.C.ordinal()).total()).isEqualTo(8);
  }

  @Test
  @Rule("6.2.2")
  void anEmptyCupLeavesAnArmyToItsBareStrength() {
    Field field = Field.at(13, "axis-movement", 1).place("1210", "su-1t");
    field.ledger(Ledger.CUPS + type("a-8-6") - 1, 0).ledger(Ledger.CUPS + type("a-6-5") - 1, 0);
    var draft = field.edit();
    cups.draw(draft, Field.unit("su-1t"), "6.2.2");
    assertThat(draft.get(Field.unit("su-1t"), RedStarMarks.MARKER)).isZero();
    assertThat(Field.PIECES.bare(Field.unit("su-1t")).attack()).isEqualTo(3);
  }

  @Test
  @Rule({"6.2.3", "6.2.4"})
  void bandedMarkersLeaveForGoodAndOthersGoBack() {
    Field field =
        Field.at(13, "axis-movement")
            .place("1210", "su-1a")
            .place("1510", "su-2a")
            .marker("su-1a", "c-1-1")
            .marker("su-2a", "c-3-4");
    var draft = field.edit();
    cups.releaseUnneeded(draft);
    assertThat(draft.ledger(Ledger.AT_START + type("c-1-1") - 1)).isEqualTo(1);
    assertThat(draft.ledger(Ledger.CUPS + type("c-1-1") - 1)).isEqualTo(3);
    assertThat(draft.ledger(Ledger.CUPS + type("c-3-4") - 1)).isEqualTo(4);
  }

  @Test
  @Rule({"6.2.2", "6.2.3"})
  void armiesBesideTheEnemyDrawAndThoseWithoutSupplyKeep() {
    Field field =
        Field.at(13, "axis-movement", 1)
            .place("1210", "su-1a")
            .place("1310", "de-inf-1")
            .place("1510", "su-2a")
            .marker("su-2a", "c-3-4")
            .supply(SupplyState.NONE, "su-2a");
    var draft = field.edit();
    cups.drawForNeighbours(draft);
    cups.releaseUnneeded(draft);
    assertThat(draft.get(Field.unit("su-1a"), RedStarMarks.MARKER)).isPositive();
    assertThat(draft.get(Field.unit("su-2a"), RedStarMarks.MARKER)).isEqualTo(type("c-3-4"));
  }
}
