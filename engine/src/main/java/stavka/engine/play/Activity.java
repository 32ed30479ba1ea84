package stavka.engine.play;

/** What kind of choice is open, so that page and bots know how to put it. */
public enum Activity {
  SET_UP,
  MOVE,
  ATTACK,
  /** Attacks are announced, to be made later. */
  DECLARE,
  /** Anything that is settled by one of a few orders: losses, retreats, replies. */
  ANSWER
}
