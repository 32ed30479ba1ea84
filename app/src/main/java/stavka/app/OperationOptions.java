package stavka.app;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import stavka.server.Operation;
import stavka.server.http.Callers;

/** What those can set who run a server for others: see docs/operations.md. */
final class OperationOptions {
  private static final int LONGEST = 36_500;

  @Option(
      names = "--public-url",
      paramLabel = "URL",
      description = "The address by which people reach the server, for links.")
  private @Nullable String publicUrl;

  @Option(
      names = "--name",
      paramLabel = "HOST",
      description = "A name by which people may reach the server; others are not believed.")
  private List<String> hosts = new ArrayList<>();

  @Option(
      names = "--trusted-proxy",
      paramLabel = "ADDRESS",
      description = "A proxy (or network, 10.0.0.0/8) whose X-Forwarded-For is believed.")
  private List<String> proxies = new ArrayList<>();

  @Option(
      names = "--keep-unplayed",
      paramLabel = "DAYS",
      description = "How long a match without an order is kept; 0: for ever.")
  private int unplayed = Operation.usual().keeping().unplayed();

  @Option(
      names = "--keep-finished",
      paramLabel = "DAYS",
      description = "How long a match is kept that is over; 0: for ever.")
  private int finished = Operation.usual().keeping().finished();

  @Option(
      names = "--keep-abandoned",
      paramLabel = "DAYS",
      description = "How long a match is kept after its last order; 0: for ever.")
  private int abandoned = Operation.usual().keeping().abandoned();

  @Option(
      names = "--keep-records",
      paramLabel = "DAYS",
      description = "How long a match that came from a record is kept after it was sent or played.")
  private int records = Operation.usual().keeping().records();

  @Option(
      names = "--log-format",
      paramLabel = "FORMAT",
      description = "How the log is written to standard error: text or json.")
  private String logFormat = "text";

  @Option(names = "--access-log", description = "Log a line for every request.")
  private boolean accessLog;

  /** To be done before anything is logged. */
  void setLogs(CommandArguments arguments) {
    if (!logFormat.equals("text") && !logFormat.equals("json")) {
      throw arguments.refuse("--log-format should be text or json, not '" + logFormat + "'");
    }
    if (logFormat.equals("json")) {
      System.setProperty("logback.configurationFile", "stavka/server/logback-json.xml");
    }
    System.setProperty("stavka.access", accessLog ? "INFO" : "WARN");
  }

  Operation read(CommandArguments arguments) {
    arguments.within("--keep-unplayed", unplayed, 0, LONGEST);
    arguments.within("--keep-finished", finished, 0, LONGEST);
    arguments.within("--keep-abandoned", abandoned, 0, LONGEST);
    arguments.within("--keep-records", records, 0, LONGEST);
    if (publicUrl != null && !isWeb(publicUrl)) {
      throw arguments.refuse("--public-url should be an address such as https://play.example.org");
    }
    try {
      var _ = new Callers(proxies, publicUrl);
    } catch (IllegalArgumentException wrong) {
      throw arguments.refuse("--trusted-proxy: " + wrong.getMessage());
    }
    return new Operation(
        publicUrl, hosts, proxies, new Operation.Keeping(unplayed, finished, abandoned, records));
  }

  private static boolean isWeb(String text) {
    try {
      URI uri = URI.create(text);
      return uri.getHost() != null
          && ("http".equals(uri.getScheme()) || "https".equals(uri.getScheme()));
    } catch (IllegalArgumentException wrong) {
      return false;
    }
  }
}
