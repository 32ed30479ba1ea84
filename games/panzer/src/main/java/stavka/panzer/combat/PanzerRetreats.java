package stavka.panzer.combat;

import java.util.List;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.play.ListedOrders;
import stavka.engine.play.Orders;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.operational.combat.Battle;
import stavka.operational.combat.RetreatUnits;
import stavka.operational.model.Books;
import stavka.operational.model.Citations;
import stavka.operational.model.Marks;

/** Beaten units fall back one by one, in any order, as their owner or his enemy chooses. */
record PanzerRetreats(Doctrine doctrine, PanzerRetreatPaths paths) implements RetreatUnits.Lodging {
  /** Beaten units fall back one by one, in any order. */
  @Books.Kharkov({"9.62", "9.63"})
  @Books.Guderian({"9.72", "9.73"})
  RetreatUnits step() {
    return new RetreatUnits(
        (position, battle, unit, origin, hexes) ->
            paths.of(position, unit, hexes, battle.party().fled()),
        RetreatUnits.Price.NONE,
        this::strand,
        doctrine.casualties().casualties(),
        this,
        doctrine.entryEffect(),
        this::ask,
        doctrine.cites());
  }

  /** The owner or his enemy chooses the ways; attendants of attackers follow as he likes. */
  private Orders ask(Position position, Battle battle, List<Order> offered) {
    Citations cites = doctrine.cites();
    Side side = battle.side();
    Side router = doctrine.customs().routes(position, side);
    boolean following = RetreatUnits.pending(battle).isEmpty();
    String code = following ? "hq-follows" : router == side ? "retreat-units" : "retreat-enemy";
    return new ListedOrders(
        new Decision(following ? side : router, code, cites.rule(code)),
        offered,
        cites.objection("no-such-retreat"));
  }

  /** Units that the retreats of others have cut off are eliminated, attendants stranded. */
  @Books.Kharkov({"9.56", "9.61", "10.14"})
  private void strand(Draft draft, int unit, int hexes) {
    if (doctrine.pieces().combat(unit)) {
      doctrine.casualties().eliminate(draft, unit, doctrine.cites().rule("cut-off"));
    } else {
      doctrine.attendants().strand(draft, unit);
    }
  }

  /** Puts a unit where its retreat ends; among friends it is a guest. */
  @Override
  @Books.Kharkov("9.65")
  public void go(Draft draft, Battle battle, int unit, int hex) {
    boolean guest =
        attacked(battle)
            && doctrine.pieces().combat(unit)
            && paths.hosted(draft.view(), battle.side(), hex, battle.party().fled());
    draft.moveTo(unit, hex);
    draft.set(unit, Marks.GUEST, guest ? 1 : 0);
  }

  /** Whether a side was attacked so that those who end with friends are their guests. */
  boolean attacked(Battle battle) {
    return !battle.attacking() && doctrine.customs().guestsCount(battle.plan());
  }
}
