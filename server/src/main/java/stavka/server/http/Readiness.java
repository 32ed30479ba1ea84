package stavka.server.http;

/** How the server is. */
public interface Readiness {
  /** Whether it is about to end. */
  boolean stopping();

  /** Whether what it is told can be stored. */
  boolean storeWorks();

  /** Adds what there is to measure. */
  void write(MeterText text);
}
