package stavka.engine.table;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import stavka.engine.counter.Counter;
import stavka.engine.rule.Rulebook;
import stavka.engine.value.Side;

/**
 * What a page needs once of a game, whatever the match.
 *
 * @param setUp the steps before the first turn at which someone chooses
 * @param phases the steps of a turn at which someone chooses, in order
 * @param words sentences, names of kinds, terrains, marks and facts, by code
 * @param dressing how the game wants its things shown
 * @param reasons the codes of those words that only an event, an objection or a line of a tally
 *     says: who has not begun to play needs none
 */
public record Kit(
    List<Piece> pieces,
    List<Phase> setUp,
    List<Phase> phases,
    List<Turn> turns,
    Chart combatTable,
    SortedMap<String, Rulebook.Text> words,
    Dressing dressing,
    Set<String> reasons) {
  public Kit {
    pieces = List.copyOf(pieces);
    setUp = List.copyOf(setUp);
    phases = List.copyOf(phases);
    turns = List.copyOf(turns);
    words = Collections.unmodifiableSortedMap(new TreeMap<>(words));
    reasons = Set.copyOf(reasons);
  }

  /** The kit of a game that leaves all drawing to the page. */
  public Kit(
      List<Piece> pieces,
      List<Phase> setUp,
      List<Phase> phases,
      List<Turn> turns,
      Chart combatTable,
      SortedMap<String, Rulebook.Text> words) {
    this(pieces, setUp, phases, turns, combatTable, words, Dressing.NONE, Set.of());
  }

  /** The same, shown as the game likes it. */
  public Kit dressed(Dressing as) {
    return new Kit(pieces, setUp, phases, turns, combatTable, words, as, reasons);
  }

  /** The same, with its reasons told apart. */
  public Kit citing(Set<String> codes) {
    return new Kit(pieces, setUp, phases, turns, combatTable, words, dressing, codes);
  }

  /**
   * @param symbol what is drawn on it: infantry, armour, motorised, cavalry, mountain, hq, reserve
   * @param band the colour of its formation, as {@code #c8102e}; empty if it shows none
   */
  public record Piece(Counter counter, String symbol, String band) {}

  public record Phase(String id, @Nullable Side side, Rulebook.Text name) {}

  /**
   * @param date as {@code 1942-05-12}
   */
  public record Turn(int turn, String date) {}

  /** The table of combat results, a row for each die from 1. */
  public record Chart(List<String> columns, List<List<String>> rows) {
    public Chart {
      columns = List.copyOf(columns);
      rows = rows.stream().map(List::copyOf).toList();
    }
  }
}
