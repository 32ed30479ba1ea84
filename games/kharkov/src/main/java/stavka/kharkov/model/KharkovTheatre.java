package stavka.kharkov.model;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Citations;
import stavka.operational.model.Stacking;
import stavka.operational.model.Theatre;

/** Everything about the game that does not change while it is played. */
public record KharkovTheatre(KharkovGround ground, KharkovPieces pieces, Charts charts)
    implements Theatre {
  private static final Citations CITES = Citations.beside(KharkovTheatre.class);

  @Override
  public Stacking stacking() {
    return new ThreeToAHex(this);
  }

  @Override
  public Citations cites() {
    return CITES;
  }

  /** Whether a garrison still holds a hex [15.3]. */
  @Rule("15.34")
  public boolean garrisoned(Position position, int hex) {
    int city = ground.cityIndex(hex);
    return city >= 0 && (position.ledger(Ledger.GARRISONS_GONE) & (1 << city)) == 0;
  }

  @Override
  public boolean garrisoned(Position position, Side side, int hex) {
    return side == Side.AXIS && garrisoned(position, hex);
  }

  @Override
  public Ints garrisons(Position position, Side side) {
    if (side == Side.SOVIET) {
      return Ints.EMPTY;
    }
    int gone = position.ledger(Ledger.GARRISONS_GONE);
    if (gone == 0) {
      return ground.cityHexes();
    }
    int[] hexes = new int[ground.cityHexes().size()];
    int count = 0;
    for (int i = 0; i < hexes.length; i++) {
      if ((gone & (1 << i)) == 0) {
        hexes[count++] = ground.cityHexes().get(i);
      }
    }
    return Ints.prefix(hexes, count);
  }
}
