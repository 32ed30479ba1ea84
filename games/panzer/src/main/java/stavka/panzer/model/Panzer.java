package stavka.panzer.model;

/** The name of the system that both games are built on, by which its code can be found. */
public final class Panzer {
  /** The games of the system, as rules name them. */
  public static final String KHARKOV = "kharkov";

  public static final String GUDERIAN = "guderian";

  /** Where a position keeps what the shared rules derive from it; a game's own follow. */
  public static final int BOARD_SLOT = 0;

  public static final int COMMAND_SLOT = 1;
  public static final int SCORE_SLOT = 2;
  public static final int FIRST_OWN_SLOT = 3;

  private Panzer() {}
}
