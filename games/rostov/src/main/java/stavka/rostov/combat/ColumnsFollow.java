package stavka.rostov.combat;

import stavka.engine.event.Retreated;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.Battle;
import stavka.operational.combat.BattleStep;
import stavka.operational.combat.Party;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/** Columns of a hex that was left go with the first who got away; dumps and bridges are lost. */
@Rule({"6.82", "16.42"})
record ColumnsFollow(RostovTheatre theatre, Fates fates) implements BattleStep {
  @Override
  public Battle proceed(Draft draft, Battle battle) {
    Side side = battle.defender().side();
    for (int hex : battle.plan().targets()) {
      if (!theatre.board(draft.view()).holds(side, hex)) {
        draft
            .view()
            .stack(hex)
            .filter(unit -> theatre.pieces().side(unit) == side)
            .each(unit -> follow(draft, battle.defender(), unit, hex));
      }
    }
    return battle.next();
  }

  private void follow(Draft draft, Party party, int unit, int hex) {
    RostovPieces pieces = theatre.pieces();
    Position position = draft.view();
    Ints away = party.fled().filter(other -> party.origin(other) == hex && draft.onMap(other));
    boolean goes = pieces.column(unit) && !pieces.dump(position, unit) && !away.isEmpty();
    if (!goes) {
      draft.say(theatre.cites().noted("column-lost", Detail.unit(unit)));
      fates.remove(draft, unit, Box.POOL);
      return;
    }
    Ints path = Ints.of(draft.place(away.first()));
    draft.moveTo(unit, path.first());
    draft.say(new Retreated(unit, hex, path, theatre.cites().rule("retreat-units")));
  }
}
