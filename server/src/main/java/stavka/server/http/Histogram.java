package stavka.server.http;

import java.util.concurrent.atomic.LongAdder;

/** How many took how long. */
final class Histogram {
  private static final double[] SECONDS = {0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10};

  private final LongAdder[] counts = new LongAdder[SECONDS.length + 1];
  private final LongAdder nanos = new LongAdder();

  Histogram() {
    for (int i = 0; i < counts.length; i++) {
      counts[i] = new LongAdder();
    }
  }

  void add(long took) {
    int bucket = 0;
    while (bucket < SECONDS.length && took > SECONDS[bucket] * 1e9) {
      bucket++;
    }
    counts[bucket].increment();
    nanos.add(took);
  }

  /**
   * @param labels without braces; may be empty
   */
  void write(MeterText text, String name, String labels) {
    long sum = 0;
    for (int i = 0; i <= SECONDS.length; i++) {
      sum += counts[i].sum();
      String bound = i < SECONDS.length ? Double.toString(SECONDS[i]) : "+Inf";
      String all = labels + (labels.isEmpty() ? "" : ",") + "le=\"" + bound + "\"";
      text.value(name + "_bucket{" + all + "}", sum);
    }
    String braces = labels.isEmpty() ? "" : "{" + labels + "}";
    text.seconds(name + "_sum" + braces, nanos.sum() / 1e9);
    text.value(name + "_count" + braces, sum);
  }
}
