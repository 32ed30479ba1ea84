package stavka.app.protocol;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** A command as it is typed, taken apart into a program and its arguments; no shell has a part. */
final class CommandWords {
  private CommandWords() {}

  /**
   * Words are parted by spaces; quotes, single or double, hold together what has spaces in it.
   *
   * @throws IllegalArgumentException if there is no word, or a quote is left open
   */
  static List<String> split(String command) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean begun = false;
    char quote = 0;
    for (int i = 0; i < command.length(); i++) {
      char c = command.charAt(i);
      if (quote != 0 ? c == quote : c == '"' || c == '\'') {
        quote = quote == 0 ? c : 0;
        begun = true;
      } else if (quote == 0 && Character.isWhitespace(c)) {
        if (begun) {
          words.add(word.toString());
          word.setLength(0);
          begun = false;
        }
      } else {
        word.append(c);
        begun = true;
      }
    }
    if (quote != 0) {
      throw new IllegalArgumentException("a quote is left open in '" + command + "'");
    }
    if (begun) {
      words.add(word.toString());
    }
    if (words.isEmpty()) {
      throw new IllegalArgumentException("no program is named after exec:");
    }
    return words;
  }

  /** Whether there is such a program: a file, or one on the search path. */
  static boolean isThere(String program) {
    if (program.contains("/") || program.contains("\\")) {
      return Files.isExecutable(Path.of(program));
    }
    String path = System.getenv().getOrDefault("PATH", "");
    for (String folder : path.split(Pattern.quote(System.getProperty("path.separator")), -1)) {
      for (String ending : List.of("", ".exe", ".cmd", ".bat")) {
        if (Files.isExecutable(Path.of(folder.isEmpty() ? "." : folder, program + ending))) {
          return true;
        }
      }
    }
    return false;
  }
}
