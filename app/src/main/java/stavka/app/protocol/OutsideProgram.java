package stavka.app.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A running program that is talked to in lines. Threads of its own read and write, so that whoever
 * asks waits no longer than they want to, even if a pipe never moves again; those threads hold
 * nothing up when they are left behind.
 */
final class OutsideProgram implements AutoCloseable {
  private static final int WAITING_LINES = 64;
  private static final int TAIL = 2000;
  private static final long EXIT_MILLIS = 500;

  private final Process process;
  private final BlockingQueue<Received> received = new ArrayBlockingQueue<>(WAITING_LINES);
  private final BlockingQueue<String> toSend = new ArrayBlockingQueue<>(WAITING_LINES);
  private final Tail complaints = new Tail();
  private final List<Thread> threads;
  private final Thread rescue = new Thread(this::kill, "stavka-outside-rescue");

  /**
   * A line, or why there is none.
   *
   * @param text null at the end
   * @param fault what was wrong with the line, or null
   */
  private record Received(@Nullable String text, @Nullable String fault) {}

  private OutsideProgram(Process process) {
    this.process = process;
    this.threads =
        List.of(
            start("reader", this::read),
            start("writer", this::write),
            start("complaints", this::listen));
    Runtime.getRuntime().addShutdownHook(rescue);
  }

  static OutsideProgram start(List<String> command) throws Fault {
    try {
      return new OutsideProgram(new ProcessBuilder(command).start());
    } catch (IOException missing) {
      throw new Fault("it cannot be started: " + missing.getMessage());
    }
  }

  private static Thread start(String name, Runnable work) {
    return Thread.ofPlatform().daemon().name("stavka-outside-" + name).start(work);
  }

  /** Sends a line; fails if the program does not read what it is sent. */
  void send(String line, long deadline) throws Fault {
    try {
      if (!toSend.offer(line, deadline - System.nanoTime(), TimeUnit.NANOSECONDS)) {
        throw new Fault("it does not read what it is sent");
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", stopped);
    }
  }

  /**
   * The next line the program writes.
   *
   * @param deadline by {@link System#nanoTime}
   * @return null if none came in time
   */
  @Nullable String receive(long deadline) throws Fault {
    Received next;
    try {
      next = received.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", stopped);
    }
    if (next == null) {
      return null;
    }
    if (next.fault() != null) {
      throw new Fault(next.fault());
    }
    if (next.text() == null) {
      throw new Fault(ended());
    }
    return next.text();
  }

  private String ended() {
    try {
      if (!process.waitFor(EXIT_MILLIS, TimeUnit.MILLISECONDS)) {
        return "it closed its output";
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return "interrupted";
    }
    String last = complaints.last();
    String why = last.isEmpty() ? "" : ": " + last.strip().replaceAll("\\p{Cntrl}", "?");
    return "it ended with exit code " + process.exitValue() + why;
  }

  /** Lets the program end by itself within a time, once all was sent; then ends it. */
  void finish(long millis) {
    try {
      toSend.offer("", millis, TimeUnit.MILLISECONDS);
      process.waitFor(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
    close();
  }

  /** Ends the program and all that it started. */
  @Override
  public void close() {
    kill();
    threads.forEach(Thread::interrupt);
    try {
      Runtime.getRuntime().removeShutdownHook(rescue);
    } catch (IllegalStateException shuttingDown) {
      // Then the hook does what was just done.
      Objects.requireNonNull(shuttingDown);
    }
  }

  private void kill() {
    List<ProcessHandle> tree = process.descendants().toList();
    process.destroyForcibly();
    for (ProcessHandle child : tree) {
      child.descendants().forEach(ProcessHandle::destroyForcibly);
      child.destroyForcibly();
    }
  }

  boolean isAlive() {
    return process.isAlive();
  }

  private void read() {
    try {
      received.put(readAll());
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    }
  }

  /** Passes on each line; gives what came after the last. */
  private Received readAll() throws InterruptedException {
    LineInput lines = new LineInput(process.getInputStream());
    try {
      for (String line = lines.next(); line != null; line = lines.next()) {
        received.put(new Received(line, null));
      }
      return new Received(null, null);
    } catch (Fault fault) {
      return new Received(null, fault.reason());
    } catch (IOException broken) {
      return new Received(null, null);
    }
  }

  /** An empty line is never sent: it closes the program's input. */
  private void write() {
    try (OutputStream out = process.getOutputStream()) {
      for (String line = toSend.take(); !line.isEmpty(); line = toSend.take()) {
        out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        if (toSend.isEmpty()) {
          out.flush();
        }
      }
    } catch (IOException gone) {
      // That it is gone shows where it is read.
      toSend.clear();
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Keeps the end of what the program complains of, and lets it complain for as long as it likes.
   */
  private void listen() {
    byte[] some = new byte[4096];
    try (InputStream in = process.getErrorStream()) {
      for (int count = in.read(some); count >= 0; count = in.read(some)) {
        complaints.add(new String(some, 0, count, StandardCharsets.UTF_8));
      }
    } catch (IOException gone) {
      complaints.add("");
    }
  }

  /** The end of a long text. */
  private static final class Tail {
    private final StringBuilder text = new StringBuilder();

    synchronized void add(String more) {
      text.append(more);
      text.delete(0, Math.max(0, text.length() - TAIL));
    }

    /** The last line that says anything. */
    synchronized String last() {
      return text.toString().lines().filter(line -> !line.isBlank()).reduce("", (a, b) -> b);
    }
  }
}
