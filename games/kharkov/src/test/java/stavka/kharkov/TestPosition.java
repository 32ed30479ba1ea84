package stavka.kharkov;

import java.util.List;
import stavka.engine.position.BitField;
import stavka.engine.position.Chance;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.position.ScriptedChance;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.Ledger;
import stavka.operational.model.Marks;
import stavka.operational.model.Value;

/** A position on a {@link TestBoard} while it is being laid out. */
public final class TestPosition {
  private static final int FOREVER = 15;

  private final TestBoard board;
  private final Draft draft;

  TestPosition(TestBoard board) {
    this.board = board;
    this.draft =
        Position.empty(board.setting(), Box.COUNT, Ledger.SIZE, ScriptedChance.of()).edit();
    draft.setTurn(5);
    draft.enter(Ledger.INFANTRY_REPLACEMENTS, 3);
    draft.enter(Ledger.TANK_REPLACEMENTS, 2);
    for (int regiment : board.theatre().pieces().regiments().toArray()) {
      draft.moveToBox(regiment, Box.REGIMENTS);
    }
  }

  public TestPosition turn(int turn) {
    draft.setTurn(turn);
    return this;
  }

  public TestPosition phase(int phase) {
    draft.setPhase(phase);
    return this;
  }

  /** Places counters on a hex, the last one named on top. */
  public TestPosition place(String hex, String... units) {
    for (String unit : units) {
      draft.moveTo(board.unit(unit), board.hex(hex));
    }
    return this;
  }

  public TestPosition box(int box, String... units) {
    for (String unit : units) {
      draft.moveToBox(board.unit(unit), box);
    }
    return this;
  }

  public TestPosition set(BitField flag, String... units) {
    return set(flag, 1, units);
  }

  public TestPosition set(BitField field, int value, String... units) {
    for (String unit : units) {
      draft.set(board.unit(unit), field, value);
    }
    return this;
  }

  /** Turns headquarters to their active side. */
  public TestPosition active(String... hqs) {
    return set(KharkovMarks.ACTIVE, hqs);
  }

  /** Shows the value of an untried unit, which must be one that its cup has. */
  public TestPosition known(String unit, int attack, int defence) {
    int index = board.unit(unit);
    List<Value> cup = board.theatre().pieces().cup(board.theatre().pieces().cupOf(index));
    for (int i = 0; i < cup.size(); i++) {
      if (cup.get(i).attack() == attack && cup.get(i).defence() == defence) {
        draft.set(index, Marks.DRAWN, i + 1);
        return this;
      }
    }
    throw new IllegalArgumentException("no " + attack + "-" + defence + " in the cup of " + unit);
  }

  /** Lets every counter now on the map count as supplied, whatever its line. */
  public TestPosition supplied() {
    for (int unit = 0; unit < board.theatre().pieces().count(); unit++) {
      if (draft.onMap(unit)) {
        draft.set(unit, Marks.GRACE, FOREVER);
        draft.set(unit, Marks.SUPPLIED);
      }
    }
    return this;
  }

  public TestPosition ledger(int entry, int value) {
    draft.enter(entry, value);
    return this;
  }

  /** The dice and draws to come, in order; one too many asked for is an error. */
  public TestPosition dice(int... rolls) {
    draft.setChance(ScriptedChance.of(rolls));
    return this;
  }

  public TestPosition chance(Chance chance) {
    draft.setChance(chance);
    return this;
  }

  /** For what the methods above do not say. */
  public Draft draft() {
    return draft;
  }

  public Position build() {
    return draft.view();
  }
}
