package stavka.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import stavka.ai.review.Expectation;
import stavka.ai.review.Moment;
import stavka.ai.review.Review;
import stavka.ai.review.Reviewer;
import stavka.ai.review.TurningPoint;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.play.Scenario;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.formats.Node;
import stavka.formats.record.Notation;
import stavka.formats.record.RecordHeader;
import stavka.formats.record.RecordLine;
import stavka.formats.record.RecordReader;
import stavka.formats.record.Replay;
import stavka.server.api.ReviewJson;

@Command(
    name = "review",
    description =
        "Looks back on a recorded match: what was to be expected when, and where that changed"
            + " most.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    showDefaultValues = true)
final class ReviewCommand implements Runnable {
  private static final int MOST_PLAYOUTS = 1000;
  private static final int MOST_THREADS = 1024;

  private final Games games;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "A record, as simulate saves it.")
  private Path file;

  @Option(
      names = "--playouts",
      paramLabel = "K",
      description = "How often the match is played on from each place; a long one less often.")
  private int playouts = Reviewer.PLAYOUTS;

  @Option(names = "--threads", paramLabel = "T", description = "How many share the work.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--lang", paramLabel = "LANG", description = "en or fr.")
  private String language = "en";

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  ReviewCommand(Games games) {
    this.games = games;
  }

  @Override
  public void run() {
    CommandArguments arguments = new CommandArguments(spec);
    arguments.within("--playouts", playouts, 2, MOST_PLAYOUTS);
    arguments.within("--threads", threads, 1, MOST_THREADS);
    if (!List.of("en", "fr").contains(language)) {
      throw arguments.refuse("--lang should be en or fr, not '" + language + "'");
    }
    Game game = verified();
    try (RecordReader reader = RecordReader.open(file)) {
      spec.commandLine().getOut().println(looked(game, reader));
    }
  }

  private Game verified() {
    try (RecordReader reader = RecordReader.open(file)) {
      String slug = reader.header().game();
      Game game = games.find(slug).orElseThrow(() -> reader.bad("unknown game '" + slug + "'"));
      Replay.verify(game, reader);
      return game;
    }
  }

  private String looked(Game game, RecordReader reader) {
    RecordHeader header = reader.header();
    Scenario plain = game.scenario(header.scenario());
    Scenario scenario =
        new Scenario(plain.id(), plain.title(), plain.about(), plain.turns(), header.options());
    Position start = game.setUp(scenario, header.chance());
    Notation notation = Notation.of(game, start);
    List<Order> orders = new ArrayList<>();
    while (reader.next() instanceof RecordLine.Given given) {
      orders.add(notation.readOrder(given.order()));
    }
    try (Steps steps = new Steps()) {
      Review review =
          new Reviewer(game, playouts, threads).review(start, orders, header.seed(), steps);
      return json ? ReviewJson.text(game, start.setting().map(), review) : text(review);
    }
  }

  /** The progress bar, once it is known how long it must be. */
  private static final class Steps implements Reviewer.Progress, AutoCloseable {
    private Progress bar = new Progress("playouts", 0);

    @Override
    public synchronized void done(int done, int total) {
      if (done == 0) {
        bar.close();
        bar = new Progress("playouts", total);
      } else {
        bar.accept(done);
      }
    }

    @Override
    public void close() {
      bar.close();
    }
  }

  private String text(Review review) {
    Formatter text = new Formatter(Locale.ROOT);
    text.format(
        "%6s %5s  %-24s %20s %24s\n", "order", "turn", "phase", "axis wins", "axis points ahead");
    for (Moment moment : review.moments()) {
      Expectation is = moment.expectation();
      text.format(
          "%6d %5d  %-24s %20s %24s\n",
          moment.orders(),
          moment.turn(),
          moment.phase(),
          range(is.axisWins(), 100, "%.0f%%"),
          range(is.margin(), 1, "%+.0f"));
    }
    for (TurningPoint point : review.turningPoints()) {
      double sign = point.gainer() == Side.AXIS ? 1 : -1;
      text.format(
          "\nturn %d, order %d, %s to move: %s gains %+.0f%% chance to win, %+.0f points\n",
          point.turn(),
          point.at(),
          Node.written(point.mover()),
          Node.written(point.gainer()),
          sign * 100 * point.wins(),
          sign * point.margin());
      point
          .causes()
          .forEach(
              cause ->
                  text.format("  %s\n", language.equals("fr") ? cause.french() : cause.english()));
    }
    return text.toString();
  }

  private static String range(Expectation.Range range, double scale, String format) {
    String value = String.format(Locale.ROOT, format, scale * range.value());
    return range.low() == range.high()
        ? value
        : value
            + " ("
            + String.format(Locale.ROOT, format, scale * range.low())
            + " to "
            + String.format(Locale.ROOT, format, scale * range.high())
            + ")";
  }
}
