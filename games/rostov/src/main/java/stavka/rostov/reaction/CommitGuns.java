package stavka.rostov.reaction;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Citations;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.combat.Guns;
import stavka.rostov.declaration.Declarations;
import stavka.rostov.declaration.Declared;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovTheatre;

/** The defender promises guns to attacked hexes. */
@Rule({"14.21", "14.22"})
public record CommitGuns(RostovTheatre theatre, Side side, Declarations declarations, Guns guns)
    implements ExtraOrder {
  @Override
  public boolean handles(Order order) {
    return order instanceof Commit || order instanceof Withhold;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    Citations cites = theatre.cites();
    if (order instanceof Withhold(int gun)) {
      boolean promised =
          gun >= 0
              && gun < theatre.pieces().count()
              && theatre.pieces().side(gun) == side
              && position.has(gun, RostovMarks.COMMITTED);
      return promised ? null : cites.objection("gun-not-promised");
    }
    Commit commit = (Commit) order;
    int target = commit.target();
    if (target < 0 || target >= theatre.grid().size()) {
      return cites.objection("no-such-hex");
    }
    Declared attack = declarations.at(position, target);
    if (attack == null || !theatre.board(position).holds(side, target)) {
      return cites.objection("attack-none-declared");
    }
    Objection objection = guns.objection(position, side, commit.gun(), attack.targets(), false);
    if (objection != null) {
      return objection;
    }
    if (position.has(commit.gun(), RostovMarks.COMMITTED)) {
      return cites.objection("gun-fired", Detail.unit(commit.gun()));
    }
    Ints together = guns.committed(position, attack.number()).with(commit.gun());
    return guns.tooMany(position, side, together, attack.targets());
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    if (order instanceof Withhold(int gun)) {
      draft.clear(gun, RostovMarks.COMMITTED);
    } else if (order instanceof Commit(int gun, int target)) {
      Declared attack = declarations.at(draft.view(), target);
      draft.set(gun, RostovMarks.COMMITTED, attack == null ? 0 : attack.number());
    }
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    for (int gun = 0; gun < theatre.pieces().count(); gun++) {
      if (!theatre.pieces().artillery(gun)
          || theatre.pieces().side(gun) != side
          || !position.onMap(gun)) {
        continue;
      }
      for (Declared attack : declarations.of(position)) {
        for (int target : attack.targets()) {
          Commit order = new Commit(gun, target);
          if (objection(position, order) == null) {
            action.accept(order);
          }
        }
      }
    }
  }
}
