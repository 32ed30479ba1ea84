package stavka.formats;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.dataformat.yaml.YAMLParser;

/**
 * Turns Jackson's tokens into nodes that remember their line. Scalars keep the text they were
 * written with, so that a hex number such as 0819 stays four digits.
 */
final class NodeParser {
  private static final Pattern LINE_MARK = Pattern.compile("in reader, line (\\d+), column");

  private final TokenStreamFactory factory;
  private final String file;

  NodeParser(TokenStreamFactory factory, String file) {
    this.factory = factory;
    this.file = file;
  }

  Node parse(String text) {
    try (JsonParser parser = factory.createParser(ObjectReadContext.empty(), text)) {
      JsonToken first = parser.nextToken();
      if (first == null) {
        throw new BadFile(file, 1, "the file is empty");
      }
      Node root = node(parser, first, line(parser), "the file");
      if (parser.nextToken() != null) {
        throw new BadFile(file, line(parser), "something follows the end of the document");
      }
      return root;
    } catch (JacksonException malformed) {
      throw new BadFile(file, lineOf(malformed), reasonOf(malformed));
    }
  }

  private Node node(JsonParser parser, JsonToken token, int line, String label) {
    if (parser instanceof YAMLParser yaml && yaml.isCurrentAlias()) {
      throw new BadFile(file, line, label + " is an alias; write the value out instead");
    }
    return switch (token) {
      case START_OBJECT -> Node.mapping(file, line, label, fields(parser));
      case START_ARRAY -> Node.sequence(file, line, label, items(parser, label));
      case VALUE_NULL -> Node.nothing(file, line, label);
      case VALUE_STRING, VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT, VALUE_TRUE, VALUE_FALSE ->
          Node.scalar(file, line, label, parser.getString());
      default ->
          throw new BadFile(file, line, "cannot read " + token.name().toLowerCase(Locale.ROOT));
    };
  }

  private SequencedMap<String, Node> fields(JsonParser parser) {
    SequencedMap<String, Node> fields = new LinkedHashMap<>();
    for (JsonToken token = next(parser); token != JsonToken.END_OBJECT; token = next(parser)) {
      String name = Objects.requireNonNull(parser.currentName());
      int line = line(parser);
      JsonToken start = next(parser);
      // A mapping or list belongs to the line of its key, not to that of its first entry.
      Node value =
          node(parser, start, start.isScalarValue() ? line(parser) : line, "'" + name + "'");
      if (fields.put(name, value) != null) {
        throw new BadFile(file, line, "'" + name + "' is given twice");
      }
    }
    return fields;
  }

  private List<Node> items(JsonParser parser, String label) {
    List<Node> items = new ArrayList<>();
    for (JsonToken token = next(parser); token != JsonToken.END_ARRAY; token = next(parser)) {
      items.add(node(parser, token, line(parser), "item " + (items.size() + 1) + " of " + label));
    }
    return items;
  }

  private JsonToken next(JsonParser parser) {
    @Nullable JsonToken token = parser.nextToken();
    if (token == null) {
      throw new BadFile(file, line(parser), "the file ends too early");
    }
    return token;
  }

  private static int line(JsonParser parser) {
    return Math.max(1, parser.currentTokenLocation().getLineNr());
  }

  private static int lineOf(JacksonException malformed) {
    Matcher marks =
        LINE_MARK.matcher(Objects.requireNonNullElse(malformed.getOriginalMessage(), ""));
    // The YAML parser names where the enclosing block began before it names the fault itself.
    int line = malformed.getLocation() == null ? 1 : malformed.getLocation().getLineNr();
    while (marks.find()) {
      line = Integer.parseInt(marks.group(1));
    }
    return Math.max(1, line);
  }

  private static String reasonOf(JacksonException malformed) {
    String message = Objects.requireNonNullElse(malformed.getOriginalMessage(), "cannot be parsed");
    return message
        .lines()
        .filter(text -> !text.startsWith(" ") && !text.isBlank())
        .collect(Collectors.joining(": "));
  }
}
