package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** When the server tidies up. */
class RestTest {
  private final AtomicLong work = new AtomicLong();
  private final AtomicInteger tidied = new AtomicInteger();
  private final Rest rest = new Rest(work::get, tidied::incrementAndGet);

  @Test
  void itTidiesOnceAfterWorkAndNotWhileThereIsAny() {
    rest.run();
    assertThat(tidied).hasValue(0);
    work.set(5);
    rest.run();
    assertThat(tidied).hasValue(0);
    rest.run();
    rest.run();
    assertThat(tidied).hasValue(1);
    work.set(6);
    rest.run();
    rest.run();
    assertThat(tidied).hasValue(2);
  }
}
