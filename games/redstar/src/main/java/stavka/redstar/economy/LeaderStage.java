package stavka.redstar.economy;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Noted;
import stavka.engine.event.Placed;
import stavka.engine.hex.HexSet;
import stavka.engine.order.Order;
import stavka.engine.play.ChoiceStage;
import stavka.engine.play.Decision;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.redstar.model.Box;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.supply.Supply;

/** A leader comes: first the hex is named, then he is drawn. */
@Rule({"14.4.3", "14.4.4"})
final class LeaderStage extends ChoiceStage {
  private final RedStarTheatre theatre;
  private final RedStarPieces pieces;
  private final Supply supply;

  LeaderStage(RedStarTheatre theatre, Supply supply) {
    super(new Decision(Side.SOVIET, "choose-leader-hex", "14.4.4"));
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.supply = supply;
  }

  /** The leaders in the cup. */
  private Ints cup(Position position) {
    Ints cup = Ints.EMPTY;
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.is(unit, Kind.LEADER) && position.inBox(unit, Box.LEADERS)) {
        cup = cup.with(unit);
      }
    }
    return cup;
  }

  private boolean due(Position position) {
    return position.ledger(Ledger.LEADER_DUE) != 0 && !cup(position).isEmpty();
  }

  @Override
  protected @Nullable Objection objection(Position position, Order order) {
    if (!(order instanceof Summon summon) || !due(position)) {
      return Objection.of("14.4.3", "one-leader");
    }
    int hex = summon.hex();
    if (hex < 0 || hex >= position.grid().size()) {
      return Objection.of("14.4.4", "leader-hex", hex(-1));
    }
    HexSet supplied = supply.supplied(position, cup(position).first());
    return fit(position, supplied, hex) ? null : Objection.of("14.4.4", "leader-hex", hex(hex));
  }

  private boolean fit(Position position, HexSet supplied, int hex) {
    Board board = theatre.board(position);
    return board.inPlay(hex)
        && supplied.has(hex)
        && !board.holds(Side.AXIS, hex)
        && !board.inEnemyZone(Side.SOVIET, hex);
  }

  @Override
  protected @Nullable Objection whyNotEnd(Position position) {
    return any(position) ? Objection.of("14.4.4", "leader-comes") : null;
  }

  @Override
  protected boolean any(Position position) {
    if (due(position)) {
      HexSet supplied = supply.supplied(position, cup(position).first());
      for (int hex = 0; hex < position.grid().size(); hex++) {
        if (fit(position, supplied, hex)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The hexes from which he would help against most Axis units first. */
  @Override
  protected void list(Position position, Consumer<? super Order> action) {
    if (!due(position)) {
      return;
    }
    HexSet supplied = supply.supplied(position, cup(position).first());
    List<Integer> hexes = new ArrayList<>();
    for (int hex = 0; hex < position.grid().size(); hex++) {
      if (fit(position, supplied, hex)) {
        hexes.add(hex);
      }
    }
    int range = theatre.charts().limits().combat().leaderRange();
    int[] use = new int[position.grid().size()];
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (position.onMap(unit) && pieces.side(unit) == Side.AXIS) {
        int at = position.place(unit);
        hexes.forEach(hex -> use[hex] += position.grid().distance(hex, at) <= range ? 1 : 0);
      }
    }
    hexes.sort(Comparator.comparingInt((Integer hex) -> -use[hex]).thenComparing(hex -> hex));
    hexes.forEach(hex -> action.accept(new Summon(hex)));
  }

  @Override
  protected void give(Draft draft, Order order) {
    Ints cup = cup(draft.view());
    int leader = cup.get(draft.draw(cup.size()));
    int hex = ((Summon) order).hex();
    draft.enter(Ledger.LEADER_DUE, 0);
    draft.moveTo(leader, hex);
    draft.say(new Placed(Ints.of(leader), hex, "14.4.4"));
    draft.say(Noted.of("14.4.4", "leader-arrives", unit(leader), hex(hex)));
  }
}
