package stavka.engine.position;

import java.util.List;
import java.util.function.Consumer;
import stavka.engine.event.Event;

/** Of games that tell no more than their rules say. */
class SilentState implements OpenState {
  static final OpenState NONE = new SilentState();

  @Override
  public long bits() {
    return 0;
  }

  @Override
  public List<String> marks(int unit, long word) {
    return List.of();
  }

  @Override
  public Figures figures(int unit, long word) {
    return Figures.UNKNOWN;
  }

  @Override
  public String box(int unit, int box, long word, int turn) {
    return "";
  }

  @Override
  public void count(int entry, int before, int after, Consumer<Event> tell) {}

  @Override
  public void begin(Position start, Consumer<Event> tell) {}

  @Override
  public String rule(String what) {
    return "";
  }
}
