package stavka.app;

import picocli.CommandLine.Option;
import stavka.app.protocol.TimeLimits;

/** The options for bots that are programs of somebody else's. */
final class OutsideLimits {
  @Option(
      names = "--order-seconds",
      paramLabel = "S",
      description = "What an exec: bot may take for one order.")
  private double order = TimeLimits.ORDER;

  @Option(
      names = "--match-seconds",
      paramLabel = "S",
      description = "What an exec: bot may take for all its orders of a match.")
  private double match = TimeLimits.MATCH;

  TimeLimits limits(CommandArguments arguments) {
    if (!(order > 0 && order <= 1e6) || !(match > 0 && match <= 1e6)) {
      throw arguments.refuse("--order-seconds and --match-seconds should be above 0");
    }
    return new TimeLimits(order, match);
  }
}
