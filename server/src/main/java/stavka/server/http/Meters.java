package stavka.server.http;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import stavka.server.match.Answer;

/** What the server counts as it answers. */
public final class Meters {
  private final Map<String, LongAdder> answers = new ConcurrentHashMap<>();
  private final Map<Integer, LongAdder> responses = new ConcurrentHashMap<>();
  private final Map<String, Histogram> times = new ConcurrentHashMap<>();
  private final Histogram submits = new Histogram();
  private final AtomicInteger streams = new AtomicInteger();
  private final LongAdder streamsBegun = new LongAdder();

  void answered(Answer answer, long nanos) {
    String kind = answer.getClass().getSimpleName().toLowerCase(Locale.ROOT);
    answers.computeIfAbsent(kind, key -> new LongAdder()).increment();
    submits.add(nanos);
  }

  /**
   * @param route the path with its parameters in braces
   */
  void responded(String route, int status, long nanos) {
    responses.computeIfAbsent(status, key -> new LongAdder()).increment();
    if (!route.endsWith("/stream")) {
      times.computeIfAbsent(route, key -> new Histogram()).add(nanos);
    }
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

  /** In the text format of Prometheus. */
  void write(MeterText text) {
    text.gauge("stavka_streams", "Open streams.", streams.get());
    text.head("stavka_orders_total", "Orders submitted, by what came of them.", "counter");
    new TreeMap<>(answers)
        .forEach((kind, count) -> text.line("stavka_orders_total", "answer", kind, count.sum()));
    text.head("stavka_submit_seconds", "Time from an order's coming to its answer.", "histogram");
    submits.write(text, "stavka_submit_seconds", "");
    text.head("stavka_responses_total", "Responses, by status.", "counter");
    new TreeMap<>(responses)
        .forEach(
            (status, count) ->
                text.line("stavka_responses_total", "status", status.toString(), count.sum()));
    text.head("stavka_request_seconds", "Time to answer a request, by route.", "histogram");
    new TreeMap<>(times)
        .forEach(
            (route, histogram) ->
                histogram.write(text, "stavka_request_seconds", "route=\"" + route + "\""));
  }
}
