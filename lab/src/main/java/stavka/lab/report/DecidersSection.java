package stavka.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import stavka.lab.stats.Interval;
import stavka.lab.study.CellFigures;
import stavka.lab.study.Deciders;
import stavka.lab.study.Factor;
import stavka.lab.study.StudyFigures;

/** The part of a report that says what decides the matches. */
final class DecidersSection {
  private static final int MOST_PLACES = 12;

  private final Page page;
  private final StudyFigures figures;
  private final Deciders deciders;

  DecidersSection(Page page, StudyFigures figures) {
    this.page = page;
    this.figures = figures;
    this.deciders = new Deciders(figures);
  }

  void write() {
    if (!figures.study().plan().factors().isEmpty()) {
      sweeps();
    }
    page.section("deciders", "What goes with winning", "");
    omens();
    places();
  }

  private void sweeps() {
    page.section(
        "sweeps",
        "Sweeps",
        "The Axis's score (wins, and draws as halves) for each value, over all values of the other"
            + " sweeps.");
    page.add("<div class='pair'>");
    List<Factor> factors = figures.study().plan().factors();
    for (int f = 0; f < factors.size(); f++) {
      page.add(
          "<figure><figcaption>%s</figcaption>%s</figure>"
              .formatted(Page.safe(factors.get(f).name()), sweep(f, factors.get(f))));
    }
    page.add("</div>");
    List<List<String>> rows = new ArrayList<>();
    for (Deciders.Effect effect : deciders.effects()) {
      rows.add(
          List.of(
              "%s: %s → %s"
                  .formatted(
                      Page.safe(effect.factor().name()),
                      Page.safe(effect.from()),
                      Page.safe(effect.to())),
              Page.percent(effect.before()),
              Page.percent(effect.after()),
              points(effect.change()),
              mark(effect.chance())));
    }
    page.table(
        List.of("what changes", "score before", "score after", "change, points", "luck (Holm)"),
        rows);
    List<List<String>> trends = new ArrayList<>();
    for (Deciders.Trend trend : deciders.trends()) {
      trends.add(
          List.of(
              "one more of " + Page.safe(trend.factor().name()),
              "× %s <small>%s–%s</small>"
                  .formatted(
                      Plot.number(trend.odds().value()),
                      Plot.number(trend.odds().low()),
                      Plot.number(trend.odds().high())),
              mark(trend.chance())));
    }
    if (!trends.isEmpty()) {
      page.table(
          List.of("trend, by logistic regression", "odds of the Axis", "luck (Holm)"), trends);
    }
  }

  private String sweep(int index, Factor factor) {
    int count = factor.values().size();
    Plot plot = new Plot(460, 260, -0.5, count - 0.5, 0, 1);
    plot.up("Axis score", true).level(0.5, "half");
    plot.across(
        IntStream.range(0, count).mapToObj(i -> (double) i).toList(),
        factor.values(),
        factor.name());
    for (int i = 0; i < count; i++) {
      String value = factor.values().get(i);
      double score = 0;
      int matches = 0;
      for (CellFigures cell : figures.cells()) {
        if (cell.cell().values().get(index).equals(value)) {
          score += cell.score();
          matches += cell.count();
        }
      }
      if (matches > 0) {
        Interval share = Interval.share(score, matches);
        plot.whisker(
            i,
            share.value(),
            share.low(),
            share.high(),
            "axis",
            "%s: %s of %d matches".formatted(value, Page.percent(share.value()), matches));
      }
    }
    return plot.svg("Axis score by " + factor.name());
  }

  private void omens() {
    List<Deciders.Omen> omens = deciders.omens();
    if (omens.isEmpty()) {
      return;
    }
    page.add(
        "<h3>Early leads</h3><p class='lead'>How closely the lead at the end of a turn goes with"
            + " the result: 1 if it foretells it, 0 if it says nothing. Bands are 95 % intervals."
            + " <i class='key points'></i> lead in points, <i class='key units'></i> enemy units"
            + " eliminated less own, <i class='key steps'></i> steps likewise.</p>");
    int last = figures.all().turns() - 1;
    double low = omens.stream().mapToDouble(o -> o.correlation().low()).min().orElse(0);
    Plot plot = new Plot(640, 280, 1, Math.max(2, last), Math.min(0, Math.max(-1, low)), 1);
    plot.up("correlation", false);
    List<Double> turns = IntStream.rangeClosed(1, last).mapToObj(t -> (double) t).toList();
    plot.across(turns, turns.stream().map(Plot::number).toList(), "end of turn");
    for (String lead : List.of("steps", "units", "points")) {
      List<Interval> line =
          omens.stream()
              .filter(omen -> omen.lead().equals(lead))
              .map(Deciders.Omen::correlation)
              .toList();
      plot.band(
          turns,
          line.stream().map(Interval::low).toList(),
          line.stream().map(Interval::high).toList(),
          lead);
      plot.line(turns, line.stream().map(Interval::value).toList(), lead);
    }
    page.add(plot.svg("correlation of early leads with the result"));
    for (String lead : List.of("points", "units", "steps")) {
      omens.stream()
          .filter(omen -> omen.lead().equals(lead) && omen.chance() < 0.05)
          .findFirst()
          .ifPresent(
              omen ->
                  page.add(
                      "<p class='note'>The lead in %s says something from turn %d on: correlation %s, luck %s.</p>"
                          .formatted(
                              lead,
                              omen.turn(),
                              Plot.number(omen.correlation().value()),
                              Page.chance(omen.chance()))));
    }
  }

  private void places() {
    int turns = figures.all().turns();
    int middle = Math.max(1, turns / 2);
    List<Deciders.Hold> holds = deciders.holds(middle, MOST_PLACES);
    page.add(
        "<h3>Places</h3><p class='lead'>The Axis's score with a place in its hands at the end of turn %d, and without; of places that are not nearly always one side's.</p>"
            .formatted(middle));
    if (holds.isEmpty()) {
      page.add("<p class='note'>No place changes hands often enough by then.</p>");
      return;
    }
    List<List<String>> rows = new ArrayList<>();
    for (Deciders.Hold hold : holds) {
      rows.add(
          List.of(
              Page.safe(hold.place().english()),
              Page.percent(hold.heldShare()),
              Page.percent(hold.held()),
              Page.percent(hold.lost()),
              mark(hold.chance())));
    }
    page.table(
        List.of("place", "Axis has it", "score with it", "score without", "luck (Holm)"), rows);
  }

  private static String points(Interval change) {
    return String.format(
        Locale.ROOT,
        "%+.1f <small>%+.1f to %+.1f</small>",
        100 * change.value(),
        100 * change.low(),
        100 * change.high());
  }

  private static String mark(double chance) {
    return chance < 0.05 ? "<b>" + Page.chance(chance) + "</b>" : Page.chance(chance);
  }
}
