package stavka.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * Makes sure that one server at a time has a SQLite file: another would not hear of what the first
 * one is told. The system lets go of the lock when the process ends, however it ends.
 */
public final class FileOwner implements AutoCloseable {
  private final FileChannel channel;

  private FileOwner(FileChannel channel) {
    this.channel = channel;
  }

  /** The file of a SQLite database; nothing for one in memory, or another kind. */
  public static Optional<Path> file(String url) {
    if (!Database.isSqlite(url)) {
      return Optional.empty();
    }
    String name = url.substring("jdbc:sqlite:".length());
    int options = name.indexOf('?');
    String path = options < 0 ? name : name.substring(0, options);
    return path.isEmpty() || path.startsWith(":") || path.startsWith("file:")
        ? Optional.empty()
        : Optional.of(Path.of(path));
  }

  /**
   * Takes a file for this server alone.
   *
   * @throws BadStore if another has it
   */
  public static Optional<FileOwner> claim(String url) {
    Optional<Path> file = file(url);
    if (file.isEmpty()) {
      return Optional.empty();
    }
    Path lockFile = file.get().resolveSibling(file.get().getFileName() + ".lock");
    try {
      FileChannel channel =
          FileChannel.open(lockFile, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (isFree(channel)) {
        return Optional.of(new FileOwner(channel));
      }
      channel.close();
    } catch (IOException refused) {
      throw new BadStore("the store " + file.get() + " cannot be opened: " + refused.getMessage());
    }
    throw new BadStore(
        "another server has the store "
            + file.get()
            + ": one SQLite file serves one server; several share a PostgreSQL");
  }

  private static boolean isFree(FileChannel channel) throws IOException {
    try {
      FileLock lock = channel.tryLock();
      return lock != null;
    } catch (OverlappingFileLockException ours) {
      return false;
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException gone) {
      // The system lets go of it.
    }
  }
}
