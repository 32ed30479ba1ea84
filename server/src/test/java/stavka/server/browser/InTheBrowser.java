package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;

/** A server and a browser for a class of tests; after each test no page may have complained. */
@Tag("browser")
abstract class InTheBrowser {
  @TempDir static Path folder;
  static House house;

  @BeforeAll
  static void open() {
    house = House.open(folder);
  }

  @AfterAll
  static void close() {
    if (house != null) {
      house.close();
    }
  }

  @AfterEach
  void nobodyComplained() {
    List<String> complaints = List.copyOf(house.complaints());
    house.leaveAll();
    assertThat(complaints).isEmpty();
  }
}
