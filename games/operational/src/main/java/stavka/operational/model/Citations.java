package stavka.operational.model;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import stavka.engine.event.Noted;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;

/**
 * Which rule of a game's book each shared reason rests on, by the code of the reason: {@code
 * citations.properties} beside the class of its theatre.
 */
public final class Citations {
  private final Map<String, String> rules;

  /** Reasons that name nothing are the same whenever they are given. */
  private final Map<String, Objection> plain = new HashMap<>();

  private Citations(Map<String, String> rules) {
    this.rules = Map.copyOf(rules);
    rules.forEach((code, rule) -> plain.put(code, Objection.of(rule, code)));
  }

  public static Citations beside(Class<?> type) {
    try (InputStream stream = type.getResourceAsStream("citations.properties")) {
      if (stream == null) {
        throw new IllegalArgumentException("no citations.properties beside " + type.getName());
      }
      Properties properties = new Properties();
      properties.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
      Map<String, String> rules = new TreeMap<>();
      properties.stringPropertyNames().forEach(key -> rules.put(key, properties.getProperty(key)));
      return new Citations(rules);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** The rule's number in the book. */
  public String rule(String code) {
    String rule = rules.get(code);
    if (rule == null) {
      throw new IllegalArgumentException("no rule is cited for " + code);
    }
    return rule;
  }

  public Set<String> codes() {
    return rules.keySet();
  }

  public Objection objection(String code) {
    Objection objection = plain.get(code);
    return objection == null ? Objection.of(rule(code), code) : objection;
  }

  public Objection objection(String code, Detail... details) {
    return Objection.of(rule(code), code, details);
  }

  public Noted noted(String code, Detail... details) {
    return Noted.of(rule(code), code, details);
  }
}
