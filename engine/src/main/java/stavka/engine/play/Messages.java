package stavka.engine.play;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A game's sentences in both languages, by key: {@code messages_en.properties} and {@code
 * messages_fr.properties}, in UTF-8, beside the game's class. A sentence is a {@link MessageFormat}
 * in which an apostrophe is just an apostrophe. A game whose sections keep their sentences in their
 * own packages names those packages under the key {@code sections}.
 */
public final class Messages {
  public static final List<String> LANGUAGES = List.of("en", "fr");

  private static final ClassValue<Messages> BESIDE =
      new ClassValue<>() {
        @Override
        protected Messages computeValue(Class<?> type) {
          return new Messages(load(type, "en"), load(type, "fr"));
        }
      };

  private final Map<String, String> english;
  private final Map<String, String> french;

  public Messages(Map<String, String> english, Map<String, String> french) {
    this.english = Map.copyOf(english);
    this.french = Map.copyOf(french);
  }

  /** The messages beside a class; none if there are no such files. */
  public static Messages beside(Class<?> type) {
    return BESIDE.get(type);
  }

  /** The sentence of a key as it is written in the file. */
  public Optional<String> find(String key, String language) {
    return Optional.ofNullable(in(language).get(key));
  }

  /** Every key there is, in either language. */
  public Set<String> keys() {
    Set<String> keys = new TreeSet<>(english.keySet());
    keys.addAll(french.keySet());
    return keys;
  }

  /** The sentence of a key with its blanks filled in, or the key itself if there is none. */
  public String say(String key, String language, Object... details) {
    String text = in(language).get(key);
    return text == null ? key : format(text, language).format(details);
  }

  /**
   * What is wrong with the files, a line each: keys that one language lacks, sentences that do not
   * match or parse.
   */
  public List<String> faults() {
    List<String> faults = new ArrayList<>();
    TreeSet<String> keys = new TreeSet<>(english.keySet());
    keys.addAll(french.keySet());
    for (String key : keys) {
      for (String language : LANGUAGES) {
        if (!in(language).containsKey(key)) {
          faults.add(key + " is missing in " + language);
        }
      }
      int blanks = blanks(key, "en");
      int others = blanks(key, "fr");
      if (blanks < 0 || others < 0) {
        faults.add(key + " does not parse");
      } else if (blanks != others && english.containsKey(key) && french.containsKey(key)) {
        faults.add(key + " has " + blanks + " blanks in en and " + others + " in fr");
      }
    }
    return faults;
  }

  /** How many blanks a sentence has, or -1 if it does not parse. */
  private int blanks(String key, String language) {
    try {
      String text = in(language).getOrDefault(key, "");
      return format(text, language).getFormatsByArgumentIndex().length;
    } catch (IllegalArgumentException malformed) {
      return -1;
    }
  }

  private Map<String, String> in(String language) {
    return language.equals("fr") ? french : english;
  }

  private static MessageFormat format(String text, String language) {
    String literal = text.replace("''", "'").replace("'", "''");
    return new MessageFormat(literal, language.equals("fr") ? Locale.FRENCH : Locale.ENGLISH);
  }

  private static Map<String, String> load(Class<?> type, String language) {
    String file = "messages_" + language + ".properties";
    Map<String, String> texts = new TreeMap<>(read(type, file));
    String sections = texts.remove("sections");
    if (sections != null) {
      for (String section : sections.split(" ")) {
        read(type, section + "/" + file)
            .forEach(
                (key, text) -> {
                  if (texts.put(key, text) != null) {
                    throw new IllegalStateException(key + " stands twice in the messages");
                  }
                });
      }
    }
    return texts;
  }

  private static Map<String, String> read(Class<?> type, String file) {
    try (InputStream stream = type.getResourceAsStream(file)) {
      if (stream == null) {
        return Map.of();
      }
      Properties properties = new Properties();
      properties.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
      Map<String, String> texts = new TreeMap<>();
      properties.stringPropertyNames().forEach(key -> texts.put(key, properties.getProperty(key)));
      return texts;
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
