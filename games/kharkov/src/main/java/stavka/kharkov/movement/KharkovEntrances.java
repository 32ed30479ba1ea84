package stavka.kharkov.movement;

import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.FrontOfTheMoment;
import stavka.kharkov.model.KharkovGround;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.SetUpPlace;
import stavka.operational.movement.Entrances;

/** By which hexes arrivals come onto the map. */
@Rule("16.0")
public record KharkovEntrances(
    KharkovTheatre theatre, Ints east, Ints south, Ints northFromTheWest, Ints northInDoubt)
    implements Entrances {

  public KharkovEntrances(KharkovTheatre theatre) {
    Ints north = theatre.map().region("edge-north").toInts().sorted(theatre.grid()::column);
    this(
        theatre,
        east(theatre.ground()),
        theatre.map().region("edge-south").toInts(),
        north,
        northInDoubt(theatre.ground(), north));
  }

  /** Soviet arrivals: the east edge north of the front. */
  @Rule("16.1")
  private static Ints east(KharkovGround ground) {
    Ints edge = ground.map().region("edge-east").toInts();
    return edge.filter(hex -> ground.onBank(Side.SOVIET, hex));
  }

  /** What the book allows where the front is in doubt: the north edge west of hex 0116. */
  @Rule("16.22")
  private static Ints northInDoubt(KharkovGround ground, Ints edge) {
    int limit = ground.map().hex("0116");
    int column = limit == HexGrid.NONE ? ground.grid().columns() : ground.grid().column(limit);
    return edge.filter(hex -> ground.grid().column(hex) < column);
  }

  /**
   * German arrivals in the north: the north edge west of the first hex that is Soviet. The front is
   * in doubt if nothing of the edge is Soviet, or if the Axis stands on it east of that hex.
   */
  @Rule("16.22")
  private Ints north(Position position) {
    FrontOfTheMoment now = new FrontOfTheMoment(theatre, position);
    int front = 0;
    while (front < northFromTheWest.size() && !now.soviet(northFromTheWest.get(front))) {
      front++;
    }
    boolean doubt = front == northFromTheWest.size();
    for (int i = front; i < northFromTheWest.size(); i++) {
      doubt |= now.axis(northFromTheWest.get(i));
    }
    return doubt ? northInDoubt : Ints.prefix(northFromTheWest.toArray(), front);
  }

  /** The hexes a unit may enter by. */
  @Override
  @Rule({"16.1", "16.21", "16.22"})
  public Ints choices(Position position, int unit) {
    return switch (theatre.pieces().setUpPlace(unit).entry()) {
      case "east" -> east;
      case "south" -> south;
      case "north" -> north(position);
      default -> Ints.EMPTY;
    };
  }

  /** It may come later than its turn. */
  @Override
  @Rule({"16.0", "16.21"})
  public boolean due(Position position, int unit) {
    SetUpPlace place = theatre.pieces().setUpPlace(unit);
    return place.arrives() && place.turn() <= position.turn() && position.inBox(unit, Box.WAITING);
  }

  @Override
  public boolean together(Position position, int first, int other) {
    return theatre
        .pieces()
        .setUpPlace(first)
        .entry()
        .equals(theatre.pieces().setUpPlace(other).entry());
  }

  @Override
  public @Nullable String rule(int unit) {
    return switch (theatre.pieces().setUpPlace(unit).entry()) {
      case "east" -> "16.1";
      case "south" -> "16.21";
      case "north" -> "16.22";
      default -> null;
    };
  }
}
