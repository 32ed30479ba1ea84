package stavka.guderian.combat;

import static stavka.engine.reason.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.supply.GuderianSupply;
import stavka.operational.model.Marks;
import stavka.panzer.combat.PanzerAttackRules;

/** Who may attack, as far as leaders have a say. */
record GuderianAttackRules(GuderianTheatre theatre, GuderianSupply supply)
    implements PanzerAttackRules {
  @Override
  public @Nullable Objection supportObjection(Position position, Side side, int support) {
    return support == 0 ? null : Objection.of("9.0", "no-support");
  }

  @Override
  public int support(Position position, Side side) {
    return 0;
  }

  /** A leader goes along with attackers of his hex; a shown 0-1-6 never attacks. */
  @Override
  @Rule({"10.22", "10.26", "10.36", "12.3"})
  public @Nullable Objection never(Position position, int unit, Ints together) {
    if (!theatre.pieces().isLeader(unit)) {
      return theatre.pieces().canAttack(position, unit)
          ? null
          : Objection.of("12.3", "never-attacks", unit(unit));
    }
    boolean escorted =
        together.any(
            other ->
                theatre.pieces().has(other)
                    && position.place(other) == position.place(unit)
                    && theatre.pieces().canAttack(position, other));
    return escorted ? null : Objection.of("10.22", "leader-alone", unit(unit));
  }

  @Override
  @Rule({"10.35", "6.64"})
  public @Nullable Objection command(Position position, int unit) {
    return theatre.pieces().isLeader(unit) || supply.commanded(position, unit)
        ? null
        : Objection.of("10.35", "attack-no-command", unit(unit));
  }

  /** The leaders who stand with attackers and are free go with them. */
  @Override
  @Rule("10.26")
  public Ints joined(Position position, Ints units) {
    return units.plus(
        theatre
            .pieces()
            .commanders()
            .filter(
                leader ->
                    position.onMap(leader)
                        && !position.has(leader, Marks.ATTACKED)
                        && !position.has(leader, Marks.DISRUPTED)
                        && units.any(unit -> position.place(unit) == position.place(leader))
                        && !units.contains(leader)));
  }
}
