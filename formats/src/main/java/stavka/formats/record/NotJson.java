package stavka.formats.record;

import java.util.Objects;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;

/** Why a text is no JSON, in one line for whoever wrote it. */
public final class NotJson {
  /** What the reader says of its own classes helps nobody. */
  private static final Pattern CLASS = Pattern.compile(",? ?(?:from |of type )?`[^`]*`");

  private NotJson() {}

  public static String reason(JacksonException malformed) {
    String message = Objects.requireNonNullElse(malformed.getOriginalMessage(), "");
    return CLASS.matcher(message).replaceAll("").lines().findFirst().orElse("cannot be parsed");
  }
}
