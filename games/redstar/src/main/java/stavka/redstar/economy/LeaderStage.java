package stavka.redstar.economy;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.function.Consumer;
import java.util.function.IntPredicate;
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
import stavka.redstar.economy.EconomySection.Summon;
import stavka.redstar.model.Box;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.supply.Supply;

/** A leader comes: first the hex is named, then he is drawn. */
@Rule({"14.4.3", "14.4.4"})
record LeaderStage(RedStarTheatre theatre, Supply supply) implements ChoiceStage {
  @Override
  public Decision decision() {
    return new Decision(Side.SOVIET, "choose-leader-hex", "14.4.4");
  }

  /** The leaders in the cup. */
  private Ints cup(Position position) {
    return theatre.pieces().of(Kind.LEADER).filter(unit -> position.inBox(unit, Box.LEADERS));
  }

  private boolean due(Position position) {
    return position.ledger(Ledger.LEADER_DUE) != 0 && !cup(position).isEmpty();
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    if (!(order instanceof Summon(int hex)) || !due(position)) {
      return Objection.of("14.4.3", "one-leader");
    }
    if (!position.grid().has(hex)) {
      return Objection.of("14.4.4", "leader-hex", hex(-1));
    }
    return site(position).test(hex) ? null : Objection.of("14.4.4", "leader-hex", hex(hex));
  }

  /** Whether a leader may come to a hex. */
  private IntPredicate site(Position position) {
    Board board = theatre.board(position);
    HexSet supplied = supply.supplied(position, cup(position).first());
    return hex ->
        board.inPlay(hex)
            && supplied.has(hex)
            && !board.holds(Side.AXIS, hex)
            && !board.inEnemyZone(Side.SOVIET, hex);
  }

  @Override
  public @Nullable Objection whyNotEnd(Position position) {
    return any(position) ? Objection.of("14.4.4", "leader-comes") : null;
  }

  @Override
  public boolean any(Position position) {
    return due(position) && position.grid().hexes().anyMatch(site(position));
  }

  /** The hexes from which he would help against most Axis units first. */
  @Override
  public void list(Position position, Consumer<? super Order> action) {
    if (!due(position)) {
      return;
    }
    int range = theatre.charts().limits().combat().leaderRange();
    int[] use = new int[position.grid().size()];
    Ints hexes = Ints.of(position.grid().hexes().filter(site(position)).toArray());
    for (int unit : theatre.pieces().all()) {
      if (position.onMap(unit) && theatre.side(unit) == Side.AXIS) {
        for (int hex : hexes) {
          use[hex] += position.distance(unit, hex) <= range ? 1 : 0;
        }
      }
    }
    hexes.sorted(hex -> -use[hex]).each(hex -> action.accept(new Summon(hex)));
  }

  @Override
  public void give(Draft draft, Order order) {
    Ints cup = cup(draft.view());
    int leader = cup.get(draft.draw(cup.size()));
    int hex = ((Summon) order).hex();
    draft.enter(Ledger.LEADER_DUE, 0);
    draft.moveTo(leader, hex);
    draft.say(new Placed(Ints.of(leader), hex, "14.4.4"));
    draft.say(Noted.of("14.4.4", "leader-arrives", unit(leader), hex(hex)));
  }
}
