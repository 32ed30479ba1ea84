package stavka.redstar.markers;

import java.util.List;
import stavka.engine.event.MarkerReleased;
import stavka.engine.event.Revealed;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.combat.Cup;
import stavka.operational.combat.Cups;
import stavka.operational.model.Marks;
import stavka.operational.model.Value;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.Marker;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.model.StrengthClass;
import stavka.redstar.model.SupplyState;

/** Strength markers: drawn for armies, kept, and given back. */
@Rule({"6.0", "6.2"})
public record MarkerCups(RedStarTheatre theatre, RedStarPieces pieces) implements Cups {
  public MarkerCups(RedStarTheatre theatre) {
    this(theatre, theatre.pieces());
  }

  @Override
  public int cups() {
    return StrengthClass.values().length;
  }

  @Override
  public int cupOf(int unit) {
    StrengthClass strength = pieces.kind(unit).strength();
    return strength == null ? -1 : strength.ordinal();
  }

  @Override
  public boolean untried(Position position, int unit) {
    return pieces.unmarked(position, unit);
  }

  /** The markers of a class that lie in their cup. */
  @Override
  @Rule("6.2.1")
  public Cup left(Position position, int cup) {
    List<Marker> markers = of(cup);
    return new Cup(
        markers.stream().map(MarkerCups::value).toList(),
        markers.stream().mapToInt(marker -> count(position, marker)).toArray());
  }

  private List<Marker> of(int cup) {
    return pieces.markers().stream().filter(m -> m.strength().ordinal() == cup).toList();
  }

  private static Value value(Marker marker) {
    return new Value(marker.full().attack(), marker.full().defence(), 0);
  }

  /** How many markers of a type lie in their cup. */
  private static int count(Position position, Marker marker) {
    return position.ledger(Ledger.CUPS + marker.type() - 1);
  }

  @Override
  public Value bare(int unit) {
    Marker.Strength bare = pieces.bare(unit);
    return new Value(bare.attack(), bare.defence(), 0);
  }

  /** An army has drawn a marker; one whose cup is empty goes without. */
  @Override
  @Rule({"6.2.2", "6.2.3"})
  public void drawn(Draft draft, int unit, int index, Value value, String rule) {
    Marker marker = of(cupOf(unit)).get(index);
    draft.add(Ledger.CUPS + marker.type() - 1, -1);
    draft.set(unit, RedStarMarks.MARKER, marker.type());
    draft.clear(unit, Marks.STEP);
    draft.say(new Revealed(unit, value.attack(), value.defence(), rule, marker.id()));
  }

  /** Takes an army's marker off it, to its cup or, if it has a black band, to the at-start box. */
  @Rule({"6.2.3", "6.2.4"})
  public void release(Draft draft, int unit) {
    Marker marker = pieces.marker(draft.view(), unit);
    if (marker != null) {
      draft.add((marker.band() ? Ledger.AT_START : Ledger.CUPS) + marker.type() - 1, 1);
      draft.clear(unit, RedStarMarks.MARKER);
      draft.clear(unit, Marks.STEP);
      draft.say(new MarkerReleased(unit, marker.id(), marker.band() ? "6.2.4" : "6.2.3"));
    }
  }

  /** Administrative step h: armies next to the enemy get a marker. */
  @Rule("6.2.2")
  public void drawForNeighbours(Draft draft) {
    for (int unit : pieces.all().filter(draft::onMap)) {
      if (pieces.unmarked(draft.view(), unit) && besideAxis(draft.view(), unit)) {
        draw(draft, unit, "6.2.2");
      }
    }
  }

  /** Administrative step i: armies away from the enemy give theirs back unless out of supply. */
  @Rule("6.2.3")
  public void releaseUnneeded(Draft draft) {
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (draft.onMap(unit)
          && pieces.marker(draft.view(), unit) != null
          && pieces.supply(draft.view(), unit) != SupplyState.NONE
          && !besideAxis(draft.view(), unit)) {
        release(draft, unit);
      }
    }
  }

  private boolean besideAxis(Position position, int unit) {
    return theatre.board(position).beside(Side.AXIS, position.place(unit));
  }

  /** Puts at-start markers back into the cups for one last use. */
  @Rule("18.1.1")
  public void recall(Draft draft) {
    for (Marker marker : pieces.markers()) {
      int entry = Ledger.AT_START + marker.type() - 1;
      draft.add(Ledger.CUPS + marker.type() - 1, draft.ledger(entry));
      draft.enter(entry, 0);
    }
    draft.enter(Ledger.RECALLED, 1);
  }
}
