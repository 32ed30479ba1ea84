package stavka.app.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.Annotation;
import java.lang.classfile.AnnotationElement;
import java.lang.classfile.AnnotationValue;
import java.lang.classfile.AttributedElement;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.attribute.LineNumberInfo;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import stavka.engine.rule.Rule;
import stavka.operational.model.Books;

/**
 * Finds the annotations {@link Rule} and those of {@link Books} in class files, without loading the
 * classes.
 */
public final class RuleMarks {
  /** The annotations that hold numbers, and the game of each; a plain rule may name one itself. */
  private static final Map<String, String> GAMES =
      Map.of(
          Rule.class.descriptorString(),
          "",
          Books.Kharkov.class.descriptorString(),
          "kharkov",
          Books.Guderian.class.descriptorString(),
          "guderian");

  private static final String SEVERAL = Rule.Several.class.descriptorString();

  /** The numbers of one annotation, and the game it names. */
  private record Numbers(String game, List<String> rules) {}

  private final List<Mark> marks = new ArrayList<>();

  private RuleMarks() {}

  /**
   * The marks in a package and those below it.
   *
   * @param classes a folder of classes or a jar
   */
  public static List<Mark> in(Path classes, String packageName) {
    RuleMarks found = new RuleMarks();
    try {
      if (Files.isDirectory(classes)) {
        found.scan(classes, packageName);
      } else {
        try (FileSystem jar = FileSystems.newFileSystem(classes)) {
          found.scan(jar.getPath("/"), packageName);
        }
      }
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    return List.copyOf(found.marks);
  }

  private void scan(Path root, String packageName) throws IOException {
    Path start = root.resolve(packageName.replace('.', '/'));
    if (!Files.isDirectory(start)) {
      return;
    }
    List<Path> files;
    try (Stream<Path> tree = Files.walk(start)) {
      files = tree.filter(file -> file.toString().endsWith(".class")).sorted().toList();
    }
    for (Path file : files) {
      read(ClassFile.of().parse(Files.readAllBytes(file)));
    }
  }

  private void read(ClassModel type) {
    String internal = type.thisClass().asInternalName();
    int slash = internal.lastIndexOf('/') + 1;
    String name = internal.substring(slash).replace('$', '.');
    String file =
        internal.substring(0, slash)
            + type.findAttribute(Attributes.sourceFile())
                .map(source -> source.sourceFile().stringValue())
                .orElse(name + ".java");
    add(type, name, file, 0);
    for (FieldModel field : type.fields()) {
      add(field, name + "." + field.fieldName().stringValue(), file, 0);
    }
    for (MethodModel method : type.methods()) {
      String place = name + "." + method.methodName().stringValue().replace("<init>", "new");
      add(method, place, file, line(method));
    }
  }

  private void add(AttributedElement element, String place, String file, int line) {
    for (Numbers numbers : numbers(element)) {
      for (String rule : numbers.rules()) {
        marks.add(new Mark(rule, numbers.game(), place, file, line));
      }
    }
  }

  private static List<Numbers> numbers(AttributedElement element) {
    return element
        .findAttribute(Attributes.runtimeVisibleAnnotations())
        .map(
            all ->
                all.annotations().stream()
                    .flatMap(RuleMarks::unfolded)
                    .map(RuleMarks::read)
                    .toList())
        .orElse(List.of());
  }

  /** A rule's annotation, or those that a repeated one holds. */
  private static Stream<Annotation> unfolded(Annotation annotation) {
    if (GAMES.containsKey(annotation.className().stringValue())) {
      return Stream.of(annotation);
    }
    if (!annotation.className().equalsString(SEVERAL)) {
      return Stream.empty();
    }
    return annotation.elements().stream()
        .map(AnnotationElement::value)
        .flatMap(value -> ((AnnotationValue.OfArray) value).values().stream())
        .map(value -> ((AnnotationValue.OfAnnotation) value).annotation());
  }

  private static Numbers read(Annotation annotation) {
    String game = GAMES.getOrDefault(annotation.className().stringValue(), "");
    List<String> rules = List.of();
    for (AnnotationElement element : annotation.elements()) {
      List<String> texts = texts(element.value()).distinct().toList();
      if (element.name().equalsString("in")) {
        game = texts.getFirst();
      } else {
        rules = texts;
      }
    }
    return new Numbers(game, rules);
  }

  private static Stream<String> texts(AnnotationValue value) {
    return switch (value) {
      case AnnotationValue.OfArray list -> list.values().stream().flatMap(RuleMarks::texts);
      case AnnotationValue.OfString text -> Stream.of(text.stringValue());
      default -> Stream.empty();
    };
  }

  private static int line(MethodModel method) {
    return method
        .findAttribute(Attributes.code())
        .flatMap(code -> code.findAttribute(Attributes.lineNumberTable()))
        .map(table -> table.lineNumbers().stream().mapToInt(LineNumberInfo::lineNumber).min())
        .map(line -> line.orElse(0))
        .orElse(0);
  }
}
