package stavka.panzer.combat;

import java.util.function.IntPredicate;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.operational.combat.Battle;
import stavka.operational.combat.BattleStep;
import stavka.operational.combat.Party;
import stavka.operational.combat.SideResult;
import stavka.operational.model.Books;
import stavka.operational.model.Marks;
import stavka.operational.model.Pieces;

/** A side's part of a result begins: whom it falls on, and who attends them. */
@Books.Kharkov({"9.5", "9.55", "9.58"})
@Books.Guderian({"9.64", "9.66"})
record StruckUnits(boolean attacking, Doctrine doctrine) implements BattleStep {
  @Override
  public Battle proceed(Draft draft, Battle battle) {
    SideResult result = battle.result().of(attacking);
    if (!result.strikes()) {
      return battle.next();
    }
    Party party = attacking ? attackers(draft, battle) : defenders(draft, battle, result);
    return battle.with(party).next();
  }

  /** Attendants of attackers may retreat with them. */
  @Books.Kharkov({"9.12", "9.55", "9.56"})
  private Party attackers(Draft draft, Battle battle) {
    Party party = battle.attacker();
    Ints attending = standing(draft.view(), party.grounds(), doctrine.attendants()::attends);
    return party.struck(party.units(), party.origins(), attending);
  }

  private Party defenders(Draft draft, Battle battle, SideResult result) {
    Pieces pieces = doctrine.pieces();
    Party party = battle.defender();
    Ints hexes = party.grounds();
    if (result.destroyed()) {
      return struck(draft, party, pieces::combat, Ints.EMPTY);
    }
    boolean guestsCount = doctrine.customs().guestsCount(battle.plan());
    if (guestsCount) {
      doomLoneGuests(draft, hexes);
    }
    doctrine.customs().fallWhereAlone(draft, hexes);
    Ints attending = standing(draft.view(), hexes, doctrine.attendants()::attends);
    Party struck = struck(draft, party, unit -> affected(draft, guestsCount, unit), attending);
    return struck.units().isEmpty() ? alone(draft, struck, result) : struck;
  }

  private static Party struck(Draft draft, Party party, IntPredicate test, Ints attending) {
    Position position = draft.view();
    Ints units = standing(position, party.grounds(), test);
    return party.struck(units, Ints.of(units.stream().map(position::place).toArray()), attending);
  }

  /** Those on some hexes who pass a test. */
  static Ints standing(Position position, Ints hexes, IntPredicate test) {
    Ints units = Ints.EMPTY;
    for (int hex : hexes) {
      units = units.plus(position.stack(hex).filter(test));
    }
    return units;
  }

  /** A guest has no say and meets its fate with the hex. */
  @Books.Kharkov({"15.2", "15.25", "9.65"})
  private boolean affected(Draft draft, boolean guestsCount, int unit) {
    return doctrine.pieces().combat(unit)
        && doctrine.customs().touches(draft, unit)
        && !(guestsCount && draft.has(unit, Marks.GUEST));
  }

  /** Guests without a unit for a host fall with the first result on the hex. */
  @Books.Kharkov("9.65")
  private void doomLoneGuests(Draft draft, Ints targets) {
    Pieces pieces = doctrine.pieces();
    for (int hex : targets) {
      Ints stack = draft.view().stack(hex);
      if (!stack.any(unit -> pieces.combat(unit) && !draft.has(unit, Marks.GUEST))) {
        doctrine.casualties().doomGuests(draft, hex);
      }
    }
  }

  /** An attendant alone has no step to lose: it retreats, or is stranded. */
  @Books.Kharkov({"10.14", "9.52"})
  private Party alone(Draft draft, Party party, SideResult result) {
    Ints lone =
        party
            .attendants()
            .filter(
                unit ->
                    !doctrine.casualties().anyCombatUnit(draft, party.side(), draft.place(unit)));
    if (!result.mayRetreat()) {
      lone.each(attendant -> doctrine.attendants().strand(draft, attendant));
    }
    return party.struck(Ints.EMPTY, Ints.EMPTY, result.mayRetreat() ? lone : Ints.EMPTY);
  }
}
