package stavka.engine.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Event;
import stavka.engine.event.HexMarked;

class HexLayerTest {
  private static final HexLayers LAYERS = new HexLayers();
  private static final HexLayer CONTROL = LAYERS.add("control", 2);
  private static final HexLayer FORT = LAYERS.add("fort", 200);

  /** Tells of control, not of forts. */
  private static final class Open extends SilentState {
    @Override
    public void layer(int hex, HexLayer layer, int before, int after, Consumer<Event> tell) {
      if (layer.equals(CONTROL)) {
        tell.accept(new HexMarked(hex, "from-" + before, after, true, "1.0"));
      }
    }

    @Override
    public String rule(String what) {
      return "1.0";
    }
  }

  private static Position position() {
    Setting setting = TinyPositions.setting(4, 0, new Open());
    return Position.empty(setting, 1, 1, LAYERS, Chance.seeded(1));
  }

  @Test
  void everyHexBeginsWithNothing() {
    assertThat(position().at(5, CONTROL)).isZero();
    assertThat(position().at(5, FORT)).isZero();
  }

  @Test
  void aChangeTouchesOneHexOfOneLayerAndNoEarlierPosition() {
    Position start = position();
    Draft draft = start.edit();
    draft.put(5, FORT, 200);
    Position first = draft.view();
    draft.put(5, FORT, 7);
    draft.put(6, CONTROL, 2);
    Position second = draft.view();

    assertThat(start.at(5, FORT)).isZero();
    assertThat(first.at(5, FORT)).isEqualTo(200);
    assertThat(first.at(6, CONTROL)).isZero();
    assertThat(second.at(5, FORT)).isEqualTo(7);
    assertThat(second.at(5, CONTROL)).isZero();
    assertThat(second.at(6, CONTROL)).isEqualTo(2);
    assertThat(draft.at(6, CONTROL)).isEqualTo(2);
  }

  @Test
  void positionsThatDifferInALayerAreNotEqual() {
    Draft draft = position().edit();
    draft.put(5, FORT, 3);
    Position other = draft.view();
    assertThat(other).isNotEqualTo(position());
    draft.put(5, FORT, 0);
    assertThat(draft.view()).isEqualTo(position()).hasSameHashCodeAs(position());
  }

  @Test
  void whatWasWorkedOutBeforeAChangeIsForgotten() {
    Derived<Integer> fort = new Derived<>(position -> position.at(5, FORT));
    Draft draft = position().edit();
    assertThat(fort.of(draft.view())).isZero();
    draft.put(5, FORT, 3);
    assertThat(fort.of(draft.view())).isEqualTo(3);
  }

  @Test
  void whatAHexCannotHaveIsRefusedAndChangesNothing() {
    Draft draft = position().edit();
    assertThatThrownBy(() -> draft.put(5, CONTROL, 3)).hasMessageContaining("control");
    assertThatThrownBy(() -> draft.put(5, CONTROL, -1)).hasMessageContaining("control");
    assertThat(draft.at(5, CONTROL)).isZero();
    assertThatThrownBy(() -> new HexLayers().add("much", 256)).hasMessageContaining("256");
  }

  @Test
  void changesOfOpenLayersAreToldOnceWithWhatWasBefore() {
    Draft draft = position().edit();
    draft.put(5, CONTROL, 1);
    draft.put(5, CONTROL, 2);
    draft.put(6, CONTROL, 1);
    draft.put(6, CONTROL, 0);
    draft.put(7, FORT, 9);
    assertThat(draft.events()).containsExactly(new HexMarked(5, "from-0", 2, true, "1.0"));
    draft.put(5, CONTROL, 0);
    assertThat(draft.events()).hasSize(2).contains(new HexMarked(5, "from-2", 0, true, "1.0"));
  }

  @Test
  void layersComeBackFromBytes() {
    Draft draft = position().edit();
    draft.put(5, FORT, 200);
    draft.put(15, CONTROL, 1);
    Position position = draft.view();
    assertThat(PositionBytes.read(position(), PositionBytes.of(position).orElseThrow()))
        .isEqualTo(position);
  }
}
