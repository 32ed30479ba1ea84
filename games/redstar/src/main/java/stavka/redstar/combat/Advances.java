package stavka.redstar.combat;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.board.EntryEffect;
import stavka.operational.combat.AdvancePaths;
import stavka.operational.combat.AdvanceUnits;
import stavka.operational.combat.Battle;
import stavka.operational.model.Citations;
import stavka.redstar.model.Limits;
import stavka.redstar.model.Nation;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;

/** Who may advance after a battle, and where to. */
@Rule({"7.15", "7.15.2"})
record Advances(RedStarTheatre theatre, RedStarPieces pieces, Limits.Advance limits) {
  Advances(RedStarTheatre theatre) {
    this(theatre, theatre.pieces(), theatre.charts().limits().advance());
  }

  @Rule({"7.15.1", "7.15.2", "7.15.6", "7.15.7", "7.15.8"})
  AdvanceUnits step(EntryEffect effects, Citations cites) {
    return new AdvanceUnits(
        theatre::board,
        new AdvancePaths(
            theatre.ground().grid(),
            pieces.roster(),
            theatre::board,
            theatre.stacking(),
            (position, battle, from, direction, to) -> theatre.ground().barred(from, direction),
            this::barredLater,
            this::swamp,
            false),
        this::reach,
        effects,
        cites);
  }

  /** How far a unit may go: less for each step the enemy gave, and by its kind. */
  @Rule({"7.15.3", "7.15.4", "7.15.5", "7.15.9", "7.12.2"})
  int reach(Position position, Battle battle, int unit) {
    int lost = battle.party(battle.side().enemy()).lost();
    int length =
        battle.result().destroys() ? limits.longest() : Math.max(0, limits.longest() - lost);
    int kind = kindLimit(position, unit);
    return Math.min(length, kind);
  }

  private int kindLimit(Position position, int unit) {
    boolean zoned = pieces.exertsZone(position, unit);
    if (zoned && pieces.motorised(unit) && pieces.nation(unit) == Nation.GERMAN) {
      return limits.longest();
    }
    if (zoned && pieces.motorised(unit) && pieces.side(unit) == Side.SOVIET) {
      return limits.sovietMotorised();
    }
    return zoned || pieces.weak(position, unit) ? limits.others() : 0;
  }

  /** Beyond the first hex nobody crosses a major river or enters a swamp. */
  @Rule("7.15.7")
  private boolean barredLater(Position position, Battle battle, int from, int direction, int to) {
    return theatre.ground().majorRiver(from, direction) || swamp(position, to);
  }

  private boolean swamp(Position position, int hex) {
    return !theatre.weather(position).freezes() && theatre.map().terrainIs(hex, "swamp");
  }
}
