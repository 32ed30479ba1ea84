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

  private static final int LONGEST_FILE = 300;

  /** Names that would do for any class. */
  private static final String SAYS_NOTHING = "Utils?|Manager|Helper|Impl|Base";

  /** The module that only a profile of its own builds. */
  private static final String OPTIONAL = "lab-spark/";

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
  void eachPartUsesOnlyThePartsBelowIt(Part part) {
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
  void noPackagesOfAPartUseEachOtherInACircle(Part part) {
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
  void everyClassBelongsToAKnownPart() {
    classes()
        .should()
        .resideInAnyPackage(Stream.of(Part.values()).map(Part::packages).toArray(String[]::new))
        .check(CLASSES);
  }

  @Test
  void theEngineUsesNothingButTheJdkAndJspecify() {
    classes()
        .that()
        .resideInAPackage(Part.engine.packages())
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(Part.engine.packages(), "java..", "org.jspecify.."))
        .allowEmptyShould(true)
        .check(CLASSES);
  }

  /** A module whose classes are not on the path would pass every other test here. */
  @Test
  void theClassesOfEveryModuleAreLookedAt() throws IOException {
    List<String> unseen =
        sources("/src/main/java/")
            .filter(file -> !file.startsWith(OPTIONAL) && !file.endsWith("-info.java"))
            .map(file -> file.substring(file.indexOf("stavka/"), file.lastIndexOf('.')))
            .map(file -> file.replace('/', '.'))
            .filter(name -> !CLASSES.contain(name))
            .toList();
    assertThat(unseen).isEmpty();
  }

  @Test
  void namesSayWhatAClassIs() throws IOException {
    noClasses().should().haveNameMatching(".*(" + SAYS_NOTHING + ")(\\$.*)?").check(CLASSES);
    assertThat(sources("/src/")).noneMatch(file -> file.matches(".*(" + SAYS_NOTHING + ")\\.java"));
  }

  @Test
  void testsAreNamedInOneStyle() throws IOException {
    assertThat(sources("/src/test/java/").filter(ArchitectureTest::namesTestsOtherwise)).isEmpty();
  }

  private static boolean namesTestsOtherwise(String file) {
    return text(file).lines().anyMatch(line -> line.matches(" +(public )?void \\w+_\\w*\\(.*"));
  }

  @Test
  void noSourceFileIsTooLong() throws IOException {
    List<String> tooLong =
        sources("/src/")
            .filter(file -> text(file).lines().count() > LONGEST_FILE)
            .map(file -> file + " has " + text(file).lines().count() + " lines")
            .toList();
    assertThat(tooLong).isEmpty();
  }

  /** The Java files of all modules whose path holds some folder, seen from the project's. */
  private static Stream<String> sources(String folder) throws IOException {
    try (Stream<Path> files = Files.walk(root())) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .map(file -> root().relativize(file).toString().replace('\\', '/'))
          .filter(file -> file.contains(folder) && !file.contains("/target/"))
          .toList()
          .stream();
    }
  }

  private static String text(String file) {
    try {
      return Files.readString(root().resolve(file));
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
