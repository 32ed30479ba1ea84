package stavka.app;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import stavka.engine.table.Viewer;
import stavka.server.match.SeatOffice;
import stavka.server.match.Tokens;
import stavka.server.store.Store;
import stavka.server.store.StoredInvitation;

@Command(
    name = "invite",
    description = {
      "Makes an invitation to a seat, for a player who has lost the key to it. It works once;"
          + " until",
      "then the present key stays good. Servers may go on with their work."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    showDefaultValues = true)
final class InviteCommand implements Runnable {
  private static final Map<String, Viewer> SEATS =
      Map.of("axis", Viewer.AXIS, "soviet", Viewer.SOVIET, "both", Viewer.BOTH);

  @Spec private CommandSpec spec;

  @Mixin private StoreOption store = new StoreOption();

  @Option(
      names = "--public-url",
      paramLabel = "URL",
      description = "The address by which people reach the server.")
  private String publicUrl = "http://localhost:8080";

  @Parameters(paramLabel = "MATCH", description = "As in its address: /m/MATCH.")
  private String match;

  @Parameters(paramLabel = "SEAT", description = "axis, soviet or, in a hot seat, both.")
  private String seat;

  @Override
  public void run() {
    CommandArguments arguments = new CommandArguments(spec);
    Viewer viewer = SEATS.get(seat);
    if (viewer == null) {
      throw arguments.refuse("the seat should be axis, soviet or both, not '" + seat + "'");
    }
    String url = store.existing(arguments);
    String token = Tokens.token();
    StoredInvitation invitation =
        StoreOption.use(
                arguments,
                () -> {
                  try (Store opened = Store.open(url)) {
                    return SeatOffice.inviteAgain(opened, match, viewer, token);
                  }
                })
            .orElseThrow(
                () ->
                    arguments.refuse(
                        "match '" + match + "' has no seat '" + seat + "' for a player"));
    Instant until = Instant.ofEpochMilli(invitation.until()).truncatedTo(ChronoUnit.MINUTES);
    String base = publicUrl.replaceFirst("/+$", "");
    spec.commandLine().getOut().println(base + "/join#" + token + "  works once, until " + until);
  }
}
