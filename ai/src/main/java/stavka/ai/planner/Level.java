package stavka.ai.planner;

import java.util.List;

/**
 * How much work a player puts into a turn.
 *
 * @param concerts whether attacks are planned before the moves that make them possible
 * @param styles the plans that are compared, the one to begin with first
 * @param samples how often each is played out before the worse half is dropped; 0 for not at all
 */
record Level(String name, boolean concerts, List<Style> styles, int samples) {
  /** Puts each unit where it stands best, and attacks what it finds before it. */
  static final Level CADET = new Level("cadet", false, List.of(Style.STEADY), 0);

  /** Plans the attacks of a phase together, and every move to serve them. */
  static final Level COLONEL = new Level("colonel", true, List.of(Style.STEADY), 0);

  /** In the last turns plays several such plans out, against an enemy who plans as well. */
  static final Level GENERAL = new Level("general", true, Style.MANY, 2);
}
