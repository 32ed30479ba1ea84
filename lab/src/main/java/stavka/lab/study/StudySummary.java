package stavka.lab.study;

import java.util.Formatter;
import java.util.Locale;
import stavka.engine.value.Side;
import stavka.lab.stats.Interval;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A study in a few lines; the report says more. */
public final class StudySummary {
  private final StudyFigures figures;
  private final Study study;

  public StudySummary(StudyFigures figures) {
    this.figures = figures;
    this.study = figures.study();
  }

  public String text() {
    Formatter text = new Formatter(Locale.ROOT);
    text.format(
        "%s\n%s %s: %d matches, seed %d\n\n",
        study.plan().title(),
        study.game().slug(),
        study.scenario().id(),
        figures.all().count(),
        study.plan().seed());
    int width =
        Math.max(
            "combination".length(),
            figures.cells().stream()
                .mapToInt(cell -> cell.cell().label(study.plan().factors()).length())
                .max()
                .orElse(0));
    text.format(
        "%s %8s %22s %7s %22s %8s\n",
        padded("combination", width),
        "matches",
        "axis wins, 95 %",
        "draws",
        "soviet wins, 95 %",
        "margin");
    for (CellFigures cell : figures.cells()) {
      line(text, width, cell.cell().label(study.plan().factors()), cell);
    }
    if (figures.cells().size() > 1) {
      line(text, width, "all", figures.all());
    }
    Deciders deciders = new Deciders(figures);
    deciders
        .effects()
        .forEach(
            effect ->
                text.format(
                    "%s %s -> %s: axis score %+.1f points (%+.1f to %+.1f), luck %.3f\n",
                    effect.factor().name(),
                    effect.from(),
                    effect.to(),
                    100 * effect.change().value(),
                    100 * effect.change().low(),
                    100 * effect.change().high(),
                    effect.chance()));
    return text.toString();
  }

  private static void line(Formatter text, int width, String label, CellFigures cell) {
    text.format(
        "%s %8d %22s %6.1f%% %22s %8.1f\n",
        padded(label, width),
        cell.count(),
        share(cell.wins(Side.AXIS), cell.count()),
        100.0 * cell.draws() / Math.max(1, cell.count()),
        share(cell.wins(Side.SOVIET), cell.count()),
        cell.margin().median());
  }

  private static String padded(String label, int width) {
    return label + " ".repeat(Math.max(0, width - label.length()));
  }

  private static String share(int count, int all) {
    Interval share = Interval.share(count, all);
    return String.format(
        Locale.ROOT,
        "%.1f%% (%.1f to %.1f)",
        100 * share.value(),
        100 * share.low(),
        100 * share.high());
  }

  public ObjectNode json() {
    ObjectNode json = JsonMapper.shared().createObjectNode();
    json.put("title", study.plan().title());
    json.put("game", study.game().slug()).put("scenario", study.scenario().id());
    json.put("seed", Long.toString(study.plan().seed()));
    fill(json.putObject("all"), figures.all());
    var cells = json.putArray("cells");
    for (CellFigures cell : figures.cells()) {
      ObjectNode node = cells.addObject().put("cell", cell.cell().number());
      ObjectNode values = node.putObject("values");
      for (int i = 0; i < study.plan().factors().size(); i++) {
        values.put(study.plan().factors().get(i).name(), cell.cell().values().get(i));
      }
      fill(node, cell);
    }
    var effects = json.putArray("effects");
    new Deciders(figures)
        .effects()
        .forEach(
            effect ->
                effects
                    .addObject()
                    .put("sweep", effect.factor().name())
                    .put("from", effect.from())
                    .put("to", effect.to())
                    .put("change", rounded(effect.change().value()))
                    .put("low", rounded(effect.change().low()))
                    .put("high", rounded(effect.change().high()))
                    .put("luck", rounded(effect.chance())));
    return json;
  }

  private static void fill(ObjectNode json, CellFigures cell) {
    json.put("matches", cell.count());
    json.putObject("wins")
        .put("axis", cell.wins(Side.AXIS))
        .put("soviet", cell.wins(Side.SOVIET))
        .put("draw", cell.draws());
    ObjectNode levels = json.putObject("levels");
    cell.levels().forEach(levels::put);
    json.put("medianMargin", cell.count() == 0 ? 0 : cell.margin().median());
  }

  private static double rounded(double value) {
    return Math.round(value * 10000) / 10000.0;
  }
}
