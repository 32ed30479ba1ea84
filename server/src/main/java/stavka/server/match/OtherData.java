package stavka.server.match;

/** A match that cannot go on here, since the game has other data than those it was begun with. */
public final class OtherData extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * @param mark of the data the match was begun with; empty for the shipped ones
   */
  OtherData(String mark) {
    super(
        mark.isEmpty()
            ? "this match was begun with the shipped data: start the server without --data"
            : "this match was begun with data of somebody's own ("
                + mark
                + "): start the server"
                + " with them, --data",
        null,
        false,
        false);
  }
}
