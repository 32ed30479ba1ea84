package stavka.lab.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import stavka.engine.map.Locality;
import stavka.lab.stats.Interval;
import stavka.lab.stats.LogisticFit;
import stavka.lab.stats.LogisticRegression;
import stavka.lab.stats.Tests;

/**
 * What decides the matches of a study: which parameter moves the Axis's score, which early lead
 * foretells it, and whose having which place goes with it. The chances that a finding is luck are
 * Holm's, each group of findings by itself.
 */
public final class Deciders {
  private static final int FEWEST = 10;
  private static final double RARE = 0.05;

  /**
   * A value of a factor compared with the factor's first.
   *
   * @param change of the Axis's score share
   * @param chance that so large a change is luck, corrected
   */
  public record Effect(
      Factor factor,
      String from,
      String to,
      Interval before,
      Interval after,
      Interval change,
      double chance) {}

  /**
   * What one more of a factor does to the odds of the Axis, all factors taken together.
   *
   * @param odds factor on the odds for a step of one
   */
  public record Trend(Factor factor, Interval odds, double chance) {}

  /**
   * How a lead at the end of a turn goes with the result.
   *
   * @param lead what is compared: "points", "steps" or "units"
   */
  public record Omen(String lead, int turn, Interval correlation, double chance) {}

  /** A place at the end of a turn: the Axis's score share with it and without it. */
  public record Hold(
      Locality place, int turn, double heldShare, Interval held, Interval lost, double chance) {}

  private final StudyFigures figures;

  public Deciders(StudyFigures figures) {
    this.figures = figures;
  }

  public List<Effect> effects() {
    List<Effect> effects = new ArrayList<>();
    List<Factor> factors = figures.study().plan().factors();
    for (int f = 0; f < factors.size(); f++) {
      Factor factor = factors.get(f);
      List<CellFigures> first = figures.cells(f, factor.values().getFirst());
      double score = score(first);
      double count = count(first);
      for (String value : factor.values().subList(1, factor.values().size())) {
        List<CellFigures> other = figures.cells(f, value);
        if (count == 0 || count(other) == 0) {
          continue;
        }
        effects.add(
            new Effect(
                factor,
                factor.values().getFirst(),
                value,
                Interval.share(score, count),
                Interval.share(score(other), count(other)),
                Tests.difference(score, count, score(other), count(other)),
                Tests.twoShares(score, count, score(other), count(other))));
      }
    }
    List<Double> corrected = Tests.holm(effects.stream().map(Effect::chance).toList());
    List<Effect> result = new ArrayList<>();
    for (int i = 0; i < effects.size(); i++) {
      Effect e = effects.get(i);
      result.add(new Effect(e.factor, e.from, e.to, e.before, e.after, e.change, corrected.get(i)));
    }
    return result;
  }

  private static double score(List<CellFigures> cells) {
    return cells.stream().mapToDouble(CellFigures::score).sum();
  }

  private static double count(List<CellFigures> cells) {
    return cells.stream().mapToInt(CellFigures::count).sum();
  }

  /** By logistic regression on all factors; empty if the matches do not tell them apart. */
  public List<Trend> trends() {
    List<Factor> factors = figures.study().plan().factors();
    List<Factor> numeric = factors.stream().filter(Factor::numeric).toList();
    if (numeric.isEmpty()) {
      return List.of();
    }
    int width = 1 + factors.stream().mapToInt(Deciders::columns).sum();
    LogisticRegression regression = new LogisticRegression(width);
    for (CellFigures cell : figures.cells()) {
      // Half a draw more in each combination keeps the odds finite where one side won all.
      regression.add(row(factors, cell.cell(), width), cell.score() + 0.25, cell.count() + 0.5);
    }
    LogisticFit fit;
    try {
      fit = regression.fit();
    } catch (ArithmeticException open) {
      return List.of();
    }
    List<Trend> trends = new ArrayList<>();
    int column = 1;
    for (Factor factor : factors) {
      if (factor.numeric()) {
        double[] one = new double[width];
        one[column] = 1;
        Interval log = fit.estimate(one);
        trends.add(
            new Trend(
                factor,
                new Interval(Math.exp(log.value()), Math.exp(log.low()), Math.exp(log.high())),
                fit.significance(column)));
      }
      column += columns(factor);
    }
    List<Double> corrected = Tests.holm(trends.stream().map(Trend::chance).toList());
    List<Trend> result = new ArrayList<>();
    for (int i = 0; i < trends.size(); i++) {
      result.add(new Trend(trends.get(i).factor, trends.get(i).odds, corrected.get(i)));
    }
    return result;
  }

  private static int columns(Factor factor) {
    return factor.numeric() ? 1 : factor.values().size() - 1;
  }

  private static double[] row(List<Factor> factors, Cell cell, int width) {
    double[] row = new double[width];
    row[0] = 1;
    int column = 1;
    for (int f = 0; f < factors.size(); f++) {
      Factor factor = factors.get(f);
      String value = cell.values().get(f);
      if (factor.numeric()) {
        row[column] = Double.parseDouble(value);
      } else if (factor.values().indexOf(value) > 0) {
        row[column + factor.values().indexOf(value) - 1] = 1;
      }
      column += columns(factor);
    }
    return row;
  }

  /** The leads turn by turn, before the last turn. */
  public List<Omen> omens() {
    List<Omen> omens = new ArrayList<>();
    CellFigures all = figures.all();
    double[] scores = column(all, match -> match.score());
    for (int turn = 1; turn < all.turns(); turn++) {
      int t = turn;
      addOmen(omens, "points", turn, column(all, m -> m.figure(t, 0) - m.figure(t, 1)), scores);
      addOmen(omens, "steps", turn, column(all, m -> m.figure(t, 3) - m.figure(t, 2)), scores);
      addOmen(omens, "units", turn, column(all, m -> m.figure(t, 5) - m.figure(t, 4)), scores);
    }
    List<Double> corrected = Tests.holm(omens.stream().map(Omen::chance).toList());
    List<Omen> result = new ArrayList<>();
    for (int i = 0; i < omens.size(); i++) {
      Omen omen = omens.get(i);
      result.add(new Omen(omen.lead, omen.turn, omen.correlation, corrected.get(i)));
    }
    return result;
  }

  private static double[] column(CellFigures all, ToDoubleFunction<MatchFigures> figure) {
    return all.matches().stream().mapToDouble(figure).toArray();
  }

  private static void addOmen(
      List<Omen> omens, String lead, int turn, double[] leads, double[] scores) {
    Interval correlation = Tests.correlation(leads, scores);
    omens.add(new Omen(lead, turn, correlation, Tests.significance(correlation, scores.length)));
  }

  /** The places whose having goes most with the result, at the end of a turn. */
  public List<Hold> holds(int turn, int most) {
    CellFigures all = figures.all();
    List<Hold> holds = new ArrayList<>();
    for (Locality place : figures.study().map().places()) {
      if (place.hexes().isEmpty()) {
        continue;
      }
      int hex = place.hexes().getFirst();
      double held = all.heldCount(turn, hex);
      double lost = all.count() - held;
      if (Math.min(held, lost) < Math.max(FEWEST, RARE * all.count())) {
        continue;
      }
      double with = all.heldScore(turn, hex);
      double without = all.score() - with;
      holds.add(
          new Hold(
              place,
              turn,
              held / all.count(),
              Interval.share(with, held),
              Interval.share(without, lost),
              Tests.twoShares(without, lost, with, held)));
    }
    List<Double> corrected = Tests.holm(holds.stream().map(Hold::chance).toList());
    List<Hold> result = new ArrayList<>();
    for (int i = 0; i < holds.size(); i++) {
      Hold h = holds.get(i);
      result.add(new Hold(h.place, h.turn, h.heldShare, h.held, h.lost, corrected.get(i)));
    }
    result.sort(
        Comparator.comparingDouble(hold -> -Math.abs(hold.held().value() - hold.lost().value())));
    return result.subList(0, Math.min(most, result.size()));
  }

  /** The Axis's score share with a hex less that without it; 0 where one is too rare to tell. */
  public double worth(int turn, int hex) {
    CellFigures all = figures.all();
    double held = all.heldCount(turn, hex);
    double lost = all.count() - held;
    if (Math.min(held, lost) < Math.max(FEWEST, RARE * all.count())) {
      return 0;
    }
    double with = all.heldScore(turn, hex);
    return with / held - (all.score() - with) / lost;
  }
}
