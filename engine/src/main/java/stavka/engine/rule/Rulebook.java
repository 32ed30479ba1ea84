package stavka.engine.rule;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The index of a game's rulebook: every numbered case, in the book's order, in our own words. */
public final class Rulebook {
  /** What kind of case it is; only a {@link #RULE} asks for code and tests. */
  public enum Kind {
    RULE,
    HEADING,
    INTRODUCTION
  }

  /** Whose a case is: the book's, begun by the book and ended by us, or ours. */
  public enum Source {
    BOOK,
    COMPLETED,
    COMPLETION
  }

  /** A text in both languages. */
  public record Text(String english, String french) {
    public static final Text NONE = new Text("", "");

    public String in(String language) {
      return language.equals("fr") ? french : english;
    }
  }

  /**
   * @param reading what was chosen where the book can be read in two ways, or {@link Text#NONE}
   */
  public record Entry(String id, Kind kind, Text title, Text text, Text reading, Source source) {
    /** A case of the book. */
    public Entry(String id, Kind kind, Text title, Text text, Text reading) {
      this(id, kind, title, text, reading, Source.BOOK);
    }
  }

  private final Map<String, Entry> entries = new LinkedHashMap<>();

  public Rulebook(List<Entry> entries) {
    for (Entry entry : entries) {
      if (this.entries.put(entry.id(), entry) != null) {
        throw new IllegalArgumentException("rule " + entry.id() + " stands twice in the index");
      }
    }
  }

  public List<Entry> entries() {
    return List.copyOf(entries.values());
  }

  public Optional<Entry> find(String id) {
    return Optional.ofNullable(entries.get(id));
  }
}
