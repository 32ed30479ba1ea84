package stavka.app;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import picocli.CommandLine;
import stavka.app.coin.CoinGame;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Runs commands in this process, with the coin game alone. */
final class Terminal {
  final StringWriter out = new StringWriter();
  final StringWriter err = new StringWriter();

  static Games coin() {
    SequencedMap<String, Games.Maker> makers = new LinkedHashMap<>();
    makers.put("coin", new Games.Maker(CoinGame.class, files -> new CoinGame()));
    return new Games(makers);
  }

  /** The exit code of a command, its words parted by spaces. */
  int run(String... words) {
    out.getBuffer().setLength(0);
    err.getBuffer().setLength(0);
    CommandLine command =
        Main.commandLine(coin())
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(err, true));
    return command.execute(words);
  }

  List<String> errors() {
    return err.toString().lines().toList();
  }

  /** The one JSON document on standard output. */
  JsonNode json() {
    return JsonMapper.builder()
        .enable(tools.jackson.databind.DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .build()
        .readTree(out.toString());
  }
}
