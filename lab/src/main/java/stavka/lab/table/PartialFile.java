package stavka.lab.table;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** A file that takes its name only when it is whole. */
public final class PartialFile implements AutoCloseable {
  private final Path target;
  private final Path partial;
  private final OutputStream stream;

  public PartialFile(Path target) {
    this.target = target;
    this.partial = target.resolveSibling("." + target.getFileName() + ".partial");
    try {
      this.stream = new BufferedOutputStream(Files.newOutputStream(partial), 1 << 16);
    } catch (IOException broken) {
      throw failure(broken);
    }
  }

  public void write(byte[] bytes) {
    try {
      stream.write(bytes);
    } catch (IOException broken) {
      throw failure(broken);
    }
  }

  public void finish() {
    try {
      stream.close();
      Files.move(partial, target, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException broken) {
      throw failure(broken);
    }
  }

  @Override
  public void close() {
    try {
      stream.close();
    } catch (IOException full) {
      // What could not be written is thrown away below.
    }
    try {
      Files.deleteIfExists(partial);
    } catch (IOException broken) {
      throw failure(broken);
    }
  }

  private UncheckedIOException failure(IOException broken) {
    if (broken instanceof FileSystemException known) {
      return new UncheckedIOException(known);
    }
    String reason = broken.getMessage() == null ? "cannot be written" : broken.getMessage();
    return new UncheckedIOException(
        new FileSystemException(
            target.toString(), null, reason + "; results so far are kept, run again to go on"));
  }
}
