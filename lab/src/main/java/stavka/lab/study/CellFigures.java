package stavka.lab.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import stavka.engine.value.Side;
import stavka.lab.stats.Quantiles;

/** Sums over the matches of one combination, or of all; never the matches themselves. */
public final class CellFigures {
  private final Cell cell;
  private final int hexes;
  private final int turns;
  private final Map<String, Integer> levels = new TreeMap<>();
  private final Map<String, Integer> margins = new TreeMap<>();
  private final List<MatchFigures> matches = new ArrayList<>();
  private final int[][][] units;
  private final int[][] held;
  private final double[][] heldScore;
  private double score;
  private int axisWins;
  private int draws;

  CellFigures(Cell cell, int turns, int hexes) {
    this.cell = cell;
    this.turns = turns;
    this.hexes = hexes;
    this.units = new int[2][turns][hexes];
    this.held = new int[turns][hexes];
    this.heldScore = new double[turns][hexes];
  }

  void add(PlayedMatch match) {
    levels.merge(match.winnerName() + " " + match.level(), 1, Integer::sum);
    score += match.axisScore();
    axisWins += match.winner() == Side.AXIS ? 1 : 0;
    draws += match.winner() == null ? 1 : 0;
    margins.merge(match.winnerName() + " " + match.level(), margin(match), Integer::sum);
    for (int turn = 0; turn < turns; turn++) {
      TurnState state = match.turns().get(Math.min(turn, match.turns().size() - 1));
      for (int hex = 0; hex < hexes; hex++) {
        units[0][turn][hex] += state.units(Side.AXIS, hex);
        units[1][turn][hex] += state.units(Side.SOVIET, hex);
        if (state.axisHolds(hex)) {
          held[turn][hex]++;
          heldScore[turn][hex] += match.axisScore();
        }
      }
    }
    matches.add(new MatchFigures(match, turns));
  }

  private static int margin(PlayedMatch match) {
    return match.axisPoints() - match.sovietPoints();
  }

  public Cell cell() {
    return cell;
  }

  public int turns() {
    return turns;
  }

  public int count() {
    return matches.size();
  }

  /** Axis wins, with draws as halves. */
  public double score() {
    return score;
  }

  public int wins(Side side) {
    return side == Side.AXIS ? axisWins : count() - axisWins - draws;
  }

  public int draws() {
    return draws;
  }

  /** How many matches ended at each level, under "axis level", "soviet level" or "draw level". */
  public Map<String, Integer> levels() {
    return levels;
  }

  /** Mean fighting units on a hex at the end of a turn. */
  public double density(Side side, int turn, int hex) {
    return (double) units[side.ordinal()][turn - 1][hex] / Math.max(1, count());
  }

  /** In what share of matches a hex is the Axis's at the end of a turn. */
  public double axisHeld(int turn, int hex) {
    return (double) held[turn - 1][hex] / Math.max(1, count());
  }

  int heldCount(int turn, int hex) {
    return held[turn - 1][hex];
  }

  double heldScore(int turn, int hex) {
    return heldScore[turn - 1][hex];
  }

  /** The levels that came up, from the best for the Soviets to the best for the Axis. */
  public List<String> levelOrder() {
    return levels.keySet().stream()
        .sorted(
            Comparator.comparingInt(CellFigures::rank)
                .thenComparingDouble(
                    level ->
                        (double) margins.getOrDefault(level, 0) / levels.getOrDefault(level, 1)))
        .toList();
  }

  private static int rank(String level) {
    return level.startsWith("soviet ") ? 0 : level.startsWith("draw ") ? 1 : 2;
  }

  /**
   * How a figure of the matches was spread at the end of a turn.
   *
   * @param which points, steps lost or units lost, each the Axis's first: 0 to 5
   */
  public Quantiles spread(int turn, int which) {
    return new Quantiles(matches.stream().mapToInt(match -> match.figure(turn, which)));
  }

  List<MatchFigures> matches() {
    return matches;
  }

  /** The Axis's points less the Soviets' at the end. */
  public Quantiles margin() {
    return new Quantiles(matches.stream().mapToInt(MatchFigures::margin));
  }

  /** How many matches ended with a margin of at least the one and less than the other. */
  public long margins(int least, int below) {
    return matches.stream()
        .filter(match -> match.margin() >= least && match.margin() < below)
        .count();
  }
}
