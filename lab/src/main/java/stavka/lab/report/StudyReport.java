package stavka.lab.report;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import stavka.engine.play.Messages;
import stavka.engine.value.Side;
import stavka.lab.stats.Interval;
import stavka.lab.stats.Quantiles;
import stavka.lab.study.CellFigures;
import stavka.lab.study.Factor;
import stavka.lab.study.Study;
import stavka.lab.study.StudyFigures;
import stavka.lab.table.PartialFile;

/** A study as one HTML file: what came of it, how it got there, and what decided it. */
public final class StudyReport {
  private static final int WIDE = 640;
  private static final int BINS = 24;

  private final StudyFigures figures;
  private final Study study;
  private final Messages messages;
  private final Page page = new Page();

  public StudyReport(StudyFigures figures) {
    this.figures = figures;
    this.study = figures.study();
    this.messages = Messages.beside(study.game().getClass());
  }

  public void write(Path file, @Nullable Backdrop backdrop) {
    try (PartialFile partial = new PartialFile(file)) {
      partial.write(html(backdrop).getBytes(StandardCharsets.UTF_8));
      partial.finish();
    }
  }

  String html(@Nullable Backdrop backdrop) {
    MapData maps = new MapData(figures);
    head();
    levels();
    margins();
    turns();
    maps(maps);
    new DecidersSection(page, figures).write();
    method();
    return page.html(study.plan().title(), maps.json(backdrop));
  }

  private void head() {
    CellFigures all = figures.all();
    page.add("<button id='theme' type='button' title='light or dark'>◐</button>");
    page.add("<h1>%s</h1>".formatted(Page.safe(study.plan().title())));
    page.add(
        "<p class='lead'>%s, %s. Axis: %s. Soviets: %s. %d matches%s, seed %d.</p>"
            .formatted(
                Page.safe(study.game().title().english()),
                Page.safe(study.scenario().title().english()),
                Page.safe(String.join(", ", study.plan().axis())),
                Page.safe(String.join(", ", study.plan().soviet())),
                all.count(),
                study.cells().size() > 1
                    ? " of %d combinations with the same %d seeds"
                        .formatted(study.cells().size(), study.plan().matches())
                    : "",
                study.plan().seed()));
    page.add("<div class='tiles'>");
    tile("Axis wins", all.wins(Side.AXIS), "axis");
    tile("draws", all.draws(), "draw");
    tile("Soviet wins", all.wins(Side.SOVIET), "soviet");
    Quantiles margin = all.margin();
    page.add(
        "<div class='tile'><b>%s</b><span>median margin, Axis less Soviet points</span><small>half of the matches lie between %s and %s</small></div></div>"
            .formatted(signed(margin.median()), signed(margin.at(0.25)), signed(margin.at(0.75))));
  }

  private void tile(String name, int count, String style) {
    Interval share = Interval.share(count, figures.all().count());
    page.add(
        "<div class='tile %s'><b>%s</b><span>%s</span><small>95 %%: %s to %s</small></div>"
            .formatted(
                style,
                Page.percent(share.value()),
                name,
                Page.percent(share.low()),
                Page.percent(share.high())));
  }

  private static String signed(double value) {
    return (value > 0 ? "+" : "") + Plot.number(value);
  }

  private void levels() {
    page.section("levels", "Levels of victory", "");
    List<String> order = figures.all().levelOrder();
    List<CellFigures> rows =
        figures.cells().size() > 1
            ? IntStream.rangeClosed(0, figures.cells().size())
                .mapToObj(i -> i == 0 ? figures.all() : figures.cells().get(i - 1))
                .toList()
            : List.of(figures.all());
    page.add("<div class='stacks'>");
    for (CellFigures row : rows) {
      page.add("<span>%s</span><div class='stack'>".formatted(Page.safe(label(row))));
      for (String level : order) {
        double share = (double) row.levels().getOrDefault(level, 0) / Math.max(1, row.count());
        if (share > 0) {
          page.add(
              "<i class='%s' style='width:%s%%' title='%s: %s'></i>"
                  .formatted(
                      shade(level, order),
                      Plot.number(100 * share),
                      Page.safe(words(level)),
                      Page.percent(share)));
        }
      }
      page.add("</div>");
    }
    page.add("</div>");
    List<List<String>> table = new ArrayList<>();
    for (String level : order) {
      int count = figures.all().levels().getOrDefault(level, 0);
      table.add(
          List.of(
              "<i class='key %s'></i> %s".formatted(shade(level, order), Page.safe(words(level))),
              Integer.toString(count),
              Page.percent(Interval.share(count, figures.all().count()))));
    }
    page.table(List.of("level", "matches", "share, 95 %"), table);
  }

  private String label(CellFigures row) {
    return row == figures.all()
        ? (figures.cells().size() > 1 ? "all matches" : "")
        : row.cell().label(study.plan().factors());
  }

  private String words(String level) {
    int space = level.indexOf(' ');
    String who = level.substring(0, space);
    String text = messages.say(level.substring(space + 1), "en");
    return who.equals("draw") ? text : who + ": " + text;
  }

  /** The further from a draw, the stronger the colour. */
  private static String shade(String level, List<String> order) {
    String side = level.substring(0, level.indexOf(' '));
    List<String> same = order.stream().filter(other -> other.startsWith(side + " ")).toList();
    int step = same.indexOf(level);
    int distance = side.equals("soviet") ? same.size() - 1 - step : step;
    int strength = 4 - (same.size() - 1 - distance);
    return side + " s" + Math.max(1, strength);
  }

  private void margins() {
    CellFigures all = figures.all();
    Quantiles margin = all.margin();
    page.section(
        "margins",
        "Margins",
        "Axis points less Soviet points at the end; colours show the side that is ahead.");
    double step = Math.max(1, Math.ceil(Plot.step((margin.at(1) - margin.at(0)) / BINS * 6)));
    int low = (int) (Math.floor(margin.at(0) / step) * step);
    int high = (int) (Math.ceil((margin.at(1) + 1) / step) * step);
    long most = 1;
    for (int from = low; from < high; from += (int) step) {
      most = Math.max(most, all.margins(from, from + (int) step));
    }
    Plot plot = new Plot(WIDE, 240, low, high, 0, most * 1.05);
    plot.up("matches", false);
    List<Double> ticks = new ArrayList<>();
    double tick = Plot.step(high - low);
    for (double at = Math.ceil(low / tick) * tick; at <= high; at += tick) {
      ticks.add(at);
    }
    plot.across(ticks, ticks.stream().map(StudyReport::signed).toList(), "margin");
    for (int from = low; from < high; from += (int) step) {
      long count = all.margins(from, from + (int) step);
      String style = from >= 0 ? "axis" : from + step <= 0 ? "soviet" : "draw";
      plot.bar(
          from,
          from + step,
          (double) count,
          style,
          "%d to %d: %d matches".formatted(from, from + (int) step - 1, count));
    }
    page.add(plot.svg("distribution of margins"));
  }

  private void turns() {
    page.section(
        "turns",
        "Turn by turn",
        "Medians, with bands that hold half and eight tenths of the matches. <i class='key axis"
            + " s4'></i> Axis <i class='key soviet s4'></i> Soviets");
    page.add("<div class='pair'>");
    page.add("<figure><figcaption>Points</figcaption>" + byTurn(0, "points") + "</figure>");
    page.add(
        "<figure><figcaption>Units eliminated, so far</figcaption>"
            + byTurn(4, "units")
            + "</figure>");
    page.add(
        "<figure><figcaption>Steps lost, so far</figcaption>" + byTurn(2, "steps") + "</figure>");
    page.add("</div>");
  }

  private String byTurn(int which, String caption) {
    CellFigures all = figures.all();
    List<Double> turns = IntStream.rangeClosed(1, all.turns()).mapToObj(t -> (double) t).toList();
    double low = 0;
    double high = 1;
    for (int turn = 1; turn <= all.turns(); turn++) {
      for (int side = 0; side < 2; side++) {
        low = Math.min(low, all.spread(turn, which + side).at(0.1));
        high = Math.max(high, all.spread(turn, which + side).at(0.9));
      }
    }
    Plot plot = new Plot(460, 260, 1, all.turns(), low, high * 1.05);
    plot.up(caption, false);
    plot.across(turns, turns.stream().map(Plot::number).toList(), "turn");
    for (Side side : List.of(Side.SOVIET, Side.AXIS)) {
      List<Quantiles> spreads =
          IntStream.rangeClosed(1, all.turns())
              .mapToObj(turn -> all.spread(turn, which + side.ordinal()))
              .toList();
      String style = side == Side.AXIS ? "axis" : "soviet";
      plot.band(turns, at(spreads, 0.1), at(spreads, 0.9), style);
      plot.band(turns, at(spreads, 0.25), at(spreads, 0.75), style);
      plot.line(turns, at(spreads, 0.5), style);
    }
    return plot.svg(caption + " by turn");
  }

  private static List<Double> at(List<Quantiles> spreads, double share) {
    return spreads.stream().map(spread -> spread.at(share)).toList();
  }

  private void maps(MapData maps) {
    page.section(
        "maps",
        "On the map",
        "Ground belongs to whoever stands on it, or alone beside it, or did so last. The heavy line"
            + " is the front where it lies in half of the matches; between the thin lines it lies"
            + " in eight of ten.");
    page.add("<div class='controls'><label>show <select id='mode'>");
    page.add("<option value='held'>front line</option><option value='axis'>Axis units</option>");
    page.add("<option value='soviet'>Soviet units</option>");
    page.add("<option value='worth'>what a hex goes with</option></select></label>");
    page.add("<label%s>of <select id='set'>".formatted(maps.shown().size() > 1 ? "" : " hidden"));
    for (int i = 0; i < maps.shown().size(); i++) {
      page.add(
          "<option value='%d'>%s</option>".formatted(i, Page.safe(label(maps.shown().get(i)))));
    }
    page.add("</select></label>");
    int turns = figures.all().turns();
    page.add(
        "<label>end of turn <input id='turn' type='range' min='1' max='%d' value='%d'> <output id='turnOut'></output></label></div>"
            .formatted(turns, turns));
    page.add("<div id='map'></div><p id='legend' class='note'></p>");
  }

  private void method() {
    page.section("method", "How to read this", "");
    page.add(
        """
        <p class='note'>A share's interval is Wilson's, at 95 %. A draw counts half where a score is
        spoken of. Findings are corrected after Holm for how many were looked for; below 0.05 a
        finding is unlikely to be luck. That two things go together does not say which brings about
        the other. All combinations are played with the same seeds. Bots are no grandmasters: what
        is told here is how these players fare.</p>
        """);
    List<List<String>> rows = new ArrayList<>();
    for (Factor factor : study.plan().factors()) {
      rows.add(
          List.of(
              Page.safe(factor.name()),
              Page.safe(String.join(", ", factor.values())),
              Page.safe(String.join(", ", factor.targets()))));
    }
    if (!rows.isEmpty()) {
      page.table(List.of("sweep", "values", "what it sets"), rows);
    }
  }
}
