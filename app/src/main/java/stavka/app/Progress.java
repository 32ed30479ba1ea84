package stavka.app;

import java.io.Console;
import java.util.Optional;
import java.util.function.IntConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** Shows on standard error how far long work has come, if someone is watching on a terminal. */
final class Progress implements IntConsumer, AutoCloseable {
  private final @Nullable ProgressBar bar;

  Progress(String task, int total) {
    // Depending on the JDK there is no console without a terminal, or one that says so.
    boolean watched = Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
    this.bar =
        !watched
            ? null
            : new ProgressBarBuilder()
                .setTaskName(task)
                .setInitialMax(total)
                .setStyle(ProgressBarStyle.ASCII)
                .clearDisplayOnFinish()
                .build();
  }

  @Override
  public void accept(int done) {
    if (bar != null) {
      bar.stepBy(1);
    }
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }
}
