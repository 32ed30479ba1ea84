package stavka.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Whether the disk of a store in a file has room left. To write a row and see tells nothing of it:
 * SQLite writes that into room it already has.
 */
final class DiskRoom {
  /** Some hundreds of orders. */
  static final long LEAST = 1024 * 1024;

  private DiskRoom() {}

  /**
   * @param url of the store; one that is no file has no disk of ours
   * @param least how many bytes should be left
   * @throws BadStore if there are fewer
   */
  static void check(String url, long least) {
    Optional<Path> file = FileOwner.file(url);
    if (file.isEmpty() || !Files.exists(file.get())) {
      return;
    }
    try {
      long left = Files.getFileStore(file.get()).getUsableSpace();
      if (left < least) {
        throw new BadStore("the disk is full: " + left + " bytes are left");
      }
    } catch (IOException unknown) {
      throw new BadStore("nobody knows how much room the disk has: " + unknown.getMessage());
    }
  }
}
