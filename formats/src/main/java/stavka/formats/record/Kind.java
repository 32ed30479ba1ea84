package stavka.formats.record;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/** How values of one kind stand in JSON. */
interface Kind {

  void write(Names names, JsonGenerator out, Object value);

  /**
   * @param where what is being read, for the message
   * @throws BadNotation if the node holds no such value
   */
  Object read(Names names, JsonNode node, String where);

  /** What a component stands for that was not written, since it said nothing. */
  default @Nullable Object nothing() {
    return null;
  }

  /** Whether a value is what is not written where a component may be left out. */
  default boolean saysNothing(@Nullable Object value) {
    return value == null || value.equals(nothing());
  }

  /** What null stands for where the kind has a value for it; otherwise null is refused. */
  default boolean readsNull() {
    return false;
  }
}
