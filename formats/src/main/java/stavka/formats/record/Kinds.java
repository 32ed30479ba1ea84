package stavka.formats.record;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import stavka.engine.hex.HexGrid;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;
import stavka.formats.Node;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/** The kinds of value that components of orders and events may have. */
final class Kinds {
  private static final int NOBODY = -1;

  private Kinds() {}

  static Kind of(Type type, AnnotatedElement marks) {
    boolean unit = marks.isAnnotationPresent(Unit.class);
    boolean hex = marks.isAnnotationPresent(Hex.class);
    if (type == int.class) {
      return unit ? new Named(true) : hex ? new Named(false) : new Whole();
    }
    if (type == Ints.class) {
      return new Row(unit ? new Named(true) : hex ? new Named(false) : new Whole());
    }
    if (type instanceof ParameterizedType list && list.getRawType() == List.class) {
      return new Many(of(list.getActualTypeArguments()[0], marks));
    }
    if (type == Integer.class) {
      return of(int.class, marks);
    }
    if (type == boolean.class) {
      return new Flag();
    }
    if (type == String.class) {
      return new Text();
    }
    if (type instanceof Class<?> chosen && chosen.isEnum()) {
      return new Choice(chosen);
    }
    if (type instanceof Class<?> nested && nested.isRecord()) {
      return new Plain(nested);
    }
    if (type instanceof Class<?> open && open.isInterface()) {
      return new Typed(open);
    }
    throw new IllegalArgumentException("no notation for " + type);
  }

  private static BadNotation wrong(JsonNode node, String where, String wanted) {
    return new BadNotation(where + " should be " + wanted + ", not " + Names.shown(node));
  }

  private record Whole() implements Kind {
    @Override
    public Object nothing() {
      return 0;
    }

    @Override
    public void write(Names names, JsonGenerator out, Object value) {
      out.writeNumber((int) value);
    }

    @Override
    public Object read(Names names, JsonNode node, String where) {
      if (!node.isIntegralNumber() || !node.canConvertToInt()) {
        throw wrong(node, where, "a whole number");
      }
      return node.intValue();
    }
  }

  /** A counter or a hex. */
  private record Named(boolean unit) implements Kind {
    @Override
    public Object nothing() {
      return unit ? NOBODY : HexGrid.NONE;
    }

    @Override
    public void write(Names names, JsonGenerator out, Object value) {
      if (unit) {
        names.writeUnit(out, (int) value);
      } else {
        names.writeHex(out, (int) value);
      }
    }

    @Override
    public Object read(Names names, JsonNode node, String where) {
      if (node.isNull()) {
        return unit ? NOBODY : HexGrid.NONE;
      }
      return unit ? names.readUnit(node, where) : names.readHex(node, where);
    }

    @Override
    public boolean readsNull() {
      return true;
    }
  }

  private record Row(Kind item) implements Kind {
    @Override
    public Object nothing() {
      return Ints.EMPTY;
    }

    @Override
    public void write(Names names, JsonGenerator out, Object value) {
      Ints numbers = (Ints) value;
      out.writeStartArray();
      for (int i = 0; i < numbers.size(); i++) {
        item.write(names, out, numbers.get(i));
      }
      out.writeEndArray();
    }

    @Override
    public Object read(Names names, JsonNode node, String where) {
      if (!node.isArray()) {
        throw wrong(node, where, "a list");
      }
      int[] numbers = new int[node.size()];
      for (int i = 0; i < numbers.length; i++) {
        JsonNode number = node.path(i);
        if (number.isNull()) {
          throw new BadNotation("null in " + where);
        }
        numbers[i] = (int) item.read(names, number, where);
      }
      return Ints.of(numbers);
    }
  }

  private record Many(Kind item) implements Kind {
    @Override
    public Object nothing() {
      return List.of();
    }

    @Override
    public void write(Names names, JsonGenerator out, Object value) {
      out.writeStartArray();
      for (Object each : (List<?>) value) {
        item.write(names, out, each);
      }
      out.writeEndArray();
    }

    @Override
    public Object read(Names names, JsonNode node, String where) {
      if (!node.isArray()) {
        throw wrong(node, where, "a list");
      }
      List<Object> values = new ArrayList<>(node.size());
      for (JsonNode each : node) {
        if (each.isNull()) {
          throw new BadNotation("null in " + where);
        }
        values.add(item.read(names, each, where));
      }
      return List.copyOf(values);
    }
  }

  private record Flag() implements Kind {
    @Override
    public Object nothing() {
      return false;
    }

    @Override
    public void write(Names names, JsonGenerator out, Object value) {
      out.writeBoolean((boolean) value);
    }

    @Override
    public Object read(Names names, JsonNode node, String where) {
      if (!node.isBoolean()) {
        throw wrong(node, where, "true or false");
      }
      return node.booleanValue();
    }
  }

  private record Text() implements Kind {
    @Override
    public Object nothing() {
      return "";
    }

    @Override
    public void write(Names names, JsonGenerator out, Object value) {
      out.writeString((String) value);
    }

    @Override
    public Object read(Names names, JsonNode node, String where) {
      if (!node.isString()) {
        throw wrong(node, where, "a text");
      }
      return node.stringValue();
    }
  }

  /** An enum's constant, in lower case with hyphens. */
  private record Choice(Class<?> type) implements Kind {
    @Override
    public void write(Names names, JsonGenerator out, Object value) {
      out.writeString(Node.written((Enum<?>) value));
    }

    @Override
    public Object read(Names names, JsonNode node, String where) {
      List<String> known = new ArrayList<>();
      for (Object constant : type.getEnumConstants()) {
        String written = Node.written((Enum<?>) constant);
        if (node.isString() && written.equals(node.stringValue())) {
          return constant;
        }
        known.add(written);
      }
      throw wrong(node, where, "one of " + String.join(", ", known));
    }
  }

  /** A record whose type is known from where it stands. */
  private record Plain(Class<?> type) implements Kind {
    @Override
    public void write(Names names, JsonGenerator out, Object value) {
      out.writeStartObject();
      Shape.of(type).writeFields(names, out, value);
      out.writeEndObject();
    }

    @Override
    public Object read(Names names, JsonNode node, String where) {
      return Shape.of(type).read(names, node, where);
    }
  }

  /** One of several records, told apart by their field "type". */
  private record Typed(Class<?> type) implements Kind {
    @Override
    public void write(Names names, JsonGenerator out, Object value) {
      Shape.of(value.getClass()).writeTyped(names, out, value);
    }

    @Override
    public Object read(Names names, JsonNode node, String where) {
      Map<String, Shape> shapes = Shape.permitted(type);
      return Shape.typed(shapes, node, where).read(names, node, where);
    }
  }
}
