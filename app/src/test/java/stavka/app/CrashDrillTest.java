package stavka.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.app.bench.server.CrashDrill;

/** {@code ./stavka bench crash} does the same fifty times; {@code -Dstavka.kills=N} any number. */
class CrashDrillTest {
  @Test
  void aKilledServerHasEveryOrderItAcknowledgedOnce(@TempDir Path folder) {
    int kills = Integer.getInteger("stavka.kills", 5);
    CrashDrill.Report report = new CrashDrill(folder, 1).run(kills, done -> {});
    assertThat(report.faults()).isEmpty();
    assertThat(report.acknowledged()).isPositive();
  }
}
