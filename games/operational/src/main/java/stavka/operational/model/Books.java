package stavka.operational.model;

/**
 * The games whose books rules of shared code have numbers in, as {@code @Rule(in = ...)} names
 * them.
 */
public final class Books {
  public static final String KHARKOV = "kharkov";
  public static final String GUDERIAN = "guderian";

  private Books() {}
}
