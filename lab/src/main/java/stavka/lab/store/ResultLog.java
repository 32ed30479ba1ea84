package stavka.lab.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import stavka.formats.BadFile;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Results of long work, one JSON document a line under a first line that says what work it is.
 * Lines are only ever added, and each is on the disk before the next is. A run that was killed may
 * leave half a line at the end: it is cut off when the log is opened again, and that piece of work
 * is done anew. Only one process at a time can have a log open.
 */
public final class ResultLog implements AutoCloseable {
  private static final JsonMapper JSON = JsonMapper.shared();
  private static final int PIECE = 1 << 16;

  /** Takes the results that are there already. */
  public interface Reader {
    /**
     * @param number of the line, counted from 1
     * @param offset of its first byte
     */
    void take(JsonNode result, int number, long offset);
  }

  private final Path file;
  private final FileChannel channel;
  private long end;

  private ResultLog(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * Opens a log, or begins it.
   *
   * @param header what work it is; a log of other work is refused
   */
  public static ResultLog open(Path file, ObjectNode header, Reader reader) {
    FileChannel channel = null;
    try {
      Path folder = file.toAbsolutePath().getParent();
      if (folder != null) {
        Files.createDirectories(folder);
      }
      channel =
          FileChannel.open(
              file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      lock(file, channel);
      ResultLog log = new ResultLog(file, channel);
      log.resume(header, reader);
      return log;
    } catch (IOException broken) {
      close(channel);
      throw unusable(file, broken);
    } catch (RuntimeException refused) {
      close(channel);
      throw refused;
    }
  }

  /** Adds a result and returns once it is on the disk. */
  public synchronized void append(JsonNode result) {
    try {
      write(result);
    } catch (IOException broken) {
      try {
        channel.truncate(end);
      } catch (IOException alsoBroken) {
        broken.addSuppressed(alsoBroken);
      }
      throw unusable(file, broken);
    }
  }

  public Path file() {
    return file;
  }

  /** Where the next line will begin. */
  public synchronized long size() {
    return end;
  }

  /** The line that begins at an offset. */
  public JsonNode read(long offset) {
    try {
      LineBytes line = new LineBytes();
      ByteBuffer piece = ByteBuffer.allocate(PIECE);
      long at = offset;
      while (channel.read(piece.clear(), at) > 0) {
        at += piece.flip().remaining();
        while (piece.hasRemaining()) {
          if (line.add(piece.get())) {
            return JSON.readTree(line.text());
          }
        }
      }
      throw new BadFile(file.toString(), 1, "the file became shorter");
    } catch (IOException broken) {
      throw unusable(file, broken);
    }
  }

  @Override
  public void close() {
    close(channel);
  }

  private static void close(@Nullable FileChannel channel) {
    if (channel != null) {
      try {
        channel.close();
      } catch (IOException broken) {
        throw new UncheckedIOException(broken);
      }
    }
  }

  private static void lock(Path file, FileChannel channel) throws IOException {
    boolean ours;
    try {
      ours = channel.tryLock() != null;
    } catch (OverlappingFileLockException twice) {
      ours = false;
    }
    if (!ours) {
      throw new FileSystemException(file.toString(), null, "another run is writing here");
    }
  }

  private void resume(ObjectNode header, Reader reader) throws IOException {
    LineBytes line = new LineBytes();
    ByteBuffer piece = ByteBuffer.allocate(PIECE);
    int number = 0;
    int damaged = 0;
    long at = 0;
    while (channel.read(piece.clear(), at) > 0) {
      long begin = at;
      at += piece.flip().remaining();
      while (piece.hasRemaining()) {
        if (line.add(piece.get())) {
          if (damaged > 0) {
            throw new BadFile(file.toString(), damaged, "the line is damaged");
          }
          if (take(line.text(), ++number, end, header, reader)) {
            end = begin + piece.position();
          } else {
            damaged = number;
          }
          line.clear();
        }
      }
    }
    channel.truncate(end);
    if (end == 0) {
      write(header);
    }
  }

  /** Whether a line is whole; only the last may not be. */
  private boolean take(String text, int number, long offset, ObjectNode header, Reader reader) {
    JsonNode result;
    try {
      result = JSON.readTree(text);
    } catch (JacksonException damaged) {
      return false;
    }
    if (number == 1) {
      compare(result, header);
    } else {
      reader.take(result, number, offset);
    }
    return true;
  }

  private void compare(JsonNode found, ObjectNode header) {
    for (Map.Entry<String, JsonNode> field : header.properties()) {
      JsonNode other = found.path(field.getKey());
      if (!other.equals(field.getValue())) {
        throw new BadFile(
            file.toString(),
            1,
            "holds the results of other work: "
                + field.getKey()
                + " is "
                + (other.isMissingNode() ? "missing" : other.toString())
                + ", not "
                + field.getValue());
      }
    }
  }

  private void write(JsonNode line) throws IOException {
    ByteBuffer bytes = StandardCharsets.UTF_8.encode(JSON.writeValueAsString(line) + "\n");
    int length = bytes.remaining();
    long at = end;
    while (bytes.hasRemaining()) {
      at += channel.write(bytes, at);
    }
    channel.force(false);
    end += length;
  }

  private static UncheckedIOException unusable(Path file, IOException broken) {
    if (broken instanceof FileSystemException known) {
      return new UncheckedIOException(known);
    }
    String reason = broken.getMessage() == null ? "cannot be written" : broken.getMessage();
    return new UncheckedIOException(
        new FileSystemException(
            file.toString(), null, reason + "; results so far are kept, run again to go on"));
  }
}
