package stavka.app;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Dependencies point one way: engine, formats, then atlas and games, ai, lab and server, app. */
class ArchitectureTest {

  private static final int LONGEST_FILE = 500;

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("stavka");

  /** Each part of Stavka and the parts it may use; {@link #app} may use them all. */
  enum Part {
    engine(),
    testkit(engine),
    formats(engine),
    atlas(engine, formats),
    operational(engine, formats),
    panzer(engine, formats, operational),
    kharkov(engine, formats, operational, panzer),
    guderian(engine, formats, operational, panzer),
    rostov(engine, formats, operational),
    redstar(engine, formats, operational),
    bautzen(engine, formats, operational),
    ai(engine),
    lab(engine, formats, ai),
    server(engine, formats, ai),
    app(
        engine,
        testkit,
        formats,
        atlas,
        operational,
        panzer,
        kharkov,
        guderian,
        rostov,
        redstar,
        bautzen,
        ai,
        lab,
        server);

    private final List<Part> used;

    Part(Part... used) {
      this.used = List.of(used);
    }

    String packages() {
      return "stavka." + name() + "..";
    }

    String[] allowed() {
      return Stream.concat(Stream.of(this), used.stream())
          .map(Part::packages)
          .toArray(String[]::new);
    }
  }

  @ParameterizedTest
  @EnumSource
  void each_part_uses_only_the_parts_below_it(Part part) {
    noClasses()
        .that()
        .resideInAPackage(part.packages())
        .should()
        .dependOnClassesThat(
            resideInAPackage("stavka..").and(not(resideInAnyPackage(part.allowed()))))
        .allowEmptyShould(true)
        .check(CLASSES);
  }

  @ParameterizedTest
  @EnumSource
  void no_packages_of_a_part_use_each_other_in_a_circle(Part part) {
    slices()
        .assignedFrom(new PackagesOf(part))
        .should()
        .beFreeOfCycles()
        .allowEmptyShould(true)
        .check(CLASSES);
  }

  /** Each package of a part for itself, its root package too. */
  private record PackagesOf(Part part) implements SliceAssignment {
    @Override
    public SliceIdentifier getIdentifierOf(JavaClass type) {
      return resideInAPackage(part.packages()).test(type)
          ? SliceIdentifier.of(type.getPackageName())
          : SliceIdentifier.ignore();
    }

    @Override
    public String getDescription() {
      return "packages of " + part;
    }
  }

  @Test
  void every_class_belongs_to_a_known_part() {
    classes()
        .should()
        .resideInAnyPackage(Stream.of(Part.values()).map(Part::packages).toArray(String[]::new))
        .check(CLASSES);
  }

  @Test
  void the_engine_uses_nothing_but_the_jdk_and_jspecify() {
    classes()
        .that()
        .resideInAPackage(Part.engine.packages())
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(Part.engine.packages(), "java..", "org.jspecify.."))
        .allowEmptyShould(true)
        .check(CLASSES);
  }

  @Test
  void names_say_what_a_class_is() {
    noClasses()
        .should()
        .haveNameMatching(".*(Utils?|Manager|Helper|Impl|Base)(\\$.*)?")
        .check(CLASSES);
  }

  @Test
  void no_source_file_is_too_long() throws IOException {
    try (Stream<Path> files = Files.walk(root())) {
      List<String> tooLong =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .filter(file -> file.toString().replace('\\', '/').contains("/src/main/java/"))
              .filter(file -> lines(file) > LONGEST_FILE)
              .map(file -> root().relativize(file) + " has " + lines(file) + " lines")
              .toList();
      assertThat(tooLong).isEmpty();
    }
  }

  private static long lines(Path file) {
    try (Stream<String> lines = Files.lines(file)) {
      return lines.count();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The project's folder, from wherever in it the tests were started. */
  private static Path root() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.exists(folder.resolve("engine/pom.xml"))) {
      folder = folder.getParent();
    }
    return folder;
  }
}
