package stavka.server.http;

import java.util.List;

/** How the server is. */
public interface Readiness {
  /** Whether it is about to end. */
  boolean stopping();

  /** Whether what it is told can be stored. */
  boolean storeWorks();

  /** What it cannot do for everybody just now, in a word or two each. */
  List<String> troubles();

  /** Adds what there is to measure. */
  void write(MeterText text);
}
