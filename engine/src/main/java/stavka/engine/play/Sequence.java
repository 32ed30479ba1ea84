package stavka.engine.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.position.Draft;
import stavka.engine.value.Side;

/**
 * A game's sequence of play as its rulebook outlines it: the steps before the first turn, then
 * those of every turn. A step is a stage at which someone chooses, or work that needs no choice.
 */
public final class Sequence {
  /**
   * @param id the key of its name in the game's messages
   * @param side who is in phase, or null for both
   */
  public record Step(
      String id,
      @Nullable Side side,
      String rule,
      @Nullable Stage stage,
      @Nullable Consumer<Draft> work) {}

  private final List<Step> before;
  private final List<Step> everyTurn;
  private final int turns;

  private Sequence(List<Step> before, List<Step> everyTurn, int turns) {
    this.before = List.copyOf(before);
    this.everyTurn = List.copyOf(everyTurn);
    this.turns = turns;
  }

  public int turns() {
    return turns;
  }

  public List<Step> steps(int turn) {
    return turn == 0 ? before : everyTurn;
  }

  public boolean over(int turn) {
    return turn > turns;
  }

  public Step step(int turn, int phase) {
    return steps(turn).get(phase);
  }

  public static Builder of(int turns) {
    return new Builder(turns);
  }

  /** Writes a sequence down in the book's order. */
  public static final class Builder {
    private final int turns;
    private final List<Step> before = new ArrayList<>();
    private final List<Step> everyTurn = new ArrayList<>();
    private List<Step> current = before;

    private Builder(int turns) {
      this.turns = turns;
    }

    /** What follows is done every turn. */
    public Builder everyTurn() {
      current = everyTurn;
      return this;
    }

    public Builder choose(String id, Side side, String rule, Stage stage) {
      current.add(new Step(id, side, rule, stage, null));
      return this;
    }

    public Builder then(String id, @Nullable Side side, String rule, Consumer<Draft> work) {
      current.add(new Step(id, side, rule, null, work));
      return this;
    }

    public Sequence build() {
      return new Sequence(before, everyTurn, turns);
    }
  }
}
