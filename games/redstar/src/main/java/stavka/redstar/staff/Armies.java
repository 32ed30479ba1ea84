package stavka.redstar.staff;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.redstar.arrival.ArrivalSection.Promote;
import stavka.redstar.conversion.SovietStage.Absorb;
import stavka.redstar.conversion.SovietStage.Disband;
import stavka.redstar.conversion.SovietStage.Form;
import stavka.redstar.model.Box;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Marker;
import stavka.redstar.model.RedStarPieces;

/** Soviet armies: which to promote, to form, to fill up and to break down. */
record Armies(Staff staff, RedStarPieces pieces) {
  /** What a corps is worth beside its strength: a hex held, a zone. */
  private static final double PRESENCE = 1;

  /** The gain in strength for which the marker of an army goes back to the cup. */
  private static final double WORTH_DISBANDING = 6;

  Armies(Staff staff) {
    this(staff, staff.muster().pieces());
  }

  private double strength(Position position, int unit) {
    return staff.muster().attack(position, unit) + staff.muster().defence(position, unit);
  }

  /** The weakest of those near the front, since its marker is changed for a full one. */
  double promotion(Position position, Promote promote) {
    int hex = position.place(promote.army());
    double gain = strength(position, promote.elite()) - strength(position, promote.army());
    return 20 + gain - 0.2 * staff.scene(position).distance(Side.AXIS, hex);
  }

  double absorbing(Position position, Absorb absorb) {
    Marker marker = pieces.marker(position, absorb.army());
    if (marker == null) {
      return -1;
    }
    double full = marker.full().attack() + marker.full().defence();
    return 1
        + full
        - strength(position, absorb.army())
        - strength(position, absorb.corps())
        - PRESENCE;
  }

  double forming(Position position, Form form) {
    double before = PRESENCE;
    for (int corps : form.corps()) {
      before += strength(position, corps);
    }
    return strength(position, form.army()) - before;
  }

  /**
   * Two corps of the pool may be far stronger than an army with a weak marker. Only regular armies
   * can be formed again [17.4].
   */
  double disbanding(Position position, Disband disband) {
    int hex = position.place(disband.army());
    Draft gone = position.edit();
    gone.moveToBox(disband.army(), Box.FORCE_POOL);
    boolean fits = staff.theatre().stacking().fits(gone.view(), disband.corps(), hex);
    if (!fits || !pieces.is(disband.army(), Kind.RIFLE_ARMY)) {
      return -1;
    }
    double after = PRESENCE;
    for (int corps : disband.corps()) {
      after += strength(position, corps);
    }
    return after - strength(position, disband.army()) - WORTH_DISBANDING;
  }
}
