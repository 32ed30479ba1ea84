package stavka.server.http;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** What somebody calls himself: words that others can read, and that are not their own name. */
final class PlayerName {
  private static final int LONGEST = 40;

  /** Marks that turn the direction of writing, have no width, or stand for no letter. */
  private static final Pattern UNSEEN =
      Pattern.compile(
          "[\\p{Cf}\\p{Co}\\p{Cs}\\p{Zl}\\p{Zp}\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u2800\\u3164\\uffa0]");

  private PlayerName() {}

  /** The name in a body; empty if there is none. */
  static String in(JsonNode body) {
    String name = Body.text(body, "name", LONGEST);
    if (UNSEEN.matcher(name).find()) {
      throw Problem.malformed("'name' has letters that cannot be seen or turn the writing round");
    }
    return name;
  }

  /** Whether people would take one name for the other. */
  static boolean isSame(String one, String other) {
    return !one.isEmpty() && plain(one).equals(plain(other));
  }

  private static String plain(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFKC)
        .toLowerCase(Locale.ROOT)
        .replaceAll("\\s+", " ")
        .strip();
  }
}
