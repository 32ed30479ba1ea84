package stavka.formats;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * A value in a data file that knows where it stands: a mapping of fields, a sequence of items, a
 * scalar or nothing (null). Reading it as something it is not throws a {@link BadFile} naming its
 * line.
 */
public final class Node {
  private enum Kind {
    MAPPING("a mapping"),
    SEQUENCE("a list"),
    SCALAR("a single value"),
    NOTHING("nothing");

    private final String words;

    Kind(String words) {
      this.words = words;
    }
  }

  private final String file;
  private final int line;
  private final String label;
  private final Kind kind;
  private final SequencedMap<String, Node> fields;
  private final List<Node> items;
  private final String text;

  /** Whether anyone asked for the scalar: a value no one reads decides nothing. */
  private boolean read;

  private Node(
      String file,
      int line,
      String label,
      Kind kind,
      SequencedMap<String, Node> fields,
      List<Node> items,
      String text) {
    this.file = file;
    this.line = line;
    this.label = label;
    this.kind = kind;
    this.fields = fields;
    this.items = items;
    this.text = text;
  }

  static Node mapping(String file, int line, String label, SequencedMap<String, Node> fields) {
    return new Node(
        file,
        line,
        label,
        Kind.MAPPING,
        Collections.unmodifiableSequencedMap(fields),
        List.of(),
        "");
  }

  static Node sequence(String file, int line, String label, List<Node> items) {
    return new Node(
        file, line, label, Kind.SEQUENCE, Collections.emptySortedMap(), List.copyOf(items), "");
  }

  static Node scalar(String file, int line, String label, String text) {
    return new Node(file, line, label, Kind.SCALAR, Collections.emptySortedMap(), List.of(), text);
  }

  static Node nothing(String file, int line, String label) {
    return new Node(file, line, label, Kind.NOTHING, Collections.emptySortedMap(), List.of(), "");
  }

  public String file() {
    return file;
  }

  /** Counted from 1. */
  public int line() {
    return line;
  }

  /** What the node is called in a complaint. */
  String label() {
    return label;
  }

  public boolean isMapping() {
    return kind == Kind.MAPPING;
  }

  public boolean isSequence() {
    return kind == Kind.SEQUENCE;
  }

  public boolean isScalar() {
    return kind == Kind.SCALAR;
  }

  /** The fault to throw for this node: {@code throw node.bad("no such town")}. */
  public BadFile bad(String reason) {
    return new BadFile(file, line, reason);
  }

  public Node field(String name) {
    expect(Kind.MAPPING);
    Node value = fields.get(name);
    if (value == null) {
      throw bad("'" + name + "' is missing");
    }
    return value;
  }

  /** The field of that name; empty if it is absent or null. */
  public Optional<Node> optional(String name) {
    expect(Kind.MAPPING);
    @Nullable Node value = fields.get(name);
    return value == null || value.kind == Kind.NOTHING ? Optional.empty() : Optional.of(value);
  }

  /** All fields, in the order of the file. */
  public SequencedMap<String, Node> fields() {
    expect(Kind.MAPPING);
    return fields;
  }

  /** Refuses any field but those named, so that a misspelt one is not silently ignored. */
  public Node only(String... names) {
    List<String> known = Arrays.asList(names);
    for (Map.Entry<String, Node> field : fields().entrySet()) {
      if (!known.contains(field.getKey())) {
        throw field
            .getValue()
            .bad("unknown field '" + field.getKey() + "'; known here: " + String.join(", ", known));
      }
    }
    return this;
  }

  public List<Node> items() {
    expect(Kind.SEQUENCE);
    return items;
  }

  /** The items of a list that must have so many. */
  public List<Node> items(int count) {
    if (items().size() != count) {
      throw bad(label + " should have " + count + " items, not " + items.size());
    }
    return items;
  }

  /** The items of a list that say of themselves in a field that they are number 1, 2 and so on. */
  public List<Node> rows(String number) {
    for (int i = 0; i < items().size(); i++) {
      items.get(i).field(number).integer(i + 1, i + 1);
    }
    return items;
  }

  /** The items of a list field; none if the field is absent. */
  public List<Node> itemsOf(String name) {
    return optional(name).map(Node::items).orElse(List.of());
  }

  /** The fields of a field; none if it is absent. */
  public SequencedMap<String, Node> fieldsOf(String name) {
    return optional(name).map(Node::fields).orElse(Collections.emptySortedMap());
  }

  /** The scalar as it is written: a hex number keeps its leading zero. */
  public String text() {
    expect(Kind.SCALAR);
    read = true;
    return text;
  }

  /** Whether the scalar was read since the file was. */
  boolean wasRead() {
    return read;
  }

  /** The scalar's text, for those who only compare files; empty for what is none. */
  String written() {
    return text;
  }

  /** The texts of a list of scalars. */
  public List<String> texts() {
    return items().stream().map(Node::text).toList();
  }

  public int integer() {
    try {
      return Integer.parseInt(text());
    } catch (NumberFormatException notWhole) {
      throw bad(label + " should be a whole number, not '" + text + "'");
    }
  }

  public int integer(int lowest, int highest) {
    int value = integer();
    if (value < lowest || value > highest) {
      throw bad(label + " should lie between " + lowest + " and " + highest + ", not " + value);
    }
    return value;
  }

  public double number() {
    try {
      double value = Double.parseDouble(text());
      if (Double.isFinite(value)) {
        return value;
      }
    } catch (NumberFormatException notNumber) {
      // Reported below, together with infinities.
    }
    throw bad(label + " should be a number, not '" + text + "'");
  }

  public boolean flag() {
    return switch (text()) {
      case "true" -> true;
      case "false" -> false;
      default -> throw bad(label + " should be true or false, not '" + text + "'");
    };
  }

  /**
   * A constant of an enum, written in lower case with hyphens: {@code COLUMN_ROW} is {@code
   * column-row}.
   */
  public <E extends Enum<E>> E choice(Class<E> type) {
    for (E constant : type.getEnumConstants()) {
      if (written(constant).equals(text())) {
        return constant;
      }
    }
    List<String> known = Arrays.stream(type.getEnumConstants()).map(Node::written).toList();
    throw bad(label + " should be one of " + String.join(", ", known) + ", not '" + text + "'");
  }

  /** How {@link #choice} expects a constant to be written. */
  public static String written(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public String toString() {
    return file + ":" + line + " " + label;
  }

  private void expect(Kind wanted) {
    if (kind != wanted) {
      throw bad(label + " should be " + wanted.words + ", not " + kind.words);
    }
  }
}
