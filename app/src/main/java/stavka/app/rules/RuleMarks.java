package stavka.app.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
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
import java.util.stream.Stream;
import stavka.engine.rule.Rule;

/** Finds the {@link Rule} annotations in class files, without loading the classes. */
public final class RuleMarks {
  private static final String RULE = Rule.class.descriptorString();

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
    for (String rule : rules(type)) {
      marks.add(new Mark(rule, name, file, 0));
    }
    for (FieldModel field : type.fields()) {
      for (String rule : rules(field)) {
        marks.add(new Mark(rule, name + "." + field.fieldName().stringValue(), file, 0));
      }
    }
    for (MethodModel method : type.methods()) {
      String place = name + "." + method.methodName().stringValue().replace("<init>", "new");
      for (String rule : rules(method)) {
        marks.add(new Mark(rule, place, file, line(method)));
      }
    }
  }

  private static List<String> rules(AttributedElement element) {
    return element
        .findAttribute(Attributes.runtimeVisibleAnnotations())
        .map(
            all ->
                all.annotations().stream()
                    .filter(annotation -> annotation.className().equalsString(RULE))
                    .flatMap(annotation -> annotation.elements().stream())
                    .map(AnnotationElement::value)
                    .flatMap(RuleMarks::texts)
                    .distinct()
                    .toList())
        .orElse(List.of());
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
