package stavka.kharkov.movement;

import static stavka.engine.reason.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.KharkovPieces;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.SetUpPlace;
import stavka.kharkov.sector.Sector;
import stavka.operational.movement.Movers;

/** Which units may move together in a phase. */
public final class KharkovMovers extends Movers {
  private final KharkovPieces pieces;
  private final Sector sector;

  public KharkovMovers(KharkovTheatre theatre, Sector sector) {
    super(theatre);
    this.pieces = theatre.pieces();
    this.sector = sector;
  }

  @Override
  @Rule("6.51")
  protected @Nullable Objection kept(Position position, int unit) {
    return sector.waits(position, unit) ? Objection.of("6.51", "south-waits", unit(unit)) : null;
  }

  @Override
  protected boolean sameEntrance(Position position, int first, int other) {
    return pieces.setUpPlace(first).entry().equals(pieces.setUpPlace(other).entry());
  }

  /** It may come later than its turn. */
  @Override
  @Rule({"16.0", "16.21"})
  public boolean due(Position position, int unit) {
    SetUpPlace place = pieces.setUpPlace(unit);
    return place.arrives() && place.turn() <= position.turn() && position.inBox(unit, Box.WAITING);
  }

  /** Why units cannot step from one hex to another by any means but rail, or null. */
  @Rule("6.77")
  public @Nullable Objection keptSouth(Position position, Ints units, int from, int to) {
    for (int i = 0; i < units.size(); i++) {
      if (sector.keeps(position, units.get(i), from, to)) {
        return Objection.of("6.77", "kept-south", unit(units.get(i)));
      }
    }
    return null;
  }
}
