package stavka.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stavka.engine.event.Event;
import stavka.engine.table.OpenEvents;
import stavka.engine.value.Plain;
import stavka.formats.record.Notation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Every event that a record of any game may hold is documented, field by field. */
class EventsDocumentedTest {
  static Stream<Class<?>> events() {
    return new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("stavka")
            .stream()
            .filter(found -> found.isAssignableTo(Event.class) && !found.isInterface())
            .map(JavaClass::reflect);
  }

  private static Path docs(String file) {
    return Path.of("..", "docs").resolve(file);
  }

  @ParameterizedTest
  @MethodSource("events")
  void thePageOnFormatsHasItWithAllItsFields(Class<?> event) throws IOException {
    String type = Notation.type(event);
    List<String> rows =
        Files.readAllLines(docs("formats.md")).stream()
            .filter(line -> line.startsWith("| `" + type + "` |"))
            .toList();
    assertThat(rows).as("rows on %s", type).isNotEmpty();
    for (RecordComponent component : event.getRecordComponents()) {
      if (!component.getName().equals("rule")) {
        assertThat(rows.getLast()).contains("`" + component.getName() + "`");
      }
    }
  }

  @ParameterizedTest
  @MethodSource("events")
  void theSchemaHasItWithAllItsFields(Class<?> event) throws IOException {
    JsonNode schema =
        JsonMapper.shared().readTree(Files.readString(docs("schemas/record-v1.schema.json")));
    String type = Notation.type(event);
    Set<String> all = new TreeSet<>();
    Set<String> required = new TreeSet<>();
    for (RecordComponent component : event.getRecordComponents()) {
      all.add(component.getName());
      if (!component.isAnnotationPresent(Plain.class)) {
        required.add(component.getName());
      }
    }
    for (JsonNode rule : schema.path("$defs").path("event").path("allOf")) {
      if (rule.path("if").path("properties").path("type").path("const").asString("").equals(type)) {
        JsonNode then = rule.path("then");
        assertThat(new TreeSet<>(then.path("properties").propertyNames())).isEqualTo(all);
        Set<String> listed = new TreeSet<>();
        then.path("required").forEach(field -> listed.add(field.asString()));
        assertThat(listed).isEqualTo(required);
        return;
      }
    }
    throw new AssertionError("the schema has no event " + type);
  }

  /** What everybody sees is chosen on purpose, and there is no other event in an open game. */
  @ParameterizedTest
  @MethodSource("events")
  void bothSidesMaySeeIt(Class<?> event) {
    assertThat(OpenEvents.TYPES).contains(event.asSubclass(Event.class));
  }
}
