package stavka.server.http;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The modules of the page as one script, so that a browser asks once: each becomes a function that
 * gives its exports, after those it imports. It knows the few ways in which the page writes imports
 * and exports, and refuses modules that import each other in a ring.
 */
final class Bundle {
  private static final Pattern IMPORT =
      Pattern.compile(
          "^import\\s*(?:(\\w+)\\s*)?(?:\\{([^}]*)\\}\\s*)?from\\s*[\"']([^\"']+)[\"'];?",
          Pattern.MULTILINE);
  private static final Pattern LATER =
      Pattern.compile("\\bimport\\(\\s*[\"']([^\"']+)[\"']\\s*\\)");
  private static final Pattern DECLARED =
      Pattern.compile(
          "^export (?=(?:(?:async )?function\\*?|class|const|let) (\\w+))", Pattern.MULTILINE);
  private static final Pattern LISTED = Pattern.compile("\\bexport\\s*\\{([^}]*)\\};?");
  private static final Pattern DEFAULT = Pattern.compile("\\bexport default ");
  private static final Pattern REMARK =
      Pattern.compile(
          "^[ \\t]*(?:/\\*\\*.*?\\*/|// [^\\n]*)\\n", Pattern.MULTILINE | Pattern.DOTALL);
  private static final String UNFINISHED = "";

  private final UnaryOperator<String> reader;
  private final Map<String, String> names = new LinkedHashMap<>();
  private final StringBuilder script = new StringBuilder();

  private Bundle(UnaryOperator<String> reader) {
    this.reader = reader;
  }

  /**
   * @param entry the path of the module that starts the page
   * @param reader gives the text of a module by its path
   */
  static String of(String entry, UnaryOperator<String> reader) {
    Bundle bundle = new Bundle(reader);
    bundle.add(entry);
    return bundle.script.toString();
  }

  /** Text without the remarks that stand on lines of their own. */
  static String bare(String text) {
    return REMARK.matcher(text).replaceAll("");
  }

  /** Adds a module and those it needs; returns the name of its exports in the script. */
  private String add(String path) {
    String known = names.get(path);
    if (known != null) {
      if (known.equals(UNFINISHED)) {
        throw new IllegalStateException(path + " imports itself by way of others");
      }
      return known;
    }
    names.put(path, UNFINISHED);
    List<String> exports = new ArrayList<>();
    String body = withImports(path, bare(reader.apply(path)));
    body = withExports(body, exports);
    String name = "m" + names.values().stream().filter(n -> !n.equals(UNFINISHED)).count();
    names.put(path, name);
    script
        .append("const ")
        .append(name)
        .append("=(()=>{")
        .append(body)
        .append("\nreturn{")
        .append(String.join(",", exports))
        .append("}})();\n");
    return name;
  }

  private String withImports(String path, String text) {
    String found =
        IMPORT.matcher(text).replaceAll(match -> Matcher.quoteReplacement(imported(path, match)));
    return LATER.matcher(found).replaceAll(match -> add(resolve(path, match.group(1))));
  }

  private String imported(String path, MatchResult match) {
    String module = add(resolve(path, match.group(3)));
    StringBuilder names = new StringBuilder();
    if (match.group(1) != null) {
      names.append("const ").append(match.group(1)).append('=').append(module).append(".$default;");
    }
    if (match.group(2) != null) {
      String renamed = match.group(2).replaceAll("\\s+as\\s+", ":").strip();
      names.append("const {").append(renamed).append("}=").append(module).append(';');
    }
    return names.toString();
  }

  private static String withExports(String text, List<String> exports) {
    String declared =
        DECLARED
            .matcher(text)
            .replaceAll(
                match -> {
                  exports.add(match.group(1));
                  return "";
                });
    String listed =
        LISTED
            .matcher(declared)
            .replaceAll(
                match -> {
                  for (String item : match.group(1).split(",")) {
                    String[] parts = item.strip().split("\\s+as\\s+");
                    exports.add(parts.length == 2 ? parts[1] + ":" + parts[0] : parts[0]);
                  }
                  return "";
                });
    Matcher byDefault = DEFAULT.matcher(listed);
    if (byDefault.find()) {
      exports.add("$default");
    }
    return byDefault.replaceAll(Matcher.quoteReplacement("const $default="));
  }

  /** {@code ../page/ui.js} as {@code table/side.js} means it. */
  private static String resolve(String from, String to) {
    List<String> parts = new ArrayList<>(List.of(from.split("/")));
    parts.removeLast();
    for (String part : to.split("/")) {
      if (part.equals("..")) {
        parts.removeLast();
      } else if (!part.equals(".")) {
        parts.add(part);
      }
    }
    return String.join("/", parts);
  }
}
