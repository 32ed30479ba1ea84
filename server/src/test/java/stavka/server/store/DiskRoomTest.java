package stavka.server.store;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A disk that is nearly full is told before an order fails. */
class DiskRoomTest {
  @Test
  void aDiskWithTooLittleRoomIsTold(@TempDir Path folder) throws Exception {
    String url = "jdbc:sqlite:" + Files.createFile(folder.resolve("store.db"));
    assertThatCode(() -> DiskRoom.check(url, DiskRoom.LEAST)).doesNotThrowAnyException();
    assertThatThrownBy(() -> DiskRoom.check(url, Long.MAX_VALUE))
        .isInstanceOf(BadStore.class)
        .hasMessageContaining("the disk is full");
  }

  @Test
  void aDatabaseElsewhereHasNoDiskOfOurs() {
    assertThatCode(() -> DiskRoom.check("jdbc:postgresql://db/stavka", Long.MAX_VALUE))
        .doesNotThrowAnyException();
  }
}
