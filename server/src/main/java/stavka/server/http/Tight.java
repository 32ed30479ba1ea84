package stavka.server.http;

import java.util.regex.Pattern;

/**
 * A script without the spaces and line ends it can do without. Strings, templates and patterns stay
 * as they are; a line end stays wherever it might end a statement. It knows the few things it must
 * know of the language, which the page's own house format keeps few.
 */
final class Tight {
  private static final String OPEN_ENDED = "{,;([=:&|?>";
  private static final String CONTINUING = ".)],?:&|}=";
  private static final String BEFORE_PATTERN = "(,=:[!&|?{};+-*%~^<>";

  private final String text;
  private final StringBuilder out = new StringBuilder();
  private int at;

  private static final Pattern REMARK = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
  private static final Pattern AROUND_BRACE = Pattern.compile("\\s*([{}])\\s*");
  private static final Pattern AFTER_MARK = Pattern.compile("([:;,])\\s+");

  private Tight(String text) {
    this.text = text;
  }

  static String of(String script) {
    Tight tight = new Tight(script);
    tight.code();
    return tight.out.toString();
  }

  /** A sheet of styles in the same way: a colon with a space behind it belongs to no selector. */
  static String styles(String sheet) {
    String bare = REMARK.matcher(sheet).replaceAll("");
    String marks = AFTER_MARK.matcher(bare).replaceAll("$1");
    return AROUND_BRACE.matcher(marks).replaceAll("$1").replace(";}", "}").strip();
  }

  /** Code up to the end, or to the brace that ends a place in a template. */
  private void code() {
    int depth = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '}' && depth == 0) {
        return;
      }
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      switch (c) {
        case '\'', '"' -> quoted(c);
        case '`' -> template();
        case '/' -> slash();
        case ' ', '\t', '\r', '\n' -> space();
        default -> take(1);
      }
    }
  }

  private void take(int length) {
    out.append(text, at, at + length);
    at += length;
  }

  private void quoted(char quote) {
    int end = at + 1;
    while (text.charAt(end) != quote) {
      end += text.charAt(end) == '\\' ? 2 : 1;
    }
    take(end + 1 - at);
  }

  private void template() {
    take(1);
    while (text.charAt(at) != '`') {
      if (text.charAt(at) == '\\') {
        take(2);
      } else if (text.startsWith("${", at)) {
        take(2);
        code();
        take(1);
      } else {
        take(1);
      }
    }
    take(1);
  }

  /** A remark goes; a pattern stays whole; else it divides. */
  private void slash() {
    if (text.startsWith("//", at)) {
      int end = text.indexOf('\n', at);
      at = end < 0 ? text.length() : end;
    } else if (text.startsWith("/*", at)) {
      at = text.indexOf("*/", at) + 2;
    } else if (beginsPattern()) {
      pattern();
    } else {
      take(1);
    }
  }

  private boolean beginsPattern() {
    String before = out.substring(Math.max(0, out.length() - 8)).strip();
    return before.isEmpty()
        || BEFORE_PATTERN.indexOf(before.charAt(before.length() - 1)) >= 0
        || before.endsWith("return")
        || before.endsWith("typeof")
        || before.endsWith("case");
  }

  private void pattern() {
    int end = at + 1;
    boolean listed = false;
    while (text.charAt(end) != '/' || listed) {
      char c = text.charAt(end);
      listed = c == '[' || (listed && c != ']');
      end += c == '\\' ? 2 : 1;
    }
    take(end + 1 - at);
  }

  private void space() {
    int end = at;
    boolean line = false;
    while (end < text.length() && Character.isWhitespace(text.charAt(end))) {
      line |= text.charAt(end++) == '\n';
    }
    at = end;
    if (out.isEmpty() || end == text.length()) {
      return;
    }
    char before = out.charAt(out.length() - 1);
    char after = text.charAt(end);
    if (line) {
      if (OPEN_ENDED.indexOf(before) < 0 && CONTINUING.indexOf(after) < 0 && before != '\n') {
        out.append('\n');
      }
    } else if (parted(before, after)) {
      out.append(' ');
    }
  }

  /** Whether two characters would mean something else side by side. */
  private static boolean parted(char before, char after) {
    return (isPartOfName(before) && isPartOfName(after))
        || (before == after && "+-/".indexOf(after) >= 0)
        || (Character.isDigit(before) && after == '.')
        || before == '\n';
  }

  private static boolean isPartOfName(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '$' || c > 127;
  }
}
