package stavka.server.http;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The modules of the page as one script, so that a browser asks once: each becomes a function that
 * gives its exports, after those it imports. What is imported later becomes a script of its own,
 * without what those have that came before it. It knows the few ways in which the page writes
 * imports and exports, and refuses modules that import each other in a ring.
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
          "^[ \\t]*(?:/\\*\\*[^*]*\\*+(?:[^/*][^*]*\\*+)*/|// [^\\n]*)\\n", Pattern.MULTILINE);
  private static final Pattern INDENT = Pattern.compile("^[ \\t]+", Pattern.MULTILINE);
  private static final Pattern NAME = Pattern.compile("\\bm[0-9]+\\b");
  private static final String UNFINISHED = "";

  private final UnaryOperator<String> reader;
  private final UnaryOperator<String> publish;
  private final Map<String, String> texts = new HashMap<>();
  private final Map<String, String> names = new LinkedHashMap<>();
  private final Map<String, String> addresses = new HashMap<>();
  private final Set<String> first = new LinkedHashSet<>();

  /** For each later script, those that are never asked for without it. */
  private final Map<String, Set<String>> leads = new HashMap<>();

  /** What later scripts give to those behind them. */
  private final Map<String, Set<String>> shared = new LinkedHashMap<>();

  private Bundle(UnaryOperator<String> reader, UnaryOperator<String> publish) {
    this.reader = reader;
    this.publish = publish;
  }

  /**
   * @param entry the path of the module that starts the page
   * @param reader gives the text of a module by its path
   * @param publish takes a script that is asked for later, and gives its address
   */
  static String of(String entry, UnaryOperator<String> reader, UnaryOperator<String> publish) {
    return new Bundle(reader, publish).whole(entry);
  }

  /** Text without the remarks that stand on lines of their own, and without indentation. */
  static String bare(String text) {
    return INDENT.matcher(REMARK.matcher(text).replaceAll("")).replaceAll("");
  }

  private String whole(String entry) {
    first.addAll(needs(entry));
    Set<String> roots = new LinkedHashSet<>();
    findLater(first, roots, "");
    share(roots);
    StringBuilder script = new StringBuilder();
    first.forEach(path -> add(path, script));
    if (!roots.isEmpty()) {
      script.append("globalThis.$m={").append(String.join(",", namesOf(first))).append("};\n");
    }
    return withLater(script.toString());
  }

  /**
   * A module that several later scripts need goes with that without which they are never asked for,
   * if there is one, else with the first.
   */
  private void share(Set<String> roots) {
    Map<String, Set<String>> wanted = new LinkedHashMap<>();
    for (String root : roots) {
      needs(root)
          .forEach(path -> wanted.computeIfAbsent(path, p -> new LinkedHashSet<>()).add(root));
    }
    for (String root : roots) {
      Set<String> without = new LinkedHashSet<>();
      findLater(first, without, root);
      Set<String> behind = new LinkedHashSet<>(roots);
      behind.removeAll(without);
      behind.remove(root);
      leads.put(root, behind);
    }
    // What has no owner comes first with all that it needs itself.
    wanted.forEach(
        (path, by) -> {
          if (by.size() > 1 && owner(by).isEmpty()) {
            first.addAll(needs(path));
          }
        });
    wanted.forEach(
        (path, by) -> {
          if (by.size() > 1 && !first.contains(path)) {
            shared.computeIfAbsent(owner(by).orElseThrow(), r -> new LinkedHashSet<>()).add(path);
          }
        });
  }

  /** One of them if it leads to all others, or else the last that does. */
  private Optional<String> owner(Set<String> roots) {
    return Stream.concat(roots.stream(), leads.keySet().stream().sorted())
        .filter(root -> roots.stream().allMatch(o -> o.equals(root) || leadsTo(root, o)))
        .min(Comparator.comparingInt(root -> leads.getOrDefault(root, Set.of()).size()));
  }

  private boolean leadsTo(String root, String other) {
    return leads.getOrDefault(root, Set.of()).contains(other);
  }

  private List<String> namesOf(Set<String> paths) {
    return paths.stream().map(path -> names.getOrDefault(path, "")).toList();
  }

  /** What a module needs at once, itself included. */
  private Set<String> needs(String path) {
    Set<String> found = new LinkedHashSet<>();
    gather(path, found);
    return found;
  }

  private void gather(String path, Set<String> found) {
    if (found.add(path)) {
      imports(path, IMPORT, 3).forEach(other -> gather(other, found));
    }
  }

  private List<String> imports(String path, Pattern pattern, int group) {
    return pattern
        .matcher(text(path))
        .results()
        .map(match -> resolve(path, match.group(group)))
        .toList();
  }

  private String text(String path) {
    return texts.computeIfAbsent(path, p -> bare(reader.apply(p)));
  }

  /** The modules that are asked for later, from these or from one another, if one never were. */
  private void findLater(Set<String> modules, Set<String> roots, String but) {
    for (String module : modules) {
      for (String root : imports(module, LATER, 1)) {
        if (!root.equals(but) && roots.add(root)) {
          findLater(needs(root), roots, but);
        }
      }
    }
  }

  /** Puts the addresses of later scripts in the places of their paths. */
  private String withLater(String script) {
    return LATER
        .matcher(script)
        .replaceAll(
            match -> {
              String path = match.group(1);
              return Matcher.quoteReplacement(
                  first.contains(path)
                      ? "Promise.resolve(" + names.get(path) + ")"
                      : "import(\"" + address(path) + "\").then(c=>c.default)");
            });
  }

  private String address(String root) {
    String known = addresses.get(root);
    if (known == null) {
      StringBuilder script = new StringBuilder();
      Set<String> given = new LinkedHashSet<>(first);
      shared.forEach((owner, paths) -> given.addAll(leadsTo(owner, root) ? paths : Set.of()));
      shared.getOrDefault(root, Set.of()).forEach(path -> add(path, script));
      String name = add(root, script);
      if (shared.containsKey(root)) {
        script
            .append("Object.assign(globalThis.$m,{")
            .append(String.join(",", namesOf(shared.getOrDefault(root, Set.of()))))
            .append("});\n");
      }
      script.append("export default ").append(name).append(";\n");
      String body = withLater(script.toString());
      List<String> named = NAME.matcher(body).results().map(MatchResult::group).toList();
      List<String> used = namesOf(given).stream().filter(named::contains).toList();
      known = publish.apply("const {" + String.join(",", used) + "}=globalThis.$m;\n" + body);
      addresses.put(root, known);
    }
    return known;
  }

  /** Adds a module and those it needs; returns the name of its exports in the script. */
  private String add(String path, StringBuilder script) {
    String known = names.get(path);
    if (known != null) {
      if (known.equals(UNFINISHED)) {
        throw new IllegalStateException(path + " imports itself by way of others");
      }
      return known;
    }
    names.put(path, UNFINISHED);
    List<String> exports = new ArrayList<>();
    String body =
        IMPORT
            .matcher(text(path))
            .replaceAll(match -> Matcher.quoteReplacement(imported(path, match, script)));
    body =
        LATER
            .matcher(body)
            .replaceAll(
                match ->
                    Matcher.quoteReplacement("import('" + resolve(path, match.group(1)) + "')"));
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

  private String imported(String path, MatchResult match, StringBuilder script) {
    String module = add(resolve(path, match.group(3)), script);
    StringBuilder given = new StringBuilder();
    if (match.group(1) != null) {
      given.append("const ").append(match.group(1)).append('=').append(module).append(".$default;");
    }
    if (match.group(2) != null) {
      String renamed = match.group(2).replaceAll("\\s+as\\s+", ":").strip();
      given.append("const {").append(renamed).append("}=").append(module).append(';');
    }
    return given.toString();
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
