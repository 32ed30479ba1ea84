package stavka.operational.board;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.operational.board.ToyTheatre.hex;
import static stavka.operational.board.ToyTheatre.path;
import static stavka.operational.board.ToyTheatre.standing;
import static stavka.operational.board.ToyTheatre.unit;
import static stavka.operational.board.ToyTheatre.units;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

class EntryEffectsTest {
  private final List<String> told = new ArrayList<>();

  private final class Teller implements EntryEffect {
    private final String name;
    private final boolean interrupts;

    Teller(String name, boolean interrupts) {
      this.name = name;
      this.interrupts = interrupts;
    }

    @Override
    public void stepped(Draft draft, int unit, int from, int to) {
      told.add(name + " stepped");
    }

    @Override
    public void entered(Draft draft, Side side, int hex) {
      told.add(name + " entered");
    }

    @Override
    public void came(Draft draft, Side side, Ints units, Ints path) {
      told.add(name + " came");
    }

    @Override
    public void stopped(Draft draft, int hex) {
      told.add(name + " stopped");
    }

    @Override
    public boolean interrupts(Position before, Side side, int from, int hex) {
      return interrupts;
    }

    @Override
    public void interrupt(Draft draft, Side side, int from, int hex) {
      told.add(name + " interrupt");
    }
  }

  @Test
  void effectsComeAboutInTheOrderOfTheList() {
    EntryEffects effects =
        new EntryEffects(List.of(new Teller("first", false), new Teller("second", true)));
    Draft draft = standing("0101: a-corps-1").edit();
    effects.stepped(draft, unit("a-corps-1"), hex("0101"), hex("0102"));
    effects.entered(draft, Side.AXIS, hex("0102"));
    effects.came(draft, Side.AXIS, units("a-corps-1"), path("0102"));
    effects.stopped(draft, hex("0102"));
    effects.interrupt(draft, Side.AXIS, hex("0101"), hex("0102"));
    assertThat(told)
        .containsExactly(
            "first stepped",
            "second stepped",
            "first entered",
            "second entered",
            "first came",
            "second came",
            "first stopped",
            "second stopped",
            "first interrupt",
            "second interrupt");
  }

  @Test
  void oneThatInterruptsIsEnough() {
    Position position = standing("0101: a-corps-1");
    assertThat(interrupted(position, false, true)).isTrue();
    assertThat(interrupted(position, true, false)).isTrue();
    assertThat(interrupted(position, false, false)).isFalse();
  }

  private boolean interrupted(Position position, boolean first, boolean second) {
    return new EntryEffects(List.of(new Teller("a", first), new Teller("b", second)))
        .interrupts(position, Side.AXIS, hex("0101"), hex("0102"));
  }
}
