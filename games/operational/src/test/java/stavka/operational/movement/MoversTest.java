package stavka.operational.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.engine.reason.Detail.unit;
import static stavka.operational.board.ToyTheatre.standing;
import static stavka.operational.board.ToyTheatre.unit;
import static stavka.operational.board.ToyTheatre.units;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Side;
import stavka.operational.model.Marks;

class MoversTest {
  private static final ToyField FIELD = new ToyField();
  private static final MovePhase PHASE =
      new MovePhase("toy", Side.AXIS, "move", "1", List.of())
          .of(unit -> FIELD.roster().get(unit).kind().equals("corps"));

  private static final Movers MOVERS =
      new Movers(
          FIELD,
          Entrances.NONE,
          List.of(
              (position, phase, unit) ->
                  position.has(unit, Marks.MOVED) ? Objection.of("1", "has-moved") : null,
              (position, phase, unit) ->
                  phase.who().test(unit) ? null : Objection.of("2", "not-now", unit(unit))));

  private static String why(Position position, String units) {
    Objection objection = MOVERS.objection(position, PHASE, units(units));
    return objection == null ? "" : objection.code();
  }

  @Test
  void theFirstCheckOfTheBookAnswers() {
    var draft = standing("0101: a-group-1 a-corps-1").edit();
    assertThat(why(draft.view(), "a-group-1")).isEqualTo("not-now");
    draft.set(unit("a-group-1"), Marks.MOVED);
    assertThat(why(draft.view(), "a-group-1")).isEqualTo("has-moved");
    assertThat(why(draft.view(), "a-corps-1")).isEmpty();
  }

  @Test
  void thoseWhoMoveTogetherStandTogetherAndAreNamedOnce() {
    Position position = standing("0101: a-corps-1", "0102: a-corps-2");
    assertThat(why(position, "a-corps-1 a-corps-2")).isEqualTo("not-together");
    assertThat(why(position, "a-corps-1 a-corps-1")).isEqualTo("no-units");
    assertThat(why(position, "")).isEqualTo("no-units");
    assertThat(why(standing("0101: a-corps-1 a-corps-2"), "a-corps-1 a-corps-2")).isEmpty();
  }

  @Test
  void onlyOnesOwnOnTheMapMayBegin() {
    Position position = standing("0101: a-corps-1 a-group-1", "0202: s-corps-1");
    assertThat(MOVERS.mayBegin(position, PHASE, unit("a-corps-1"))).isTrue();
    assertThat(MOVERS.mayBegin(position, PHASE, unit("a-corps-2"))).isFalse();
    assertThat(MOVERS.mayBegin(position, PHASE, unit("a-group-1"))).isFalse();
    assertThat(MOVERS.mayBegin(position, PHASE, unit("s-corps-1"))).isFalse();
  }

  @Test
  void aPhaseDoesNotEndWhileAUnitMustStillMove() {
    Movers pressed =
        new Movers(
            FIELD,
            Entrances.NONE,
            List.of(),
            (position, phase, unit) ->
                position.onMap(unit) && !position.has(unit, Marks.MOVED)
                    ? Objection.of("3", "must-move")
                    : null);
    var draft = standing("0101: a-corps-1").edit();
    assertThat(pressed.ending(draft.view(), PHASE)).isNotNull();
    assertThat(pressed.presses(draft.view(), PHASE, unit("a-corps-1"))).isTrue();
    draft.set(unit("a-corps-1"), Marks.MOVED);
    assertThat(pressed.ending(draft.view(), PHASE)).isNull();
    assertThat(MOVERS.ending(standing("0101: a-corps-1"), PHASE)).isNull();
  }

  @Test
  void whatOnlySoManyMayDoIsJudgedForAllUnitsOfAnOrder() {
    Movers limited =
        new Movers(
            FIELD,
            Entrances.NONE,
            List.of(),
            List.of(
                (position, phase, units) ->
                    units.size() > 1 ? Objection.of("4", "one-at-a-time") : null),
            null);
    Position position = standing("0101: a-corps-1 a-corps-2");
    assertThat(limited.objection(position, PHASE, units("a-corps-1"))).isNull();
    assertThat(limited.mayBegin(position, PHASE, unit("a-corps-2"))).isTrue();
    assertThat(limited.objection(position, PHASE, units("a-corps-1 a-corps-2")))
        .isEqualTo(Objection.of("4", "one-at-a-time"));
  }
}
