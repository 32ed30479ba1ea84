package stavka.server.http;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import stavka.server.match.Answer;
import stavka.server.match.Matches;

/** What the server counts, in the text format of Prometheus. */
public final class Meters {
  private final Map<String, LongAdder> answers = new ConcurrentHashMap<>();
  private final Map<Integer, LongAdder> responses = new ConcurrentHashMap<>();
  private final LongAdder submitNanos = new LongAdder();
  private final AtomicInteger streams = new AtomicInteger();
  private final LongAdder streamsBegun = new LongAdder();

  void answered(Answer answer, long nanos) {
    String kind = answer.getClass().getSimpleName().toLowerCase(Locale.ROOT);
    answers.computeIfAbsent(kind, key -> new LongAdder()).increment();
    submitNanos.add(nanos);
  }

  void responded(int status) {
    responses.computeIfAbsent(status, key -> new LongAdder()).increment();
  }

  /** All responses and streams begun so far. */
  long total() {
    long ended = responses.values().stream().mapToLong(LongAdder::sum).sum();
    return ended + streamsBegun.sum();
  }

  void streamOpened() {
    streamsBegun.increment();
    streams.incrementAndGet();
  }

  void streamClosed() {
    streams.decrementAndGet();
  }

  String text(Matches matches) {
    Runtime runtime = Runtime.getRuntime();
    StringBuilder text = new StringBuilder();
    gauge(text, "stavka_matches", "Matches in the store.", matches.count());
    gauge(text, "stavka_matches_loaded", "Matches in memory.", matches.loaded().size());
    gauge(text, "stavka_streams", "Open streams.", streams.get());
    gauge(
        text,
        "stavka_memory_used_bytes",
        "Heap in use.",
        runtime.totalMemory() - runtime.freeMemory());
    head(text, "stavka_orders_total", "Orders submitted, by what came of them.", "counter");
    new TreeMap<>(answers)
        .forEach((kind, count) -> line(text, "stavka_orders_total", "answer", kind, count.sum()));
    head(text, "stavka_submit_seconds_total", "Time spent on submitted orders.", "counter");
    text.append("stavka_submit_seconds_total ").append(submitNanos.sum() / 1e9).append('\n');
    head(text, "stavka_responses_total", "Responses, by status.", "counter");
    new TreeMap<>(responses)
        .forEach(
            (status, count) ->
                line(text, "stavka_responses_total", "status", status.toString(), count.sum()));
    return text.toString();
  }

  private static void gauge(StringBuilder text, String name, String help, long value) {
    head(text, name, help, "gauge");
    text.append(name).append(' ').append(value).append('\n');
  }

  private static void head(StringBuilder text, String name, String help, String type) {
    text.append("# HELP ").append(name).append(' ').append(help).append('\n');
    text.append("# TYPE ").append(name).append(' ').append(type).append('\n');
  }

  private static void line(
      StringBuilder text, String name, String label, String value, long count) {
    text.append(name).append('{').append(label).append("=\"").append(value).append("\"} ");
    text.append(count).append('\n');
  }
}
