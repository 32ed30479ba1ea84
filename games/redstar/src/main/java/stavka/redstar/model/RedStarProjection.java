package stavka.redstar.model;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.board.Projection;

/**
 * Zones of control: of most kinds, of weak Kampfgruppen in pairs, and over ice for those who go
 * over it.
 */
@Rule({"5.0", "5.0.1", "5.0.3"})
record RedStarProjection(RedStarGround ground, RedStarPieces pieces, Charts charts)
    implements Projection {
  @Override
  public Share share(Position position, int unit) {
    if (pieces.exertsZone(position, unit)) {
      return Share.WHOLE;
    }
    return pieces.weak(position, unit) ? Share.PART : Share.NONE;
  }

  @Override
  @Rule({"3.3.4", "5.0.5"})
  public int barriers(Position position, int unit, int hex) {
    boolean overIce =
        pieces.side(unit) == Side.SOVIET
            && !pieces.motorised(unit)
            && charts.calendar().weather(position.turn()).freezes();
    return ground.barriers(hex, overIce);
  }

  @Override
  public int conditions(Position position) {
    return charts.calendar().weather(position.turn()).freezes() ? 1 : 0;
  }

  @Override
  public int parts() {
    return charts.limits().zones().weakPair();
  }
}
