package stavka.formats.record;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import stavka.engine.value.Plain;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.SerializedString;
import tools.jackson.databind.JsonNode;

/**
 * A record type as it stands in JSON: worked out by reflection once, then called through method
 * handles.
 */
final class Shape {
  private static final SerializableString TYPE = new SerializedString("type");

  private static final ClassValue<Shape> SHAPES =
      new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
          return new Shape(type);
        }
      };

  private static final ClassValue<Map<String, Shape>> PERMITTED =
      new ClassValue<>() {
        @Override
        protected Map<String, Shape> computeValue(Class<?> type) {
          Map<String, Shape> shapes = new TreeMap<>();
          collect(type, shapes);
          return shapes;
        }
      };

  private record Field(
      String name,
      SerializableString written,
      Kind kind,
      MethodHandle accessor,
      boolean mayBeNull,
      boolean plain) {}

  private final String name;
  private final SerializableString written;
  private final Field[] fields;
  private final MethodHandle constructor;

  private Shape(Class<?> type) {
    if (!type.isRecord()) {
      throw new IllegalArgumentException(type.getName() + " is no record");
    }
    this.name = kebab(type.getSimpleName());
    this.written = new SerializedString(name);
    try {
      MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(type, MethodHandles.lookup());
      List<Field> found = new ArrayList<>();
      List<Class<?>> types = new ArrayList<>();
      for (RecordComponent component : type.getRecordComponents()) {
        types.add(component.getType());
        found.add(
            new Field(
                component.getName(),
                new SerializedString(component.getName()),
                Kinds.of(component.getGenericType(), component),
                lookup
                    .unreflect(component.getAccessor())
                    .asType(MethodType.methodType(Object.class, Object.class)),
                component.getAnnotatedType().isAnnotationPresent(Nullable.class),
                component.isAnnotationPresent(Plain.class)));
      }
      this.fields = found.toArray(Field[]::new);
      this.constructor =
          lookup
              .findConstructor(type, MethodType.methodType(void.class, types))
              .asSpreader(Object[].class, fields.length)
              .asType(MethodType.methodType(Object.class, Object[].class));
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException("cannot look into " + type.getName(), impossible);
    }
  }

  static Shape of(Class<?> type) {
    return SHAPES.get(type);
  }

  /** The records that a sealed interface permits, by name. */
  static Map<String, Shape> permitted(Class<?> type) {
    return PERMITTED.get(type);
  }

  private static void collect(Class<?> type, Map<String, Shape> shapes) {
    if (type.isRecord()) {
      Shape shape = of(type);
      if (shapes.put(shape.name, shape) != null) {
        throw new IllegalArgumentException("two types are called " + shape.name);
      }
    } else if (type.isSealed()) {
      for (Class<?> permitted : type.getPermittedSubclasses()) {
        collect(permitted, shapes);
      }
    } else {
      throw new IllegalArgumentException("cannot list the types of " + type.getName());
    }
  }

  /** The shape that a node's field "type" names. */
  static Shape typed(Map<String, Shape> shapes, JsonNode node, String where) {
    if (!node.isObject()) {
      throw new BadNotation(where + " should be an object, not " + Names.shown(node));
    }
    JsonNode type = node.path("type");
    if (type.isMissingNode()) {
      throw new BadNotation(where + " has no 'type'");
    }
    Shape shape = type.isString() ? shapes.get(type.stringValue()) : null;
    if (shape == null) {
      throw new BadNotation(
          "unknown type "
              + Names.shown(type)
              + " of "
              + where
              + "; known: "
              + String.join(", ", shapes.keySet()));
    }
    return shape;
  }

  String name() {
    return name;
  }

  void writeTyped(Names names, JsonGenerator out, Object value) {
    out.writeStartObject();
    out.writeName(TYPE);
    out.writeString(written);
    writeFields(names, out, value);
    out.writeEndObject();
  }

  void writeFields(Names names, JsonGenerator out, Object value) {
    for (Field field : fields) {
      Object component = get(field, value);
      if (field.plain && field.kind.saysNothing(component)) {
        continue;
      }
      out.writeName(field.written);
      if (component == null) {
        out.writeNull();
      } else {
        field.kind.write(names, out, component);
      }
    }
  }

  Object read(Names names, JsonNode node, String where) {
    if (!node.isObject()) {
      throw new BadNotation(where + " should be an object, not " + Names.shown(node));
    }
    @Nullable Object[] values = new Object[fields.length];
    for (int i = 0; i < fields.length; i++) {
      Field field = fields[i];
      JsonNode value = node.path(field.name);
      if (value.isMissingNode() && field.plain) {
        values[i] = field.kind.nothing();
        continue;
      }
      if (value.isMissingNode()) {
        throw new BadNotation("'" + field.name + "' is missing in " + where);
      }
      if (value.isNull() && !field.kind.readsNull()) {
        if (!field.mayBeNull) {
          throw new BadNotation(where + "." + field.name + " may not be null");
        }
      } else {
        values[i] = field.kind.read(names, value, where + "." + field.name);
      }
    }
    refuseOthers(node, where);
    return make(values, where);
  }

  private void refuseOthers(JsonNode node, String where) {
    for (String given : node.propertyNames()) {
      if (!given.equals("type") && !has(given)) {
        throw new BadNotation("unknown field '" + given + "' in " + where);
      }
    }
  }

  private boolean has(String given) {
    for (Field field : fields) {
      if (field.name.equals(given)) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable Object get(Field field, Object value) {
    try {
      return field.accessor.invokeExact(value);
    } catch (Throwable impossible) {
      throw new IllegalStateException(field.name + " cannot be read", impossible);
    }
  }

  private Object make(@Nullable Object[] values, String where) {
    try {
      return constructor.invokeExact(values);
    } catch (RuntimeException refused) {
      throw new BadNotation("no such " + where + ": " + refused.getMessage());
    } catch (Throwable impossible) {
      throw new IllegalStateException(where + " cannot be made", impossible);
    }
  }

  /** {@code EndPhase} as {@code end-phase}. */
  private static String kebab(String simpleName) {
    return simpleName.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }
}
