package stavka.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * Where a command writes a file: all of it or nothing, or standard output if the file is {@code -}.
 */
final class OutputFile {
  private final CommandArguments arguments;
  private final PrintWriter standard;
  private final Path target;

  OutputFile(CommandArguments arguments, PrintWriter standard, Path target) {
    this.arguments = arguments;
    this.standard = standard;
    this.target = target;
  }

  /** Refuses a target that cannot be written, before any work is done. */
  void check() {
    Path folder = folder();
    if (isStandard()) {
      return;
    }
    if (Files.isDirectory(target)) {
      throw arguments.refuse(target + " is a folder");
    }
    if (!Files.isDirectory(folder)) {
      throw arguments.refuse("there is no folder " + folder);
    }
    if (!Files.isWritable(Files.exists(target) ? target : folder)) {
      throw arguments.refuse("cannot write " + target);
    }
  }

  void write(String text) {
    if (isStandard()) {
      standard.print(text);
      standard.flush();
    } else {
      write(text.getBytes(StandardCharsets.UTF_8));
    }
  }

  void write(byte[] bytes) {
    try {
      if (isStandard()) {
        System.out.write(bytes);
        System.out.flush();
      } else if (Files.exists(target) && !Files.isRegularFile(target)) {
        Files.write(target, bytes);
      } else {
        replace(bytes);
      }
    } catch (IOException impossible) {
      throw arguments.refuse("cannot write " + target);
    }
  }

  private void replace(byte[] bytes) throws IOException {
    Path partial = folder().resolve("." + target.getFileName() + ".partial");
    try {
      Files.write(partial, bytes);
      Files.move(partial, target, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(partial);
    }
  }

  private Path folder() {
    Path parent = target.toAbsolutePath().getParent();
    return parent == null ? target.toAbsolutePath() : parent;
  }

  private boolean isStandard() {
    return target.toString().equals("-");
  }
}
