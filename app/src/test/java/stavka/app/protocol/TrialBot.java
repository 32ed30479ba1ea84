package stavka.app.protocol;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A program for the other end of the protocol, well or badly behaved as its first word says. It
 * needs nothing but the JDK, and a second word names a file for what it has to tell.
 */
public final class TrialBot {
  private static final Pattern NUMBER = Pattern.compile("\"n\":(\\d+)");
  private static final BufferedReader IN =
      new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
  private static final Random RANDOM = new Random(1);
  private static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);

  private TrialBot() {}

  public static void main(String[] words) throws Exception {
    switch (words[0]) {
      case "garbage" -> OUT.println("I am a bot.");
      case "binary" -> OUT.write(new byte[] {'{', (byte) 0xff, (byte) 0xfe, '}', '\n'});
      case "exit" -> {
        System.err.println("Traceback:");
        System.err.println("NameError: name 'panzer' is not defined");
        System.exit(3);
      }
      case "closes" -> System.out.close();
      case "longest-line" -> endlessLine();
      case "newer" -> OUT.println("{\"type\":\"ready\",\"protocol\":2}");
      case "silent" -> {}
      case "deaf" -> chatter("{\"type\":\"map\"}");
      case "chatty" -> chatter("{\"type\":\"ready\",\"protocol\":1}");
      case "nested" -> nested(Path.of(words[1]));
      default -> play(words);
    }
    Thread.sleep(Long.MAX_VALUE);
  }

  private static void endlessLine() {
    byte[] much = "x".repeat(10_000).getBytes(StandardCharsets.UTF_8);
    while (true) {
      OUT.write(much, 0, much.length);
    }
  }

  /** Asks and asks, and never reads an answer. */
  private static void chatter(String line) {
    while (true) {
      OUT.println(line);
    }
  }

  /** Starts a child that would outlive it. */
  private static void nested(Path file) throws IOException {
    String java = ProcessHandle.current().info().command().orElseThrow();
    String path = System.getProperty("java.class.path");
    Process child =
        new ProcessBuilder(java, "-cp", path, TrialBot.class.getName(), "silent")
            .redirectOutput(ProcessBuilder.Redirect.INHERIT)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    Files.writeString(file, Long.toString(child.pid()));
    OUT.println("enough");
  }

  private static void play(String[] words) throws IOException {
    OUT.println("{\"type\":\"ready\",\"protocol\":1}");
    for (String line = IN.readLine(); line != null; line = IN.readLine()) {
      if (line.startsWith("{\"type\":\"decide\"") || line.startsWith("{\"type\":\"refused\"")) {
        decide(words[0], line);
      } else if (line.startsWith("{\"type\":\"end\"")) {
        if (words.length > 1) {
          Files.writeString(Path.of(words[1]), line);
        }
        System.exit(0);
      }
    }
  }

  private static int number;

  private static void decide(String manner, String line) {
    Matcher found = NUMBER.matcher(line);
    number =
        line.startsWith("{\"type\":\"decide\"") && found.find()
            ? Integer.parseInt(found.group(1))
            : number;
    switch (manner) {
      case "illegal" ->
          order("{\"type\":\"attack\",\"units\":[],\"targets\":[\"0101\"],\"support\":0}");
      case "unreadable" -> order("{\"type\":\"attack\",\"units\":[\"de-none\"]}");
      case "stale" ->
          OUT.println("{\"type\":\"order\",\"n\":0,\"order\":{\"type\":\"end-phase\"}}");
      case "peeks" -> OUT.println("{\"type\":\"view\",\"as\":\"soviet\"}");
      case "pries" -> OUT.println("{\"type\":\"seed\"}");
      case "resigns" -> OUT.println("{\"type\":\"resign\"}");
      case "slow" -> {}
      case "endless" -> order(last(line));
      case "complains" -> {
        System.err.println("x".repeat(100_000));
        order(anyOrder(line));
      }
      default -> order(anyOrder(line));
    }
  }

  private static void order(String order) {
    OUT.println("{\"type\":\"order\",\"n\":" + number + ",\"order\":" + order + "}");
  }

  /**
   * The last order on the list: in set-up, putting the same unit to the same place over and over.
   */
  private static String last(String decide) {
    int from = decide.lastIndexOf("{\"type\":", decide.indexOf("\"objectives\""));
    return object(decide, from);
  }

  /** What is suggested, or else any of the orders that came with the decision. */
  private static String anyOrder(String decide) {
    int suggestion = decide.indexOf("\"suggestion\":{");
    if (suggestion >= 0) {
      return object(decide, suggestion + 13);
    }
    List<String> orders = new ArrayList<>();
    int from = decide.indexOf("\"orders\":[", decide.indexOf("\"legal\":")) + 10;
    while (decide.charAt(from) == '{') {
      orders.add(object(decide, from));
      from += orders.getLast().length() + 1;
    }
    return orders.get(RANDOM.nextInt(orders.size()));
  }

  /** The object that begins there. */
  private static String object(String text, int from) {
    int depth = 0;
    int end = from;
    do {
      depth += text.charAt(end) == '{' ? 1 : text.charAt(end) == '}' ? -1 : 0;
      end++;
    } while (depth > 0);
    return text.substring(from, end);
  }
}
