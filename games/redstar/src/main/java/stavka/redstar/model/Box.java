package stavka.redstar.model;

import java.util.List;

/** Where counters are that are not on the map. */
public final class Box {
  /** Not in play. */
  public static final int POOL = 0;

  /** On the turn track, to arrive from the turn of {@link RedStarMarks#DUE} on [15.1, 15.7]. */
  public static final int TRACK = 1;

  /** Permanently eliminated, of either side [7.9.6]. */
  public static final int ELIMINATED = 2;

  /** Axis breakdown and build-up [17.2.4]. */
  public static final int BREAKDOWN = 3;

  /** Soviet force pool: corps and armies to build from [15.7.4, 17.3]. */
  public static final int FORCE_POOL = 4;

  /** Shock and Guards armies awaiting promotion [15.5.1]. */
  public static final int PROMOTION = 5;

  /** Rifle armies that have been promoted [15.5.2]. */
  public static final int PROMOTED = 6;

  /** Paratroops waiting for a drop [15.4.1]. */
  public static final int PARATROOPS = 7;

  /** The cup of leaders [14.4.4]. */
  public static final int LEADERS = 8;

  /** Eliminated economic assets [14.1.3]. */
  public static final int DESTROYED = 9;

  /** Evacuated factories [14.2.2]. */
  public static final int EVACUATED = 10;

  /** Air fleets that are at their bases [12.1.1]. */
  public static final int HANGAR = 11;

  public static final int COUNT = 12;

  /** The names of the boxes in data files and views, by number. */
  public static final List<String> NAMES =
      List.of(
          "pool",
          "track",
          "eliminated",
          "breakdown",
          "force-pool",
          "promotion",
          "promoted",
          "paratroops",
          "leaders",
          "destroyed",
          "evacuated",
          "hangar");

  private Box() {}
}
