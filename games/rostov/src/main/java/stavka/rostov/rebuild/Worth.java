package stavka.rostov.rebuild;

import stavka.engine.counter.Step;
import stavka.rostov.model.RostovPieces;

/** What a unit is worth to its staff when it is whole. */
final class Worth {
  private Worth() {}

  /** Attack, defence and support of its front. */
  static int of(RostovPieces pieces, int unit) {
    Step face = pieces.profile(unit).steps().getFirst();
    return face.attack() + face.defence() + pieces.profile(unit).support();
  }
}
