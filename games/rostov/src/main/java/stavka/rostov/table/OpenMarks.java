package stavka.rostov.table;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.counter.Step;
import stavka.engine.position.OpenState;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.SupplyState;

/** What a counter shows, by the names of views. */
record OpenMarks(RostovPieces pieces) {
  List<String> marks(int unit, long word) {
    List<String> marks = new ArrayList<>(4);
    mark(marks, "moved", RostovMarks.MOVED.isSet(word));
    mark(marks, "fought", RostovMarks.FOUGHT.isSet(word));
    mark(marks, "fired", RostovMarks.FIRED.isSet(word));
    int supply = RostovMarks.SUPPLY.get(word);
    mark(marks, "emergency", supply == SupplyState.EMERGENCY.ordinal());
    mark(marks, "out", supply == SupplyState.OUT.ordinal());
    mark(marks, "overrun", RostovMarks.OVERRUN.isSet(word));
    mark(marks, "activated", RostovMarks.ACTIVATED.isSet(word));
    mark(marks, "obliged", RostovMarks.OBLIGED.isSet(word));
    mark(marks, "refit", RostovMarks.REFIT.isSet(word));
    mark(marks, "held-mark", RostovMarks.HELD.isSet(word));
    mark(marks, "garrison", RostovMarks.GARRISON.isSet(word));
    mark(marks, "shifted", pieces.greatGun(unit) && RostovMarks.SHIFTED.isSet(word));
    mark(marks, "kept", RostovMarks.KEPT.isSet(word));
    mark(marks, "unknown", pieces.untried(unit, word));
    turned(marks, unit, RostovMarks.TURNED.isSet(word));
    int attack = RostovMarks.DECLARED.get(word);
    mark(marks, "attack-" + attack, attack > 0);
    int supported = RostovMarks.COMMITTED.get(word);
    mark(marks, "supports-" + supported, supported > 0);
    return marks;
  }

  /** What the other side of a counter of one step says. */
  private void turned(List<String> marks, int unit, boolean turned) {
    Kind kind = pieces.kind(unit);
    mark(marks, "non-op", turned && kind == Kind.HEADQUARTERS);
    mark(marks, "active", turned && kind == Kind.BASE);
    mark(marks, "inactive", !turned && kind == Kind.BASE);
    mark(marks, "dump", turned && kind == Kind.SUPPLY);
    mark(marks, "building", turned && kind == Kind.PONTOON);
    mark(marks, "firing", turned && pieces.greatGun(unit));
  }

  private static void mark(List<String> marks, String mark, boolean shows) {
    if (shows) {
      marks.add(mark);
    }
  }

  OpenState.Figures figures(int unit, long word) {
    if (pieces.untried(unit, word)) {
      return OpenState.Figures.UNKNOWN;
    }
    Step face = pieces.face(unit, word);
    if (pieces.combat(unit)) {
      return new OpenState.Figures(face.attack(), face.defence(), face.movement());
    }
    return pieces.column(unit)
        ? new OpenState.Figures(null, null, face.movement())
        : OpenState.Figures.UNKNOWN;
  }
}
