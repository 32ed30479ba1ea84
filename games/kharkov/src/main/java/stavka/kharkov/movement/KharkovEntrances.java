package stavka.kharkov.movement;

import java.util.Arrays;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.FrontOfTheMoment;
import stavka.kharkov.model.KharkovGround;
import stavka.kharkov.model.KharkovPieces;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.SetUpPlace;
import stavka.operational.movement.Entrances;

/** By which hexes arrivals come onto the map. */
@Rule("16.0")
public final class KharkovEntrances implements Entrances {
  private final KharkovTheatre theatre;
  private final KharkovPieces pieces;
  private final Ints east;
  private final Ints south;
  private final Ints northFromTheWest;
  private final Ints northInDoubt;

  public KharkovEntrances(KharkovTheatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.east = Ints.of(east(theatre.ground()).toArray());
    this.south = Ints.of(theatre.map().region("edge-south").toArray());
    this.northFromTheWest = northFromTheWest(theatre.ground());
    this.northInDoubt = northInDoubt(theatre.ground(), northFromTheWest);
  }

  /** Soviet arrivals: the east edge north of the front. */
  @Rule("16.1")
  private static HexSet east(KharkovGround ground) {
    HexSet edge = ground.map().region("edge-east");
    return HexSet.where(ground.grid(), hex -> edge.has(hex) && ground.onBank(Side.SOVIET, hex));
  }

  private static Ints northFromTheWest(KharkovGround ground) {
    return Ints.of(
        Arrays.stream(ground.map().region("edge-north").toArray())
            .boxed()
            .sorted(Comparator.comparingInt(ground.grid()::column))
            .mapToInt(Integer::intValue)
            .toArray());
  }

  /** What the book allows where the front is in doubt: the north edge west of hex 0116. */
  @Rule("16.22")
  private static Ints northInDoubt(KharkovGround ground, Ints edge) {
    int limit = ground.map().hex("0116");
    int column = limit == HexGrid.NONE ? ground.grid().columns() : ground.grid().column(limit);
    return Ints.of(edge.stream().filter(hex -> ground.grid().column(hex) < column).toArray());
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
    return switch (pieces.setUpPlace(unit).entry()) {
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
    SetUpPlace place = pieces.setUpPlace(unit);
    return place.arrives() && place.turn() <= position.turn() && position.inBox(unit, Box.WAITING);
  }

  @Override
  public boolean together(Position position, int first, int other) {
    return pieces.setUpPlace(first).entry().equals(pieces.setUpPlace(other).entry());
  }

  @Override
  public @Nullable String rule(int unit) {
    return switch (pieces.setUpPlace(unit).entry()) {
      case "east" -> "16.1";
      case "south" -> "16.21";
      case "north" -> "16.22";
      default -> null;
    };
  }
}
