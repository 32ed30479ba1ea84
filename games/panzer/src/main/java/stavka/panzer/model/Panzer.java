package stavka.panzer.model;

/** The name of the system that both games are built on, by which its code can be found. */
public final class Panzer {
  /** The games of the system, as rules name them. */
  public static final String KHARKOV = "kharkov";

  public static final String GUDERIAN = "guderian";

  private Panzer() {}
}
