package stavka.operational.board;

import java.util.List;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** All that follows from units coming to a hex, one thing after the other. */
public final class EntryEffects implements EntryEffect {
  private final EntryEffect[] effects;

  /**
   * @param effects in the order in which they come about
   */
  public EntryEffects(List<? extends EntryEffect> effects) {
    this.effects = effects.toArray(EntryEffect[]::new);
  }

  @Override
  public void stepped(Draft draft, int unit, int from, int to) {
    for (EntryEffect effect : effects) {
      effect.stepped(draft, unit, from, to);
    }
  }

  @Override
  public void entered(Draft draft, Side side, int hex) {
    for (EntryEffect effect : effects) {
      effect.entered(draft, side, hex);
    }
  }

  @Override
  public void came(Draft draft, Side side, Ints units, Ints path) {
    for (EntryEffect effect : effects) {
      effect.came(draft, side, units, path);
    }
  }

  @Override
  public void stopped(Draft draft, int hex) {
    for (EntryEffect effect : effects) {
      effect.stopped(draft, hex);
    }
  }

  @Override
  public boolean interrupts(Position before, Side side, int from, int hex) {
    for (EntryEffect effect : effects) {
      if (effect.interrupts(before, side, from, hex)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void interrupt(Draft draft, Side side, int from, int hex) {
    for (EntryEffect effect : effects) {
      effect.interrupt(draft, side, from, hex);
    }
  }
}
