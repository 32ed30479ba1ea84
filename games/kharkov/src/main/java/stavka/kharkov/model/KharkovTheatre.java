package stavka.kharkov.model;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Boards;
import stavka.operational.board.Presence;
import stavka.operational.board.Projection;
import stavka.operational.board.Stacking;
import stavka.operational.model.Citations;
import stavka.operational.model.Theatre;

/** Everything about the game that does not change while it is played. */
public record KharkovTheatre(
    KharkovGround ground, KharkovPieces pieces, Charts charts, Boards boards, Stacking stacking)
    implements Theatre {
  private static final Citations CITES = Citations.beside(KharkovTheatre.class);

  public KharkovTheatre(KharkovGround ground, KharkovPieces pieces, Charts charts) {
    this(ground, pieces, charts, boards(ground, pieces), stacking(pieces, charts.limits().stack()));
  }

  /** Whatever stands on a hex keeps the enemy out and cancels his zones, garrisons too. */
  @Rule({"6.22", "6.23", "8.0", "8.2", "8.22", "8.24", "8.25"})
  @Rule({"9.61", "10.23", "11.1", "15.31"})
  private static Boards boards(KharkovGround ground, KharkovPieces pieces) {
    return new Boards(
            ground.grid(),
            pieces.roster(),
            new Presence(unit -> true, pieces::combat, unit -> true),
            Projection.of(pieces::projects, hex -> 0))
        .holding((position, side) -> garrisons(ground, position, side));
  }

  /** At most three combat units, or as many as the charts say, stand on a hex; no others count. */
  @Rule({"8.0", "8.1", "10.16"})
  private static Stacking stacking(KharkovPieces pieces, int most) {
    return new Stacking(pieces.roster(), unit -> pieces.combat(unit) ? 1 : 0, (side, hex) -> most);
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

  private static Ints garrisons(KharkovGround ground, Position position, Side side) {
    if (side == Side.SOVIET) {
      return Ints.EMPTY;
    }
    int gone = position.ledger(Ledger.GARRISONS_GONE);
    return gone == 0 ? ground.cityHexes() : ground.citiesWithout(gone);
  }
}
